extension LinkCatalogV1.QueryItem: CatalogPart {
  /// Creates a query item without a name.
  init() { self.init(name: "") }

  /// Goes through the fields of a query item.
  mutating func describe(in fields: inout CatalogFields) {
    fields.required(&name, "name")
    fields.text(&key, "key")
    fields.texts(&formerKeys, "formerKeys")
    fields.type(&type, "type")
    fields.part(&bounds, "bounds")
    fields.flag(&isRequired, "required")
    fields.flag(&isRepeated, "repeated")
    fields.flag(&isFlag, "flag")
    fields.flag(&isLenient, "lenient")
    fields.value(&defaultValue, "default")
    fields.text(&separator, "separator")
    fields.name(&duplicates, "duplicates")
  }
}

extension LinkCatalogV1.Bounds: CatalogPart {
  /// Goes through the fields of bounds.
  mutating func describe(in fields: inout CatalogFields) {
    fields.value(&minimum, "minimum")
    fields.value(&maximum, "maximum")
    for (key, value) in [("minimum", minimum), ("maximum", maximum)] {
      guard let value, value.number == nil else { continue }
      fields.report(.wrongType, at: key, "A number is expected here.")
    }
    fields.optional(&minimumLength, "minimumLength", expecting: "A whole number")
    fields.optional(&maximumLength, "maximumLength", expecting: "A whole number")
    fields.texts(&values, "values")
    fields.texts(&hosts, "hosts")
  }
}

extension LinkCatalogV1.Form: CatalogPart {
  /// Creates a form without a path.
  init() { self.init(path: "") }

  /// Goes through the fields of a form.
  mutating func describe(in fields: inout CatalogFields) {
    fields.required(&path, "path")
    fields.texts(&names, byName: "names")
    fields.texts(&keys, byName: "keys")
    fields.text(&variant, "variant")
  }
}
