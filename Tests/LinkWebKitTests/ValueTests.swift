#if canImport(WebKit)
import DeepLinking
import Foundation
import LinkWebKit
import Testing

/// Values as objects that a page can be handed, and back: with Apple's Foundation or that of Linux.
@Suite struct ValueTests {
  /// Values of every kind, and values within values.
  static let values: [PayloadValue] = [
    .null, .flag(true), .flag(false), .number(0), .number(1), .number(-0.5), .text(""),
    .text("é 🙂"), .list([]), .object([:]), .list([.flag(true), .number(1), .null]),
    .object(["on": .flag(false), "off": .number(0), "more": .object(["a": .list([.text("b")])])]),
  ]

  @Test(arguments: values)
  func comeBackAsTheyWere(value: PayloadValue) {
    #expect(PayloadValue(object: value.object) == value)
  }

  @Test func areWhatAPageCanBeHanded() throws {
    let value = PayloadValue.object(["on": .flag(true), "one": .number(1), "none": .null])
    let object = try #require(value.object as? [String: Any])
    #expect(object["none"] is NSNull)
    let data = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    #expect(String(decoding: data, as: UTF8.self) == #"{"none":null,"on":true,"one":1}"#)
  }
}
#endif
