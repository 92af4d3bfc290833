import LinkPatterns

extension LinkCatalogV1: Codable, CatalogPart {
  /// The keys of a catalog.
  enum Key: String, CodingKey, CaseIterable {
    case version, origins, routes, shapes
  }

  /// Reads a catalog and collects all that is wrong with it.
  ///
  /// A key that is not known is ignored, unless the catalog states a version that is not known
  /// either.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: ``CatalogProblems`` – `.missingKey`, `.wrongType`, `.unknownKey` or `.origin`.
  public init(from decoder: any Decoder) throws {
    let reading = CatalogPartReading<LinkCatalogV1>(from: decoder)
    guard let catalog = reading.part, reading.problems.isEmpty else {
      throw CatalogProblems(problems: reading.problems)
    }
    self = catalog
  }

  /// Reads a catalog.
  init?(reading fields: inout CatalogFields<Key>) {
    let version = fields.optional(Int.self, .version, expecting: "A number") ?? Self.version
    let origins = fields.parts(Origin.self, .origins)
    let routes = fields.parts(Route.self, .routes)
    for key in [Key.origins, .routes] where fields.isObject && !fields.has(key) {
      fields.note(.missingKey, at: key, "This key is missing; a list is expected here.")
    }
    if version != Self.version { fields.refuseUnknownKeys() }
    let shapes = fields.textsByName(.shapes)
    guard let origins, let routes else { return nil }
    self.init(origins: origins, routes: routes, shapes: shapes)
  }

  /// Writes the catalog, its version first; what is not stated is left out.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: `EncodingError`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(origins, forKey: .origins)
    try container.encode(routes, forKey: .routes)
    if !shapes.isEmpty { try container.encode(shapes, forKey: .shapes) }
  }
}

extension LinkCatalogV1.Origin: Encodable, CatalogPart {
  /// The keys of an origin.
  enum Key: String, CodingKey, CaseIterable {
    case scheme, host, domain, allowsHTTP
  }

  /// Reads an origin.
  init?(reading fields: inout CatalogFields<Key>) {
    let before = fields.problems.count
    let scheme = fields.optional(String.self, .scheme, expecting: "A text")
    let host = fields.optional(String.self, .host, expecting: "A text")
    let domain = fields.optional(String.self, .domain, expecting: "A text")
    let allowsHTTP = fields.flag(.allowsHTTP)
    switch (scheme, domain) {
    case (let scheme?, nil) where !fields.has(.allowsHTTP): self = .scheme(scheme, host: host)
    case (nil, let domain?) where host == nil: self = .domain(domain, allowsHTTP: allowsHTTP)
    default:
      guard fields.isObject, before == fields.problems.count else { return nil }
      let message = "An origin is a scheme, perhaps with a host, or a domain, perhaps allowsHTTP."
      fields.note(.origin, at: nil, message)
      return nil
    }
  }

  /// Writes the origin.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: `EncodingError`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .scheme(let scheme, let host):
      try container.encode(scheme, forKey: .scheme)
      try container.encodeIfPresent(host, forKey: .host)
    case .domain(let domain, let allowsHTTP):
      try container.encode(domain, forKey: .domain)
      if allowsHTTP { try container.encode(true, forKey: .allowsHTTP) }
    }
  }
}

extension LinkCatalogV1.Route: Encodable, CatalogPart {
  /// The keys of a route.
  enum Key: String, CodingKey, CaseIterable {
    case name, path, types, bounds, defaults, separators, aliases, forms, query, fragment
    case exposure, effect, strict, caseInsensitive, trailingSlash, description, examples
  }

  /// Reads a route.
  init?(reading fields: inout CatalogFields<Key>) {
    let name = fields.text(.name)
    let path = fields.text(.path)
    let types = fields.textsByName(.types)
    let bounds = fields.partsByName(LinkCatalogV1.Bounds.self, .bounds)
    let defaults = fields.valuesByName(.defaults)
    let separators = fields.textsByName(.separators)
    let aliases = fields.texts(.aliases) ?? []
    let forms = fields.parts(LinkCatalogV1.Form.self, .forms) ?? []
    let fragment = fields.part(LinkCatalogV1.QueryItem.self, .fragment)
    let query = fields.parts(LinkCatalogV1.QueryItem.self, .query) ?? []
    let exposure = fields.texts(.exposure)
    let effect = fields.optional(String.self, .effect, expecting: "A text")
    let (isStrict, isCaseInsensitive) = (fields.flag(.strict), fields.flag(.caseInsensitive))
    let trailingSlash = fields.trailingSlash(.trailingSlash)
    let summary = fields.optional(String.self, .description, expecting: "A text")
    let examples = fields.texts(.examples) ?? []
    guard let name, let path else { return nil }
    self.init(
      name: name,
      path: path,
      types: types,
      bounds: bounds,
      defaults: defaults,
      separators: separators,
      aliases: aliases,
      forms: forms,
      query: query,
      fragment: fragment,
      exposure: exposure,
      effect: effect,
      isStrict: isStrict,
      isCaseInsensitive: isCaseInsensitive,
      trailingSlash: trailingSlash,
      summary: summary,
      examples: examples
    )
  }

  /// Writes the route; what is empty or not stated is left out.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: `EncodingError`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(path, forKey: .path)
    if !types.isEmpty { try container.encode(types, forKey: .types) }
    if !bounds.isEmpty { try container.encode(bounds, forKey: .bounds) }
    if !defaults.isEmpty { try container.encode(defaults, forKey: .defaults) }
    if !separators.isEmpty { try container.encode(separators, forKey: .separators) }
    if !aliases.isEmpty { try container.encode(aliases, forKey: .aliases) }
    if !forms.isEmpty { try container.encode(forms, forKey: .forms) }
    if !query.isEmpty { try container.encode(query, forKey: .query) }
    try container.encodeIfPresent(fragment, forKey: .fragment)
    try container.encodeIfPresent(exposure, forKey: .exposure)
    try container.encodeIfPresent(effect, forKey: .effect)
    if isStrict { try container.encode(true, forKey: .strict) }
    if isCaseInsensitive { try container.encode(true, forKey: .caseInsensitive) }
    if trailingSlash != .ignored {
      try container.encode(trailingSlash.rawValue, forKey: .trailingSlash)
    }
    try container.encodeIfPresent(summary, forKey: .description)
    if !examples.isEmpty { try container.encode(examples, forKey: .examples) }
  }
}

extension CatalogFields {
  /// Reads what a slash at the end of a path means.
  fileprivate mutating func trailingSlash(_ key: Key) -> TrailingSlash {
    let names = TrailingSlash.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    guard let name = optional(String.self, key, expecting: names) else { return .ignored }
    if let meaning = TrailingSlash(rawValue: name) { return meaning }
    note(.wrongType, at: key, "\(names) is expected here.")
    return .ignored
  }
}
