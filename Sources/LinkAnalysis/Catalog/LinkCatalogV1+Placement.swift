extension LinkCatalogV1 {
  /// Where the links of a route go, as far as the route declares it.
  public struct Placement: Hashable, Sendable {
    /// The screen below a link.
    public enum Parent: Hashable, Sendable {
      /// The link of a path, with names of the route in it: `/leagues/:league`.
      case path(String)

      /// Nothing: it is the root of a tab, a sidebar entry or a window.
      case tab(TabID)

      /// Whatever is on screen when the link arrives.
      case current

      /// Nothing: it has no screen.
      case noScreen
    }

    /// The screen below a link; `nil` for the parent of its URL.
    public var parent: Parent?

    /// How it is presented; `nil` for a link that is pushed.
    public var style: PresentationStyle?

    /// The screen below a link whose URL has no parent in the same group.
    public var fallback: Parent?

    /// The groups of routes that the route was placed with, the outermost first: each by the name and the pattern of
    /// its first route, a mount by its case and its path.
    public var groups: [String] = []
  }
}

extension LinkCatalogV1.Placement: CatalogPart {
  /// Goes through the fields of a placement.
  mutating func describe(in fields: inout CatalogFields) {
    var (path, tab): (String?, TabID?)
    if case .path(let own) = parent { path = own }
    if case .tab(let own) = parent { tab = own }
    var (isOnCurrent, hasNoScreen) = (parent == .current, parent == .noScreen)
    fields.text(&path, "parent")
    fields.text(&tab, "tab")
    fields.text(&style, "style")
    fields.flag(&isOnCurrent, "current")
    fields.flag(&hasNoScreen, "noScreen")
    let parents: [Parent?] = [
      path.map { .path($0) }, tab.map { .tab($0) },
      isOnCurrent ? .current : nil, hasNoScreen ? .noScreen : nil,
    ]
    let stated = parents.compactMap(\.self)
    if stated.count > 1 {
      fields.report(.contradiction, at: nil, "A link has one of parent, tab, current and noScreen.")
    }
    parent = stated.first
    var other = fallback.map { Self(parent: $0) }
    fields.part(&other, "fallback")
    fallback = other?.parent
    fields.texts(&groups, "groups")
  }
}

extension LinkCatalogV1.Placement {
  /// Describes where a route's links go; `nil` when nothing is declared, or only code decides.
  init?(of route: LinkRoute<some DeepLink>) {
    self.init(
      parent: Parent(route.record.fields.placement.parent),
      style: route.record.fields.placement.style,
      fallback: Parent(route.record.fields.placement.fallback),
      groups: route.record.fields.placement.fallback == nil ? [] : route.record.fields.groups
    )
    if self == Self() { return nil }
  }

  /// The placement, for a route that is read from the catalog.
  var routePlacement: DeclaredPlacement {
    DeclaredPlacement(parent?.routeParent, style, fallback: fallback?.routeParent)
  }
}

extension LinkCatalogV1.Placement.Parent {
  /// Describes the screen below a link; fails where only code decides.
  fileprivate init?(_ parent: DeclaredPlacement.Parent?) {
    switch parent {
    case .path(let path): self = .path(path)
    case .tab(let tab): self = .tab(tab)
    case .current: self = .current
    case .noScreen: self = .noScreen
    case .link, nil: return nil
    }
  }

  /// The screen below a link, for a route that is read from the catalog.
  fileprivate var routeParent: DeclaredPlacement.Parent {
    switch self {
    case .path(let path): .path(path)
    case .tab(let tab): .tab(tab)
    case .current: .current
    case .noScreen: .noScreen
    }
  }
}
