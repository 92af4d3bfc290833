extension LinkCatalogV1: Codable, CatalogPart {
  /// The keys of a catalog.
  enum Key: String, CodingKey, CaseIterable {
    case version, origins, routes
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
  ///
  /// - Parameter fields: Its keys.
  init?(reading fields: inout CatalogFields<Key>) {
    let version = fields.optional(Int.self, .version, expecting: "A number") ?? Self.version
    let origins = fields.parts(Origin.self, .origins)
    let routes = fields.parts(Route.self, .routes)
    for key in [Key.origins, .routes] where fields.isObject && !fields.has(key) {
      fields.note(.missingKey, at: key, "This key is missing; a list is expected here.")
    }
    if version != Self.version { fields.refuseUnknownKeys() }
    guard let origins, let routes else { return nil }
    self.init(origins: origins, routes: routes)
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
  }
}

extension LinkCatalogV1.Origin: Encodable, CatalogPart {
  /// The keys of an origin.
  enum Key: String, CodingKey, CaseIterable {
    case scheme, host, domain, allowsHTTP
  }

  /// Reads an origin.
  ///
  /// - Parameter fields: Its keys.
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
    case name, path, types, aliases, query, exposure, effect, strict, caseInsensitive
    case description, examples
  }

  /// Reads a route.
  ///
  /// - Parameter fields: Its keys.
  init?(reading fields: inout CatalogFields<Key>) {
    let name = fields.text(.name)
    let path = fields.text(.path)
    let types = fields.textsByName(.types)
    let aliases = fields.texts(.aliases) ?? []
    let query = fields.parts(LinkCatalogV1.QueryItem.self, .query) ?? []
    let exposure = fields.texts(.exposure)
    let effect = fields.optional(String.self, .effect, expecting: "A text")
    let (isStrict, isCaseInsensitive) = (fields.flag(.strict), fields.flag(.caseInsensitive))
    let summary = fields.optional(String.self, .description, expecting: "A text")
    let examples = fields.texts(.examples) ?? []
    guard let name, let path else { return nil }
    self.init(
      name: name,
      path: path,
      types: types,
      aliases: aliases,
      query: query,
      exposure: exposure,
      effect: effect,
      isStrict: isStrict,
      isCaseInsensitive: isCaseInsensitive,
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
    if !aliases.isEmpty { try container.encode(aliases, forKey: .aliases) }
    if !query.isEmpty { try container.encode(query, forKey: .query) }
    try container.encodeIfPresent(exposure, forKey: .exposure)
    try container.encodeIfPresent(effect, forKey: .effect)
    if isStrict { try container.encode(true, forKey: .strict) }
    if isCaseInsensitive { try container.encode(true, forKey: .caseInsensitive) }
    try container.encodeIfPresent(summary, forKey: .description)
    if !examples.isEmpty { try container.encode(examples, forKey: .examples) }
  }
}

extension LinkCatalogV1.QueryItem: Encodable, CatalogPart {
  /// The keys of a query item.
  enum Key: String, CodingKey, CaseIterable {
    case name, type, required, `default`, repeated
  }

  /// Reads a query item.
  ///
  /// - Parameter fields: Its keys.
  init?(reading fields: inout CatalogFields<Key>) {
    let name = fields.text(.name)
    let type = fields.optional(String.self, .type, expecting: "A text") ?? "String"
    let isRequired = fields.flag(.required)
    let isRepeated = fields.flag(.repeated)
    let expected = "A number, true, false, a text, or a list of them"
    let value = fields.optional(CatalogValue.self, .default, expecting: expected)
    guard let name else { return nil }
    self.init(
      name: name,
      type: type,
      isRequired: isRequired,
      defaultValue: value,
      isRepeated: isRepeated
    )
  }

  /// Writes the query item; what is not stated is left out.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: `EncodingError`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(type, forKey: .type)
    if isRequired { try container.encode(true, forKey: .required) }
    try container.encodeIfPresent(defaultValue, forKey: .default)
    if isRepeated { try container.encode(true, forKey: .repeated) }
  }
}
