extension LinkFailure.Code {
  /// A path value is `.` or `..`, which every URL parser would resolve.
  public static let dotSegment = Self(
    "dotSegment",
    "parameter '{parameter}': a path cannot hold the value '{found}'",
    fix: "Read the value from the query: '?{parameter}=:{parameter}'."
  )

  /// A path value is empty, which no parameter matches.
  public static let emptySegment = Self(
    "emptySegment",
    "parameter '{parameter}': a path cannot hold an empty value",
    fix: "Read the value from the query: '?{parameter}=:{parameter}'."
  )

  /// The pattern cannot hold the value: the printed URL would open another link, or none.
  public static let notExpressible =
    Self("notExpressible", "the printed URL would not lead back to the link")

  /// As `notExpressible`, for one parameter.
  static let valueNotExpressible = Self(
    "notExpressible",
    "parameter '{parameter}': with the value '{found}' the printed URL would not lead back to the link"
  )

  /// The URL would exceed a limit of the router.
  public static let overLimit =
    Self("overLimit", "the printed URL would exceed a limit of the router")

  /// No route prints the link.
  static let noPrintingRoute =
    Self("noRoute", "no route prints the link", fix: "Add a LinkRoute that names its case.")

  /// The router, or the route, does not have the requested prefix.
  public static let unknownPrefix =
    Self("unknownPrefix", "no prefix of the route names a scheme or host to print at")

  /// The route has no variant with the requested name.
  public static let unknownVariant = Self("unknownVariant", "it has no variant '{found}'")

  /// Another route would win the printed URL.
  ///
  /// The code compares equal for one route only.
  public static func shadowed(by route: String) -> Self {
    Self(
      "shadowed",
      "route '{rival}' would win the printed URL",
      fix: "Change one of the two patterns, or add .bound(…) or a type to its parameter.",
      rival: route
    )
  }
}
