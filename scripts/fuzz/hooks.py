"""What a client of Plaza has to know beyond the schema of a single request."""

import hashlib

import schemathesis


@schemathesis.hook
def before_call(_context, case, _kwargs):
    # A key belongs to one request. Generators reuse the simplest key for every request, and would be told so each time.
    # The case's own id goes into it: the same case sent again is the replay that keys are for. A bad key stays bad.
    headers = case.headers or {}
    for name in list(headers):
        key = headers[name]
        if name.lower() == "idempotency-key" and isinstance(key, str) and 0 < len(key) <= 200 and key.isprintable():
            headers[name] = f"{hashlib.sha256(key.encode()).hexdigest()[:12]}-{case.id}"


@schemathesis.hook
def before_load_schema(_context, raw_schema):
    # The tool writes a maxLength into a pattern where it can, and takes a second to compile [^\x00]{0,65535}, again for
    # nearly every case. In an alternative it does not; what the pattern matches stays the same.
    for schema in raw_schema["components"]["schemas"].values():
        for each in (schema, *schema.get("properties", {}).values()):
            pattern = each.get("pattern", "")
            if each.get("maxLength", 0) > 100 and pattern.startswith("^") and pattern.endswith("$"):
                each["pattern"] = f"^({pattern[1:-1]}|{pattern[1:-1]})$"
