/// `duplicateKey`: members of one name, of any object of a file.
enum RepeatedKeys {
  /// A value to look into, and the way to it.
  private struct Place {
    /// The value.
    let value: JSONValue
    /// The number of the place that holds it; `nil` for the whole.
    let parent: Int?
    /// Its position there.
    let index: Int
    /// Its name there; `nil` for an element.
    var name: String?
  }

  /// Finds them.
  static func find(in text: JSONText, _ found: inout FindingList) {
    var places = [Place(value: text.root, parent: nil, index: 0)]
    var next = 0
    while next < places.count {
      let value = places[next].value
      for (index, element) in (value.elements ?? []).enumerated() where element.hasValues {
        places.append(Place(value: element, parent: next, index: index))
      }
      let members = value.members ?? []
      var last: [[UInt8]: Int] = [:]
      for (index, member) in members.enumerated() { last[Array(member.name.utf8)] = index }
      for (index, member) in members.enumerated() {
        if last[Array(member.name.utf8)] != index {
          add(index, of: members, next, places, &found)
        } else if member.value.hasValues {
          places.append(
            Place(value: member.value, parent: next, index: index, name: member.name)
          )
        }
      }
      next += 1
    }
  }

  /// Adds the finding for a member that a later one repeats.
  private static func add(
    _ index: Int,
    of members: [JSONMember],
    _ place: Int,
    _ places: [Place],
    _ found: inout FindingList
  ) {
    guard found.hasRoom(for: AssociationRule.duplicateKey.severity) else { return found.leaveOut() }
    let member = members[index]
    found += AssociationFinding(
      .duplicateKey,
      at: pointer(to: place, places).appending(member.name),
      offset: member.nameRange.lowerBound,
      "Several members are called '\(member.name)', and the last one counts.",
      fix: "Remove this one.",
      edits: [.removal(of: index, among: members.count) { members[$0].range }]
    )
  }

  /// The pointer to a place, made only for a finding: a file has many more places.
  private static func pointer(to number: Int, _ places: [Place]) -> JSONPointer {
    guard let parent = places[number].parent else { return .root }
    let before = pointer(to: parent, places)
    return places[number].name.map { before.appending($0) }
      ?? before.appending(places[number].index)
  }
}

extension JSONText {
  /// The members whose names occur again in the same object, each with its place; the first thousand.
  @_spi(Tools) public var repeatedMembers: [(pointer: JSONPointer, position: TextPosition)] {
    var list = FindingList()
    RepeatedKeys.find(in: self, &list)
    let found = list.findings.filter { $0.rule == .duplicateKey }
    let positions = TextPosition.positions(ofBytes: found.map { $0.offset ?? 0 }, in: bytes)
    return zip(found, positions).map { ($0.pointer, $1) }
  }
}

extension JSONValue {
  /// Whether it is an array or an object with something in it.
  fileprivate var hasValues: Bool {
    !(elements ?? []).isEmpty || !(members ?? []).isEmpty
  }
}
