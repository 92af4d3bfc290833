package import LinkPatterns

/// A change of a parameter's declaration by a modifier.
///
/// It is a value because the compiler would copy a function for each closure that it is called with.
package indirect enum ParameterChange {
  case bound(ParameterBound)
  case secret
  case identifier
  case lenient
  case inStrictRoute
  case digits(Int, ParameterShape)
  case formerKeys([String])
  case duplicates(RouteParameter.Duplicates)
  case listForm(RouteParameter.ListForm)
  case key(String)
  case place(RouteParameter.Place, key: String?)
}

extension ParameterFields {
  mutating func apply(_ change: ParameterChange) {
    switch change {
    case .bound(let bound): self.bound = bound
    case .secret: isSecret = true
    case .identifier: isIdentifier = true
    case .lenient: isLenient = true
    case .inStrictRoute: isInStrictRoute = true
    case .digits(let count, let shape): (digits, self.shape) = (count, shape)
    case .formerKeys(let keys): formerKeys += keys
    case .duplicates(let duplicates): self.duplicates = duplicates
    case .listForm(let form): listForm = form
    case .key(let key): self.key = key
    case .place(let place, let key): (self.place, self.key) = (place, key ?? self.key)
    }
  }
}
