/// The headers of every answer: the page loads nothing from elsewhere, and no other page can show or read it.
enum InspectorHeaders {
  /// The permissions of the page: load its own script and style, and talk to its own server.
  ///
  /// It turns no text into markup.
  static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'",
    "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    "require-trusted-types-for 'script'", "trusted-types 'none'",
  ].joined(separator: "; ")

  /// The headers for a type of content.
  static func of(type: String) -> [(String, String)] {
    [
      ("Content-Security-Policy", policy), ("X-Content-Type-Options", "nosniff"),
      ("X-Frame-Options", "DENY"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"), ("Cache-Control", "no-store"),
      ("Content-Type", type),
    ]
  }
}
