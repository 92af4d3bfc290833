/// The character between the values of a list in one place of a URL.
///
/// Within a value it is percent-encoded, so values may contain it.
public struct ListSeparator: Hashable, Sendable {
  /// The character, in ASCII.
  package let byte: UInt8

  /// `,`, as in `/compare/1,2`.
  public static let comma = ListSeparator(byte: UInt8(ascii: ","))

  /// `;`, as in `/compare/1;2`.
  public static let semicolon = ListSeparator(byte: UInt8(ascii: ";"))

  /// `/`, for a parameter of the path that may hold slashes: `/files/:path+`.
  public static let slash = ListSeparator(byte: UInt8(ascii: "/"))

  /// All of them.
  package static let all: [ListSeparator] = [.comma, .semicolon, .slash]
}
