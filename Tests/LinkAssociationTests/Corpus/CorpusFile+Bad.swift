extension CorpusFile {
  /// Files with mistakes that people make, written from the specification.
  static let bad: [CorpusFile] = [
    CorpusFile(
      "trailing comma",
      #"{"applinks":{"details":[],}}"#,
      findings: ["invalidJSON"],
      urls: []
    ),
    CorpusFile(
      "comment",
      "// x\n{}",
      findings: ["invalidJSON"],
      urls: []
    ),
    CorpusFile(
      "single quotes",
      #"{'applinks':{}}"#,
      findings: ["invalidJSON"],
      urls: []
    ),
    CorpusFile(
      "two documents",
      #"{}{}"#,
      findings: ["invalidJSON"],
      urls: []
    ),
    CorpusFile(
      "web page",
      #"<!doctype html><title>Sign in</title>"#,
      findings: ["webPage", "invalidJSON"],
      urls: []
    ),
    CorpusFile(
      "not found",
      #"Not Found"#,
      findings: ["invalidJSON"],
      urls: []
    ),
    CorpusFile(
      "array",
      #"[]"#,
      findings: ["wrongType"],
      urls: [("/", "none")]
    ),
    CorpusFile(
      "string",
      #""x""#,
      findings: ["wrongType"],
      urls: [("/", "none")]
    ),
    CorpusFile(
      "wrong key",
      #"{"appLinks":{"details":[]}}"#,
      findings: ["unknownKey"],
      urls: [("/", "none")]
    ),
    CorpusFile(
      "no details",
      #"{"applinks":{"apps":[]}}"#,
      findings: ["noDetails"],
      urls: [("/", "none")]
    ),
    CorpusFile(
      "details of the wrong type",
      #"{"applinks":{"details":"x"}}"#,
      findings: ["wrongType"],
      urls: [("/", "none")]
    ),
    CorpusFile(
      "empty details",
      #"{"applinks":{"details":[]}}"#,
      findings: ["emptyDetails"],
      urls: [("/", "none")]
    ),
    CorpusFile(
      "object details",
      #"{"applinks":{"apps":[],"details":{"~":{"paths":["/a"]}}}}"#,
      findings: ["dictionaryDetails"],
      urls: [("/a", "match")]
    ),
    CorpusFile(
      "apps with entries",
      #"{"applinks":{"apps":["~"],"details":[{"appIDs":["~"],"components":[{"/":"/a"}]}]}}"#,
      findings: ["apps"],
      urls: [("/a", "match")]
    ),
    CorpusFile(
      "bundle without prefix",
      #"{"applinks":{"details":[{"appIDs":["com.example.app"],"components":[{"/":"/a"}]}]}}"#,
      findings: ["identifier"],
      urls: [("/a", "none")]
    ),
    CorpusFile(
      "lower-case key",
      #"{"applinks":{"details":[{"appids":["~"],"components":[{"/":"/a"}]}]}}"#,
      findings: ["noIdentifier", "unknownKey"],
      urls: [("/a", "none")]
    ),
    CorpusFile(
      "old key with new rules",
      #"{"applinks":{"details":[{"appID":"~","components":[{"/":"/a"}]}]}}"#,
      findings: ["bothRuleForms"],
      urls: [("/a", "match")]
    ),
    CorpusFile(
      "both rule forms",
      #"{"applinks":{"details":[{"appIDs":["~"],"paths":["/b"],"components":[{"/":"/a"}]}]}}"#,
      findings: ["bothRuleForms"],
      urls: [("/a", "match"), ("/b", "none")]
    ),
    CorpusFile(
      "both identifiers",
      #"{"applinks":{"details":[{"appIDs":["~"],"appID":"ABCDE12345.x","components":[{"/":"/a"}]}]}}"#,
      findings: ["bothIdentifiers"],
      urls: [("/a", "match")]
    ),
    CorpusFile(
      "misspelt exclusion",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/admin/*","exlude":true}]}]}}"#,
      findings: ["unknownKey"],
      urls: [("/admin/x", "match")]
    ),
    CorpusFile(
      "exclusion as text",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/admin/*","exclude":"true"}]}]}}"#,
      findings: ["wrongType"],
      urls: [("/admin/x", "match")]
    ),
    CorpusFile(
      "exclusion too late",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/*"},{"/":"/admin/*","exclude":true}]}]}}"#,
      findings: ["matchesEverything", "lateExclusion"],
      urls: [("/admin/x", "match")]
    ),
    CorpusFile(
      "exclusion partly too late",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/shop/*"},{"/":"*/private","exclude":true}]}]}}"#,
      findings: ["lateExclusion"],
      urls: [("/shop/private", "match"), ("/x/private", "exclude")]
    ),
    CorpusFile(
      "rule twice",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/a/*"},{"/":"/a/*"}]}]}}"#,
      findings: ["sameRule"],
      urls: [("/a/1", "match")]
    ),
    CorpusFile(
      "rule never reached",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/a/*"},{"/":"/a/b/*"}]}]}}"#,
      findings: ["unreachableRule"],
      urls: [("/a/b", "match")]
    ),
    CorpusFile(
      "NOT in components",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"NOT /a/*"},{"/":"/b"}]}]}}"#,
      findings: ["notPrefix"],
      urls: [("/a/1", "none"), ("/b", "match")]
    ),
    CorpusFile(
      "query in path",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/search?q=*"}]}]}}"#,
      findings: ["wrongComponent"],
      urls: [("/search?q=1", "none")]
    ),
    CorpusFile(
      "fragment in path",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/a#b"}]}]}}"#,
      findings: ["wrongComponent"],
      urls: [("/a#b", "none")]
    ),
    CorpusFile(
      "whole query",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/a","?":"id=*"}]}]}}"#,
      findings: [],
      urls: [("/a?id=1", "match"), ("/a?id=1&utm=2", "match"), ("/a?utm=2&id=1", "none")]
    ),
    CorpusFile(
      "query value of a number",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/a","?":{"id":1}}]}]}}"#,
      findings: ["queryValue"],
      urls: [("/a", "match"), ("/a?id=2", "match")]
    ),
    CorpusFile(
      "query that does not ask",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/a","?":{"id":"*"}}]}]}}"#,
      findings: ["absentItem"],
      urls: [("/a", "match")]
    ),
    CorpusFile(
      "unknown variable",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/$(country)/a"}]}]}}"#,
      findings: ["undefinedVariable"],
      urls: [("/de/a", "none")]
    ),
    CorpusFile(
      "variable without end",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/$(lang/a"}]}]}}"#,
      findings: ["unterminatedVariable"],
      urls: [("/en/a", "none")]
    ),
    CorpusFile(
      "variable of variables",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/$(v)"}]}],"substitutionVariables":{"v":["$(lang)","x"]}}}"#,
      findings: ["nestedVariable"],
      urls: [("/x", "match"), ("/en", "none")]
    ),
    CorpusFile(
      "empty variable",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/$(v)"}]}],"substitutionVariables":{"v":[]}}}"#,
      findings: ["emptyVariable", "nothingOffered"],
      urls: [("/", "none")]
    ),
    CorpusFile(
      "built-in name",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/$(digit)"}]}],"substitutionVariables":{"digit":["x"]}}}"#,
      findings: ["shadowedVariable"],
      urls: [("/1", "none"), ("/x", "match")]
    ),
    CorpusFile(
      "prefix of siblings",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/pro*"}]}]}}"#,
      findings: ["siblingPrefix"],
      urls: [("/profile", "match"), ("/pro", "match")]
    ),
    CorpusFile(
      "raw umlaut",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/müller"}]}]}}"#,
      findings: ["encoding", "nothingOffered"],
      urls: [("/m%C3%BCller", "none")]
    ),
    CorpusFile(
      "lower-case escapes",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/m%c3%bcller"}]}]}}"#,
      findings: ["encoding"],
      urls: [("/m%C3%BCller", "none")]
    ),
    CorpusFile(
      "escape in decoded rule",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/a%20b","percentEncoded":false}]}]}}"#,
      findings: ["encoding"],
      urls: [("/a%20b", "none")]
    ),
    CorpusFile(
      "decoded exclusion",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/a/*","exclude":true,"percentEncoded":false},{"/":"/b"}]}]}}"#,
      findings: ["decodedGuard"],
      urls: [("/a%2Fx", "exclude")]
    ),
    CorpusFile(
      "path in defaults",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{}]}],"defaults":{"/":"/a/*"}}}"#,
      findings: ["patternInDefaults"],
      urls: [("/a/1", "match"), ("/b", "none")]
    ),
    CorpusFile(
      "key twice",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/a","/":"/b"}]}]}}"#,
      findings: ["duplicateKey"],
      urls: [("/a", "none"), ("/b", "match")]
    ),
    CorpusFile(
      "app in two entries",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{"/":"/a"}]},{"appIDs":["~"],"components":[{"/":"/b"}]}]}}"#,
      findings: ["repeatedIdentifier"],
      urls: [("/a", "match"), ("/b", "match")]
    ),
    CorpusFile(
      "everything first",
      #"{"applinks":{"details":[{"appIDs":["~"],"components":[{},{"/":"/a","exclude":true}]}]}}"#,
      findings: ["matchesEverything", "lateExclusion"],
      urls: [("/a", "match")]
    ),
  ]
}
