import DeepLinking
import Foundation
import LinkActions
import LinkRouting
import Testing

@Suite struct LinkActionResultTests {
  /// The JSON text of a value.
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func theEmptyResultIsNotNullC5() throws {
    #expect(LinkActionResult.empty != .value(.null))
    #expect(try json(LinkActionResult.empty) == #"{"kind":"empty","value":null}"#)
    #expect(try json(LinkActionResult.value(.null)) == #"{"kind":"value","value":null}"#)
  }

  @Test func everyResultIsJSONC5() throws {
    let value: PayloadValue = ["a": [1, 2.5, true, .null, "x/y"], "b": [:]]
    let text = try json(LinkActionResult.value(value))
    #expect(text == #"{"kind":"value","value":{"a":[1,2.5,true,null,"x/y"],"b":{}}}"#)
    let back = try JSONDecoder().decode(PayloadValue.self, from: Data(text.utf8))
    #expect(back[["value"]] == value)
  }

  @Test func aReportHasEveryKeyC5() throws {
    let reason = LinkFailure(.unknownAction, found: "x", message: "m")
    let text = try json(LinkActionReport.refused("x", reason))
    #expect(
      text
        == #"{"action":"x","outcome":"refused","reason":{"code":"unknownAction","expected":null,"#
        + #""fix":null,"found":"<redacted>","message":"m","parameter":null,"route":null,"segment":null},"result":null}"#
    )
  }
}

extension LinkActionReport {
  /// A report that an action was refused.
  static func refused(_ name: String, _ reason: LinkFailure) -> LinkActionReport {
    LinkActionReport(name: name, outcome: .refused(reason))
  }
}
