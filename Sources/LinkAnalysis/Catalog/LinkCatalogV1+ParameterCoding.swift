extension LinkCatalogV1.QueryItem: Encodable, CatalogPart {
  /// The keys of a query item.
  enum Key: String, CodingKey, CaseIterable {
    case name, key, formerKeys, type, bounds, required, `default`, repeated, separator
    case duplicates, flag, lenient
  }

  /// Reads a query item.
  init?(reading fields: inout CatalogFields<Key>) {
    let name = fields.text(.name)
    self.init(name: name ?? "")
    key = fields.optional(String.self, .key, expecting: "A text")
    formerKeys = fields.texts(.formerKeys) ?? []
    let type = fields.optional(String.self, .type, expecting: "A text")
    self.type = type.map { CatalogType($0) } ?? .string
    bounds = fields.part(LinkCatalogV1.Bounds.self, .bounds)
    isRequired = fields.flag(.required)
    (isRepeated, isFlag) = (fields.flag(.repeated), fields.flag(.flag))
    isLenient = fields.flag(.lenient)
    defaultValue = fields.value(.default)
    separator = fields.optional(String.self, .separator, expecting: "A text")
    duplicates = fields.named(Duplicates.self, .duplicates)
    if name == nil { return nil }
  }

  /// Writes the query item; what is not stated is left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(key, forKey: .key)
    if !formerKeys.isEmpty { try container.encode(formerKeys, forKey: .formerKeys) }
    try container.encode(type.name, forKey: .type)
    try container.encodeIfPresent(bounds, forKey: .bounds)
    if isRequired { try container.encode(true, forKey: .required) }
    try container.encodeIfPresent(defaultValue, forKey: .default)
    if isRepeated { try container.encode(true, forKey: .repeated) }
    try container.encodeIfPresent(separator, forKey: .separator)
    try container.encodeIfPresent(duplicates?.rawValue, forKey: .duplicates)
    if isFlag { try container.encode(true, forKey: .flag) }
    if isLenient { try container.encode(true, forKey: .lenient) }
  }
}

extension LinkCatalogV1.Bounds: Encodable, CatalogPart {
  /// The keys of bounds.
  enum Key: String, CodingKey, CaseIterable {
    case minimum, maximum, minimumLength, maximumLength, values, hosts
  }

  /// Reads bounds.
  init?(reading fields: inout CatalogFields<Key>) {
    let (minimum, maximum) = (fields.value(.minimum), fields.value(.maximum))
    for (key, value) in [(Key.minimum, minimum), (.maximum, maximum)] {
      guard let value, value.number == nil else { continue }
      fields.note(.wrongType, at: key, "A number is expected here.")
    }
    self.init(
      minimum: minimum,
      maximum: maximum,
      minimumLength: fields.optional(Int.self, .minimumLength, expecting: "A whole number"),
      maximumLength: fields.optional(Int.self, .maximumLength, expecting: "A whole number"),
      values: fields.texts(.values),
      hosts: fields.texts(.hosts)
    )
  }

  /// Writes the bounds; what is not stated is left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(minimum, forKey: .minimum)
    try container.encodeIfPresent(maximum, forKey: .maximum)
    try container.encodeIfPresent(minimumLength, forKey: .minimumLength)
    try container.encodeIfPresent(maximumLength, forKey: .maximumLength)
    try container.encodeIfPresent(values, forKey: .values)
    try container.encodeIfPresent(hosts, forKey: .hosts)
  }
}

extension LinkCatalogV1.Form: Encodable, CatalogPart {
  /// The keys of a form.
  enum Key: String, CodingKey, CaseIterable {
    case path, names, keys, variant
  }

  /// Reads a form.
  init?(reading fields: inout CatalogFields<Key>) {
    let path = fields.text(.path)
    let (names, keys) = (fields.textsByName(.names), fields.textsByName(.keys))
    let variant = fields.optional(String.self, .variant, expecting: "A text")
    guard let path else { return nil }
    self.init(path: path, names: names, keys: keys, variant: variant)
  }

  /// Writes the form; what is empty or not stated is left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(path, forKey: .path)
    if !names.isEmpty { try container.encode(names, forKey: .names) }
    if !keys.isEmpty { try container.encode(keys, forKey: .keys) }
    try container.encodeIfPresent(variant, forKey: .variant)
  }
}
