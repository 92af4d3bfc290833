package import LinkPatterns

/// The declaration of a route, whatever the type of its links; one copy of the code works on all routes.
package final class RouteRecord: Sendable {
  /// The fields.
  package let fields: RouteFields

  /// Creates a record of its fields.
  package init(_ fields: RouteFields) { self.fields = fields }

  /// The name.
  package var name: String { fields.name }

  /// The pattern, as it was written.
  var pattern: String { fields.pattern }

  /// The parameters of the route.
  package var parameters: [RouteParameter] { fields.parameters }

  /// A mistake in the declaration.
  func problem(
    _ code: RouteProblem.Code,
    at pattern: String? = nil,
    _ parameter: String? = nil
  ) -> RouteProblem {
    RouteProblem(code: code, route: name, pattern: pattern ?? self.pattern, parameter: parameter)
  }

  /// The forms of its URLs.
  package var forms: [RouteForm] { fields.forms }

  /// Makes links and takes them apart.
  package var codec: RouteCodec { fields.codec }
}

/// The declarations of a route; ``LinkRoute`` documents their meaning.
package struct RouteFields: Sendable {
  // The small ones last, so that they take no more than a byte each (kept bytes, routes-1000).
  var name: String
  var pattern: String
  var access = LinkAccess.appOnly
  /// The prefixes that the route is limited to; `nil` for all.
  package var onlyPrefixes: [LinkPrefix]?
  /// The placement of its links.
  package var placement = DeclaredPlacement()
  /// The groups of routes that the route was placed with, the outermost first: each by the name and the pattern of
  /// its first route, a mount by its case and its path.
  package var groups: [String] = []
  var parameters: [RouteParameter]
  var problems: [RouteProblem]
  /// The query items that it takes beside those of its pattern.
  package var takenItems = TakenItems.none
  /// What tools show of it; `nil` for nothing.
  package var texts: RouteTexts?
  /// The forms of its URLs, the printed one first.
  var forms: [RouteForm]
  /// The positions of parameters whose place does not follow from the pattern.
  private let explicit: [Int]
  var codec: RouteCodec
  var requirement: ScreenRequirement?
  /// Whether the route declares its access itself, so that its `LinkRoutes` does not set it.
  var declaresAccess = false
  var isStrict = false
  var effect = LinkEffect.navigate
  var needsOwnTeam = false
  /// Whether ASCII letters of literal segments match in either case; `nil` for the router's setting.
  package var caseInsensitiveLiterals: Bool?
  var trailingSlash: TrailingSlash?
  var isPrinted = true

  /// Creates a route from a pattern, some of whose parameters have explicit places.
  init(_ declaration: RouteDeclaration, explicit: [Int] = [], codec: RouteCodec) {
    let form = declaration.form(explicit: explicit, isCanonical: true)
    (name, pattern, self.explicit) = (declaration.route, declaration.template.text, explicit)
    (forms, self.codec) = (form.map { [$0] } ?? [], codec)
    (problems, parameters) = (declaration.problems, declaration.parameters)
    place(form)
  }

  /// Creates a route whose parameters are listed beside its pattern.
  init(
    _ name: String,
    _ template: RouteTemplate,
    _ parameters: [RouteParameter],
    explicit: [Int] = [],
    codec: RouteCodec
  ) {
    let declaration = RouteDeclaration(of: name, template, parameters, source: .list)
    self.init(declaration, explicit: explicit, codec: codec)
  }

  /// Creates a route from parts that were read from a document.
  package init(name: String, forms: [RouteForm], parameters: [RouteParameter], codec: RouteCodec) {
    problems = RouteDeclaration(of: name, RouteTemplate("/"), parameters, source: .list).problems
    (self.name, pattern, explicit, self.codec) = (name, forms.first?.text ?? "", [], codec)
    (self.forms, self.parameters) = (forms, parameters)
    place(forms.first)
  }

  /// Sets the places of the parameters to those of a form.
  private mutating func place(_ form: RouteForm?) {
    for index in parameters.indices {
      guard let place = form?.places[index] else { continue }
      parameters[index].place = place.place
      parameters[index].key = place.key
    }
  }

  /// Adds a problem of the declaration.
  mutating func report(_ code: RouteProblem.Code, _ parameter: String? = nil) {
    problems.append(RouteProblem(code: code, route: name, pattern: pattern, parameter: parameter))
  }

  /// Removes a problem, only of one parameter if it is named.
  private mutating func forget(_ code: RouteProblem.Code, _ parameter: String?) {
    problems.removeAll { problem in
      problem.code == code && (parameter == nil || problem.parameter == parameter)
    }
  }

  /// Refuses URLs with query items that the route does not know, or with several for a single value.
  mutating func makeStrict() {
    isStrict = true
    for index in parameters.indices { parameters[index].isInStrictRoute = true }
  }

  /// Takes query items into the value of the link that holds them.
  mutating func take(_ items: TakenItems) {
    takenItems = items
    forget(.itemsNotTaken, nil)
    if !parameters.contains(where: { $0.place == .items }) { report(.itemsWithoutValue) }
  }

  /// Stops printing links of the route, so that its pattern may contain more than its links.
  mutating func makeReadOnly() {
    isPrinted = false
    forget(.unnamedGroup, nil)
  }

  /// Adds a form.
  mutating func add(_ text: String, renaming names: [String: String], variant: String?) {
    let source: RouteDeclaration.Source =
      codec.examples.isEmpty ? .list : parameters.isEmpty ? .constant : .alias
    let declaration = RouteDeclaration(of: name, RouteTemplate(text), parameters, source: source)

    let form = declaration.form(
      renaming: names,
      explicit: explicit + parameters.indices.filter { parameters[$0].place != .path },
      isCanonical: false,
      variant: variant
    )
    problems += declaration.problems
    if !isPrinted { forget(.unnamedGroup, nil) }
    if let form { forms.append(form.withBrackets(parameters)) }
  }
}

