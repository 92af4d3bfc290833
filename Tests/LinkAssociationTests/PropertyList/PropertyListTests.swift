import Foundation
@testable import LinkAssociation
import Testing

/// What is read of property lists, and how broken ones are refused.
@Suite struct PropertyListTests {
  /// A list around some elements.
  private static func list(_ inner: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">\(inner)</plist>
    """
  }

  /// Reads a list.
  private static func read(_ inner: String) throws -> PropertyListText {
    try PropertyListText(Array(list(inner).utf8))
  }

  @Test func agreesWithFoundation() throws {
    let inner = """
      <dict><!-- a --><key>a&amp;b</key><string>x &lt;&#233;&#x1F600; <![CDATA[<y>]]></string>
        <key>n</key><integer>-5</integer><key>t</key><true/><key>f</key><false></false>
        <key>l</key><array><string/><array/><dict></dict><real>1.5</real></array></dict>
      """
    let root = try Self.read(inner).root
    let theirs = try #require(
      try PropertyListSerialization.propertyList(from: Data(Self.list(inner).utf8), format: nil)
        as? [String: Any]
    )
    #expect(Set(theirs.keys) == Set(root.members?.map(\.name) ?? []))
    #expect(root["a&b"]?.string == theirs["a&b"] as? String)
    #expect(root["n"]?.content == .number("-5"))
    #expect(root["t"]?.bool == true && root["f"]?.bool == false)
    #expect(root["l"]?.elements?.count == (theirs["l"] as? [Any])?.count)
  }

  @Test(arguments: [
    ("<dict><string>a</string></dict>", "structure"), ("<dict><key>a</key></dict>", "structure"),
    ("<dict><key>a</key><key>b</key></dict>", "structure"), ("<array></dict>", "structure"),
    ("<string>a</string><string>b</string>", "structure"), ("", "empty"), ("x", "structure"),
    ("<foo/>", "element"), ("<string>&nope;</string>", "entity"), ("<string>&", "entity"),
    ("<string>a", "structure"), ("<array", "incomplete"),
    (String(repeating: "<array>", count: 100), "tooDeep"),
  ])
  func namesWhatIsWrong(inner: String, code: String) {
    let error = #expect(throws: PropertyListError.self) {
      try PropertyListText(
        Array("<plist>\(inner)".utf8 + (inner == "<array" ? [] : Array("</plist>".utf8)))
      )
    }
    #expect(error?.code.name == code)
  }

  @Test func refusesWhatCouldDefineEntitiesAndOtherForms() {
    let bomb = "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><string>&a;</string></plist>"
    let code = { (bytes: [UInt8]) -> String? in
      do throws(PropertyListError) { _ = try PropertyListText(bytes) } catch {
        return error.code.name
      }
      return nil
    }
    #expect(code(Array(bomb.utf8)) == "markup")
    #expect(code(Array("bplist00".utf8)) == "binary")
    #expect(code([0xFF]) == "invalidUTF8")
  }

  @Test(arguments: ["", "\n", "<?xml version=\"1.0\"?>", "<plist/>", "<plist></plist>"])
  func saysThatAListIsEmpty(text: String) {
    let error = #expect(throws: PropertyListError.self) { try PropertyListText(Array(text.utf8)) }
    #expect(error?.code == .empty && error?.sentence == "the property list has no value")
  }

  @Test(arguments: [
    "<plist>", "<plist><dict>", "<plist><array", "<plist><string>a", "<plist><dict><key>a",
    "<plist><true>", "<plist><string>a<!-- b", "<plist><string>a<![CDATA[b",
  ])
  func saysThatAListHasNoEnd(text: String) {
    let error = #expect(throws: PropertyListError.self) { try PropertyListText(Array(text.utf8)) }
    #expect(error?.code == .incomplete)
    #expect(error?.sentence == "the file ends before its elements do")
    #expect(error?.position.column == text.count + 1)
  }

  @Test func readsSchemes() throws {
    let plist = try Self.read(
      """
      <dict><key>CFBundleURLTypes</key><array>
        <dict><key>CFBundleURLName</key><string>a.b</string><key>CFBundleURLSchemes</key>
          <array><string>quiz</string><string>Quiz</string><string>https</string><string>1a</string></array></dict>
        <dict/><dict><key>CFBundleURLSchemes</key><string>quiz</string></dict></array>
        <key>LSApplicationQueriesSchemes</key><array><string>maps</string></array></dict>
      """
    )
    let links = InfoPlistLinks(plist)
    #expect(links.urlTypes.map(\.schemes) == [["quiz", "Quiz", "https", "1a"], [], []])
    #expect(links.queriedSchemes == ["maps"])
    #expect(links.missing(of: ["QUIZ", "other"]) == ["other"])
    #expect(
      links.problems == [
        "CFBundleURLTypes 1 has no CFBundleURLSchemes.",
        "CFBundleURLSchemes of CFBundleURLTypes 2 is a text, not an array.",
        "The scheme 'Quiz' has upper-case letters; systems compare schemes without case.",
        "The scheme 'https' is the system's; only an app with the entitlement "
          + "com.apple.developer.web-browser is given its URLs, and has to list it.",
        "'1a' is not a scheme: a letter, then letters, digits, '+', '-' and '.'.",
      ]
    )
  }

  @Test func reportsValuesOfTheWrongType() throws {
    let plist = try Self.read(
      """
      <dict><key>CFBundleURLTypes</key><array>
        <dict><key>CFBundleURLName</key><integer>1</integer><key>CFBundleTypeRole</key><true/>
          <key>CFBundleURLSchemes</key><array><integer>1</integer><string>quiz</string></array></dict></array>
        <key>LSApplicationQueriesSchemes</key><string>maps</string></dict>
      """
    )
    let links = InfoPlistLinks(plist)
    #expect(links.urlTypes.map(\.schemes) == [["quiz"]] && links.queriedSchemes.isEmpty)
    #expect(
      links.problems == [
        "CFBundleURLName of CFBundleURLTypes 0 is a number, not a text.",
        "CFBundleTypeRole of CFBundleURLTypes 0 is a truth value, not a text.",
        "CFBundleURLSchemes 0 of CFBundleURLTypes 0 is a number, not a text.",
        "LSApplicationQueriesSchemes is a text, not an array.",
      ]
    )
  }

  @Test func readsEntitlements() throws {
    let plist = try Self.read(
      """
      <dict><key>com.apple.developer.associated-domains</key><array>
      <string>applinks:Example.com?mode=developer+managed</string><string>appclips:*.example.com</string>
      <string>applinks:https://example.com</string><string>links:example.com</string>
      <string>applinks:exämple.com</string><string>applinks:example.com?mode=x</string>
      <string>applinks:localhost</string><true/></array></dict>
      """
    )
    let entries = plist.root[AssociatedDomain.key]?.elements ?? []
    let domains = entries.compactMap { try? AssociatedDomain($0.string ?? "") }
    #expect(domains.map(\.description) == ["applinks:example.com?mode=developer+managed"])
    #expect(entries.count - domains.count == 7)
    #expect(try AssociatedDomain("applinks:*.example.com").fileDomain == "example.com")
  }

  @Test(
    arguments: [
      ("links", .service, "'links' does not begin with a service: ", "Write service:host."),
      (
        "applinks:https://a.example/b", .otherParts,
        "'applinks:https://a.example/b' has a scheme or a path; an entry names a host alone.",
        "Write 'applinks:a.example'."
      ),
      (
        "applinks:ä.example", .internationalHost,
        "'applinks:ä.example' has a host that is not ASCII; write it in Punycode (xn--).",
        "Write service:host."
      ),
      (
        "applinks:localhost", .host,
        "'applinks:localhost' has no host such as example.com or *.example.com.",
        "Write service:host."
      ),
      (
        "appclips:*.a.example", .wildcard,
        "'appclips:*.a.example' has a wildcard, which appclips does not accept.",
        "Write an entry for each host."
      ),
      (
        "applinks:a.example?mode=develper", .mode,
        "'applinks:a.example?mode=develper' has '?mode=develper'; only mode=developer, mode=managed, "
          + "mode=developer+managed is known.",
        "Write 'applinks:a.example?mode=developer'."
      ),
    ] as [(String, AssociatedDomainError.Code, String, String)]
  )
  func anEntryThatIsNoneSaysWhy(
    entry: String,
    code: AssociatedDomainError.Code,
    sentence: String,
    fix: String
  ) {
    let error = #expect(throws: AssociatedDomainError.self) { try AssociatedDomain(entry) }
    #expect(error?.code == code && error?.entry == entry && error?.fix == fix)
    #expect(error?.description.hasPrefix(sentence) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    ("appLinks:a.example", "'applinks'"), ("appliinks:a.example", "'applinks'"),
    ("web:a.example", nil),
  ])
  func aServiceThatIsNearlyOneIsNamed(entry: String, near: String?) {
    let problem = #expect(throws: AssociatedDomainError.self) { try AssociatedDomain(entry) }
    #expect(problem?.code == .service)
    #expect(problem?.description.contains("Did you mean") == (near != nil))
    #expect(near.map { problem?.description.contains("Did you mean \($0)?") == true } ?? true)
  }
}
