public import LinkRouting

// Why no URL is made of a link for a purpose.
extension LinkFailure.Code {
  /// The link's route has no domain that can be printed, which other people need.
  public static var noDomain: Self {
    Self(
      "noDomain",
      "the link's route has no domain, which '{subject}' needs",
      fix: "Add .domain(\"example.com\") to the prefixes."
    )
  }

  /// The link's route has no scheme.
  public static var noScheme: Self {
    Self(
      "noScheme",
      "the link's route has no scheme, which '{subject}' needs",
      fix: "Add .scheme(\"example\") to the prefixes."
    )
  }

  /// No route of the link is open to where it would come from, so it would lead nowhere.
  public static var notOpen: Self {
    Self(
      "notOpen",
      "no route of the link is open to '{expected}'",
      fix: "Add .access(.everyone), or .access(.from(…)) with {expected} and what is open already."
    )
  }

  /// The link has side effects, and can't be given to other people.
  public static var sideEffects: Self {
    Self("sideEffects", "the link has side effects; it is not for '{subject}'")
  }

  /// A parameter is secret, and the URL would show it.
  public static var secretShown: Self {
    Self(
      "secretShown",
      "'{parameter}' is secret, and '{subject}' would show it",
      fix: "url(for:) prints it all the same."
    )
  }
}
