import LinkPatterns

/// Generates URLs of one form of a route, for locks.
///
/// Such a URL does not prove that the route takes it: another may come first.
struct CatalogURLSamples {
  /// The route.
  private let route: CatalogRoute

  /// The form.
  private let form: RouteForm

  /// Values for each parameter; the first is not its default if another is there.
  private let values: [[CatalogValue]]

  /// The positions of parameters that must have a value.
  private let required: Set<Int>

  /// Prepares to generate URLs.
  init(_ route: CatalogRoute, _ form: RouteForm) {
    (self.route, self.form) = (route, form)
    let languages = form.path.parameters.map { (form.position(inPath: $0.name), $0.language) }
    values = route.parameters.enumerated().map { index, parameter in
      parameter.samples(matching: languages.first { $0.0 == index }?.1)
    }
    required = Set(route.parameters.indices.filter { route.parameters[$0].needsValue })
  }

  /// Values to print, and their places.
  private struct Draft {
    /// The output of each parameter.
    var outputs: [ParameterOutput]

    /// The form.
    var form: RouteForm

    /// The alternative of the pattern; the fullest that has all its values when `nil`.
    var alternative: PathPattern.Alternative?
  }

  /// A draft with the first value of some parameters.
  private func draft(_ isIncluded: (Int) -> Bool) -> Draft {
    let outputs = route.parameters.indices.map { index -> ParameterOutput in
      let parameter = route.parameters[index]
      guard isIncluded(index), form.places[index] != nil, let first = values[index].first else {
        return .absent
      }
      let value = parameter.listForm == nil ? first : .list([first, first])
      return value == parameter.usualValue ? .absent : parameter.written(value)
    }
    return Draft(outputs: outputs, form: form)
  }

  /// A draft with the values that must be there.
  private var least: Draft { draft(required.contains) }

  /// The combinations to print: the required values, all, those of each optional group, each former
  /// name of a query item, longer values where the pattern has an expression, two segments where it
  /// takes several.
  private var drafts: [Draft] {
    var drafts = [least, draft { _ in true }]
    if form.path.alternatives.count > 1 {
      for alternative in form.path.alternatives {
        let inPath = alternative.segments.flatMap(\.names).map(form.position)
        drafts.append(draft { required.contains($0) || inPath.contains($0) })
        drafts[drafts.count - 1].alternative = alternative
      }
    }
    for (index, parameter) in route.parameters.enumerated() {
      for key in parameter.item?.item.formerKeys ?? [] where form.places[index]?.place == .query {
        drafts.append(draft { required.contains($0) || $0 == index })
        drafts[drafts.count - 1].form = form.placing(index, as: key)
      }
    }
    for parameter in form.path.parameters {
      guard let index = form.position(inPath: parameter.name) else { continue }
      var value: CatalogValue?
      if parameter.isRepeated, route.parameters[index].isPlainText {
        value = .text("a/a")
      } else if parameter.language != nil {
        value = values[index].max { $0.description.utf8.count < $1.description.utf8.count }
      }
      guard let value else { continue }
      drafts.append(least)
      drafts[drafts.count - 1].outputs[index] = route.parameters[index].written(value)
    }
    return drafts
  }

  /// The URLs at a prefix.
  func urls(at prefix: LinkPrefix) -> [String] {
    drafts.compactMap { printed($0, at: prefix) }
  }

  /// URLs that begin otherwise than the printed ones of a prefix, and are admitted too.
  func urlsThatBeginOtherwise(at prefix: LinkPrefix) -> [String] {
    var urls: [String?] = []
    if prefix.allowsHTTP {
      urls.append(printed(least, at: prefix).map { "http\($0.dropFirst("https".utf8.count))" })
    }
    if prefix.hasSubdomainWildcard, let host = prefix.host {
      urls.append(printed(least, at: .domain("a.b\(host.dropFirst())")))
    }
    return urls.compactMap(\.self)
  }

  /// URLs that the route takes only as long as it tolerates something: a list for each thing that it does,
  /// the same things for each of its forms.
  func toleratedURLs(at prefix: LinkPrefix) -> [[String]] {
    let (urls, drafts) = (urls(at: prefix), drafts)
    var result: [[String]] = []
    result.append(urls.compactMap(withOtherItem))
    if route.declared.isCaseInsensitive {
      result.append(drafts.compactMap { withOtherCase($0, at: prefix) })
    }
    if route.declared.trailingSlash == .ignored {
      result.append(urls.compactMap(Self.withTrailingSlash))
    }
    for (index, parameter) in route.parameters.enumerated() {
      guard let (item, isFragment) = parameter.item, !isFragment else { continue }
      if route.route.parameters[index].duplicates != .refuse, !item.isRepeated {
        result.append(drafts.compactMap { withDuplicate(of: index, $0, at: prefix) })
      }
      if item.isLenient {
        result.append([withOtherType(index, at: prefix)].compactMap(\.self))
      }
    }
    return result
  }
}

// MARK: - Changes of URLs

extension CatalogURLSamples {
  /// Writes a value that is not of the type of a query item.
  private func withOtherType(_ index: Int, at prefix: LinkPrefix) -> String? {
    let type = route.parameters[index].type
    guard let place = form.places[index], place.place == .query,
      let text = ["a", "0", "-"].first(where: { type.value(of: $0) == nil }),
      let url = printed(least, at: prefix)
    else { return nil }
    return adding("\(PercentCoding.text(place.key))=\(text)", to: url)
  }

