"""Reading a course: tracks, exercises, lessons and solutions from a folder."""

from tutor.course.errors import CourseError
from tutor.course.exercise import Exercise
from tutor.course.lesson import Lesson, Page
from tutor.course.loading import Course, Track, load_course, own_course_folder

__all__ = ["Course", "CourseError", "Exercise", "Lesson", "Page", "Track", "load_course", "own_course_folder"]
