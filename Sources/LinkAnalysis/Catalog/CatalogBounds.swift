import LinkPatterns

extension LinkCatalogV1.Bounds {
  /// Tells whether a value is within the bounds.
  ///
  /// - Complexity: O(*n*), *n* = length of the text.
  func admits(_ value: CatalogValue, writtenAs text: String) -> Bool {
    if let minimum, value.number == nil || value.isLess(than: minimum) { return false }
    if let maximum, value.number == nil || maximum.isLess(than: value) { return false }
    if minimumLength != nil || maximumLength != nil {
      let length = text.unicodeScalars.count
      if length < minimumLength ?? 0 || length > maximumLength ?? .max { return false }
    }
    if let values, !values.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { return false }
    guard let hosts else { return true }
    guard let url = try? LinkURL(text), url.scheme == "https", let host = url.host else {
      return false
    }
    return hosts.contains(host)
  }

  /// Tells whether every value that others admit is admitted too.
  func includes(_ others: LinkCatalogV1.Bounds?) -> Bool {
    if let minimum {
      guard let other = others?.minimum, !other.isLess(than: minimum) else { return false }
    }
    if let maximum {
      guard let other = others?.maximum, !maximum.isLess(than: other) else { return false }
    }
    if (minimumLength ?? 0) > (others?.minimumLength ?? 0) { return false }
    if (maximumLength ?? .max) < (others?.maximumLength ?? .max) { return false }
    for (list, other) in [(values, others?.values), (hosts, others?.hosts)] {
      guard let list else { continue }
      guard let other, other.allSatisfy(list.contains) else { return false }
    }
    return true
  }

  /// Whether a least value is above the greatest one, or a list has no value.
  var isEmpty: Bool {
    if let minimum, let maximum, maximum.isLess(than: minimum) { return true }
    if let maximumLength, maximumLength < minimumLength ?? 0 { return true }
    return values?.isEmpty == true || hosts?.isEmpty == true
  }
}

extension LinkCatalogV1.Bounds: CustomStringConvertible {
  /// What is accepted, for reasons: `1...100`, `length 1...80`, `a|b`.
  public var description: String {
    var parts: [String] = []
    if minimum != nil || maximum != nil {
      parts.append("\(minimum?.description ?? "")...\(maximum?.description ?? "")")
    }
    if minimumLength != nil || maximumLength != nil {
      parts.append("length \(minimumLength ?? 0)...\(maximumLength.map(String.init) ?? "")")
    }
    if let values { parts.append(values.joined(separator: "|")) }
    if let hosts { parts.append("a host of \(hosts.joined(separator: ", "))") }
    return parts.joined(separator: ", ")
  }
}
