import Foundation
import Testing

/// The commands, and how the service starts.
@Suite struct CommandTests {
  private let folder: ServiceFolder

  init() throws { folder = try ServiceFolder() }

  /// A catalog with one more route.
  private static func catalog(adding route: String) -> String {
    ServiceFolder.shop.replacing("\"routes\": [", with: "\"routes\": [\(route),")
  }

  @Test func keysAreMadeListedAndRemoved() throws {
    let made = try folder.run(["key", "create", "website", "--scope", "read"] + folder.options)
    #expect(made.code == 0 && made.output.wholeMatch(of: /lsk_[A-Za-z0-9_-]{43}\n/) != nil)
    let again = try folder.run(["key", "create", "website"] + folder.options)
    #expect(again.code == 1 && again.output == "" && again.error.contains("'website'"))
    #expect(try folder.run(["key", "list"] + folder.options).output == "website\tread\n")
    #expect(try folder.run(["key", "remove", "website"] + folder.options).code == 0)
    #expect(try folder.run(["key", "remove", "website"] + folder.options).code == 1)
    let key = made.output.trimmingCharacters(in: .newlines)
    let stored = try Data(contentsOf: URL(fileURLWithPath: folder.database))
    #expect(stored.range(of: Data(key.utf8)) == nil)
    #expect(try folder.run(["key", "create", "", "--database", folder.database]).code == 64)
    #expect(try folder.run(["key", "create", "a", "--scope", "all"] + folder.options).code == 64)
    #expect(try folder.run(["key", "list"]).code == 64)
  }

  @Test(arguments: [
    #"{"name": "l", "path": "/l/:id"}"#, #"{"name": "l", "path": "/l/about"}"#,
    #"{"name": "l", "path": "/l/*"}"#,
    #"{"name": "l", "path": "/x", "aliases": ["/L/:id"], "caseInsensitive": true}"#,
    #"{"name": "l", "path": "/api/links"}"#, #"{"name": "l", "path": "/health"}"#,
  ])
  func aRouteAtThePathOfShortLinksIsRefused(route: String) throws {
    try folder.write(Self.catalog(adding: route), as: "links.json")
    let ended = try folder.run(["run", "--port", "0"] + folder.options)
    #expect(ended.code == 65 && ended.output == "")
    #expect(ended.error.contains("The route 'l' of the catalog takes URLs of /"), "\(ended.error)")
  }

  @Test(arguments: [
    #"{"name": "user", "path": "/:user/:page", "access": "everyone"}"#,
    #"{"name": "any", "path": "/*", "access": "everyone"}"#,
    #"{"name": "l", "path": "/l", "access": "everyone"}"#, #"{"name": "l", "path": "/lists/:id"}"#,
  ])
  func aRouteThatIsOnlyMoreGeneralIsNot(route: String) throws {
    try folder.write(Self.catalog(adding: route), as: "links.json")
    let key = try folder.key()
    let service = try ServiceProcess(in: folder)
    let body = #"{"url": "https://shop.example/products/7", "code": "gift"}"#
    #expect(try service.api("POST", "/api/links", key: key, body).status == 201)
    // The short link comes first.
    #expect(try service.ask("GET", "/l/gift").text.contains("https://shop.example/products/7"))
    #expect(try service.ask("GET", "/l/none").status == 404)
  }