// Properties of the record, because copying a route's many fields is slow.
extension RouteRecord {
  /// Whether the route is open to a source.
  package func isOpen(to source: LinkSource) -> Bool {
    source == .app || fields.access.admits(source, toDo: fields.effect)
  }

  /// The system's sources that the route is open to.
  package var openSources: [LinkSource] { fields.access.sources.filter(isOpen) }

  /// Whether the route is open to a source for a URL with a prefix.
  func isOpen(to source: LinkSource, _ url: LinkURL, _ prefix: @autoclosure () -> LinkPrefix)
    -> Bool
  {
    guard isOpen(to: source) else { return false }
    return fields.onlyPrefixes?.admit(url, as: prefix()) ?? true
  }

  /// Whether the route takes a URL of a source; one without a prefix may be meant for any route.
  func isOpen(to source: LinkSource, _ url: SegmentedURL) -> Bool {
    url.prefix.map { isOpen(to: source, url.url, $0) } ?? true
  }

  /// Whether the route takes URLs that begin as a prefix says, and prints them.
  package func isServed(at prefix: LinkPrefix) -> Bool {
    guard let only = fields.onlyPrefixes else { return true }
    return only.contains { $0 == prefix || (!$0.isPrintable && $0.overlaps(prefix)) }
  }

  /// Whether URLs may open both this route and another, judging by their prefixes.
  package func sharesPrefixes(with other: RouteRecord) -> Bool {
    guard let only = fields.onlyPrefixes, let others = other.fields.onlyPrefixes else {
      return true
    }
    return only.contains { own in others.contains { own.overlaps($0) } }
  }
}

// MARK: - Parameters

extension RouteFields {
  /// The position of a parameter; `nil` for an unknown name.
  func index(of name: String) -> Int? { parameters.firstIndex { $0.name == name } }

  /// Changes the declaration of a parameter.
  mutating func declare(_ name: String, _ change: (inout RouteParameter) -> Void) {
    guard let index = index(of: name) else {
      return report(codec.constructors == nil ? .undeclaredParameter : .unknownParameter, name)
    }
    change(&parameters[index])
  }

