public import LinkNavigation

extension LinkRoute {
  /// Makes the link the root of a tab, a sidebar entry or a window.
  public func tab(_ tab: TabID) -> LinkRoute { changed { $0.placement.parent = .tab(tab) } }

  /// Places the link on another, by the path of that with names of this route in it:
  /// `.on("/leagues/:league")`.
  public func on(_ path: String) -> LinkRoute { changed { $0.placement.parent = .path(path) } }

  /// Places the link on another.
  ///
  /// What the closure returns must depend on the link alone.
  public func on(_ parent: @escaping @Sendable (Link) -> Link) -> LinkRoute {
    changed { $0.placement.parent = .linkOfType(parent) }
  }

  /// Presents the link over the one that it lies on, instead of pushing it.
  public func presented(_ style: PresentationStyle) -> LinkRoute {
    changed { $0.placement.style = style }
  }

  /// Pushes the link on whatever is on screen, such as a profile that fits into any tab.
  ///
  /// A link that starts the app, or is restored, lies on that of its URL's parent, or on what `.on` of its
  /// `LinkRoutes` says.
  public var pushedOnCurrent: LinkRoute {
    changed { fields in
      fields.placement.parent = .current
      fields.placement.style = nil
    }
  }

  /// Presents the link over whatever is on screen, such as a sign-in.
  ///
  /// A link that starts the app, or is restored, lies over that of its URL's parent, or over what `.on` of its
  /// `LinkRoutes` says.
  public func presentedOnCurrent(_ style: PresentationStyle) -> LinkRoute {
    changed { fields in
      fields.placement.parent = .current
      fields.placement.style = style
    }
  }

  /// Declares that the link has no screen: it runs something and leaves what is shown alone.
  public var noScreen: LinkRoute { changed { $0.placement.parent = .noScreen } }
}
