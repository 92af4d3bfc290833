extension CorpusFile {
  /// Files that say what they mean, written from the specification.
  static let good: [CorpusFile] = [
    CorpusFile(
      "shop",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/cart/*","exclude":true},{"/":"/products/*"},{"/":"/p/*"}]}]}}"#,
      findings: [],
      urls: [
        ("/products/1", "match"), ("/cart", "exclude"), ("/cart/x", "exclude"), ("/", "none"),
        ("/p", "match"),
      ]
    ),
    CorpusFile(
      "news with sections",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/*/amp/*","exclude":true},{"/":"/news/*"},{"/":"/sport/*"}]}]}}"#,
      findings: [],
      urls: [("/news/amp/1", "exclude"), ("/news/1", "match"), ("/weather", "none")]
    ),
    CorpusFile(
      "bank that takes little",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/app/pay","?":{"id":"?*"}},{"/":"/app/card/activate"}]}]}}"#,
      findings: [],
      urls: [("/app/pay?id=1", "match"), ("/app/pay", "none"), ("/app/card/activate/", "match")]
    ),
    CorpusFile(
      "video by id",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/watch","?":{"v":"???????????"}},{"/":"/shorts/?*"}]}]}}"#,
      findings: [],
      urls: [
        ("/watch?v=dQw4w9WgXcQ", "match"), ("/watch?v=short", "none"), ("/shorts", "none"),
        ("/shorts/a", "match"),
      ]
    ),
    CorpusFile(
      "languages and regions",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/$(lang)-$(region)/help/*"}]}]}}"#,
      findings: [],
      urls: [("/en-GB/help/1", "match"), ("/en-UK/help", "none"), ("/xx-GB/help", "none")]
    ),
    CorpusFile(
      "own variable",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/$(city)/events/*"}]}],"substitutionVariables":{"city":["berlin","paris","rome"]}}}"#,
      findings: [],
      urls: [("/rome/events", "match"), ("/oslo/events", "none")]
    ),
    CorpusFile(
      "whole site but some",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/api/*","exclude":true},{"/":"/static/*","exclude":true},{"/":"*"}]}]}}"#,
      findings: ["matchesEverything"],
      urls: [
        ("/", "match"), ("/api/v1", "exclude"), ("/static", "exclude"), ("/anything?x#y", "match"),
      ]
    ),
    CorpusFile(
      "fragment switch",
      ##"{"applinks":{"details":[{"appIDs":["~"],"components":[{"#":"no_app","exclude":true},{"/":"/a/*"}]}]}}"##,
      findings: [],
      urls: [("/a/1#no_app", "exclude"), ("/a/1", "match")]
    ),
    CorpusFile(
      "travel with query",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/hotel","?":{"id":"$(digit)?*","ref":"*"}}]}]}}"#,
      findings: ["absentItem"],
      urls: [("/hotel?id=12", "match"), ("/hotel?id=x2", "none"), ("/hotel?id=12&ref=a", "match")]
    ),
    CorpusFile(
      "case-blind",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/Invite/*","caseSensitive":false}]}]}}"#,
      findings: [],
      urls: [("/INVITE/1", "match"), ("/invite", "match")]
    ),
    CorpusFile(
      "defaults for case",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/Promo/*"},{"/":"/Strict","caseSensitive":true}]}],"defaults":{"caseSensitive":false}}}"#,
      findings: [],
      urls: [("/promo/x", "match"), ("/strict", "none")]
    ),
    CorpusFile(
      "decoded titles",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/wiki/Café","percentEncoded":false}]}]}}"#,
      findings: [],
      urls: [("/wiki/Caf%C3%A9", "match"), ("/wiki/Caf%c3%a9", "match"), ("/wiki/Cafe", "none")]
    ),
    CorpusFile(
      "legacy",
      #"{"applinks":{"apps":[],"details":[{"appID":"~","paths":["NOT /about/*","/","/item/*"]}]}}"#,
      findings: [],
      urls: [("/item/1", "match"), ("/about/us", "exclude"), ("/", "match"), ("/x", "none")]
    ),
    CorpusFile(
      "legacy everything",
      #"{"applinks":{"apps":[],"details":[{"appID":"~","paths":["*"]}]}}"#,
      findings: ["matchesEverything"],
      urls: [("/x", "match")]
    ),
    CorpusFile(
      "two apps",
      #"{"applinks":{"details":[{"appIDs":["~","ABCDE12345.com.example.lite"],"components":[{"/":"/a/*"}]},{"appIDs":["ABCDE12345.com.example.pro"],"components":[{"/":"/pro/*"}]}]}}"#,
      findings: [],
      urls: [("/a/1", "match"), ("/pro/1", "none")]
    ),
    CorpusFile(
      "services only",
      #"{"webcredentials":{"apps":["~"]},"appclips":{"apps":["ABCDE12345.com.example.app.Clip"]}}"#,
      findings: [],
      urls: [("/", "none")]
    ),
    CorpusFile(
      "all services",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/a"}]}]},"webcredentials":{"apps":["~"]},"activitycontinuation":{"apps":["~"]}}"#,
      findings: [],
      urls: [("/a", "match")]
    ),
    CorpusFile(
      "empty file",
      #"{}"#,
      findings: ["saysNothing"],
      urls: [("/", "none")]
    ),
    CorpusFile(
      "one page",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/join"}]}]}}"#,
      findings: [],
      urls: [("/join", "match"), ("/join/", "match"), ("/join/x", "none")]
    ),
    CorpusFile(
      "root only",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/"}]}]}}"#,
      findings: [],
      urls: [("", "match"), ("/", "match"), ("/x", "none")]
    ),
    CorpusFile(
      "coupon",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"?":{"coupon":"1???"},"exclude":true},{"?":{"coupon":"????"}}]}]}}"#,
      findings: [],
      urls: [("/?coupon=1234", "exclude"), ("/?coupon=2234", "match"), ("/", "none")]
    ),
    CorpusFile(
      "dates",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/$(digit)$(digit)$(digit)$(digit)/$(digit)$(digit)/*"}]}]}}"#,
      findings: [],
      urls: [("/2026/09/x", "match"), ("/2026/9/x", "none")]
    ),
    CorpusFile(
      "hex ids",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/o/$(xdigit)$(xdigit)$(xdigit)$(xdigit)"}]}]}}"#,
      findings: [],
      urls: [("/o/beef", "match"), ("/o/bee", "none"), ("/o/beez", "none")]
    ),
    CorpusFile(
      "comments",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/a/*","comment":"Matches what begins with /a/."}]}]}}"#,
      findings: [],
      urls: [("/a", "match")]
    ),
    CorpusFile(
      "oauth left out",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/oauth/*","exclude":true},{"/":"/login/callback","exclude":true},{"/":"/u/*"}]}]}}"#,
      findings: [],
      urls: [("/oauth/x", "exclude"), ("/u/me", "match")]
    ),
    CorpusFile(
      "mail links",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/ls/click","?":{"upn":"?*"}}]}]}}"#,
      findings: [],
      urls: [("/ls/click?upn=abc&x=1", "match"), ("/ls/click", "none")]
    ),
    CorpusFile(
      "team prefix",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/g/???/join/?*"}]}]}}"#,
      findings: [],
      urls: [("/g/abc/join/1", "match"), ("/g/ab/join/1", "none")]
    ),
    CorpusFile(
      "escaped path",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/caf%C3%A9/*"}]}]}}"#,
      findings: [],
      urls: [("/café", "match"), ("/caf%C3%A9/x", "match"), ("/caf%c3%a9/x", "none")]
    ),
    CorpusFile(
      "several wildcards",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/*/product/*/reviews"}]}]}}"#,
      findings: [],
      urls: [("/de/product/1/reviews", "match"), ("/product/1/reviews", "none")]
    ),
    CorpusFile(
      "everything below but not it",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/music/?*"}]}]}}"#,
      findings: [],
      urls: [("/music", "none"), ("/music/", "none"), ("/music/a", "match")]
    ),
    CorpusFile(
      "podcast",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/show/*","?":{"autoplay":"true"}},{"/":"/show/*/embed","exclude":true},{"/":"/show/*"}]}]}}"#,
      findings: ["lateExclusion"],
      urls: [
        ("/show/1/embed", "exclude"), ("/show/1", "match"),
        ("/show/1/embed?autoplay=true", "match"),
      ]
    ),
  ]
}
