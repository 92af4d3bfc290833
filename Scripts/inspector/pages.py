"""What the tests of the inspector's page put behind it: catalogs, an association file, a journal."""

PLACES = {
    "leagues": {"tab": "leagues"}, "activity": {"tab": "activity"},
    "sheet": {"parent": "/leagues/:league", "style": "sheet"},
}

# A small app: tabs, a sheet, side effects, a conflict, a route that is closed.
QUIZ = {
    "version": 1,
    "origins": [{"scheme": "quiz"}, {"domain": "quiz.example"}],
    "routes": [
        {"name": "leagues", "path": "/leagues", "placement": PLACES["leagues"]},
        {"name": "activity", "path": "/activity", "placement": PLACES["activity"]},
        {"name": "league", "path": "/leagues/:league", "types": {"league": "Int"}, "summary": "A league and its ranking."},
        {"name": "question", "path": "/leagues/:league/questions/:question",
         "types": {"league": "Int", "question": "Int"}},
        {"name": "invitation", "path": "/leagues/:league/invitation", "types": {"league": "Int"},
         "placement": PLACES["sheet"]},
        {"name": "join", "path": "/leagues/:league/join", "types": {"league": "Int"}, "effect": "mutate",
         "placement": {"noScreen": True}},
        {"name": "search", "path": "/search", "query": [{"name": "q", "required": True}, {"name": "page", "type": "Int"}]},
        {"name": "twin", "path": "/t/:one"},
        {"name": "other", "path": "/t/:another"},
        {"name": "admin", "path": "/admin", "exposure": []},
    ],
}

# What a domain says of it.
AASA = {
    "applinks": {
        "details": [
            {"appIDs": ["ABCDE12345.example.quiz"],
             "components": [{"/": "/leagues/*/join", "exclude": True}, {"/": "/leagues/*"}, {"/": "/shop/*"}]},
        ],
    },
}

# Names and patterns of somebody who wants to do harm.
HOSTILE = {
    "version": 1,
    "origins": [{"scheme": "evil"}],
    "routes": [
        {"name": "<script>window.hacked=1</script>", "path": "/a/:id"},
        {"name": "\"onfocus=\"window.hacked=1\" autofocus=\"", "path": "/b/:id", "summary": "<img src=x onerror=window.hacked=1>"},
        {"name": "\u202egnirts\u2066\u200b", "path": "/c/:id", "summary": "\u202ereversed"},
        {"name": "</style><style>*{display:none}", "path": "/d"},
        {"name": "__proto__", "path": "/__proto__/constructor"},
        {"name": "javascript:window.hacked=1", "path": "/e", "examples": ["evil://e?x=<svg/onload=window.hacked=1>"]},
        {"name": "n" * 300, "path": "/" + "long" * 60},
        {"name": "{{7*7}}${7*7}", "path": "/f"},
        {"name": "\u0000\n\r\u2028", "path": "/g"},
    ],
}

# URLs of the same person.
HOSTILE_URLS = [
    "evil://a/<script>window.hacked=1</script>", "evil://a/%3Cscript%3Ewindow.hacked=1%3C/script%3E",
    "javascript:window.hacked=1", "data:text/html,<script>window.hacked=1</script>", "evil://a/\u202e7",
    "evil://a/%E2%80%AE7", "evil://a/\"><img src=x onerror=window.hacked=1>", "evil://a/%00", "evil://a/%FF",
    "evil://a/" + "x" * 3000, "evil://a/" + "%41" * 500, "evil://" + "/" * 300, "evil://a/7?" + "a=b&" * 200,
    "evil://a/7#<img>", "https://evil@good.example/", "\u0000", "%", "evil:\u2028//a", "evil://a/../b", "EVIL://A/1",
    "evil://a/\U0001F469\u200d\U0001F680", "__proto__", "evil://__proto__/constructor",
]


def event(number, name, url, outcome):
    """The entries of one event."""
    absent = {"isCold": None, "scene": None, "resumes": None, "door": None, "origin": None, "url": None,
              "stage": None, "waitingFor": None, "route": None, "outcome": None, "reason": None}
    common = {**absent, "at": 1_790_000_000 + number, "event": name}
    received = {"kind": "received", "origin": "scheme", "door": "open-url", "isCold": False, "scene": "main", "url": url}
    return [
        {**common, "number": number, **received},
        {**common, "number": number + 1, "kind": "stage", "stage": "matched"},
        {**common, "number": number + 2, "kind": "ended", "outcome": outcome, "route": "league"},
    ]


def many(count):
    """A catalog of so many routes."""
    routes = [
        {"name": f"section{index // 10}.r{index}", "path": f"/s{index // 500}/p{index // 50}/item{index}/:id",
         "types": {"id": "Int"}}
        for index in range(count)
    ]
    return {"version": 1, "origins": [{"scheme": "big"}], "routes": [{"name": "home", "path": "/"}, *routes]}
