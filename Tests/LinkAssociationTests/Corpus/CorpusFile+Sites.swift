extension CorpusFile {
  /// Whole files of sites with several sections, apps and services, written from the specification.
  static let sites: [CorpusFile] = [
    CorpusFile(
      "newspaper with sections, editions and a paywall",
      """
      {
        "applinks": {
          "apps": [],
          "details": [
            {
              "appIDs": ["~"],
              "components": [
                {"/": "/subscribe/*", "exclude": true, "comment": "Paid on the web."},
                {"/": "*/print", "exclude": true},
                {"/": "/$(edition)/$(digit)$(digit)$(digit)$(digit)/$(digit)$(digit)/?*"},
                {"/": "/$(edition)/live/?*"}
              ]
            }
          ],
          "substitutionVariables": {"edition": ["uk", "us", "international"]}
        },
        "webcredentials": {"apps": ["~"]}
      }
      """,
      findings: [],
      urls: [
        ("/us/2026/09/an-article", "match"), ("/us/2026/9/an-article", "none"),
        ("/us/2026/09/an-article/print", "exclude"), ("/subscribe", "exclude"),
        ("/fr/live/1", "none"), ("/international/live/1?page=2#p", "match"),
      ]
    ),
    CorpusFile(
      "marketplace for buyers and sellers",
      """
      {"applinks": {"details": [
        {"appIDs": ["ABCDE12345.com.example.seller"], "components": [{"/": "/sell/*"}]},
        {"appIDs": ["~", "ABCDE12345.com.example.beta"], "components": [
          {"/": "/sell/*", "exclude": true},
          {"/": "/item/$(digit)*"},
          {"/": "/search", "?": {"q": "?*", "page": "*"}}]}]}}
      """,
      findings: ["absentItem"],
      urls: [
        ("/sell/1", "exclude"), ("/item/42", "match"), ("/item/4x", "match"), ("/item/x", "none"),
        ("/search?q=chair", "match"), ("/search?page=2", "none"), ("/search?q=a&q=", "none"),
      ]
    ),
    CorpusFile(
      "bank with an old and a new form for old systems",
      """
      {"applinks": {"apps": [], "details": [
        {"appID": "~", "paths": ["NOT /pay/status", "/pay/*", "/card/????"]}]},
       "webcredentials": {"apps": ["~"]}}
      """,
      findings: [],
      urls: [
        ("/pay/status", "exclude"), ("/pay/status/x", "match"), ("/card/1234", "match"),
        ("/card/123", "none"), ("/pay?amount=1", "match"),
      ]
    ),
    CorpusFile(
      "video site with short links, embeds and times",
      ##"""
      {"applinks": {"details": [{"appIDs": ["~"], "components": [
        {"/": "/embed/*", "exclude": true},
        {"#": "web", "exclude": true},
        {"/": "/watch", "?": {"v": "?*"}},
        {"/": "/live/?*"},
        {"/": "/@?*"}]}]},
       "activitycontinuation": {"apps": ["~"]}}
      """##,
      findings: [],
      urls: [
        ("/watch?v=1&t=30s", "match"), ("/watch?t=30s", "none"), ("/watch?v=1#web", "exclude"),
        ("/@channel/videos", "match"), ("/@", "none"), ("/embed", "exclude"),
      ]
    ),
    CorpusFile(
      "travel in many languages, without regard to case",
      """
      {"applinks": {
        "defaults": {"caseSensitive": false},
        "details": [{"appIDs": ["~"], "components": [
          {"/": "/$(lang)/hotel/?*"}, {"/": "/$(lang)-$(region)/hotel/?*"},
          {"/": "/$(lang)/booking/$(xdigit)$(xdigit)$(xdigit)$(xdigit)"}]}]}}
      """,
      findings: [],
      urls: [
        ("/de/Hotel/1", "match"), ("/DE-at/hotel/1", "match"), ("/xx/hotel/1", "none"),
        ("/de/booking/00FF", "match"), ("/de/booking/00FG", "none"),
      ]
    ),
    CorpusFile(
      "music with defaults of an entry",
      """
      {"applinks": {"details": [
        {"appIDs": ["~"], "defaults": {"percentEncoded": false}, "components": [
          {"/": "/künstler/*"}, {"/": "/album/a b"}]}]}}
      """,
      findings: [],
      urls: [
        ("/k%C3%BCnstler/1", "match"), ("/k%c3%bcnstler", "match"), ("/album/a%20b", "match"),
        ("/album/a+b", "none"),
      ]
    ),
    CorpusFile(
      "shop whose sale takes everything from the rest",
      """
      {"applinks": {"details": [{"appIDs": ["~"], "components": [
        {"/": "/*", "?": {"sale": "*"}, "comment": "Campaign of autumn"},
        {"/": "/cart", "exclude": true}, {"/": "/p/?*"}]}]}}
      """,
      findings: ["absentItem", "lateExclusion", "matchesEverything", "unreachableRule"],
      urls: [("/cart", "match"), ("/p/1", "match"), ("/x?sale=1", "match")]
    ),
    CorpusFile(
      "shop with its query in the path",
      """
      {"applinks": {"details": [{"appIDs": ["~"], "components": [
        {"/": "/p/*?ref=*"}, {"/": "/p/#reviews"}, {"/": "/q", "?": "id=????"}]}]}}
      """,
      findings: ["wrongComponent", "wholeQuery"],
      urls: [
        ("/p/1?ref=a", "none"), ("/p/#reviews", "none"), ("/q?id=1234", "match"),
        ("/q?id=1234&utm_source=x", "none"),
      ]
    ),
    CorpusFile(
      "club whose beta replaced the app",
      """
      {"applinks": {"details": [
        {"appIDs": ["~"], "components": [{"/": "/join/*"}]},
        {"appIDs": ["ABCDE12345.com.example.beta", "~"], "components": [{"/": "/join/vip"}]}]}}
      """,
      findings: ["repeatedIdentifier", "unreachableRule"],
      urls: [("/join/vip", "match"), ("/join", "match")]
    ),
    CorpusFile(
      "clip, passwords and continuation without links",
      """
      {"appclips": {"apps": ["ABCDE12345.com.example.app.Clip"]},
       "webcredentials": {"apps": ["~", "com.example.other"]},
       "activitycontinuation": {"apps": ["~"], "details": []}}
      """,
      findings: ["identifier", "misplacedKey"],
      urls: [("/", "none")]
    ),
    CorpusFile(
      "library with the rules of another platform",
      """
      {"applinks": {"details": [{"appIDs": ["~"], "components": [
        {"path": "/book/*"}, {"pathPrefix": "/loan"}, {"/": "/book/?*", "excluded": true}]}]}}
      """,
      findings: ["matchesEverything", "unknownKey", "sameRule", "unreachableRule"],
      urls: [("/book/1", "match"), ("/anything", "match")]
    ),
    CorpusFile(
      "cinema with variables that do not fit",
      """
      {"applinks": {
        "substitutionVariables": {"city": ["berlin", "$(town)"], "day": [""], "lang": ["de"]},
        "details": [{"appIDs": ["~"], "components": [
          {"/": "/$(city)/film/?*"}, {"/": "/$(cty)/film/?*"}, {"/": "/x$(day)/?*"}]}]}}
      """,
      findings: ["emptyVariable", "nestedVariable", "shadowedVariable", "undefinedVariable"],
      urls: [("/berlin/film/1", "match"), ("/town/film/1", "none"), ("/x/1", "match")]
    ),
  ]
}
