public import LinkPatterns

extension RouteProblem {
  /// The kinds of problems.
  ///
  /// More may be added.
  public struct Code: Hashable, Sendable {
    /// The name.
    @_spi(Tools) public let name: String

    /// The other route, or another detail of the code.
    let detail: String?

    /// The sentence and the fix, with `{parameter}` and `{detail}` in their places.
    let sentence: String

    /// The error in the text of the pattern; `nil` for other codes.
    @_spi(Tools) public let syntaxError: PatternSyntaxError?

    /// The route that accepts the same URLs; `nil` for other codes.
    let rival: String?

    /// Whether a segment takes more than `PatternLimits` allow.
    let isOverLimit: Bool

    /// Creates a code.
    init(
      _ name: String,
      _ sentence: String,
      detail: String? = nil,
      syntaxError: PatternSyntaxError? = nil,
      rival: String? = nil,
      isOverLimit: Bool = false
    ) {
      (self.name, self.detail, self.sentence) = (name, detail, sentence)
      (self.syntaxError, self.rival, self.isOverLimit) = (syntaxError, rival, isOverLimit)
    }

    /// Returns whether two codes have the same name and the same detail.
    public static func == (left: Code, right: Code) -> Bool {
      left.name == right.name && left.detail == right.detail
    }

    /// Hashes the name and the detail.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(detail)
    }
  }
}

extension RouteProblem.Code {
  /// The pattern is not valid.
  ///
  /// - Parameter error: The error in the pattern.
  /// - Returns: A code that holds the error.
  public static func pattern(_ error: PatternSyntaxError) -> Self {
    Self("pattern", "{detail}", detail: "\(error)", syntaxError: error)
  }

  /// A name in the pattern or the query is not a label of the link.
  public static let unknownParameter =
    Self("unknownParameter", "the link has no label '{parameter}'; name one of its labels.")

  /// As `unknownParameter`, in an alias or a variant, where names can differ from labels.
  static func unknownName(insteadOf label: String) -> Self {
    Self(
      "unknownParameter",
      """
      the link has no label '{parameter}'; add `renaming: ["{parameter}": "{detail}"]`, or, for what is not a value, \
      write '(.+)'.
      """,
      detail: label
    )
  }

  /// The path of a printed pattern has a group without a name, such as `*`, that is not a value of the link.
  public static let unnamedGroup = Self(
    "unnamedGroup",
    """
    a group without a name, such as '*' or '(a|b)', is not a value of the link; name it, as in ':rest*', and \
    give the link a value for it, or make this pattern an `.alias` or the route `.readOnly`, which ignores it.
    """
  )

  /// A label of the link has no place in the pattern or the query.
  public static let unplacedLabel = Self(
    "unplacedLabel",
    """
    the label '{parameter}' has no place; write ':{parameter}' into the path, or \
    '?{parameter}=:{parameter}' behind it.
    """
  )

  /// A value of the link holds query items, and the route takes none.
  public static let itemsNotTaken = Self(
    "itemsNotTaken",
    "no query items reach '{parameter}'; add .takes(items:) with their names, or .takesAnyItems."
  )

  /// The route takes query items, and no value of its link holds them.
  public static let itemsWithoutValue = Self(
    "itemsWithoutValue",
    "no value of the link holds the query items that the route takes; add one of the type LinkItems."
  )

  /// A label that is not optional is in a part of the path that may be left out.
  public static let requiredInOptionalPart = Self(
    "requiredInOptionalPart",
    """
    the path has URLs without '{parameter}', which is not optional; make the value optional, or write the part without \
    '{', '}' and '?'.
    """
  )

  /// An optional label is in the path, where a value is required.
  public static let optionalInPath = Self(
    "optionalInPath",
    """
    '{parameter}' is optional, and the path has no URL without it; write ':{parameter}?', or put it \
    in the query: '?{parameter}=:{parameter}'.
    """
  )

