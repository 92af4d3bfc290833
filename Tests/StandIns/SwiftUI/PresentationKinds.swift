// Apple: swiftui/popoverattachmentanchor, 2026-11-22
/// Where a popover points; nothing is laid out here.
public enum PopoverAttachmentAnchor: Sendable {
  /// A part of a view.
  public struct Source: Sendable {
    /// All of the view.
    public static let bounds = Source()
  }

  /// A part of the view.
  case rect(Source)
}

/// A side of a view.
public enum Edge: Int8, CaseIterable, Sendable {
  /// A side.
  case top, leading, bottom, trailing
}

// Apple: swiftui/presentationsizing, 2026-11-22
/// How large a presentation is; nothing is laid out here.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
public protocol PresentationSizing {
  /// What tests see; not Apple's.
  var name: String { get }
}

// Apple: swiftui/formpresentationsizing, 2026-11-22
/// The size of a form.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// What tests see.
  public var name: String { "form" }
}

/// The size of a page.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// What tests see.
  public var name: String { "page" }
}

// Apple: swiftui/presentationsizing/form, 2026-11-22
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

// Apple: swiftui/presentationdetent (iOS 16), 2026-11-24
/// A height at which a sheet rests; nothing is laid out here.
public struct PresentationDetent: Hashable, Sendable {
  let name: String

  /// About half of the screen.
  public static let medium = Self(name: "medium")
  /// The whole height.
  public static let large = Self(name: "large")
}

extension View {
  // Apple: swiftui/view/presentationdetents(_:) (iOS 16; not tvOS), 2026-11-24
  /// Gives the sheet around heights at which it rests.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    let names = detents.map(\.name).sorted().joined(separator: ", ")
    return modifier(
      DecorationModifier { nodes, site in
        site.environment.sizeNote?.value = names
        return nodes
      }
    )
  }
}

// Apple: swiftui/userinterfacesizeclass, 2026-11-22
/// How much room there is.
public enum UserInterfaceSizeClass: Sendable {
  /// Little.
  case compact
  /// Enough.
  case regular
}

/// The key of `horizontalSizeClass`.
private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
  // Apple: swiftui/environmentvalues/horizontalsizeclass, 2026-11-22
  /// How much room there is from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
}
