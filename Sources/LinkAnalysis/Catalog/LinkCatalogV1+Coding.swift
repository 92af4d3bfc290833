import LinkPatterns

extension LinkCatalogV1: Codable, CatalogPart {
  /// Creates a catalog without prefixes and routes.
  init() { self.init(prefixes: [], routes: []) }

  /// Reads a catalog and collects all its problems.
  ///
  /// A key that is not known is ignored, unless the catalog states a version that is not known
  /// either.
  public init(from decoder: any Decoder) throws {
    self = try CatalogPartReading(from: decoder).whole()
  }

  /// Goes through the fields of a catalog.
  mutating func describe(in fields: inout CatalogFields) {
    fields.version(Self.version)
    fields.renamed("origins", to: "prefixes")
    fields.required(&prefixes, "prefixes")
    fields.required(&routes, "routes")
    fields.texts(&shapes, byName: "shapes")
    fields.ignored("$schema")
  }
}

extension LinkCatalogV1.Prefix: CatalogPart {
  /// Creates a prefix with which no URL begins.
  init() { self = .scheme("", host: nil) }

  /// Goes through the fields of a prefix.
  mutating func describe(in fields: inout CatalogFields) {
    var (scheme, host, domain): (String?, String?, String?)
    var (allowsHTTP, inFragment, plusIsSpace, path) = (false, false, nil as Bool?, nil as String?)
    switch self {
    case _ where fields.isReading: break
    case .scheme(let name, let own, let isSpace):
      (scheme, host, plusIsSpace) = (name, own, isSpace ? true : nil)
    case .domain(let name, let allows, let isSpace, let start, let isInFragment):
      (domain, allowsHTTP, plusIsSpace) = (name, allows, isSpace ? nil : false)
      (path, inFragment) = (start.isEmpty ? nil : start, isInFragment)
    }
    let before = fields.problems.count
    fields.text(&scheme, "scheme")
    fields.text(&host, "host")
    fields.text(&domain, "domain")
    fields.flag(&allowsHTTP, "allowsHTTP")
    fields.text(&path, "path")
    fields.flag(&inFragment, "inFragment")
    fields.optional(&plusIsSpace, "plusIsSpace", expecting: "true or false")
    switch (scheme, domain) {
    case (let scheme?, nil) where !["allowsHTTP", "path", "inFragment"].contains(where: fields.has):
      self = .scheme(scheme, host: host, plusIsSpace: plusIsSpace ?? false)
    case (nil, let domain?) where host == nil:
      self = .domain(
        domain,
        allowsHTTP: allowsHTTP,
        plusIsSpace: plusIsSpace ?? true,
        path: path ?? "",
        inFragment: inFragment
      )
    case _ where before < fields.problems.count || !fields.isObject: break
    default:
      let message =
        "A prefix is a scheme, perhaps with a host, or a domain, perhaps with allowsHTTP, path or inFragment."
      fields.report(.prefix, at: nil, message)
    }
  }
}

extension LinkCatalogV1.Route: CatalogPart {
  /// Creates a route without a name.
  init() { self.init(name: "", path: "") }

  /// Goes through the fields of a route.
  mutating func describe(in fields: inout CatalogFields) {
    fields.required(&name, "name")
    fields.required(&path, "path")
    fields.types(&types, byName: "types")
    fields.parts(&bounds, byName: "bounds")
    fields.values(&defaults, byName: "defaults")
    fields.texts(&separators, byName: "separators")
    fields.texts(&aliases, "aliases")
    fields.parts(&forms, "forms")
    fields.part(&fragment, "fragment")
    fields.parts(&query, "query")
    fields.renamed("exposure", to: "access")
    fields.access(&access, "access")
    fields.name(&effect, "effect")
    fields.texts(&secrets, "secrets")
    fields.part(&placement, "placement")
    fields.parts(&prefixes, "prefixes")
    fields.flag(&isStrict, "strict")
    takenItems.describe(in: &fields)
    fields.flag(&isCaseInsensitive, "caseInsensitive")
    var slash = trailingSlash == .ignored ? nil : trailingSlash
    fields.name(&slash, "trailingSlash")
    trailingSlash = slash ?? .ignored
    fields.text(&title, "title")
    fields.text(&summary, "description")
    fields.texts(&examples, "examples")
  }
}

extension TakenItems {
  /// Goes through the fields of a route that say which items it takes.
  fileprivate mutating func describe(in fields: inout CatalogFields) {
    var (names, takesAny) = ([String](), self == .any)
    if case .named(let known) = self { names = known.sorted() }
    fields.texts(&names, "takes")
    fields.flag(&takesAny, "takesAnyItems")
    self = takesAny ? .any : names.isEmpty ? .none : .named(Set(names))
  }
}
