extension LinkRoute {
  /// Makes the link the root of a tab, a sidebar entry or a window.
  public func tab(_ tab: TabID) -> LinkRoute { placed(.tab(tab)) }

  /// Places the link on the link of a path, which may contain names of this route:
  /// `.on("/leagues/:league")`.
  public func on(_ path: String) -> LinkRoute { placed(.path(path)) }

  /// Places the link on another.
  ///
  /// The result of the closure must depend only on the link.
  public func on(_ parent: @escaping @Sendable (Link) -> Link) -> LinkRoute {
    placed(.linkOfType(parent))
  }

  /// Presents the link over the one that it lies on, instead of pushing it.
  public func presented(_ style: PresentationStyle) -> LinkRoute {
    changed { $0.place($0.placement.parent, style) }
  }

  /// Pushes the link on the current screen, whatever it is, such as a profile in any tab.
  ///
  /// A link that launches the app, or is restored, lies on the link of its URL's parent, or on the link that `.on`
  /// of its `LinkRoutes` names.
  public var pushedOnCurrent: LinkRoute {
    changed { $0.place(.current, nil) }
  }

  /// Presents the link over the current screen, whatever it is, such as a sign-in.
  ///
  /// A link that launches the app, or is restored, lies over the link of its URL's parent, or over the link that
  /// `.on` of its `LinkRoutes` names.
  public func presentedOnCurrent(_ style: PresentationStyle) -> LinkRoute {
    changed { $0.place(.current, style) }
  }

  /// Declares that the link has no screen: it runs something and leaves the screens unchanged.
  ///
  /// If it changes data, declare that too, with `.effect(.mutate)`: only then is the person asked
  /// before a link from outside runs it.
  public var noScreen: LinkRoute { placed(.noScreen) }

  /// The route with another parent for its links.
  private func placed(_ parent: DeclaredPlacement.Parent) -> LinkRoute {
    changed { $0.place(parent, $0.placement.style) }
  }
}

extension RouteFields {
  /// Declares where links of the route go.
  fileprivate mutating func place(_ parent: DeclaredPlacement.Parent?, _ style: PresentationStyle?)
  {
    placement = DeclaredPlacement(parent, style, fallback: placement.fallback)
  }
}
