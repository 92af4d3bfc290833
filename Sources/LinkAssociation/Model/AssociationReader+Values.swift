extension AssociationReader {
  /// Reads a rule of components; a text there is a path of the older form.
  mutating func readRule(_ value: JSONValue, at pointer: JSONPointer) -> LinkComponent? {
    guard let path = value.string else { return readComponent(value, at: pointer) }
    let legacy = Self.component(of: .init(path))
    let exclude = legacy.exclude == true ? ", \"exclude\": true" : ""
    let rule = "{\"/\": \(JSONWriter.quoted(legacy.path ?? path))\(exclude)}"
    found += AssociationFinding(
      .wrongType,
      at: pointer,
      "This is a path as paths has it, and a rule is expected; it is passed over.",
      fix: "Write \(rule).",
      edits: [.init(value.range, rule)]
    )
    return nil
  }

  /// Reads a rule, or defaults, which have the same keys.
  ///
  /// A value of the wrong type counts as absent; one in a query voids the whole query.
  mutating func readComponent(_ value: JSONValue, at pointer: JSONPointer) -> LinkComponent? {
    guard object(value, at: pointer) != nil else { return nil }
    reportUnknownKeys(of: value, at: pointer, of: .rule)
    return LinkComponent(
      path: value["/"].flatMap { string($0, at: pointer.appending("/")) },
      query: value["?"].flatMap { readQuery($0, at: pointer.appending("?")) },
      fragment: value["#"].flatMap { string($0, at: pointer.appending("#")) },
      exclude: value["exclude"].flatMap { bool($0, at: pointer.appending("exclude")) },
      caseSensitive: value["caseSensitive"].flatMap {
        bool($0, at: pointer.appending("caseSensitive"))
      },
      percentEncoded: value["percentEncoded"].flatMap {
        bool($0, at: pointer.appending("percentEncoded"))
      },
      comment: value["comment"]?.string,
      pointer: pointer
    )
  }

  /// Reads the query rules.
  private mutating func readQuery(
    _ value: JSONValue,
    at pointer: JSONPointer
  ) -> LinkComponent.Query? {
    if let text = value.string { return .text(text) }
    guard let members = value.members else {
      reportWrongType(value, at: pointer, expected: "a text or an object")
      return nil
    }
    var items: [LinkComponent.Item] = []
    var isVoid = false
    for member in Self.last(of: members) {
      guard let pattern = member.value.string else {
        found += AssociationFinding(
          .queryValue,
          at: pointer.appending(member.name),
          "The value is \(member.value.kind), so no item of this query is looked at.",
          fix: "Write the value as a text."
        )
        isVoid = true
        continue
      }
      items.append(.init(member.name, pattern))
    }
    return isVoid ? nil : .items(items)
  }

  /// The members that count: of several of one name the last.
  static func last(of members: [JSONMember]) -> [JSONMember] {
    var positions: [[UInt8]: Int] = [:]
    for (index, member) in members.enumerated() { positions[Array(member.name.utf8)] = index }
    if positions.count == members.count { return members }
    return positions.values.sorted().map { members[$0] }
  }

  /// Reads the one identifier of an entry; a list of them has another key.
  mutating func readAppID(of entry: JSONValue, at pointer: JSONPointer) -> String? {
    guard let member = entry.members?.last(where: { $0.name == "appID" }) else { return nil }
    guard member.value.elements != nil else { return string(member.value, at: pointer) }
    found += AssociationFinding(
      .wrongType,
      at: pointer,
      "appID is a list, and takes one identifier; it is passed over.",
      fix: "Call it appIDs.",
      edits: [.init(member.nameRange, "\"appIDs\"")]
    )
    return nil
  }

  /// Reads a list of texts; elements of other types are skipped.
  mutating func readTexts(
    _ value: JSONValue,
    at pointer: JSONPointer
  ) -> [AppSiteAssociation.PlacedText] {
    var texts: [AppSiteAssociation.PlacedText] = []
    for (index, element) in (array(value, at: pointer) ?? []).enumerated() {
      let place = pointer.appending(index)
      if let text = string(element, at: place) { texts.append(.init(text, at: place)) }
    }
    return texts
  }

  /// The members of an object, or a finding.
  mutating func object(_ value: JSONValue, at pointer: JSONPointer) -> [JSONMember]? {
    if value.members == nil { reportWrongType(value, at: pointer, expected: "an object") }
    return value.members
  }

  /// The elements of an array, or a finding.
  mutating func array(_ value: JSONValue, at pointer: JSONPointer) -> [JSONValue]? {
    if value.elements == nil { reportWrongType(value, at: pointer, expected: "an array") }
    return value.elements
  }

  /// A text, or a finding.
  mutating func string(_ value: JSONValue, at pointer: JSONPointer) -> String? {
    if value.string == nil { reportWrongType(value, at: pointer, expected: "a text") }
    return value.string
  }

  /// A truth value, or a finding.
  private mutating func bool(_ value: JSONValue, at pointer: JSONPointer) -> Bool? {
    if value.bool == nil { reportWrongType(value, at: pointer, expected: "true or false") }
    return value.bool
  }

  /// Records that a value is of the wrong type.
  mutating func reportWrongType(_ value: JSONValue, at pointer: JSONPointer, expected: String) {
    let isQuoted = value.string == "true" || value.string == "false"
    let edits =
      isQuoted && expected == "true or false"
      ? [AssociationFinding.Edit(value.range, value.string ?? "")] : []
    found += AssociationFinding(
      .wrongType,
      at: pointer,
      "This is \(value.kind), and \(expected) is expected; \(effectOfWrongType).",
      fix: "Write \(expected).",
      edits: edits
    )
  }

  /// Notes keys of an object that are not known, or that belong elsewhere in the file.
  mutating func reportUnknownKeys(
    of value: JSONValue,
    at pointer: JSONPointer,
    known: [String],
    elsewhere: [AssociationKeys.Level] = []
  ) {
    let isKnown = Set(known.map(ExactText.init))
    let taken = isKnown.intersection((value.members ?? []).map { ExactText($0.name) })
    for member in value.members ?? [] where !isKnown.contains(ExactText(member.name)) {
      // No system reads a comment anywhere, so it has no wrong place.
      if member.name == "comment", !elsewhere.isEmpty { continue }
      if let level = elsewhere.first(where: { $0.names.contains(member.name) }) {
        found += AssociationKeys.misplaced(member.name, at: pointer.appending(member.name), level)
        continue
      }
      if !hasRoom(for: .unknownKey) { continue }
      let near = AssociationKeys.meant(by: member.name, of: known)
      let isTaken = near.map { taken.contains(ExactText($0)) } ?? false
      let edits =
        near.map { [AssociationFinding.Edit(member.nameRange, "\"\($0)\"")] } ?? []
      found += AssociationFinding(
        .unknownKey,
        severity: near == nil ? .note : .warning,
        at: pointer.appending(member.name),
        near.map { "This key is not known and is ignored; '\($0)' may be meant." }
          ?? "This key is not known and is ignored.",
        // Without a part of URLs, a rule matches more than is meant.
        fix: near.map { "Write '\($0)'\($0.utf8.count == 1 ? "" : ", or remove it")." }
          ?? "Remove it.",
        edits: isTaken ? [] : edits
      )
    }
  }
}
