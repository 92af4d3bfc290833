import DeepLinking
import Foundation
import Testing

/// What becomes of the objects that the system hands over.
@Suite struct PayloadValueTests {
  /// The dictionary that JSON becomes, the way a phone gets it.
  private func object(_ json: String) throws -> [AnyHashable: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return try #require(object as? [AnyHashable: Any])
  }

  @Test func zeroAndOneAreNumbersAndNotTruthValues() throws {
    let json = #"{"a":[0,1,true,false,2,-1,0.5,1.0],"b":{"c":1,"d":false}}"#
    let value = PayloadValue(userInfo: try object(json))
    #expect(
      value == ["a": [0, 1, true, false, 2, -1, 0.5, 1], "b": ["c": 1, "d": false]]
    )
    #expect(try JSONDecoder().decode(PayloadValue.self, from: Data(json.utf8)) == value)
  }

  @Test func numbersMadeBySwiftKeepTheirKind() {
    let body: [String: Any] = ["a": 1, "b": true, "c": 0.0, "d": 0, "e": false]
    #expect(PayloadValue(object: body) == ["a": 1, "b": true, "c": 0, "d": 0, "e": false])
  }

  @Test func anyKindOfObjectIsTakenApart() {
    #expect(PayloadValue(object: "a") == "a")
    #expect(PayloadValue(object: 7) == 7)
    #expect(PayloadValue(object: true) == true)
    #expect(PayloadValue(object: ["a", 1] as [Any]) == ["a", 1])
    #expect(
      PayloadValue(object: [1: "left out", "b": "kept"] as [AnyHashable: Any]) == ["b": "kept"]
    )
  }

  @Test func whatJSONHasNotIsNull() {
    let body: [Any] = [NSNull(), Date(timeIntervalSince1970: 0), Double.nan, -Double.infinity]
    #expect(PayloadValue(object: body) == [.null, .null, .null, .null])
  }

  @Test func whatLiesDeeperThanTheLimitIsNull() {
    var body: Any = "deep"
    for _ in 0..<PayloadValue.maximumDepth { body = [body] }
    var value = PayloadValue(object: body)
    for _ in 0..<PayloadValue.maximumDepth {
      guard case .list(let values) = value else { break }
      value = values.first ?? .null
    }
    #expect(value == "deep")
    var wrapped = PayloadValue(object: [body])
    while case .list(let values) = wrapped { wrapped = values.first ?? "empty" }
    #expect(wrapped == .null)
  }

  @Test func aListThatStandsInManyPlacesIsNotTakenApartForever() {
    var body: Any = "x"
    for _ in 0..<PayloadValue.maximumDepth { body = Array(repeating: body, count: 8) }
    #expect(Self.count(of: PayloadValue(object: body)) <= PayloadValue.maximumCount + 8 * 16)
    #expect(
      Self.count(of: PayloadValue(userInfo: ["a": body])) <= PayloadValue.maximumCount + 8 * 16 + 1
    )
    let flat = PayloadValue(object: Array(repeating: "x", count: 40_000))
    #expect(flat == .list(Array(repeating: "x", count: 40_000)))
  }

  /// The number of values, those within others included.
  private static func count(of value: PayloadValue) -> Int {
    switch value {
    case .list(let values): values.reduce(1) { $0 + count(of: $1) }
    case .object(let members): members.values.reduce(1) { $0 + count(of: $1) }
    default: 1
    }
  }
}
