"""What a client of Plaza has to know beyond the schema of a single request."""

import base64
import hashlib
import json
import math
import re

import requests
import schemathesis
from hypothesis import strategies
from schemathesis.transport.serialization import Binary

DATE = re.compile(r"[0-8]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T")
CURSOR = re.compile(r"[A-Za-z0-9_-]{1,2000}\Z")
MP4_HEAD = b"\0\0\0\x18ftypisom\0\0\2\0isomiso2\0\0\0\x08moov"

# What is uploaded is a video wherever bytes are wanted: no schema can say what makes one, nor that a file is not empty.
schemathesis.openapi.format("binary", strategies.binary(max_size=200).map(MP4_HEAD.__add__))
# Addresses as browsers read them, which the tool does not know: it makes hosts of signs that none has.
schemathesis.openapi.format("http-url", strategies.from_regex(r"\Ahttps://[a-z]{1,20}\.example/[a-z0-9/]{0,40}\Z"))

# A picture of one pixel, for what takes pictures alone.
PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mM4Y2wMAAMBATP6P6i/AAAAAElFTkSuQmCC"
)

# What fields and parameters are called anywhere, which is what columns are called.
NAMES = []

# A field that no body has, and the operations that have been sent it.
UNKNOWN = "added_by_nobody"
tried = set()

# U+FFFF is no character: XML cannot have it, so that one of them would break a feed for everybody.
NONCHARACTER = "\uffff"

# Pictures of people and of the site, which are the same for everybody.
PICTURES = re.compile(r"/(avatar|logo)s?\b")


# Operations whose part `file` is a picture.
UPLOADS_OF_PICTURES = re.compile(r"/(pictures|cover)\b")


@schemathesis.hook
def before_call(_context, case, _kwargs):
    # A key belongs to one request. Generators reuse the simplest key for every request, and would be told so each time.
    # The case's own id goes into it: the same case sent again is the replay that keys are for. A bad key stays bad.
    headers = case.headers or {}
    for name in list(headers):
        key = headers[name]
        if name.lower() == "idempotency-key" and isinstance(key, str) and 0 < len(key) <= 200 and key.isprintable():
            headers[name] = f"{hashlib.sha256(key.encode()).hexdigest()[:12]}-{case.id}"
    # One parameter in the query that the operation does not declare, but something else does: nobody may look at it.
    if case.query is None or isinstance(case.query, dict):
        chosen = int(hashlib.sha256(case.id.encode()).hexdigest(), 16)
        name = NAMES[chosen % len(NAMES)]
        if all(declared.name != name for declared in case.operation.query):
            case.query = {**(case.query or {}), name: ["2026", "", "x"][chosen % 3]}
    # A number that is whole is written like one in an address, whatever type the tool has for it.
    for place in (case.path_parameters, case.query):
        for name, value in (place or {}).items():
            if isinstance(value, float) and value.is_integer():
                place[name] = int(value)
    # A cursor is one that a reply gave, which no schema can say. One of its form is replaced by the beginning; others stay wrong.
    if isinstance(case.query, dict) and CURSOR.match(str(case.query.get("cursor", ""))):
        case.query["cursor"] = "*"
    # A long one beyond ASCII makes a head of more than 16 KiB, which is refused with 431 before there is an operation. It stays wrong.
    if isinstance(case.query, dict) and not str(case.query.get("cursor", "")).isascii():
        case.query["cursor"] = str(case.query["cursor"])[:1000]
    # A link or a suspension ends in the future, which no schema can say. Whatever else is wrong with a body stays wrong.
    for name in ("expires_at", "until"):
        end = case.body.get(name) if isinstance(case.body, dict) else None
        if isinstance(end, str) and DATE.match(end):
            case.body[name] = f"2999-12-31{end[10:]}"
    # Bytes that are a video elsewhere, and the example, are a picture here. Whatever is wrong with a body stays wrong.
    of_picture = UPLOADS_OF_PICTURES.search(case.operation.path)
    for name in ("avatar", "logo", "file") if of_picture else ("avatar", "logo"):
        given = case.body.get(name) if isinstance(case.body, dict) else None
        # The tool's own type for bytes.
        if isinstance(given, Binary) and given.data.startswith(MP4_HEAD):
            given.data = PNG
        begin = given[: len(MP4_HEAD)] if isinstance(given, (bytes, str)) else None
        if given in ("noor.png", "logo.png", "stool.png") or begin in (MP4_HEAD, MP4_HEAD.decode()):
            case.body[name] = PNG
    # A reply is waited for no longer than the tool waits itself.
    if isinstance(case.query, dict) and isinstance(case.query.get("wait"), int) and 1 < case.query["wait"] <= 30:
        case.query["wait"] = 1
    # A price has two decimals, which JSON Schema cannot say so that all its readers agree.
    for name in ("price", "regular_price"):
        price = case.body.get(name) if isinstance(case.body, dict) else None
        if isinstance(price, float) and math.isfinite(price):
            case.body[name] = round(price, 2)