  @Test func anotherPathCanBeChosen() throws {
    try folder.write(
      Self.catalog(adding: #"{"name": "l", "path": "/l/:id", "access": "everyone"}"#),
      as: "links.json"
    )
    let key = try folder.key()
    let service = try ServiceProcess(in: folder, ["--short-path", "/go/s/"])
    let body = #"{"url": "https://shop.example/l/7", "code": "gift"}"#
    let made = try service.api("POST", "/api/links", key: key, body)
    #expect(made.json["short_url"] as? String == "https://shop.example/go/s/gift")
    #expect(try service.ask("GET", "/go/s/gift").status == 200)
    #expect(try service.ask("GET", "/l/gift").status == 200)
    for path in ["", "/", "l", "/l", "l/", "//", "/l//s/", "/l?/", "/../"] {
      let ended = try folder.run(["run", "--port", "0", "--short-path", path] + folder.options)
      #expect(ended.code == 65 && ended.error.contains("'\(path)'"), "\(path) \(ended.error)")
    }
  }

  @Test func mistakesInFilesAreNamed() throws {
    let run = ["run", "--port", "0"]
    try folder.write(
      #"{"version": 1, "prefixes": [], "routes": [{"name": "a"}]}"#,
      as: "links.json"
    )
    let broken = try folder.run(run + folder.options)
    #expect(broken.code == 65 && broken.error.contains("routes[0]"))
    try folder.write("{", as: "links.json")
    #expect(try folder.run(run + folder.options).code == 65)
    #expect(try folder.run(run + folder.options + ["--catalog", "/no/file"]).code == 66)
    try folder.write(ServiceFolder.shop, as: "links.json")
    for (name, value, message) in [
      ("prot", 1, "'prot' is not known"), ("port", "x", "'port' is not a number"),
      ("domains", "a", "'domains' is not a list"), ("look", ["accent": "red"], "#rrggbb"),
      ("app", ["name": "S", "appleID": "id1"], "'id1'"), ("port", 70_000, "65535"),
      ("domains", ["other.example"], "'other.example'"), ("templates", "none", "none"),
    ] as [(String, Any, String)] {
      folder.settings = [name: value]
      let ended = try folder.run(["run"] + folder.options)
      #expect(ended.code == 65 && ended.error.contains(message), "\(name) \(ended.error)")
    }
    folder.settings = [:]
    #expect(try folder.run(["run", "--config", "/no/file"]).code == 66)
    #expect(try folder.run(["run"]).code == 64)
  }

  @Test(arguments: [
    (Array(repeating: "00", count: 32), "This is made up"),
    (["AA", "BB", "CC", "DD", "EE", "FF", "00", "11"].flatMap { [$0, $0, $0, $0] }, "made up"),
    (["AB", "CD", "…"], "is not 32 pairs"), (Array(repeating: "ab", count: 32), "Write capitals."),
    (
      "14 6D E9 83 C5 73 06 50 D8 EE B9 95 2F 34 FC 64 16 A0 83 42 E6 1D BE A8 8A 04 96 B2 3F CF 44 E5"
        .split(separator: " ").map(String.init), "the example in Android's documentation"
    ),
  ])
  func aFingerprintOfNoAppIsRefused(pairs: [String], message: String) throws {
    let text = pairs.joined(separator: ":")
    folder.settings = ["app": ["androidPackage": "com.example.shop", "fingerprints": [text]]]
    let ended = try folder.run(["run", "--port", "0"] + folder.options)
    #expect(ended.code == 65 && ended.output == "")
    #expect(ended.error.contains("The fingerprint '\(text)' is not one of an Android app."))
    #expect(ended.error.contains(message), "\(ended.error)")
  }

  @Test func anIdentifierOfNoAppIsRefused() throws {
    folder.settings = ["app": ["appIDs": ["shop"]]]
    let ended = try folder.run(["run", "--port", "0"] + folder.options)
    #expect(ended.code == 65 && ended.error.contains("'shop' is not a prefix of ten letters"))
  }

  @Test func aDebugKeyThatEverybodyHasIsServedWithAWarning() throws {
    let text =
      "FA:C6:17:45:DC:09:03:78:6F:B9:ED:E6:2A:96:2B:39:9F:73:48:F0:BB:6F:89:9B:83:32:66:75:"
      + "91:03:3B:9C"
    folder.settings = ["app": ["androidPackage": "com.example.shop", "fingerprints": [text]]]
    let service = try ServiceProcess(in: folder)
    #expect(try service.ask("GET", "/.well-known/assetlinks.json").text.contains(text))
    #expect(folder.logText.contains("the debug key of React Native's template"))
  }

  @Test func aPortThatIsTakenIsNamed() throws {
    let service = try ServiceProcess(in: folder)
    let other = try ServiceFolder()
    let ended = try other.run(["run", "--port", "\(service.port)"] + other.options)
    #expect(ended.code == 75 && ended.error.contains("127.0.0.1:\(service.port)"))
  }

  @Test func optionsWinOverTheEnvironmentAndThatOverTheFile() throws {
    folder.settings = ["domains": ["shop.example"], "app": ["name": "File"]]
    let environment = [
      "LINK_SERVICE_APP_NAME": "Environment", "LINK_SERVICE_PORT": "nine",
    ]
    let ended = try folder.run(["run"] + folder.options, environment: environment)
    #expect(ended.code == 64 && ended.error.contains("'nine'"))
    setenv("LINK_SERVICE_APP_NAME", "Environment", 1)
    defer { unsetenv("LINK_SERVICE_APP_NAME") }
    let service = try ServiceProcess(in: folder)
    #expect(try service.ask("GET", "/").text.contains("<title>Environment</title>"))
  }

  @Test func pagesHaveTheAppsColorTextsAndTemplates() throws {
    let texts = folder.url.appendingPathComponent("texts")
    try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
    try Data(#"{"open": "In der App öffnen", "missing": "Nichts hier"}"#.utf8)
      .write(to: texts.appendingPathComponent("de.json"))
    try folder.write("<p>{{title}}</p>", as: "missing.mustache")
    folder.settings = ["look": ["accent": "#b00020"], "texts": "texts", "templates": "."]
    let service = try ServiceProcess(in: folder)
    let page = try service.ask("GET", "/", ["User-Agent: iPhone", "Accept-Language: de-CH"])
    #expect(page.text.contains("In der App öffnen") && page.text.contains("--button:#b00020"))
    #expect(try service.ask("GET", "/x", ["Accept-Language: de"]).text == "<p>Nichts hier</p>")
    #expect(try service.ask("GET", "/x").text == "<p>This page isn’t available</p>")
  }

  @Test func linksAreImportedExportedAndChecked() throws {
    try folder.write(
      "url,code,title,utm_source\nhttps://shop.example/products/7,seven,Seven,mail\nhttps://shop.example/x,x,,\n",
      as: "links.csv"
    )
    let file = folder.url.appendingPathComponent("links.csv").path
    let dry = try folder.run(["import", file, "--dry-run"] + folder.options)
    #expect(dry.code == 1 && dry.output.hasSuffix("1 would be stored, 1 not.\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.database))
    let imported = try folder.run(["import", file] + folder.options)
    #expect(imported.code == 1)
    #expect(
      imported.output.hasPrefix("row 3  https://shop.example/x\n  No route has 'x' as segment 1.")
    )
    let again = try folder.run(["import", file, "--dry-run"] + folder.options)
    #expect(again.output.contains("The code 'seven' is taken."))
    #expect(again.output.hasSuffix("0 would be stored, 2 not.\n") && again.error == "")
    let links = ["--catalog", folder.url.appendingPathComponent("links.json").path]
    let alone = try folder.run(["import", file, "--dry-run"] + links)
    #expect(alone.output.hasSuffix("1 would be stored, 1 not.\n"))
    #expect(
      alone.error
        == "link-service: no database was named, so codes that are taken are not known\n"
    )
    let exported = try folder.run(["export"] + folder.options)
    #expect(
      exported.output
        == #"{"campaign":{"utm_source":"mail"},"code":"seven","disabled":false,"route":"product","#
        + #""title":"Seven","url":"https://shop.example/products/7"}"# + "\n"
    )
    // What was exported can be imported elsewhere, and is the same there.
    let other = try ServiceFolder()
    try other.write(exported.output, as: "export.json")
    let path = other.url.appendingPathComponent("export.json").path
    #expect(try other.run(["import", path] + other.options).code == 0)
    #expect(try other.run(["export"] + other.options).output == exported.output)
    let catalog = ["--catalog", folder.url.appendingPathComponent("links.json").path]
    let kept = try folder.run(["check"] + catalog + folder.options)
    #expect(kept.code == 0 && kept.output == "Of 1 codes none would break.\n")
    try folder.write(ServiceFolder.shop.replacing("/products/", with: "/items/"), as: "new.json")
    let new = ["--catalog", folder.url.appendingPathComponent("new.json").path]
    let broken = try folder.run(["check"] + new + folder.options)
    #expect(broken.code == 1)
    #expect(
      broken.output == """
        seven  https://shop.example/products/7
          No route has 'products' as segment 1.
        Of 1 codes 1 would break.

        """
    )
    let json = try folder.run(["check", "--json"] + new + folder.options)
    #expect(json.output.contains(#""broken":1,"checked":1"#) && json.output.contains("\"noRoute\""))
  }

  @Test func aloneItServesASample() throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = ServiceProcess.program
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    while !text.contains("Stop it") {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    let lines = text.split(separator: "\n")
    let port = try #require(lines.first?.split(separator: ":").last.flatMap { UInt16($0) })
    #expect(lines.first == "listening on http://127.0.0.1:\(port)")
    #expect(lines.dropFirst().first?.hasPrefix("key lsk_") == true)
    let connection = try Connection(port: port)
    connection.send("GET /l/sweater HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    #expect(try connection.answer().text.contains("Merino sweater"))
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func aStopAnswersWhatWasTaken() throws {
    let service = try ServiceProcess(in: folder)
    let key = try folder.key()
    let body = #"{"url": "https://shop.example/", "code": "gift"}"#
    let connection = try Connection(port: service.port)
    connection.send(
      "POST /api/links HTTP/1.1\r\nHost: shop.example\r\nAuthorization: Bearer \(key)\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body.prefix(10))"
    )
    // The service has the head when it answers another request after it.
    _ = try service.ask("GET", "/health")
    service.beginStopping()
    connection.send(String(body.dropFirst(10)))
    #expect(try connection.answer().status == 201)
    #expect(service.waitForEnd() == 0)
    let lines = folder.logText.split(separator: "\n")
    #expect(lines.last?.contains(#""message":"stopped""#) == true)
    for line in lines {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }
}