  /// A name is in both the path and the query, or twice in the query, for one label or two.
  public static let placedTwice =
    Self("placedTwice", "'{parameter}' has two places; keep one, or give the other another name.")

  /// Another route accepts the same URLs.
  ///
  /// The one whose pattern, or else whose name, comes first in byte order wins.
  ///
  /// The route is used for printing.
  ///
  /// - Parameter route: The name of the other route.
  /// - Returns: A code that holds the name.
  public static func tied(with route: String) -> Self {
    Self(
      "tied",
      "the route '{detail}' accepts the same URLs and wins: its pattern, or else its name, comes first; change one of them.",
      detail: route,
      rival: route
    )
  }

  /// The query or the fragment of the pattern is not made of `key=:name` and `:name`.
  public static let template = Self(
    "template",
    "'{parameter}' is not 'key=:name'; a constant cannot be a part of it, but can be read as a value."
  )

  /// As `template`, for a fragment.
  static let fragment =
    Self("template", "'{parameter}' is a fragment, which has one value; write it as '#:name'.")

  /// Two parameters have one name.
  public static let declaredTwice =
    Self("declaredTwice", "the parameter '{parameter}' is declared twice; keep one.")

  /// The pattern names a parameter that is not declared beside it.
  public static let undeclaredParameter = Self(
    "undeclaredParameter",
    "no parameter '{parameter}' is declared; declare it, as .string(\"{parameter}\") or of another type."
  )

  /// A parameter is declared, and has no place in the pattern.
  public static let unplacedParameter = Self(
    "unplacedParameter",
    "the parameter '{parameter}' has no place; write ':{parameter}' into the pattern or add `.inQuery`."
  )

  /// A list of repeated query items is in the path or the fragment, which has no items.
  public static let repeatedOutsideQuery = Self(
    "repeatedOutsideQuery",
    "'{parameter}' is a list of query items; give it a separator, or place it in the query."
  )

  /// A segment of the pattern needs more than `PatternLimits` allow, for example a list of thousands of words,
  /// so no URL would match.
  ///
  /// - Parameters:
  ///   - segment: The segment of the pattern, counted from 1.
  ///   - excess: The limit, and what the segment needs.
  /// - Returns: A code that holds these values.
  public static func overLimit(segment: Int, _ excess: PatternSyntaxError.Excess) -> Self {
    let size = "\(excess.size) \(excess.limit)"
    return Self(
      "overLimit",
      "{detail}; simplify the form of its values.",
      detail: "segment \(segment) takes at least \(size), and the limit is \(excess.maximum)",
      isOverLimit: true
    )
  }

  /// A type of the constructor, which `parameter` names, has no samples.
  public static let noSample = Self(
    "noSample",
    """
    a link of it cannot be tried out, since the type '{parameter}' names no values: make it \
    `CaseIterable`, give it `linkSamples`, or pass `values: { link in … }`.
    """
  )

  /// Reflection does not find the values of a link in the places of the constructor.
  public static let notTakenApart = Self(
    "notTakenApart",
    """
    reflection does not show the values of a link in the order of its constructor; pass `values: { \
    link in … }`, and build with reflection metadata.
    """
  )

  /// The pattern names a parameter, and the route is declared with one link instead of a constructor.
  public static let parameterOfConstant = Self(
    "parameterOfConstant",
    """
    ':{parameter}' has no value, since the route is declared with one link; name the constructor \
    instead, as in LinkRoute(AppLink.league, "/leagues/:id").
    """
  )

  /// A parameter is lenient, and is not an optional query item.
  public static let notLenient = Self(
    "notLenient",
    "'{parameter}' must have a value, or stands outside the query; make it an optional query item."
  )

  /// A parameter with a number of digits is not an integer, or the digits do not fit into one.
  public static let notAnInteger = Self(
    "notAnInteger",
    "'{parameter}' is not an integer of 1 to 18 digits; `.digits` is for those."
  )