@schemathesis.hook
def before_load_schema(_context, raw_schema):
    # The standard lets a link hold a body of any kind, but parsers that many generators are built on take text alone.
    for operation in (each for item in raw_schema["paths"].values() for each in item.values() if "responses" in each):
        for response in operation["responses"].values():
            for link in response.get("links", {}).values():
                if "x-request-body" in link:
                    link["requestBody"] = link["x-request-body"]
    # The tool writes a maxLength into a pattern where it can, and takes a second to compile [^\x00]{0,65535}, again for
    # nearly every case. In an alternative it does not; what the pattern matches stays the same.
    components = raw_schema["components"]
    NAMES.extend(sorted({name for schema in components["schemas"].values() for name in schema.get("properties", {})}))
    for schema in components["schemas"].values():
        for each in (schema, *schema.get("properties", {}).values()):
            pattern = each.get("pattern", "")
            if each.get("maxLength", 0) > 100 and pattern.startswith("^") and pattern.endswith("$"):
                each["pattern"] = f"^({pattern[1:-1]}|{pattern[1:-1]})$"
    components["examples"]["createVideoRequest"]["value"]["video"] = MP4_HEAD.decode()


def with_unknown(value):
    """The same with a field in each object that no schema has: all bodies are closed, at any depth."""
    if isinstance(value, list):
        return [with_unknown(each) for each in value]
    if isinstance(value, dict):
        return {**{name: with_unknown(each) for name, each in value.items()}, UNKNOWN: 1}
    return value


def with_noncharacters(value):
    """The same with a noncharacter at the end of each text."""
    if isinstance(value, list):
        return [with_noncharacters(each) for each in value]
    if isinstance(value, dict):
        return {name: with_noncharacters(each) for name, each in value.items()}
    return value + NONCHARACTER if isinstance(value, str) else value


@schemathesis.check
def cacheable(_context, response, case):
    """No cache may hand to others what a key was answered, and a cookie to nobody."""
    told = {name.lower(): " ".join(values) for name, values in response.headers.items()}
    is_public = re.search(r"\bpublic\b|s-maxage", told.get("cache-control", "")) is not None
    if is_public and "set-cookie" in told:
        raise AssertionError("A reply that any cache may keep sets a cookie")
    if is_public and "Authorization" in response.request.headers and not PICTURES.search(case.path):
        raise AssertionError("A reply to a key may be kept for everybody")


@schemathesis.check
def unknown_fields(_context, response, case):
    """A body that was taken is refused with a noncharacter, and with a field that is not known, but not for it where the client prefers leniency."""
    sent = response.request
    # The tool also sends the body by methods that the operation has not.
    if sent.method != case.operation.method.upper():
        return
    if response.status_code >= 300 or "json" not in str(sent.headers.get("Content-Type")) or case.operation.label in tried:
        return
    body = json.loads(sent.body)
    if not isinstance(body, dict):
        return
    tried.add(case.operation.label)
    own = {name.lower(): value for name, value in sent.headers.items()}
    headers = {name: value for name, value in own.items() if name not in ("content-length", "idempotency-key", "prefer")}

    def send(changed, **more):
        data = json.dumps(changed)
        return requests.request(sent.method, sent.url, headers={**headers, **more}, data=data, timeout=30)

    def refused(**more):
        reply = send(with_unknown(body), **more)
        # What was asked the first time may have ended the key.
        if reply.status_code in (401, 403):
            return None
        problem = reply.json() if reply.status_code == 400 else {}
        return problem.get("code") == "invalid_param" and UNKNOWN in problem["data"].get("params", {})

    odd = with_noncharacters(body)
    if odd != body and send(odd).status_code < 300:
        raise AssertionError("A text with a noncharacter was taken")
    if refused() is False:
        raise AssertionError("A field that is not known was not refused")
    if refused(prefer="handling=lenient") is True:
        raise AssertionError("A field that is not known was refused, although the client prefers leniency")
