/// A part of a catalog that is an object of JSON.
///
/// One description of its fields reads it and writes it.
protocol CatalogPart: Encodable {
  /// Creates a part that states nothing.
  init()

  /// Goes through the fields, in order.
  mutating func describe(in fields: inout CatalogFields)
}

extension CatalogPart {
  /// Writes the part; what is empty or not stated is left out.
  public func encode(to encoder: any Encoder) throws {
    var (part, fields) = (self, CatalogFields(writingTo: encoder))
    part.describe(in: &fields)
    if let failure = fields.failure { throw failure }
  }
}
