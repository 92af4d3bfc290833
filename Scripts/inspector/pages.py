"""What the tests of the inspector's page put behind it: catalogs, a file of a domain, a journal."""

import json
import os


def document(name):
    """A JSON document beside this file."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), name)
    with open(path, encoding="utf-8") as file:
        return json.load(file)


# A small app: tabs, a sheet, side effects, a conflict, a closed route. What a domain says of it.
QUIZ, AASA = document("quiz.json"), document("aasa.json")

# Names, patterns and URLs of somebody who wants to do harm.
HOSTILE = document("hostile.json")
HOSTILE["routes"].append({"name": "n" * 300, "path": "/" + "long" * 60})
HOSTILE_URLS = HOSTILE.pop("urls") + [
    "evil://a/" + "x" * 3000, "evil://a/" + "%41" * 500, "evil://" + "/" * 300,
    "evil://a/7?" + "a=b&" * 200,
]


def event(number, name, url, outcome):
    """The entries of one event."""
    absent = {"isCold": None, "scene": None, "resumes": None, "door": None, "origin": None,
              "url": None,
              "stage": None, "waitingFor": None, "route": None, "outcome": None, "reason": None}
    common = {**absent, "at": 1_790_000_000 + number, "event": name}
    received = {"kind": "received", "origin": "scheme", "door": "open-url", "isCold": False,
                "scene": "main", "url": url}
    return [
        {**common, "number": number, **received},
        {**common, "number": number + 1, "kind": "stage", "stage": "matched"},
        {**common, "number": number + 2, "kind": "ended", "outcome": outcome, "route": "league"},
    ]


def many(count):
    """A catalog of so many routes."""
    routes = [
        {"name": f"section{index // 10}.r{index}",
         "path": f"/s{index // 500}/p{index // 50}/item{index}/:id",
         "types": {"id": "Int"}}
        for index in range(count)
    ]
    return {"version": 1, "origins": [{"scheme": "big"}],
            "routes": [{"name": "home", "path": "/"}, *routes]}
