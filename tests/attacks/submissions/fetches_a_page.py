# verdict: error: URLError
# The library has a client for the web.
import urllib.request

WORLD = {}


def double(values):
    with urllib.request.urlopen(f"http://127.0.0.1:{WORLD['port']}/", timeout=0.3) as page:
        return list(page.read())