  /// Bounds the values of a parameter.
  mutating func setBound(_ bound: ParameterBound, of name: String) {
    declare(name) { $0.bound = bound }
    guard let index = index(of: name), parameters[index].shape == nil else { return }
    switch bound.kind {
    case .integers, .numbers, .unsigned: report(.notANumber, name)
    case .length, .texts, .hosts, .all: break
    }
  }

  /// Reads values of a query item of the wrong form as if they were absent.
  mutating func makeLenient(_ name: String) {
    declare(name) { $0.isLenient = true }
    guard let index = index(of: name) else { return }
    if !parameters[index].isOptional || isOutsideQuery(index) { report(.notLenient, name) }
  }

  /// Whether a form has the parameter at a position outside the query.
  private func isOutsideQuery(_ index: Int) -> Bool {
    for form in forms {
      if let place = form.places[index], place.place != .query { return true }
    }
    return false
  }

  /// Reads and prints integers with a number of digits.
  mutating func setDigits(_ count: Int, of name: String) {
    let parameter = index(of: name).map { parameters[$0] }
    let isInteger = parameter.map { $0.shape == .int || $0.digits != nil } ?? true
    guard isInteger, 1...18 ~= count else { return report(.notAnInteger, name) }
    let form = "Digits\(count)"
    let shape = try? ParameterShape(name: form, matching: "[0-9]{\(count)}")
    declare(name) { parameter in
      parameter.digits = count
      parameter.shape = shape ?? .anything(named: form)
    }
  }

  /// Sets how the values of a list are written in a URL.
  mutating func setList(_ form: RouteParameter.ListForm, of name: String) {
    guard let index = index(of: name) else { return declare(name) { $0.listForm = form } }
    guard parameters[index].listForm != nil else { return report(.notAList, name) }
    parameters[index].listForm = form
    for number in forms.indices { forms[number] = forms[number].withBrackets(parameters) }
    parameters[index].key = forms.first?.places[index]?.key ?? name
    // A list needs a separator outside the query, which may be declared only now.
    forget(.repeatedOutsideQuery, name)
    if parameters[index].isRepeated, isOutsideQuery(index) { report(.repeatedOutsideQuery, name) }
  }
}

// MARK: - Prefixes

extension RouteFields {
  /// Limits the route to some prefixes.
  mutating func limit(to prefixes: [LinkPrefix]) {
    onlyPrefixes = onlyPrefixes?.filter(prefixes.contains) ?? prefixes
  }
}

extension RouteRecord {
  /// The problems of the route's prefixes, in a router that has some.
  func problems(ofPrefixes prefixes: [LinkPrefix]) -> [RouteProblem] {
    guard let onlyPrefixes = fields.onlyPrefixes else { return [] }
    if onlyPrefixes.isEmpty { return [problem(.unknownPrefix(""))] }
    var problems: [RouteProblem] = []
    for prefix in onlyPrefixes where !prefixes.contains(prefix) {
      var name = prefix.description
      // Two domains can differ in nothing else.
      let isClose = prefixes.contains { $0.description == name }
      if isClose { name += " with allowsHTTP: \(prefix.allowsHTTP)" }
      problems.append(problem(.unknownPrefix(name)))
    }
    return problems
  }
}

extension RouteRecord {
  /// The failure of a link of the route, which is closed to a source, with the fix.
  package func closed(to source: LinkSource) -> LinkFailure {
    // A second `.access` replaces the first, so the advice keeps what is open already.
    let sources = (openSources + [source]).map { "." + $0.name }.joined(separator: ", ")
    return LinkFailure(
      source.standIn == .content && !fields.effect.isNavigation ? .closedToContent : .closed,
      subject: name,
      expected: .name(sources),
      found: .name(source.name)
    )
  }

  /// The failure of a link of the route, which is limited to other prefixes, with the fix.
  package func limited(to only: [LinkPrefix], insteadOf prefix: LinkPrefix) -> LinkFailure {
    LinkFailure(
      .otherPrefix,
      subject: name,
      expected: .name(only.map(\.description).joined(separator: " and ")),
      found: .name("\(prefix)")
    )
  }
}
