import LinkPatterns

/// Reads the values that a URL has for the parameters of a route, in their order.
///
/// The route's own code asks it for one value after another. Only then is the text of the URL read, and only
/// values of the link are copied.
package final class ParameterReader {
  /// The URL.
  let url: LinkURL

  /// The items of its query.
  let items: [QueryItemRange]

  /// The number of links that the URL is nested in.
  let depth: Int

  /// The route, and the form whose pattern matched.
  private let entry: RouterEntry

  /// The match of the form's pattern, in a table.
  private let match: PatternMatch
  private let table: TableStorage

  /// The parameters of the route.
  package let parameters: [RouteParameter]

  // Private, so that the compiler knows all accesses and checks none.
  private var index = 0

  /// The position of the next parameter.
  var nextIndex: Int { index }

  /// The first value that is out of bounds or contradicts another, with the position of its parameter.
  private var refusal: Refusal?

  /// The positions of parameters whose value did not fit, and was left out.
  private(set) var ignored: [Int] = []

  /// A value that is refused although it has the right form.
  private struct Refusal {
    let index: Int
    let reason: LinkFailure
  }

  /// Starts at the first parameter.
  init(
    _ url: LinkURL,
    _ match: PatternMatch,
    _ engine: RouteEngine,
    depth: Int = 0
  ) {
    (self.url, items, self.depth) = (url, url.queryItems, depth)
    (self.match, table) = (match, engine.index.table.storage)
    plusIsSpace = engine.readsPlusAsSpace(in: url)
    entry = engine.index.entries[match.entry]
    parameters = entry.record.fields.parameters
    appendedItems = entry.record.fields.takenItems == .none ? nil : engine.appendedItems
  }

  /// Starts again with other declarations of the parameters.
  init(_ other: ParameterReader, _ parameters: [RouteParameter]) {
    (url, items, depth) = (other.url, other.items, other.depth)
    (match, table, plusIsSpace) = (other.match, other.table, other.plusIsSpace)
    (entry, self.parameters) = (other.entry, parameters)
    appendedItems = other.appendedItems
  }

  /// Whether `+` in the query means a space.
  let plusIsSpace: Bool

  /// The items that services append; `nil` where the route takes no items but those of its pattern.
  let appendedItems: AppendedItems?

  /// The value of a parameter of the path, with the position of its segment.
  func pathValue(of index: Int) -> (range: Range<Int>, segment: Int)? {
    let number = entry.form.numbers[index]
    return number < 0 ? nil : table.value(of: number, in: match, of: url)
  }

  /// The range of a parameter of the path, by its position in the pattern.
  func range(ofPathParameter number: Int) -> Range<Int>? {
    table.value(of: number, in: match, of: url)?.range
  }

  /// The form whose pattern matched.
  package var form: RouteForm { entry.form }

  /// The position of the route.
  var position: Int { entry.route }

  /// The route.
  var route: RouteRecord { entry.record }

  /// Reads the next value.
  func value<Value: LinkParameter>(_ type: Value.Type) throws(LinkFailure) -> Value {
    let read = try value(Value.linkValue(reading:))
    try finishBehindLast()
    return read
  }

  /// Reads the next value.
  func value<Value>(
    _ read: (LinkText) throws(LinkFailure) -> Value
  ) throws(LinkFailure) -> Value {
    let input = try next()
    do throws(LinkFailure) {
      return try read(input)
    } catch {
      let reason = reason(error.code, at: index - 1, input)
      guard ignore(index - 1, reason) else { throw reason }
      do throws(LinkFailure) {
        return try read(.absent)
      } catch {
        throw reason
      }
    }
  }

  /// Refuses values out of bounds after the last one was read, before a link is made of them.
  func finishBehindLast() throws(LinkFailure) {
    if index == parameters.count { try finish() }
  }

  /// Reads the text for the next parameter.
  func next() throws(LinkFailure) -> LinkText {
    let index = index
    self.index += 1
    do throws(LinkFailure) {
      let input = try self.input(at: index)
      guard parameters[index].isChecked else { return input }
      checkBound(input, at: index)
      guard let count = parameters[index].digits else { return input }
      if let number = input.withoutZeros(count) { return number }
      throw reason(.valueType, at: index, input)
    } catch {
      guard ignore(index, error) else { throw error }
      return .absent
    }
  }

  /// Leaves out a value of the wrong form, if its parameter is lenient.
  private func ignore(_ index: Int, _ reason: LinkFailure) -> Bool {
    let isUnfit = reason.code == .valueType || reason.code == .valueEncoding
    guard parameters[index].isLenient, isUnfit else { return false }
    if refusal?.index == index { refusal = nil }
    ignored.append(index)
    return true
  }

  /// Refuses the URL if a value that was read is out of bounds.
  ///
  /// Values of the wrong form are reported first, since a URL with one does not belong to
  /// the route.
  package func finish() throws(LinkFailure) {
    if let refusal { throw refusal.reason }
  }

  /// A failure of the route's own code, which made no link of the values.
  func refused(_ code: LinkFailure.Code) -> LinkFailure {
    LinkFailure(code, route: route.name)
  }

  /// Records a value that is out of bounds.
  private func checkBound(_ input: LinkText, at index: Int) {
    guard let bound = parameters[index].bound else { return }
    for text in input.texts {
      let number = parameters[index].digits.flatMap(text.withoutZeros) ?? text
      guard !bound.admits(text), !bound.admits(number) else { continue }
      return refuse(failure(.valueRange, at: index, "\(bound)", found: text.string), at: index)
    }
  }

  /// Records the reason to refuse a value of the right form.
  func refuse(_ reason: LinkFailure, at index: Int) {
    refusal = refusal ?? Refusal(index: index, reason: reason)
  }
}

// MARK: - Reasons

extension ParameterReader {
  /// The failure when a value makes no link.
  package func reason(
    _ code: LinkFailure.Code,
    at index: Int,
    _ input: LinkText
  ) -> LinkFailure {
    let parameter = parameters[index]
    if case .absent = input.source { return missing(parameter, hasItem: false) }
    if code == .missingItem { return missing(parameter, hasItem: true) }
    let failure = failure(.valueType, at: index, parameter.expectation, found: input.string)
    guard parameter.isOptional, parameter.place == .query else { return failure }
    return failure.changed(fix: "To read it as absent, add .lenient(\"{parameter}\") to the route.")
  }

  /// The failure of a value, with the expected form.
  func failure(
    _ code: LinkFailure.Code,
    at index: Int,
    _ expected: String,
    found: String
  ) -> LinkFailure {
    LinkFailure(
      code,
      route: route.name,
      parameter: parameters[index].name,
      segment: pathValue(of: index).map { $0.segment + 1 },
      expected: .name(expected),
      found: .value(found, isSecret: parameters[index].isSecret)
    )
  }

  /// The failure of a missing value.
  private func missing(_ parameter: RouteParameter, hasItem: Bool) -> LinkFailure {
    let what =
      switch parameter.place {
      case .path: "the path value '\(parameter.name)'"
      case .query: "the query item '\(parameter.key)'"
      case .fragment: "the fragment"
      case .items: "query items"
      }
    return LinkFailure(
      hasItem ? .itemWithoutValue : .missingItem,
      route: route.name,
      parameter: parameter.name,
      subject: what,
      expected: .name(parameter.expectation)
    )
  }
}