  /// A text has a range of numbers as its bound.
  public static let notANumber =
    Self("notANumber", "'{parameter}' is a text; give it a number's type, or bound its `.length`.")

  /// A parameter is declared to be written as a list, and is not one.
  public static let notAList =
    Self("notAList", "'{parameter}' is a single value; give the link a list of values.")

  /// The path of a mount contains a parameter.
  public static let parameterInMount = Self(
    "parameterInMount",
    "the path of a mount is the same for all links; take the parameter out of it."
  )

  /// An earlier route is declared with the same constructor, and prints the links.
  ///
  /// The route is only used for reading.
  public static func sameLinks(as route: String) -> Self {
    Self(
      "sameLinks",
      """
      the route '{detail}' is declared with the same constructor and prints its links; make this one an \
      `.alias` of it, or `.readOnly`.
      """,
      detail: route
    )
  }

  /// The URLs of its sample links open another route.
  public static func sampleTaken(by route: String) -> Self {
    Self(
      "sampleTaken",
      "URLs of its links lead to the route '{detail}', which is more specific; change one of them.",
      detail: route
    )
  }
}

// MARK: - Of routers

extension RouteProblem.Code {
  /// No route reads `/`, and no link was named as the root, so a window has no first screen.
  public static let noRoot = Self(
    "noRoot",
    "No route reads '/'. Declare LinkRoute(.home, \"/\"), or name a link: DeepLinks(…, root:)."
  )

  /// A type of links declares no routes.
  public static let noRoutes = Self(
    "noRoutes",
    """
    The type '{parameter}' declares no routes. Declare static let routes = LinkRoutes<{parameter}> { … }; \
    a property of another type, such as a list of routes, is not read.
    """
  )

  /// Every route of a tab, which `parameter` names, needs values, so the tab has no first screen.
  public static let noTabRoot = Self(
    "noTabRoot",
    """
    The tab '{parameter}' has nothing to start with: each of its routes needs a value. Declare a \
    route without one, LinkRoute(.{parameter}, "/{parameter}").tab("{parameter}"), or make the value \
    an optional query item.
    """
  )

  /// The root, whose route `parameter` names, lies in no tab, although other routes have tabs.
  public static let rootInNoTab = Self(
    "rootInNoTab",
    """
    The root '{parameter}' lies in no tab, and other routes do, so no window shows it and them. Write \
    .tab("{parameter}") at it, or take the tabs of the others away.
    """
  )

  /// A link was opened whose type, which `parameter` names, is mounted by no case of the app's links, or by several.
  public static let notMounted = Self(
    "notMounted",
    """
    No mount makes a link of the app of '{parameter}', or several do. Declare one: \
    LinkRoutes.mount("/path", {parameter}.routes, as: AppLink.name).
    """
  )

  /// The route is limited to a prefix that the router does not have; the empty text means no prefix at all.
  public static func unknownPrefix(_ prefix: String) -> Self {
    Self(
      "unknownPrefix",
      prefix.isEmpty
        ? "it is limited to no prefix at all; take one `.prefixes` away, or make them overlap."
        : "it is limited to {detail}, which is not a prefix of the router; add it there, or leave it out here.",
      detail: prefix
    )
  }

  /// The router has no prefix, so no URL can open it.
  public static let noPrefix =
    Self("noPrefix", "The router has no prefix; name a scheme or a domain.")

  #if DEBUG
  /// No route reads the path of the parent that a route names.
  static let unreadParent =
    Self("unreadParent", "no route reads this path; declare one that does, or correct the path.")

  /// The parents of a link lead back to it through a link of another route.
  static func parentCycle(_ route: String) -> Self {
    Self("parentCycle", "it lies on '{detail}', which lies on it; change an `.on`.", detail: route)
  }

  /// No URL can have a prefix as it is declared, which `parameter` names.
  static func malformedPrefix(_ correct: String) -> Self {
    Self("malformedPrefix", "No URL begins with {parameter}; write {detail}.", detail: correct)
  }
  #endif
}
