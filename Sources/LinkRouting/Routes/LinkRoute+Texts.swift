/// The texts about a route that tools show.
package struct RouteTexts: Sendable {
  /// The title.
  package let title: String?

  /// The purpose.
  package let summary: String?

  init(title: String?, summary: String?) {
    (self.title, self.summary) = (title, summary)
  }
}

extension LinkRoute {
  /// Names the screen of the route for people and agents, in the catalog: `.titled("League")`.
  ///
  /// Nothing in the app shows it.
  ///
  /// - Parameter title: A few words, in the language of the developers.
  /// - Returns: A copy of the route with this change.
  public func titled(_ title: String) -> LinkRoute {
    changed { $0.texts = RouteTexts(title: title, summary: $0.texts?.summary) }
  }

  /// Says what the route is for, in the catalog: `.described("A league with its open questions.")`.
  ///
  /// - Parameter summary: One sentence or a few, in the language of the developers.
  /// - Returns: A copy of the route with this change.
  public func described(_ summary: String) -> LinkRoute {
    changed { $0.texts = RouteTexts(title: $0.texts?.title, summary: summary) }
  }
}

extension LinkRoutes {
  /// Names the screens of routes that have no title of their own, such as those of a mount.
  ///
  /// - Parameter title: A few words, in the language of the developers.
  /// - Returns: A copy of the routes with this change.
  public func titled(_ title: String) -> LinkRoutes {
    changed { fields in
      guard fields.texts?.title == nil else { return }
      fields.texts = RouteTexts(title: title, summary: fields.texts?.summary)
    }
  }

  /// Says what routes are for that don't say it themselves, such as those of a mount.
  ///
  /// - Parameter summary: One sentence or a few, in the language of the developers.
  /// - Returns: A copy of the routes with this change.
  public func described(_ summary: String) -> LinkRoutes {
    changed { fields in
      guard fields.texts?.summary == nil else { return }
      fields.texts = RouteTexts(title: fields.texts?.title, summary: summary)
    }
  }
}
