import LinkPatterns

/// Makes up URLs of one form of a route, for locks.
///
/// They do not say that the route takes them: another may come first.
struct CatalogURLSamples {
  /// Something that a route tolerates without saying so in its values.
  enum Tolerance: Hashable {
    /// A query item that the route does not read.
    case unknownItem

    /// Literals in the other case.
    case otherCase

    /// A slash at the end of the path.
    case trailingSlash

    /// Several query items of a name, one of which counts.
    case duplicates(String)

    /// A value of a lenient query item that is not of its type.
    case otherType(String)
  }

  /// The route.
  private let route: CatalogRoute

  /// The form.
  private let form: CatalogRoute.Form

  /// Values for each parameter, by name; the first is not its default if another is there.
  private let values: [String: [CatalogValue]]

  /// The names of parameters that must have a value.
  private let required: Set<String>

  /// Prepares to make up URLs.
  init(_ route: CatalogRoute, _ form: CatalogRoute.Form) {
    (self.route, self.form) = (route, form)
    values = route.sampleValues(in: form)
    required = route.namesThatNeedValues
  }

  /// Values to print, and where they stand.
  private struct Draft {
    /// The values by name.
    var values: [String: CatalogValue]

    /// The form.
    var form: CatalogRoute.Form

    /// The alternative of the pattern; the fullest that has all its values when `nil`.
    var alternative: PathPattern.Alternative?
  }

  /// What to print: the values that must be there, all, those of each optional group, each former
  /// name of a query item, longer values where the pattern has an expression, two segments where it
  /// takes several.
  private var drafts: [Draft] {
    func draft(_ isNamed: (String) -> Bool) -> Draft {
      Draft(values: values(named: isNamed), form: form)
    }
    var drafts = [draft(required.contains), draft { _ in true }]
    if form.pattern.alternatives.count > 1 {
      for alternative in form.pattern.alternatives {
        let inPath = Set(alternative.segments.flatMap(\.parameterNames).map(form.parameter))
        drafts.append(draft { required.contains($0) || inPath.contains($0) })
        drafts[drafts.count - 1].alternative = alternative
      }
    }
    for item in route.items {
      for key in item.declared.formerKeys {
        drafts.append(draft { required.contains($0) || $0 == item.name })
        drafts[drafts.count - 1].form.keys[item.name] = key
      }
    }
    for parameter in form.pattern.parameters {
      let name = form.parameter(parameter.name)
      var value: CatalogValue?
      if parameter.isRepeated, route.rules(of: name).isPlainText {
        value = .text("a/a")
      } else if parameter.language != nil {
        value = longestValue(of: name)
      }
      guard let value else { continue }
      drafts.append(draft { required.contains($0) || $0 == name })
      drafts[drafts.count - 1].values[name] = value
    }
    return drafts
  }

  /// The URLs at an origin.
  func urls(at origin: LinkPrefix) -> [String] {
    drafts.compactMap { printed($0, at: origin) }
  }

  /// URLs that begin otherwise than the printed ones of an origin, and are admitted too.
  func urlsThatBeginOtherwise(at origin: LinkPrefix) -> [String] {
    let least = Draft(values: values(named: required.contains), form: form)
    var urls: [String?] = []
    if origin.allowsHTTP {
      urls.append(printed(least, at: origin).map { "http\($0.dropFirst("https".utf8.count))" })
    }
    if origin.hasSubdomainWildcard, let host = origin.host {
      urls.append(printed(least, at: .domain("a.b\(host.dropFirst())")))
    }
    return urls.compactMap(\.self)
  }

  /// What the route tolerates.
  var tolerances: [Tolerance] {
    var result: [Tolerance] = route.isStrict ? [] : [.unknownItem]
    if route.declared.isCaseInsensitive { result.append(.otherCase) }
    if route.declared.trailingSlash == .ignored { result.append(.trailingSlash) }
    for item in route.items where item.declared.duplicates != nil && !item.declared.isRepeated {
      result.append(.duplicates(item.name))
    }
    for item in route.items where item.declared.isLenient { result.append(.otherType(item.name)) }
    return result
  }

