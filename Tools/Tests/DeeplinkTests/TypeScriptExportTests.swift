import Foundation
import LinkAnalysis
import LinkPatterns
import LinkRouting
import LinkTesting
import Testing

/// The file of `deeplink export typescript`, checked by the compiler of TypeScript and run by Node.
@Suite struct TypeScriptExportTests {
  /// The catalogs: one with values of all kinds, and those of samples.
  private static let catalogs: [String] = {
    let root = BuiltTool.files.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return [
      BuiltTool.files.appendingPathComponent("export/values.json").path,
      BuiltTool.files.appendingPathComponent("quiz.json").path,
      root.appendingPathComponent("Examples/Prophets/links.json").path,
      root.appendingPathComponent("Examples/AssociationInCI/links.json").path,
    ]
    .filter { FileManager.default.fileExists(atPath: $0) }
  }()

  /// Whether a program is here.
  private static func has(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }

  /// A link, its URL and what the routes read from it.
  private struct Case: Encodable {
    let screen: String?
    let values: [String: CatalogValue]
    let url: String
    let prefix: String?
  }

  @Test(
    .enabled(if: has("tsc"), "there is no tsc; on Debian: node-typescript"),
    arguments: catalogs
  )
  func theFileHasNoMistakeOfTypes(catalog: String) throws {
    try with(catalog) { folder in
      let use = """
        import { links, match } from "./links";
        const url: string = Object.values(links).length > 0 ? "a" : "b";
        console.log(match(url)?.screen);
        """
      try Data(use.utf8).write(to: folder.appendingPathComponent("use.ts"))
      let run = try BuiltTool.shell(
        "tsc --strict --noUnusedLocals --target es2020 --module commonjs --lib es2020,dom --noEmit use.ts",
        in: folder
      )
      #expect(run.code == 0, "\(run.out)")
    }
  }

