@testable import LinkAssociation
import Testing

/// Texts that are made to break a reader end in an error that says what is wrong, and where.
@Suite struct HostileTextTests {
  /// What is said of a file: place, severity, pointer, sentence and code.
  private func lines(_ bytes: [UInt8]) -> [String] {
    AssociationLint().findings(of: bytes).map(\.description)
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"\":"])
  func aHundredThousandBracketsAreTooDeep(_ opening: String) {
    let text = String(repeating: opening, count: 100_000)
    let column = opening == "[" ? 129 : opening == "{\"a\":" ? 641 : 321
    let expected =
      "1:\(column): error: This was not read: arrays and objects are nested too deeply. "
      + "[AASA011 invalidJSON]"
    #expect(lines(Array(text.utf8)).last == expected)
  }

  @Test func aMegabyteOfTextIsTooLargeAndReadAllTheSame() {
    let comment = String(repeating: "x", count: 1_000_000)
    let text = Files.text("{\"/\": \"/a\", \"exlude\": true, \"comment\": \"\(comment)\"}")
    #expect(
      lines(Array(text.utf8)) == [
        "error: The file has \(text.utf8.count) bytes, and 131072 are allowed. [AASA004 tooLarge]",
        "1:102: warning: /applinks/details/0/components/0/exlude This key is not known and is ignored; "
          + "'exclude' may be meant. [AASA014 unknownKey]",
      ]
    )
  }

  @Test func aMegabyteOfValuesIsTooMuch() {
    let text = "[\n" + String(repeating: "0,", count: 500_000) + "0]"
    #expect(
      lines(Array(text.utf8)).last
        == "2:499999: error: This was not read: there are too many values. [AASA011 invalidJSON]"
    )
  }

  @Test func whatIsOverTheLimitIsNotRead() {
    let text = "\n" + String(repeating: " ", count: 17_000_000)
    #expect(
      lines(Array(text.utf8)).last
        == "2:16777216: error: This was not read: the text has too many bytes. [AASA011 invalidJSON]"
    )
  }

  @Test func aNameOfThousandsOfBytesIsTooLong() {
    let name = String(repeating: "n", count: 1_025)
    #expect(
      lines(Array("{\n  \"\(name)\": 1}".utf8)) == [
        "2:3: error: This was not read: this name has too many bytes. [AASA011 invalidJSON]"
      ]
    )
    let short = lines(Array("{\"\(name.dropLast())\": 1}".utf8))
    #expect(short.count == 2 && !short.contains { $0.contains("invalidJSON") }, "\(short)")
  }

  @Test func numbersOfAnySizeAreNumbers() {
    let digits = String(repeating: "9", count: 100_000)
    for number in ["1e999999999", "-1E-999999999", digits, "-0.\(digits)"] {
      let file = Files.text("{\"/\": \"/a\", \"#\": \(number)}")
      #expect(
        lines(Array(file.utf8)) == [
          "1:97: error: /applinks/details/0/components/0/# This is a number, and a text is expected; "
            + "it is passed over. [AASA012 wrongType]"
        ]
      )
    }
    #expect(
      lines(Array("{\"applinks\": 0\(digits)}".utf8)) == [
        "1:14: error: This is not JSON: this is not a number of JSON. [AASA011 invalidJSON]"
      ]
    )
  }

  @Test(arguments: [
    (#""\ud800""#, "2"), (#""\udfff""#, "2"), (#""/a\ud83dx""#, "4"), (#""\ud83d\u0041""#, "2"),
  ])
  func halfACharacterIsNoText(text: String, column: String) {
    let file = "{\"applinks\":\n\(text)}"
    #expect(
      lines(Array(file.utf8)) == [
        "2:\(column): error: This is not JSON: this escape is half a character. [AASA011 invalidJSON]"
      ]
    )
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF0, 0x9F, 0x98],
    ] as [[UInt8]]
  )
  func bytesThatAreNotUTF8AreNamed(_ bytes: [UInt8]) {
    let file = Array("{\n\"é\": \"".utf8) + bytes + Array("\"}".utf8)
    #expect(
      lines(file) == ["2:7: error: This is not JSON: this is not UTF-8. [AASA011 invalidJSON]"]
    )
    #expect(throws: JSONReadError.self) { try ParsedAssetLinks(file) }
  }

  @Test func aHundredThousandKeysHaveAsManyFindingsAsAreShown() throws {
    let unknown = (0..<100_000).map { "\"exclud\($0)\": 1" }.joined(separator: ",")
    let noted = AssociationLint().findings(of: Array(Files.text("{\(unknown)}").utf8))
    // The rule without a key that is known matches everything, which is a warning.
    #expect(noted.count { $0.rule == .unknownKey } == AssociationLint.maximumFindings - 1)
    #expect(noted.first { $0.rule == .matchesEverything }?.severity == .warning)
    let more = noted.filter { $0.rule == .moreFindings }
    #expect(more.map(\.message) == ["99001 further findings are left out."])
    let twice = String(repeating: "\"applinks\":{},", count: 100_000)
    let found = AssociationLint().findings(of: Array("{\(twice)\"applinks\": 2}".utf8))
    // And that the file is too large, and how many are left out.
    #expect(found.count == AssociationLint.maximumFindings + 2)
    #expect(found.count { $0.rule == .duplicateKey } == AssociationLint.maximumFindings - 1)
    #expect(found.last?.position == TextPosition(line: 1, column: 100_000 * 14 + 14))
  }

  @Test func placesInOneLongLineAreCounted() {
    var (text, column, columns): (String, Int, [Int?]) = ("{\"applinks\": {}", 15, [])
    for index in 0..<400 {
      for piece in [",\"k\(index)\": ", "\"\(String(repeating: "é", count: 5_000))\""] {
        if piece.utf8.first == UInt8(ascii: "\"") { columns.append(column + 1) }
        text += piece
        column += piece.unicodeScalars.count
      }
    }
    let findings = AssociationLint().findings(of: Array((text + "}").utf8))
    #expect(findings.filter { $0.rule == .unknownKey }.map { $0.position?.column } == columns)
  }
}
