public import LinkPlaces

extension LinkRoute {
  /// Makes the link the root of a tab, a sidebar entry or a window.
  public func tab(_ tab: TabID) -> LinkRoute { placed(.tab(tab)) }

  /// Places the link on the link of a path, which may have names of this route in it:
  /// `.on("/leagues/:league")`.
  public func on(_ path: String) -> LinkRoute { placed(.path(path)) }

  /// Places the link on another.
  ///
  /// What the closure returns must depend on the link alone.
  public func on(_ parent: @escaping @Sendable (Link) -> Link) -> LinkRoute {
    placed(.linkOfType(parent))
  }

  /// Presents the link over the one that it lies on, instead of pushing it.
  public func presented(_ style: PresentationStyle) -> LinkRoute {
    changed { $0.place($0.placement.parent, style) }
  }

  /// Pushes the link on whatever is on screen, such as a profile that fits into any tab.
  ///
  /// A link that starts the app, or is restored, lies on that of its URL's parent, or on what `.on` of its
  /// `LinkRoutes` says.
  public var pushedOnCurrent: LinkRoute {
    changed { $0.place(.current, nil) }
  }

  /// Presents the link over whatever is on screen, such as a sign-in.
  ///
  /// A link that starts the app, or is restored, lies over that of its URL's parent, or over what `.on` of its
  /// `LinkRoutes` says.
  public func presentedOnCurrent(_ style: PresentationStyle) -> LinkRoute {
    changed { $0.place(.current, style) }
  }

  /// Declares that the link has no screen: it runs something and leaves what is shown alone.
  ///
  /// Where what it runs changes something, declare that too, by `.effect(.mutate)`: only then is the person asked
  /// before a link from outside runs it.
  public var noScreen: LinkRoute { placed(.noScreen) }

  /// The route, with something else that its links lie on.
  private func placed(_ parent: RoutePlacement.Parent) -> LinkRoute {
    changed { $0.place(parent, $0.placement.style) }
  }
}

extension RouteFields {
  /// Says where links of the route go.
  fileprivate mutating func place(_ parent: RoutePlacement.Parent?, _ style: PresentationStyle?) {
    placement = RoutePlacement(parent, style, fallback: placement.fallback)
  }
}
