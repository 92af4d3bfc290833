extension ParameterReader {
  /// Reads the next value.
  package func value<Value>(of parameter: TypedParameter<Value>) throws(LinkFailure) -> Value {
    try value(parameter.read)
  }

  /// Reads the next value through one of the codecs that the route was declared with.
  func value<Value: Sendable>(
    _ type: Value.Type,
    through codecs: [any Sendable]
  ) throws(LinkFailure) -> Value {
    guard let codec = codecs[nextIndex] as? ValueCodec<Value> else {
      throw refused(.noLinkOfValues)
    }
    let read = try value(codec.read)
    try finishBehindLast()
    return read
  }

  /// The failure when the route's own code threw an error; the error is not shown when the route has a secret.
  func refused(_ error: any Error) -> LinkFailure {
    let name = "\(type(of: error))"
    let isSecret = parameters.contains(where: \.isSecret)
    let found: FailureText = isSecret ? .name(name) : .value("\(error)", shownAs: name)
    return LinkFailure(.valuesRefused, route: route.name, found: found)
  }

  /// A failure of the route's own code, without secret values.
  func redacted(_ reason: LinkFailure) -> LinkFailure {
    guard parameters.contains(where: \.isSecret) else { return reason }
    // The app's sentences may contain the secret.
    return LinkFailure(
      reason.code,
      route: route.name,
      parameter: reason.parameter,
      message: "The route '\(route.name)' refused its values."
    )
  }
}
