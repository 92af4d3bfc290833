import LinkPatterns
import LinkRouting

extension LinkCatalogV1: Codable, CatalogPart {
  /// The keys of a catalog.
  enum Key: String, CodingKey, CaseIterable {
    case version, origins, routes, shapes
    case schema = "$schema"
  }

  /// Reads a catalog and collects all that is wrong with it.
  ///
  /// A key that is not known is ignored, unless the catalog states a version that is not known
  /// either.
  public init(from decoder: any Decoder) throws {
    self = try CatalogPartReading(from: decoder).whole()
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
    case exposure, effect, secrets, placement, prefixes, strict, caseInsensitive, trailingSlash,
      description,
      examples
  }

  /// Reads a route.
  init?(reading fields: inout CatalogFields<Key>) {
    let (name, path) = (fields.text(.name), fields.text(.path))
    self.init(name: name ?? "", path: path ?? "")
    types = fields.textsByName(.types).mapValues { CatalogType($0) }
    bounds = fields.partsByName(LinkCatalogV1.Bounds.self, .bounds)
    defaults = fields.valuesByName(.defaults)
    separators = fields.textsByName(.separators)
    aliases = fields.texts(.aliases) ?? []
    forms = fields.parts(LinkCatalogV1.Form.self, .forms) ?? []
    fragment = fields.part(LinkCatalogV1.QueryItem.self, .fragment)
    query = fields.parts(LinkCatalogV1.QueryItem.self, .query) ?? []
    access = fields.sources(.exposure).map { .from($0) }
    effect = fields.named(LinkEffect.self, .effect)
    secrets = fields.texts(.secrets) ?? []
    placement = fields.part(LinkCatalogV1.Placement.self, .placement)
    prefixes = fields.parts(LinkCatalogV1.Origin.self, .prefixes)
    (isStrict, isCaseInsensitive) = (fields.flag(.strict), fields.flag(.caseInsensitive))
    trailingSlash = fields.named(TrailingSlash.self, .trailingSlash) ?? .ignored
    summary = fields.optional(String.self, .description, expecting: "A text")
    examples = fields.texts(.examples) ?? []
    if name == nil || path == nil { return nil }
  }

  /// Writes the route; what is empty or not stated is left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(path, forKey: .path)
    if !types.isEmpty { try container.encode(types.mapValues(\.name), forKey: .types) }
    if !bounds.isEmpty { try container.encode(bounds, forKey: .bounds) }
    if !defaults.isEmpty { try container.encode(defaults, forKey: .defaults) }
    if !separators.isEmpty { try container.encode(separators, forKey: .separators) }
    if !aliases.isEmpty { try container.encode(aliases, forKey: .aliases) }
    if !forms.isEmpty { try container.encode(forms, forKey: .forms) }
    if !query.isEmpty { try container.encode(query, forKey: .query) }
    try container.encodeIfPresent(fragment, forKey: .fragment)
    try container.encodeIfPresent(access?.sources.map(\.rawValue).sorted(), forKey: .exposure)
    try container.encodeIfPresent(effect, forKey: .effect)
    if !secrets.isEmpty { try container.encode(secrets, forKey: .secrets) }
    try container.encodeIfPresent(placement, forKey: .placement)
    try container.encodeIfPresent(prefixes, forKey: .prefixes)
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
  /// Reads the names of sources, which may be absent, and notes those that no source has.
  ///
  /// Such a source is one of the app's own, trusted as content: a slip closes the route to all others.
  mutating func sources(_ key: Key) -> [LinkSource]? {
    texts(key)?.enumerated().map { index, name in
      if let source = LinkSource(named: name) { return source }
      let known = LinkSource.names + LinkSource.ofTheSystem.map(\.rawValue)
      let meant =
        NearestName.of(known, to: name).map { "'\($0)' may be meant" }
        ?? "if it is the app's own, declare it with its trust, NAME=TRUST"
      let message = "'\(name)' is no source of the system; \(meant)."
      noteUnknown(.unknownSource, at: key, index, message)
      return LinkSource(rawValue: name)
    }
  }

  /// Reads one of several names that may be absent.
  mutating func named<Value: RawRepresentable & CaseIterable>(
    _ type: Value.Type,
    _ key: Key
  ) -> Value? where Value.RawValue == String {
    let names = Value.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    guard let name = optional(String.self, key, expecting: names) else { return nil }
    if let value = Value(rawValue: name) { return value }
    note(.wrongType, at: key, "\(names) is expected here.")
    return nil
  }
}
