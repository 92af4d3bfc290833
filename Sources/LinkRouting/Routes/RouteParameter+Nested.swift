/// Values that are links, and may hold secrets of their own.
extension RouteParameter {
  /// Whether its values are secret, or links that may hold a secret.
  var mayBeSecret: Bool { isSecret || nested != nil }

  /// Whether a value is secret, or the URL of a link that holds a secret.
  package func hides(_ text: String) -> Bool {
    isSecret || nested?.holdsSecret(text, depth: 0) ?? false
  }

  /// A value for a failure; a link that no URL can have is hidden when some links of its type hold secrets.
  func shown(_ output: ParameterOutput) -> FailureText {
    let text = output.text ?? ""
    var isHidden = hides(text)
    if case .inexpressible = output, nested?.holdsSecrets == true { isHidden = true }
    return .value(text, isSecret: isHidden)
  }
}
