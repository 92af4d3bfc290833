/// An association file that was read: what it says, and what is wrong with its structure.
public struct ParsedAssociation: Hashable, Sendable {
  /// The text.
  public let text: JSONText

  /// What the file says.
  public let association: AppSiteAssociation

  /// What is wrong with its structure, all that was found.
  let found: FindingList

  /// What is wrong with its structure, in the order of the checks; of more than
  /// ``AssociationLint/maximumFindings`` the worst.
  public var findings: [AssociationFinding] { found.findings }

  /// Reads a file.
  ///
  /// Nothing in the structure makes it fail: what has the wrong type is passed over and found.
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
