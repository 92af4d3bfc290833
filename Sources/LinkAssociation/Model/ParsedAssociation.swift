/// An association file that was read: its contents, and the problems of its structure.
public struct ParsedAssociation: Hashable, Sendable {
  /// The text.
  public let text: JSONText

  /// The contents of the file.
  public let association: AppSiteAssociation

  /// All problems of its structure that were found.
  let found: FindingList

  /// The problems of its structure, in the order of the checks; of more than
  /// ``AssociationLint/maximumFindings`` the worst.
  public var findings: [AssociationFinding] { found.findings }

  /// Reads a file.
  ///
  /// No problem of the structure makes it fail: values of the wrong type are skipped and reported.
  ///
  /// - Complexity: O(*n* + *p*), *n* = size of the file, *p* = length of the pointers to its values.
  public init(_ text: JSONText) {
    var reader = AssociationReader(text)
    association = reader.readAssociation()
    self.text = text
    found = reader.found
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - limits: Upper bounds for it.
  /// - Throws: ``JSONReadError`` – any code, when it is not JSON.
  /// - Complexity: O(*n* + *p*), *n* = size of the file, *p* = length of the pointers to its values.
  public init(_ bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONReadError) {
    self.init(try JSONText(bytes, limits: limits))
  }
}
