package import LinkRouting

extension LinkFailure {
  /// Makes a failure of an error that the app or a host threw; a failure is taken as it is.
  ///
  /// What another error says may hold values, unless it is a ``ValueFreeError``.
  package init(_ error: any Error, _ code: Code, subject: String) {
    if let failure = error as? LinkFailure {
      self = failure
      return
    }
    let text = "\(error)"
    let isValueFree = error is any ValueFreeError
    let found: FailureText =
      isValueFree ? .name(text) : .value(text, shownAs: "\(type(of: error))")
    self.init(code, subject: subject, found: found)
  }
}