  /// URLs that the route takes only as long as it tolerates something.
  func urls(that tolerance: Tolerance, at origin: LinkPrefix) -> [String] {
    switch tolerance {
    case .unknownItem: return urls(at: origin).compactMap(withUnknownItem)
    case .trailingSlash: return urls(at: origin).compactMap(Self.withTrailingSlash)
    case .otherCase: return drafts.compactMap { printed($0, at: origin, swapsCase: true) }
    case .duplicates(let name):
      guard let first = values[name]?.first else { return [] }
      let second = values[name]?.dropFirst().first ?? first
      let list = [first, second].map { route.isList(name) ? CatalogValue.list([$0]) : $0 }
      return drafts.compactMap { draft in
        var draft = draft
        draft.values[name] = .list(list)
        return printed(draft, at: origin)
      }
    case .otherType(let name): return [withOtherType(name, at: origin)].compactMap(\.self)
    }
  }

  /// Writes a value that is not of the type of a query item.
  private func withOtherType(_ name: String, at origin: LinkPrefix) -> String? {
    guard let (item, key) = route.items(of: form).first(where: { $0.item.name == name }),
      let text = ["a", "0", "-"].first(where: { item.type.value(of: $0) == nil }),
      let url = printed(Draft(values: values(named: required.contains), form: form), at: origin)
    else { return nil }
    var bytes: [UInt8] = []
    PercentCoding.encode(key.utf8, .component, into: &bytes)
    return adding("\(String(decoding: bytes, as: UTF8.self))=\(text)", to: url)
  }

  /// Adds a query item that the route does not read.
  func withUnknownItem(_ url: String) -> String? {
    let known = route.items(of: form).flatMap { [$0.key] + $0.item.declared.formerKeys }
    let read = known + form.pattern.parameterNames
    guard let name = ["utm_source", "utm_medium", "ref"].first(where: { !read.contains($0) }) else {
      return nil
    }
    return adding("\(name)=a", to: url)
  }

  /// Adds a query item that is percent-encoded.
  private func adding(_ item: String, to url: String) -> String {
    let end = url.utf8.firstIndex(of: UInt8(ascii: "#")) ?? url.endIndex
    let separator = url[..<end].utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
    return "\(url[..<end])\(separator)\(item)\(url[end...])"
  }

  /// Writes a slash behind the path.
  private static func withTrailingSlash(_ url: String) -> String? {
    let end = url.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    let path = url[..<(end ?? url.endIndex)]
    guard path.utf8.last != UInt8(ascii: "/") else { return nil }
    return (try? LinkURL("\(path)/\(url[path.endIndex...])"))?.text
  }

  /// Prints a path with the query items and the fragment that must be there.
  func url(
    ofPath path: [UInt8],
    _ alternative: PathPattern.Alternative,
    at origin: LinkPrefix
  ) -> String? {
    var printer = CatalogPrinter(route, form, values(named: required.contains))
    return (try? LinkURL(printer.print(path, alternative, at: origin.withoutWildcard)))?.text
  }

  /// The longest value of a parameter.
  private func longestValue(of name: String) -> CatalogValue? {
    values[name]?.max { $0.description.utf8.count < $1.description.utf8.count }
  }

  /// The first value of each parameter.
  private func values(named isNamed: (String) -> Bool) -> [String: CatalogValue] {
    var result: [String: CatalogValue] = [:]
    for (name, values) in values where isNamed(name) {
      let isList = route.isList(name)
      let value = values.first.map { isList ? .list([$0, $0]) : $0 }
      if value != route.defaultValue(name) { result[name] = value }
    }
    return result
  }

  /// Prints values.
  private func printed(_ draft: Draft, at origin: LinkPrefix, swapsCase: Bool = false) -> String? {
    var printer = CatalogPrinter(route, draft.form, draft.values, swapsCase: swapsCase)
    let text = try? printer.print(at: origin.withoutWildcard, draft.alternative)
    return text.flatMap { try? LinkURL($0).text }
  }
}

extension LinkPrefix {
  /// The origin, with `www` in place of all subdomains.
  fileprivate var withoutWildcard: LinkPrefix {
    guard hasSubdomainWildcard, let host else { return self }
    return .domain("www\(host.dropFirst())", allowsHTTP: allowsHTTP)
  }
}
