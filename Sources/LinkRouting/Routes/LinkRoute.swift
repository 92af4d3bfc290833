public import LinkPatterns

/// A kind of link, with the pattern of its URLs.
///
/// Only the app's own code can open a route, unless ``access(_:)`` opens it to others.
public struct LinkRoute<Link: DeepLink>: Sendable {
  /// The declaration.
  package let record: RouteRecord

  /// Creates a route from its declaration.
  package init(_ record: RouteRecord) { self.record = record }

  /// The name: the enum case, the type or the pattern, unless another was given.
  public var name: String { record.name }

  /// The pattern as it was written, after the path of its mount.
  public var pattern: String { record.pattern }

  /// The sources that may open the route, besides the app itself.
  public var access: LinkAccess { record.fields.access }

  /// The parameters of the route, in the order of the declaration.
  public var parameters: [RouteParameter] { record.parameters }

  /// The mistakes in the declaration.
  ///
  /// A route with problems is not used.
  public var problems: [RouteProblem] { record.fields.problems }

  /// Whether a URL with query items that the route does not know, or with several of one name for a single
  /// value, is refused.
  package var isStrict: Bool { record.fields.isStrict }

  /// The effect of opening a link of the route.
  public var effect: LinkEffect { record.fields.effect }

  /// The meaning of a slash at the end of a path; `nil` for the router's meaning.
  public var trailingSlash: TrailingSlash? { record.fields.trailingSlash }

  /// Whether links are printed by the route, and not only read.
  public var isPrinted: Bool { record.fields.isPrinted }

  /// The route with a changed declaration.
  package func changed(_ change: (inout RouteFields) -> Void) -> LinkRoute {
    var fields = record.fields
    change(&fields)
    return LinkRoute(RouteRecord(fields))
  }

  /// The route, refusing URLs with query items that it does not know, or with several for a single value.
  public var strict: LinkRoute { changed { $0.makeStrict() } }

  /// Declares the meaning of a slash at the end of a path, whatever the router declares.
  ///
  /// A required slash is printed.
  ///
  /// - Parameter meaning: The meaning, in all patterns of the route.
  /// - Returns: A copy of the route with this change.
  public func trailingSlash(_ meaning: TrailingSlash) -> LinkRoute {
    changed { $0.trailingSlash = meaning }
  }

  /// Declares whether ASCII letters of literal segments match in either case, whatever the router declares.
  ///
  /// Links are printed as the pattern is written. Values keep their case.
  ///
  /// - Parameter isInsensitive: Whether they do, in all patterns of the route.
  /// - Returns: A copy of the route with this change.
  public func caseInsensitiveLiterals(_ isInsensitive: Bool = true) -> LinkRoute {
    changed { $0.caseInsensitiveLiterals = isInsensitive }
  }

  /// Declares the effect of opening a link of the route.
  ///
  /// A route with side effects refuses URLs with unknown query items.
  ///
  /// - Parameter effect: The effect of its links.
  /// - Returns: A copy of the route with this change.
  public func effect(_ effect: LinkEffect) -> LinkRoute {
    changed { fields in
      fields.effect = effect
      if !effect.isNavigation { fields.makeStrict() }
    }
  }

  /// Declares the access of the route, instead of the access of its ``LinkRoutes``.
  public func access(_ access: LinkAccess) -> LinkRoute {
    changed { fields in
      fields.access = access
      fields.declaresAccess = true
    }
  }

  /// Returns whether a source can open the route.
  ///
  /// - Parameter source: Where a link came from.
  /// - Returns: `true` for ``LinkSource/app`` and for the sources that the route is open to.
  public func isOpen(to source: LinkSource) -> Bool { record.isOpen(to: source) }

  /// The route, open only to apps of the own team when the caller is another app or unknown.
  public var ownTeamOnly: LinkRoute { changed { $0.needsOwnTeam = true } }

  /// Declares the lookup that the screen of a link needs before it is shown.
  ///
  /// - Parameter requirement: The lookup that the screen needs.
  /// - Returns: A copy of the route with this change.
  public func requires(_ requirement: ScreenRequirement) -> LinkRoute {
    changed { $0.requirement = requirement }
  }

  /// The route, which only reads: another route prints its links, or none does.
  ///
  /// Groups without a name, such as `*` or `(.+)`, are ignored when none of them is a value of the link.
  public var readOnly: LinkRoute { changed { $0.makeReadOnly() } }
}

// MARK: - Prefixes and other patterns

extension LinkRoute {
  /// Limits the route to some of the router's prefixes.
  ///
  /// The route doesn't match other URLs, and its links are printed only at these prefixes.
  ///
  /// - Parameter prefixes: Some of ``LinkRouter/prefixes``; any other prefix is a problem of the route.
  /// - Returns: A copy of the route. A second call keeps the prefixes that are in both.
  public func prefixes(_ prefixes: LinkPrefix...) -> LinkRoute {
    changed { $0.limit(to: prefixes) }
  }

  /// Adds a pattern whose URLs read as the same links; it is never printed.
  ///
  /// Groups without a name are ignored when none of them is a value of the link: `.alias("/p/:id/*")`.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the alias. It may leave out optional parameters; parameters in the query
  ///     of the route's own pattern stay in the query.
  ///   - names: The names in the alias that differ: `["id": "league"]` when `:id` is `league`.
  /// - Returns: A copy of the route with this change.
  public func alias(_ pattern: String, renaming names: [String: String] = [:]) -> LinkRoute {
    changed { $0.add(pattern, renaming: names, variant: nil) }
  }

  /// Adds a pattern that is always read, and printed on request: another language, a short form.
  ///
  /// - Parameters:
  ///   - variant: The variant's name, such as a language; see ``LinkRouter/url(for:at:variant:)``.
  ///   - pattern: The pattern of the variant.
  ///   - names: The names in this pattern that differ from those of the parameters.
  /// - Returns: A copy of the route with this change.
  public func variant(
    _ variant: String,
    _ pattern: String,
    renaming names: [String: String] = [:]
  ) -> LinkRoute {
    changed { $0.add(pattern, renaming: names, variant: variant) }
  }
}