  /// Writes two query items of one name, different where that is possible.
  private func withDuplicate(of index: Int, _ draft: Draft, at prefix: LinkPrefix) -> String? {
    guard let first = values[index].first, let place = form.places[index] else { return nil }
    var draft = draft
    if route.parameters[index].isFlag {
      draft.outputs[index] = .name
      return printed(draft, at: prefix).map { adding(PercentCoding.text(place.key), to: $0) }
    }
    let second = values[index].dropFirst().first ?? first
    draft.outputs[index] = .list([first, second].map(\.description))
    return printed(draft, at: prefix, repeating: index)
  }

  /// Writes the literals of a path in the other case, up to the end of a pattern that may hold slashes.
  private func withOtherCase(_ draft: Draft, at prefix: LinkPrefix) -> String? {
    var printer = printer(draft)
    let fitting = form.path.alternatives.first { alternative in
      alternative.segments.flatMap(\.names).compactMap(form.position)
        .allSatisfy { draft.outputs[$0].isPresent }
    }
    guard let alternative = draft.alternative ?? fitting,
      let written = try? printer.print(alternative).path
    else { return nil }
    var path: [UInt8] = []
    for segment in alternative.segments {
      let rest = written[path.count...]
      switch segment {
      case .literal(let bytes): path += [UInt8(ascii: "/")] + bytes.withOtherCase
      case .parameter: path += rest.prefix(1) + rest.dropFirst().prefix { $0 != UInt8(ascii: "/") }
      case .mixed(let pieces):
        path.append(UInt8(ascii: "/"))
        for piece in pieces { path += text(of: piece, in: draft) }
      case .rest: path += rest
      }
    }
    var printed = printer.print(path: path, of: alternative)
    printed.startsWithHost = false
    return (try? printed.url(at: prefix.withoutWildcard))?.text
  }

  /// Writes a piece of a segment, literals in the other case.
  private func text(of piece: PathPattern.Piece, in draft: Draft) -> [UInt8] {
    switch piece {
    case .literal(let bytes): return bytes.withOtherCase
    case .parameter(let parameter):
      let text = form.position(inPath: parameter.name).flatMap { draft.outputs[$0].text } ?? ""
      return PercentCoding.encoded(text.utf8, .component)
    }
  }

  /// Adds a query item that the route does not read and takes all the same; `nil` where it takes none.
  func withOtherItem(_ url: String) -> String? {
    let taken = route.route.record.fields.takenItems
    if case .named(let names) = taken, let name = names.min() {
      return adding("\(PercentCoding.text(name))=a", to: url)
    }
    return route.route.isStrict && taken != .any ? nil : withUnknownItem(url)
  }

  /// Adds a query item that the route does not read.
  private func withUnknownItem(_ url: String) -> String? {
    let former = route.parameters.flatMap { $0.item?.item.formerKeys ?? [] }
    let read = form.places.compactMap { $0?.place == .fragment ? nil : $0?.key } + former
    guard let name = ["ref", "from", "extra"].first(where: { !read.contains($0) }) else {
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
    at prefix: LinkPrefix
  ) -> String? {
    var printer = printer(least)
    let printed = printer.print(path: path, of: alternative)
    return (try? printed.url(at: prefix.withoutWildcard))?.text
  }

  /// A printer of a draft; one parameter may have several query items although it is not a list.
  private func printer(_ draft: Draft, repeating index: Int? = nil) -> URLPrinter {
    var parameters = route.route.parameters
    if let index, !parameters[index].isFlag {
      parameters[index].listForm = .repeatedItems
    }
    return URLPrinter(
      route: route.declared.name,
      form: draft.form,
      parameters: parameters,
      trailingSlash: route.declared.trailingSlash,
      outputs: draft.outputs
    )
  }

  /// Prints a draft.
  private func printed(
    _ draft: Draft,
    at prefix: LinkPrefix,
    repeating index: Int? = nil
  ) -> String? {
    var printer = printer(draft, repeating: index)
    guard let printed = try? printer.print(draft.alternative) else { return nil }
    return (try? printed.url(at: prefix.withoutWildcard))?.text
  }
}

extension RouteForm {
  /// The form with another name of a query item.
  fileprivate func placing(_ index: Int, as key: String) -> RouteForm {
    var places = places
    places[index] = ParameterLocation(place: .query, key: key)
    return RouteForm(text: text, path: path, places: places, variant: variant)
  }
}

extension Sequence<UInt8> {
  /// The bytes with ASCII letters in the other case, but for the digits of escapes.
  fileprivate var withOtherCase: [UInt8] {
    var digits = 0
    return map { byte in
      defer { digits = byte == UInt8(ascii: "%") ? 2 : Swift.max(digits - 1, 0) }
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte | 0x20
      return isLetter && digits == 0 ? byte ^ 0x20 : byte
    }
  }
}

extension LinkPrefix {
  /// The prefix, with `www` in place of all subdomains.
  fileprivate var withoutWildcard: LinkPrefix {
    guard hasSubdomainWildcard, let host else { return self }
    return .domain("www\(host.dropFirst())", allowsHTTP: allowsHTTP)
  }
}
