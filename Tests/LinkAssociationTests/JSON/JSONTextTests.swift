import Foundation
@_spi(Tools) @testable import LinkAssociation
import Testing

/// What is JSON, where its values are, and what is said when it is not.
@Suite struct JSONTextTests {
  @Test func keepsOrderRepeatedNamesAndPlaces() throws {
    let text = try JSONText(
      "{\n  \"é\": [1.50, true],\n  \"a\": null, \"a\": \"\\u00e9\\ud83d\\ude00\"}"
    )
    let members = try #require(text.root.members)
    #expect(members.map(\.name) == ["é", "a", "a"])
    #expect(text.root["a"]?.string == "é😀")
    let number = try #require(text.value(at: JSONPointer(text: "/é/0")))
    #expect(number.content == .number("1.50"))
    #expect(text.position(ofByte: number.range.lowerBound) == TextPosition(line: 2, column: 9))
    #expect(text.value(at: JSONPointer(text: "/é/2")) == nil)
  }

  @Test func findsEveryPlaceFromAMarkCloseBeforeIt() throws {
    let lines = ["\"é😀\",", "1,\r\n", "2,\r", "3,\n", String(repeating: " ", count: 700)]
    let many = (0..<400).map { lines[$0 % lines.count] }.joined()
    for start in ["", "\u{FEFF}"] {
      let bytes = Array("\(start)[\(many)0]".utf8)
      let (text, marks) = (try JSONText(bytes), TextMarks(bytes))
      let offsets = Array(0...bytes.count + 1)
      let positions = TextPosition.positions(ofBytes: offsets, in: bytes)
      #expect(offsets.map(text.position(ofByte:)) == positions)
      #expect(
        (0...bytes.count).allSatisfy { offset in
          let mark = marks.mark(before: offset).index
          return mark <= max(offset, 3) && offset - mark < TextMarks.distance
        }
      )
    }
  }

  @Test func pointersEscapeNamesAndAreOrderedByNumber() throws {
    let text = try JSONText(#"{"/": {"~": [0, 1]}}"#)
    let pointer = JSONPointer.root.appending("/").appending("~").appending(1)
    #expect(pointer.text == "/~1/~0/1")
    #expect(text.value(at: pointer)?.content == .number("1"))
    #expect(JSONPointer(text: "/a/2") < JSONPointer(text: "/a/10"))
    #expect(JSONPointer(text: "/a") < JSONPointer(text: "/a/0"))
  }

  @Test(arguments: [
    ("", "expectedValue", 0), ("[1,]", "expectedValue", 3), ("{\"a\":1,}", "expectedName", 7),
    ("{\"a\" 1}", "expectedColon", 5), ("[1 2]", "expectedCommaOrEnd", 3),
    ("[01]", "invalidNumber", 1), ("-", "invalidNumber", 0), ("1.", "invalidNumber", 0),
    ("1e", "invalidNumber", 0), ("\"\\x\"", "invalidEscape", 1),
    ("\"\\u12g4\"", "invalidEscape", 1),
    ("\"\\ud800\"", "loneSurrogate", 1), ("\"\\udc00\"", "loneSurrogate", 1),
    ("\"a\nb\"", "controlCharacter", 2), (" \"a", "unterminatedString", 1),
    ("1 2", "trailingText", 2), ("nul", "expectedValue", 0), ("[1}", "expectedCommaOrEnd", 2),
    ("\"\\", "invalidEscape", 1), ("{1:2}", "expectedName", 1), ("// a\n1", "expectedValue", 0),
  ])
  func namesWhatIsWrongAndWhere(text: String, code: String, offset: Int) {
    let error = #expect(throws: JSONReadError.self) { try JSONText(text) }
    #expect(error?.code.name == code)
    #expect(error?.utf8Offset == offset)
  }

  @Test func errorsHaveLineAndColumn() {
    let error = #expect(throws: JSONReadError.self) { try JSONText("{\r\n\"é\": \"ö\" x}") }
    #expect(error?.description == "2:10: a comma or the end is expected here")
    // Source: the association file of 274737258/apple.
    let curly = #expect(throws: JSONReadError.self) { try JSONText("[\n  \"/app/*\u{201D}\n]") }
    #expect(curly?.position.description == "2:10" && curly?.utf8Offset == 11)
  }

  @Test(arguments: [
    ("[1, // a\n2]", "there are no comments in JSON"),
    ("[1 /* a */]", "there are no comments in JSON"),
    ("{/* a */}", "there are no comments in JSON"),
    ("[1, ]", "nothing follows the comma before this"),
    ("{\"a\":1\n,}", "nothing follows the comma before this"), ("[,]", "a value is expected here"),
    ("{'a':1}", "quotation marks are '\"' in JSON, and no others"),
    ("{\"a\": \u{201C}b\"}", "quotation marks are '\"' in JSON, and no others"),
    ("[1,}", "a value is expected here"), ("[", "a value is expected here"),
    ("[1 / 2]", "a comma or the end is expected here"),
    ("{\"a: 1,\n\"b\": 2}", "a line ends here, and the string is not closed"),
    ("[\"a\u{201D},\n\"b\"]", "quotation marks are '\"' in JSON, and no others"),
    ("\"a\tb\"", "a control character must be escaped"),
  ])
  func saysWhatOtherLanguagesHave(text: String, sentence: String) {
    let error = #expect(throws: JSONReadError.self) { try JSONText(text) }
    #expect(error?.sentence == sentence)
  }

  @Test func aByteOrderMarkIsNoColumn() {
    let error = #expect(throws: JSONReadError.self) {
      try JSONText([0xEF, 0xBB, 0xBF] + Array("[1 2]".utf8))
    }
    #expect(error?.position == Self.position("[1 2]"))
  }

  /// Where a text is wrong.
  private static func position(_ text: String) -> TextPosition? {
    do throws(JSONReadError) {
      _ = try JSONText(text)
      return nil
    } catch {
      return error.position
    }
  }

  @Test func refusesBytesThatAreNotUTF8() {
    let error = #expect(throws: JSONReadError.self) { try JSONText([0x22, 0xFF, 0x22]) }
    #expect(error?.code == .invalidUTF8)
    #expect(error?.utf8Offset == 1)
  }

  @Test func passesOverAByteOrderMark() throws {
    let text = try JSONText([0xEF, 0xBB, 0xBF] + Array("[]".utf8))
    #expect(text.hasByteOrderMark)
    #expect(text.root.range == 3..<5)
  }

  @Test func hostileTextsEndInAnErrorOrAValue() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONReadError.self) { try JSONText(deep) }
    let nested = String(repeating: "{\"a\":", count: 128) + "1" + String(repeating: "}", count: 128)
    #expect(try JSONText(nested).root.members?.count == 1)
    let wide = "[" + String(repeating: "0,", count: 20) + "0]"
    let error = #expect(throws: JSONReadError.self) {
      try JSONText(wide, limits: JSONLimits(values: 21))
    }
    #expect(error?.code == .tooManyValues)
    #expect(try JSONText(wide, limits: JSONLimits(values: 22)).root.elements?.count == 21)
    let long = #expect(throws: JSONReadError.self) { try JSONText(wide, limits: .init(length: 10)) }
    #expect(long?.code == .tooLong)
  }

  @Test func agreesWithFoundation() throws {
    let seeds = [
      #"{"applinks":{"details":[{"appIDs":["A.b"],"components":[{"/":"/a/*","exclude":true}]}]}}"#,
      #"[1,-2.5,3e2,true,false,null,"\u00e9\n\\\"",{"a":{}},[[]],""]"#,
      #" { "a" : [ "\ud83d\ude00" , 0 ] } "#,
    ]
    var random = SplitMix(seed: 20_260_901)
    let alphabet = Array(#"{}[]":,\u0129eE+-.tfn a/é"#.utf8)
    var accepted = 0
    for round in 0..<3_000 {
      var bytes = Array(seeds[round % seeds.count].utf8)
      for _ in 0..<(round / 500 % 3 + 1) {
        let at = Int(random.next() % UInt64(bytes.count))
        let byte = alphabet[Int(random.next() % UInt64(alphabet.count))]
        switch random.next() % 3 {
        case 0: bytes[at] = byte
        case 1: bytes.insert(byte, at: at)
        default: bytes.remove(at: at)
        }
      }
      let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      let ours = try? JSONText(bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      // Foundation accepts a comma before the end of an array or object, which RFC 8259 does not.
      let packed = text.replacing(" ", with: "")
      if ours == nil, packed.contains(",]") || packed.contains(",}") { continue }
      #expect((theirs == nil) == (ours == nil), "seed 20260901, round \(round): \(text)")
      if let theirs, let ours {
        accepted += 1
        #expect(Self.agree(ours.root, theirs), "seed 20260901, round \(round): \(text)")
      }
    }
    #expect(accepted > 200)
  }

  /// Tells whether a value is what Foundation read.
  private static func agree(_ value: JSONValue, _ other: Any) -> Bool {
    switch value.content {
    case .null: return other is NSNull
    case .bool(let bool): return (other as? Bool) == bool
    case .number(let text): return (other as? NSNumber)?.doubleValue == Double(text)
    case .string(let text):
      return (other as? String).map { $0.utf8.elementsEqual(text.utf8) } ?? false
    case .array(let elements):
      guard let others = other as? [Any], others.count == elements.count else { return false }
      return zip(elements, others).allSatisfy { agree($0, $1) }
    case .object(let members):
      guard let others = other as? [String: Any] else { return false }
      let names = Set(members.map(\.name))
      // Of members of one name Foundation keeps one, and does not say which.
      return names.count == others.count
        && names.allSatisfy { name in
          guard let other = others[name] else { return false }
          return members.contains { $0.name == name && agree($0.value, other) }
        }
    }
  }
}
