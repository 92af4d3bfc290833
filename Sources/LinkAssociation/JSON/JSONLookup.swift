/// Finds many values of one text by their places, each in time that does not grow with its neighbours.
///
/// ``JSONText/value(at:)`` looks through the members on the way; for all members of a large object that
/// would be the square of their number.
struct JSONLookup {
  /// The text.
  private let text: JSONText
  /// The last member of each name, by bytes, of the objects that were passed, by where they begin.
  private var members: [Int: [[UInt8]: Int]] = [:]

  /// Prepares to find values.
  ///
  /// - Parameter text: The text.
  init(_ text: JSONText) { self.text = text }

  /// Finds a value.
  ///
  /// - Parameter pointer: Where it is.
  /// - Returns: The value, or `nil` when there is none; of members of one name the last.
  /// - Complexity: O(*d*), *d* = depth, once the objects on the way were passed.
  mutating func value(at pointer: JSONPointer) -> JSONValue? {
    var value = text.root
    for token in pointer.tokens {
      let next: JSONValue? =
        if let elements = value.elements {
          Int(token).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        } else {
          member(token, of: value)
        }
      guard let next else { return nil }
      value = next
    }
    return value
  }

  /// The value of a member.
  private mutating func member(_ name: String, of value: JSONValue) -> JSONValue? {
    guard let all = value.members else { return nil }
    // Few members are looked through as fast as they are put in order.
    if all.count <= 16 { return value[name] }
    let start = value.range.lowerBound
    var numbers = members[start] ?? [:]
    if numbers.isEmpty {
      for (index, member) in all.enumerated() { numbers[Array(member.name.utf8)] = index }
      members[start] = numbers
    }
    return numbers[Array(name.utf8)].map { all[$0].value }
  }
}
