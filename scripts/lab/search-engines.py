"""What an engine of its own would find that the search does not: known questions, asked for in ways in which people ask.

Each question of a sample is looked for by words of its own title: as they are, in another number, with a letter wrong, by the middle of a
word, and by a word from its title with one from its text. Counted is how often it is among the first ten results, and how long that takes.

    python3 -m pip install tantivy
    python3 scripts/lab/search-engines.py <base URL> <questions as JSON lines of id, title and body> [queries of each kind]

`psql -c "COPY (SELECT row_to_json(q) FROM (SELECT id, title, body FROM questions) q) TO STDOUT"` writes such a file, but for its doubled
backslashes.
"""

import json
import random
import re
import sqlite3
import sys
import time
import urllib.parse
import urllib.request

try:
    import tantivy
except ImportError:
    sys.exit("This needs tantivy, which is not installed: python3 -m pip install tantivy")

if len(sys.argv) < 3:
    sys.exit(__doc__)
base, path = sys.argv[1:3]
wanted = int(sys.argv[3]) if len(sys.argv) > 3 else 100
with open(path, encoding="utf-8") as lines:
    questions = [json.loads(line.replace("\\\\", "\\")) for line in lines]


def words(text):
    return re.findall(r"[a-z]{5,}", text.lower())


def exchanged(word):
    """A word with two letters in its middle exchanged."""
    at = len(word) // 2
    return word[: at - 1] + word[at] + word[at - 1] + word[at + 1 :]


number = {True: lambda word: word[:-1], False: lambda word: word + "s"}
kinds = {
    "words of the title": lambda title, body: title,
    "in another number": lambda title, body: [number[word.endswith("s")](word) for word in title],
    "a letter wrong": lambda title, body: [exchanged(title[0]), title[1]],
    "the middle of a word": lambda title, body: [title[0][1:], title[1]],
    "title and text": lambda title, body: [title[0], body[0]],
}


def plaza(terms):
    query = urllib.parse.urlencode({"q": " ".join(terms), "types": "question", "per_page": 10})
    with urllib.request.urlopen(f"{base}/search?{query}") as reply:
        return [each["id"] for each in json.load(reply)["results"]]


def with_tantivy(fuzzy):
    schema = tantivy.SchemaBuilder()
    schema.add_integer_field("id", stored=True)
    schema.add_text_field("title", tokenizer_name="en_stem")
    schema.add_text_field("body", tokenizer_name="en_stem")
    index = tantivy.Index(schema.build())
    writer = index.writer(200_000_000)
    for each in questions:
        writer.add_document(tantivy.Document(id=each["id"], title=each["title"], body=each["body"]))
    writer.commit()
    index.reload()
    searcher = index.searcher()
    how = {"fuzzy_fields": {"title": (True, 1, True), "body": (True, 1, True)}} if fuzzy else {}

    def ask(terms):
        query = index.parse_query(
            " ".join(terms), ["title", "body"], field_boosts={"title": 4.0}, conjunction_by_default=True, **how
        )
        return [searcher.doc(at)["id"][0] for _, at in searcher.search(query, 10).hits]

    return ask


def with_fts5(tokenizer):
    database = sqlite3.connect(":memory:")
    database.execute(f"CREATE VIRTUAL TABLE texts USING fts5(title, body, tokenize='{tokenizer}')")
    database.executemany(
        "INSERT INTO texts (rowid, title, body) VALUES (?, ?, ?)", [(q["id"], q["title"], q["body"]) for q in questions]
    )

    def ask(terms):
        match = " ".join(f'"{term}"' if tokenizer == "trigram" else f'"{term}"*' for term in terms)
        found = "SELECT rowid FROM texts WHERE texts MATCH ? ORDER BY bm25(texts, 4, 1) LIMIT 10"
        return [row for (row,) in database.execute(found, (match,))]

    return ask


engines = {
    "Plaza": plaza,
    "Tantivy": with_tantivy(fuzzy=False),
    "Tantivy, fuzzy": with_tantivy(fuzzy=True),
    "FTS5, porter": with_fts5("porter unicode61"),
    "FTS5, trigram": with_fts5("trigram"),
}
chance = random.Random(29)
print(f"{len(questions)} questions; found among the first ten, of {wanted}, and milliseconds of the slowest twentieth")
print("".join(f"{name:>20}" for name in ["", *engines]))
for kind, made in kinds.items():
    asked = []
    for each in chance.sample(questions, len(questions)):
        title, body = words(each["title"]), words(each["body"])
        if len(title) > 1 and body:
            rarest = sorted(set(title), key=len)[-2:]
            asked.append((each["id"], made(rarest, body)))
        if len(asked) == wanted:
            break
    cells = []
    for ask in engines.values():
        hits, times = 0, []
        for number_of, terms in asked:
            began = time.perf_counter()
            hits += number_of in ask(terms)
            times.append((time.perf_counter() - began) * 1000)
        cells.append(f"{hits} in {sorted(times)[int(len(times) * 0.95)]:.1f} ms")
    print(f"{kind:>20}" + "".join(f"{cell:>20}" for cell in cells), flush=True)
