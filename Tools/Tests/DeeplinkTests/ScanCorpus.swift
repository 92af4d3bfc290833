import Foundation

/// A planted corpus for `deeplink scan`: 500 links in eight formats, 120 of them broken in twelve ways, and 100 texts that
/// only look like links.
struct ScanCorpus {
  /// A format, with how it writes texts.
  struct Format {
    /// The name of its file.
    let file: String
    /// What stands before the first text, and behind the last.
    let (head, tail): (String, String)
    /// How any value is written in it.
    let mark: String
    /// Writes a line with a text.
    let line: @Sendable (String) -> String
    /// Texts that only look like links, as lines.
    let decoys: [String]
  }

  /// The files, by their names.
  private(set) var files: [String: String] = [:]

  /// The broken links: the file, the line and the URL as it is shown.
  private(set) var broken: Set<String> = []

  /// The numbers of links and of texts that only look like them.
  private(set) var (links, decoys) = (0, 0)

  /// The ways to break a link, of each a number of examples; the mark stands for any value.
  private static let breaks: [@Sendable (Int, String) -> String] = [
    { number, _ in "quiz://legues/\(number)" }, { number, _ in "quiz://leagues/abc\(number)" },
    { number, _ in "quiz://leagues?x=\(number)" },
    { number, _ in "quiz://leagues/\(number)/extra" },
    { number, _ in "quiz://search?page=\(number)" },
    { number, _ in "http://quiz.example/leagues/\(number)" },
    { number, _ in "quiz://serach?q=\(number)" },
    { number, _ in "quiz://search?q=a&page=x\(number)" },
    { number, _ in "quiz://leagues/\(number)%zz" },
    { number, _ in "https://quiz.example/Leagues/\(number)" },
    { number, _ in "quiz://leagues//\(number)" },
    { number, mark in "quiz://legues/\(mark)/\(number)" },
  ]

  /// The links that a route takes; the mark stands for any value.
  private static let rights: [@Sendable (Int, String) -> String] = [
    { number, _ in "quiz://leagues/\(number)" },
    { number, _ in "https://quiz.example/leagues/\(number)" },
    { number, _ in "quiz://l/\(number)" }, { _, _ in "quiz://leagues/new" },
    { number, _ in "quiz://search?q=a%20b&page=\(number)" },
    { number, _ in "https://quiz.example/search?q=x&tag=a&tag=b\(number)" },
    { _, mark in "quiz://leagues/\(mark)" },
    { _, mark in "https://quiz.example/search?q=\(mark)&page=\(mark)" },
    { number, _ in "QUIZ://leagues/\(number)" }, { _, _ in "https://quiz.example/offer#top" },
  ]