  @Test(.enabled(if: has("tsc") && has("node"), "there is no tsc or no node"), arguments: catalogs)
  func itPrintsAndReadsURLsAsTheLibraryDoes(catalog: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: catalog))
    let parsed = ParsedCatalog(try JSONDecoder().decode(LinkCatalogV1.self, from: data))
    var generator = SeededGenerator(seed: 7)
    let count = catalog.hasSuffix("values.json") ? 10_000 : 1_000
    let (printed, read) = try cases(of: parsed, count, &generator)
    #expect(printed.count == count && read.count > count)
    try with(catalog) { folder in
      let encoder = JSONEncoder()
      try encoder.encode(printed).write(to: folder.appendingPathComponent("printed.json"))
      try encoder.encode(read).write(to: folder.appendingPathComponent("read.json"))
      try Data(Self.script.utf8).write(to: folder.appendingPathComponent("run.js"))
      let run = try BuiltTool.shell(
        "tsc --target es2020 --module commonjs --lib es2020,dom links.ts && node run.js",
        in: folder
      )
      #expect(
        run.code == 0 && run.out == "\(printed.count) printed, \(read.count) read\n",
        "\(run.out.prefix(3000))\(run.error.prefix(2000))"
      )
    }
  }

  /// Compares what the file prints and reads.
  private static let script = """
    const { links, match } = require("./links.js");
    const load = (name) => JSON.parse(require("fs").readFileSync(name + ".json", "utf8"));
    const shown = (value) => JSON.stringify(value, Object.keys(value ?? {}).sort().concat());
    let wrong = 0;
    const say = (...words) => { if (wrong++ < 20) console.log(...words); };
    const printed = load("printed");
    for (const { screen, values, url, prefix } of printed) {
      let own;
      try { own = links[screen](values, prefix ?? undefined); } catch (error) { own = String(error); }
      if (own !== url) say("printed", screen, JSON.stringify(values), own, "is to be", url);
    }
    const read = load("read");
    for (const { screen, values, url } of read) {
      const found = match(url);
      const own = found === undefined ? "nothing" : `${found.screen} ${shown(found.values)}`;
      const wanted = screen === null || screen === undefined ? "nothing" : `${screen} ${shown(values)}`;
      if (own !== wanted) say("read", url, own, "is to be", wanted);
    }
    if (wrong > 0) { console.log(wrong, "are wrong"); process.exit(1); }
    console.log(`${printed.length} printed, ${read.length} read`);
    """

  /// A folder with the export of a catalog.
  private func with(_ catalog: String, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("typescript-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("links.ts").path
    let run = try BuiltTool.run("export", "typescript", "--catalog", catalog, "--output", file)
    #expect(run.code == 0, "\(run.error)")
    try body(folder)
  }

  /// Generated links with their URLs, and URLs near them with what the library reads.
  private func cases(
    of catalog: ParsedCatalog,
    _ count: Int,
    _ generator: inout SeededGenerator
  ) throws -> (printed: [Case], read: [Case]) {
    var (printed, read): ([Case], [Case]) = ([], [])
    let routes = catalog.catalog.routes
    while printed.count < count {
      guard let route = routes.randomElement(using: &generator) else { break }
      let texts = self.texts(of: route, &generator)
      guard let link = try? catalog.link(route.name, texts) else { continue }
      let prefix =
        Bool.random(using: &generator)
        ? nil : catalog.router.prefixes.randomElement(using: &generator)
      let url =
        try? prefix.map { try catalog.router.url(for: link, at: $0).text }
        ?? catalog.router.url(for: link).text
      guard let url else { continue }
      printed.append(
        Case(screen: route.name, values: link.values, url: url, prefix: prefix?.description)
      )
      for text in [url, mutated(url, &generator)] {
        let found = catalog.match(text).found?.link
        read.append(
          Case(screen: found?.route, values: found?.values ?? [:], url: text, prefix: nil)
        )
      }
    }
    return (printed, read)
  }

  /// A URL near another: with a part that is missing, added or of another kind.
  private func mutated(_ url: String, _ generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: url.replacing("leagues", with: "legues")
    case 1: url + "/"
    case 2: url + "/extra"
    case 3: url.replacing(/[0-9]+/, with: "x")
    case 4: url + (url.contains("?") ? "&" : "?") + "utm_source=a&page=0"
    case 5: String(url.dropLast())
    case 6: url.replacing("https:", with: "http:")
    default: url + "#top"
    }
  }

  /// Values for a route, in their written forms.
  private func texts(of route: LinkCatalogV1.Route, _ generator: inout SeededGenerator) -> [String:
    [String]]
  {
    var texts: [String: [String]] = [:]
    for parameter in (try? PathPattern(route.path))?.parameters ?? [] {
      if parameter.isOptional, Bool.random(using: &generator) { continue }
      let type = route.types[parameter.name]?.name ?? "String"
      var text = self.text(type, &generator)
      if parameter.expression != nil, !parameter.isRepeated {
        text = "\(Int.random(in: 1000...9999, using: &generator))"
      }
      if parameter.isRepeated, Bool.random(using: &generator) {
        text += "/" + self.text(type, &generator)
      }
      texts[parameter.name] = [text]
    }
    for item in route.query {
      if !item.isRequired, Bool.random(using: &generator) { continue }
      let count = item.isRepeated ? Int.random(in: 1...3, using: &generator) : 1
      texts[item.name] = (0..<count).map { _ in text(item.type.name, &generator) }
    }
    return texts
  }

  /// A text of a type.
  private func text(_ type: String, _ generator: inout SeededGenerator) -> String {
    switch type {
    case "Int":
      "\(Int.random(in: -1_000_000...1_000_000, using: &generator) >> Int.random(in: 0...18, using: &generator))"
    case "UInt8": "\(UInt8.random(in: 0...255, using: &generator))"
    case "Bool": Bool.random(using: &generator) ? "true" : "false"
    case "Double": "\(Double(Int.random(in: -9999...9999, using: &generator)) / 8)"
    case "UUID":
      (0..<16).map { index in
        let byte = UInt8.random(in: 0...255, using: &generator)
        let hex = (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        return ([4, 6, 8, 10].contains(index) ? "-" : "") + hex
      }
      .joined()
    case "Slug": ["abc", "zz", "quiz"].randomElement(using: &generator) ?? "abc"
    case let words where words.contains("|"):
      words.split(separator: "|").randomElement(using: &generator).map(String.init) ?? ""
    default:
      String(
        (0..<Int.random(in: 1...8, using: &generator)).map { _ in
          Array("abcXYZ019-._~ !*'();:@&=+$,?%#[]äß€😀\"<>|^`{}\\").randomElement(using: &generator)
            ?? "a"
        }
      )
    }
  }
}
