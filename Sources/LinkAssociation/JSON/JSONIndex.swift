/// The members of the wide objects of a JSON text by their names, for finding many values quickly.
///
/// ``JSONText/value(at:)`` looks through the members of every object on the way, which is for one value.
struct JSONIndex: Sendable {
  /// The number of members from which an object has a table.
  static let wide = 16

  /// The whole text.
  private let root: JSONValue

  /// The last member of each name of a wide object, by the first byte of the object.
  private let tables: [Int: [ExactText: Int]]

  /// Makes the tables of a text.
  init(_ text: JSONText) {
    root = text.root
    var tables: [Int: [ExactText: Int]] = [:]
    var pending = [text.root]
    while let value = pending.popLast() {
      let members = value.members ?? []
      let inner = value.elements ?? members.map(\.value)
      pending += inner.filter { $0.elements != nil || $0.members != nil }
      if members.count < Self.wide { continue }
      var table: [ExactText: Int] = [:]
      for (index, member) in members.enumerated() { table[ExactText(member.name)] = index }
      tables[value.range.lowerBound] = table
    }
    self.tables = tables
  }

  /// The number of objects with a table.
  var tableCount: Int { tables.count }

  /// Finds a value.
  package func value(at pointer: JSONPointer) -> JSONValue? { value(along: pointer.tokens) }

  /// Finds the value at the end of a path of names and positions.
  private func value(along tokens: some Sequence<String>) -> JSONValue? {
    tokens.reduce(root) { value, token in value.flatMap { child(token, of: $0)?.value } }
  }

  /// Finds an element, or the last member of a name.
  private func child(_ token: String, of value: JSONValue) -> (value: JSONValue, index: Int)? {
    value.child(token, named: tables[value.range.lowerBound])
  }

  /// The change that removes a member or an element, with one of the commas beside it.
  func removal(at pointer: JSONPointer) -> AssociationFinding.Edit? {
    let tokens = pointer.tokens
    guard let last = tokens.last, let parent = value(along: tokens.dropLast()),
      let index = child(last, of: parent)?.index
    else { return nil }
    if let elements = parent.elements {
      return .removal(of: index, among: elements.count) { elements[$0].range }
    }
    guard let members = parent.members else { return nil }
    return .removal(of: index, among: members.count) { members[$0].range }
  }
}

extension JSONMember {
  /// The bytes of the name and the value.
  var range: Range<Int> { nameRange.lowerBound..<value.range.upperBound }
}
