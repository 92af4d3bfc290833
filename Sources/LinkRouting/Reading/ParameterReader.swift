import LinkPatterns

/// Reads what one URL has for the parameters of one route, in their order.
///
/// It is handed to the route's own code, which asks for one value after the other. The text of the
/// URL is looked at only there, and nothing is copied but what a link holds.
package final class ParameterReader {
  /// Where the values are.
  package let source: URLSource

  /// The name of the route, for reasons.
  private let route: String

  /// The parameters of the route.
  package let parameters: [RouteParameter]

  /// The parameter that is asked for next.
  private var position = 0

  /// The first value that is out of bounds, with the position of its parameter.
  private var refusal: (index: Int, reason: LinkFailure)?

  /// The positions of parameters whose value did not fit, and was left out.
  private(set) var ignored: [Int] = []

  /// Starts at the first parameter.
  init(_ source: URLSource, route: String, parameters: [RouteParameter]) {
    (self.source, self.route, self.parameters) = (source, route, parameters)
  }

  /// Reads the next value.
  package func value<Value>(of parameter: TypedParameter<Value>) throws(LinkFailure) -> Value {
    let input = try next()
    do throws(ParameterRefusal) {
      return try parameter.read(input)
    } catch {
      let reason = reason(error, at: position - 1, input)
      guard ignore(position - 1, reason), let value = try? parameter.read(.absent) else {
        throw reason
      }
      return value
    }
  }

  /// Reads what there is for the next parameter.
  func next() throws(LinkFailure) -> ParameterInput {
    let index = position
    position += 1
    do throws(LinkFailure) {
      let input = try source.input(for: parameters[index], at: index)
      if parameters[index].bound != nil { checkBound(input, at: index) }
      guard let count = parameters[index].digits else { return input }
      guard let number = input.withoutZeros(count) else { throw reason(.form, at: index, input) }
      return number
    } catch {
      guard ignore(index, error) else { throw error }
      return .absent
    }
  }

  /// Leaves a value out that does not fit, if its parameter is lenient.
  private func ignore(_ index: Int, _ reason: LinkFailure) -> Bool {
    let isUnfit = reason.code == .valueType || reason.code == .valueEncoding
    guard parameters[index].isLenient, isUnfit else { return false }
    if refusal?.index == index { refusal = nil }
    ignored.append(index)
    return true
  }

  /// Refuses the URL if a value that was read is out of bounds.
  ///
  /// That is said only when every value has the right form, since a URL that has not is not one of
  /// the route.
  package func finish() throws(LinkFailure) {
    if let refusal { throw refusal.reason }
  }

  /// A failure of the route's own code, which makes no link of the values.
  func refused(_ code: LinkFailure.Code) -> LinkFailure { LinkFailure(code, route: route) }

  /// Notes a value that is out of bounds.
  private func checkBound(_ input: ParameterInput, at index: Int) {
    let parameter = parameters[index]
    guard refusal == nil, let bound = parameter.bound else { return }
    for text in input.texts {
      let number = parameter.digits.flatMap(text.withoutZeros) ?? text
      guard !bound.admits(text), !bound.admits(number) else { continue }
      let reason = LinkFailure(
        .valueRange,
        route: route,
        parameter: parameter.name,
        segment: source.segment(of: index),
        expected: .name("\(bound)"),
        found: .value(text.string, isSecret: parameter.isSecret)
      )
      refusal = (index, reason)
      return
    }
  }
}

// MARK: - Reasons

extension ParameterReader {
  /// Says why a value does not make a link.
  package func reason(_ refusal: ParameterRefusal, at index: Int, _ input: ParameterInput)
    -> LinkFailure
  {
    let parameter = parameters[index]
    let found: String? =
      switch input {
      case .absent: nil
      case .name: ""
      case .text(let text): text.string
      case .list(let texts): LinkText.joined(texts)
      }
    guard refusal == .form, let found else {
      return missing(parameter, hasItem: found != nil)
    }
    return LinkFailure(
      .valueType,
      route: route,
      parameter: parameter.name,
      segment: source.segment(of: index),
      expected: .name(parameter.expectation),
      found: .value(found, isSecret: parameter.isSecret)
    )
  }

  /// Says that the route's own code refused the values; its error is not shown where the route has a secret.
  func refused(_ error: any Error) -> LinkFailure {
    let name = "\(type(of: error))"
    let isSecret = parameters.contains(where: \.isSecret)
    let found: FailureText = isSecret ? .name(name) : .value("\(error)", shownAs: name)
    return LinkFailure(.valuesRefused, route: route, found: found)
  }

  /// A reason of the route's own code, without what is secret.
  func redacted(_ reason: LinkFailure) -> LinkFailure {
    guard parameters.contains(where: \.isSecret) else { return reason }
    // What the app wrote into its sentences may be the secret.
    let message = "The route '\(route)' refused its values."
    return LinkFailure(reason.code, route: route, parameter: reason.parameter, message: message)
  }

  /// Says that a value is missing.
  private func missing(_ parameter: RouteParameter, hasItem: Bool) -> LinkFailure {
    let what =
      switch parameter.place {
      case .path: "the path value '\(parameter.name)'"
      case .query: "the query item '\(parameter.key)'"
      case .fragment: "the fragment"
      }
    return LinkFailure(
      hasItem ? .itemWithoutValue : .missingItem,
      route: route,
      parameter: parameter.name,
      subject: what,
      expected: .name(parameter.expectation)
    )
  }
}