  /// The formats.
  private static let formats: [Format] = [
    Format(
      file: "App.swift",
      head: "let links = [\n",
      tail: "]\n",
      mark: #"\(id)"#,
      line: { "  URL(string: \"\($0.replacing("q=a", with: #"q\u{3D}a"#))\")," },
      decoys: [
        "  // quiz://legues/1", "  /* quiz://legues/1 */", "  url.hasPrefix(\"quiz://leagues/\"),",
        "  \"quiz://leagues/\" + id,", "  \"quiz://\",", "  \"quizzes://legues/1\",",
        "  \"https://quiz.example\",", "  \"quiz: the game\",",
        "  \"quiz://legues/1\", // deeplink:ignore a test",
        "  #\"\\(x) my-quiz://legues/1\"#,", "  \"\\(scheme)://legues/1\",", "  \"quiz:legues\",",
        "  /// See `quiz://legues/1`.",
      ]
    ),
    Format(
      file: "Localizable.xcstrings",
      head: "{\"strings\": [\n",
      tail: "\"\"]}\n",
      mark: "%lld",
      line: { "  \"Open \($0.replacing("/", with: #"\/"#)), please\"," },
      decoys: [
        "  \"quiz:\\/\\/\",", "  \"https:\\/\\/quiz.example.org\\/legues\",", "  \"a quiz:// b\",",
        "  \"https:\\/\\/quiz.example\\/.well-known\\/x\",", "  \"xquiz:\\/\\/legues\",",
        "  \"https:\\/\\/www.quiz.example\\/legues\",", "  \"quiz-legues\",",
        "  \"https:\\/\\/quiz.example\\/\",",
        "  \"Quiz: \\\"legues\\\"\",", "  \"https:\\/\\/quiz.examples\\/x\",",
        "  \"q+quiz:\\/\\/legues\",",
        "  \"https:\\/\\/myquiz.example\\/x\",",
      ]
    ),
    Format(
      file: "InfoPlist.strings",
      head: "",
      tail: "",
      mark: "%@",
      line: { "\"key\" = \"\($0)\";" },
      decoys: [
        "/* quiz://legues/1 */", "// quiz://legues/1", "\"k\" = \"quiz://\";",
        "\"k\" = \"quizx://legues\";",
        "\"k\" = \"quiz /legues\";", "\"k\" = \"https://quiz.example.de/legues\";",
        "\"quiz\" = \"Quiz\";",
        "\"k\" = \"quiz:/\";", "\"k\" = \"https://quiz.example\";",
        "\"k\" = \"%@quiz://x\" /* deeplink:ignore */;",
        "\"k\" = \"superquiz://legues/%@\";", "\"k\" = \"https://a.example/?x=quiz\";",
      ]
    ),
    Format(
      file: "links.yaml",
      head: "# quiz://legues/1\nlinks:\n",
      tail: "",
      mark: "${ID}",
      line: { "  - \"\($0)\"" },
      decoys: [
        "  # - quiz://legues/1", "  - a # quiz://legues/1", "  - quiz: legues", "  - 'quiz://'",
        "  - \"http://quiz.examples/legues\"", "  - quiz_//legues", "  - \"the.quiz://legues\"",
        "  - quiz:",
        "  - https://quiz.example", "  - \"https://other.example/quiz.example/legues\"",
        "  - quiz2://legues/1",
        "  - 'https://quiz.example/.well-known/assetlinks.json'",
      ]
    ),
    Format(
      file: "page.html",
      head: "<!doctype html>\n<body>\n",
      tail: "</body>\n",
      mark: "{{ league.id | default: \"1\" }}",
      line: {
        "<p>Go <a class=x href=\"\($0.replacing("&", with: "&amp;").replacing("://", with: "&#58;//"))\">here</a>.</p>"
      },
      decoys: [
        "<!-- quiz://legues/1 -->", "<p>quiz://</p>", "<p>Quiz: //legues</p>",
        "<a href='https://quiz.example/'>x</a>",
        "<a href=\"https://quiz.example.com/legues\">x</a>", "<a href=quiz>quiz</a>",
        "<p>aquiz://legues</p>",
        "<p><!-- a > quiz://legues/1 --></p>", "<p data-a=\"quiz\">//legues</p>",
        "<a href=\"//quiz.example/legues\">x</a>",
        "<a href='quiz://legues/1'>x</a> <!-- deeplink:ignore -->",
        "<p>https://quiz.example/.well-known/x</p>", "<p>https://quiz.example.</p>",
      ]
    ),
    Format(
      file: "Guide.md",
      head: "# Guide\n\n",
      tail: "",
      mark: ":id",
      line: { "Open [the link](\($0)), and **not** another." },
      decoys: [
        "quiz://", "A [site](https://quiz.example).", "`quiz:` and //legues",
        "https://quiz.example.net/legues",
        "equiz://legues/1", "<https://quiz.example>",
        "<!-- deeplink:ignore an example -->\n`quiz://legues/1`",
        "Quiz: https://other.example", "the-quiz://legues",
        "https://quiz.example/.well-known/apple-app-site-association",
        "quiz:///", "quiz//legues",
      ]
    ),
    Format(
      file: "codes.csv",
      head: "name,link\n",
      tail: "",
      mark: "*|ID|*",
      line: { "\"a \"\"b\"\", c\",\"\($0)\",2" },
      decoys: [
        "quiz,legues,1", "a,quiz://,b", "a,\"https://quiz.example\",b", "a,\"quiz:\",//legues",
        "a,notquiz://legues,c",
        "a,https://quiz.example.io/x,c", "a,\"https://quizzexample/x\",c", "x;quiz;y",
        "a,quiz:legues/1,c",
        "\"quiz \"\"//legues\"\"\",b", "a,http://quiz-example/legues,c",
        "a,https://quiz.example/.well-known/a,c",
      ]
    ),
    Format(
      file: "push.json.liquid",
      head: "{\"pushes\": [\n",
      tail: "{}]}\n",
      mark: "{{id}}",
      line: { "  {\"aps\": {}, \"url\": \"\($0.replacing("quiz", with: #"qu\u0069z"#))\"}," },
      decoys: [
        "  {\"url\": \"quiz://\"},", "  {\"url\": \"{{ base }}/legues\"},",
        "  {\"url\": \"{{scheme}}://legues\"},",
        "  {\"quiz\": \"//legues\"},", "  {\"url\": \"https://quiz.example\"},",
        "  {\"url\": \"quiz\"},",
        "  {\"url\": \"quiz+x://legues\"},",
        "  {\"url\": \"https://quiz.example.{{tld}}/legues\"},",
        "  {\"url\": \"xyzquiz://legues\"},", "  {\"url\": \"https://equiz.example/legues\"},",
        "  {\"url\": \"quiz:\\u002F\"},", "  {\"url\": \"https:quiz.example\"},",
        "  {\"t\": \"Quiz://\"},",
        "  {\"t\": \"1quiz://legues\"},",
      ]
    ),
  ]

  init() {
    for (place, format) in Self.formats.enumerated() {
      // Texts and decoys take turns; 63 or 62 links a format make 500.
      var lines: [String] = []
      let count = place < 4 ? 63 : 62
      for number in 0..<count {
        let isBroken = number % 4 == 1 && number < 60
        let make =
          isBroken
          ? Self.breaks[(number / 4 + place) % Self.breaks.count]
          : Self.rights[(number + place) % Self.rights.count]
        let url = make(number + 1, format.mark)
        lines.append(format.line(url))
        if isBroken {
          let line = Self.lineCount(format.head + lines.joined(separator: "\n"))
          broken.insert("\(format.file):\(line) \(url.replacing(format.mark, with: "…"))")
        }
        links += 1
        if number < format.decoys.count {
          lines.append(format.decoys[number])
          decoys += 1
        }
      }
      files[format.file] = format.head + lines.joined(separator: "\n") + "\n" + format.tail
    }
  }

  private static func lineCount(_ text: String) -> Int {
    text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
  }
}
