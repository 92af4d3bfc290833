@_spi(Driving) import AppleFoundationStandIn

/// A screen or sheet, which presents one thing at a time.
@MainActor final class PresentationLevel {
  weak var current: PresentationState?

  /// The controller that shows the screen or sheet, an object of another framework.
  weak var controller: AnyObject?

  init() {}
}

/// The state of one presentation modifier.
@MainActor final class PresentationState {
  /// Where a presentation is.
  enum Phase {
    /// Nothing is presented.
    case idle
    /// Something is presented.
    case presented
    /// What was presented is on its way out.
    case dismissing
  }

  var phase = Phase.idle
  var shown: PresentedItem?
  var onDismiss: (() -> Void)?
  let inside = PresentationLevel()
  var hasWarned = false

  /// The controller that is presented for it, an object of another framework.
  var controller: AnyObject?

  /// Whether people can't swipe it away.
  var isModal = false

  init() {}

  /// What was presented is gone.
  func leave(_ level: PresentationLevel, reports: Bool) {
    phase = .idle
    shown = nil
    controller = nil
    if level.current === self { level.current = nil }
    if reports { onDismiss?() }
  }
}

/// Presents a controller for each presentation, where there is a window.
@MainActor protocol ControllerPresenting: AnyObject {
  /// Presents a controller, which may be dismissed by itself.
  func present(_ state: PresentationState, isFullScreen: Bool, whenDismissed: @escaping () -> Void)

  /// Dismisses the controller.
  func dismiss(_ state: PresentationState)

  /// Tells the controller whether people may swipe it away.
  func update(_ state: PresentationState)
}

/// What a presentation modifier wants to show.
struct PresentedItem {
  /// What identifies it: another item is another presentation.
  let id: AnyHashable

  let content: () -> any View
}

/// Presents something while its binding says so.
nonisolated struct PresentationModifier: ViewModifier {
  let wanted: () -> PresentedItem?
  let identity: [AnyHashable]?
  let isFullScreen: Bool
  var isPopover = false
  let close: () -> Void
  let onDismiss: (() -> Void)?
}

extension PresentationModifier: PrimitiveModifier {
  @MainActor func render(_ content: any View, at site: Site) -> [Node] {
    let nodes = site.child("content").render(content)
    let state = site.place.memory("presentation") { PresentationState() }
    state.onDismiss = onDismiss
    site.note(identity, as: isPopover ? "popover" : isFullScreen ? "fullScreenCover" : "sheet")
    advance(state, at: site)
    guard state.phase != .idle, let shown = state.shown else { return nodes }
    var inside = site.child("presented").child(shown.id)
    let swipe = inside.place.memory("swipe") { Box(false) }
    swipe.value = false
    inside.environment.swipeSwitch = swipe
    let size = inside.place.memory("size") { Box("automatic") }
    size.value = "automatic"
    inside.environment.sizeNote = size
    inside.environment.dismissal = { close() }
    inside.stack = nil
    inside.isInLazyContainer = false
    inside.isVisible = state.phase == .presented
    inside.level = state.inside
    let presented = inside.render(shown.content())
    state.isModal = swipe.value
    site.graph.controllers?.update(state)
    let handle = PresentationHandle(
      isFullScreen: isFullScreen,
      isPopover: isPopover && site.environment.horizontalSizeClass != .compact,
      size: size.value,
      isDismissing: state.phase == .dismissing,
      isSwipeDisabled: isFullScreen || swipe.value,
      close: { close() }
    )
    return nodes + [Node(.presentation(handle), presented)]
  }

  /// Begins or ends the presentation as the binding says.
  @MainActor private func advance(_ state: PresentationState, at site: Site) {
    let wanted = wanted()
    switch (state.phase, wanted) {
    case (.idle, let item?):
      begin(state, item: item, at: site)
    case (.presented, let item?) where item.id == state.shown?.id:
      state.shown = item
    case (.presented, _):
      // Another item goes the same way: the old presentation leaves before the new one comes.
      state.phase = .dismissing
      end(state, at: site)
    case (.idle, nil), (.dismissing, _):
      state.hasWarned = false
    }
  }

  /// Begins, unless the level presents something else.
  @MainActor private func begin(_ state: PresentationState, item: PresentedItem, at site: Site) {
    guard site.level.current == nil else {
      guard !state.hasWarned else { return }
      state.hasWarned = true
      site.graph.log.warn(
        "Currently, only presenting a single sheet is supported. The next sheet will be presented "
          + "when the currently presented sheet gets dismissed."
      )
      return
    }
    site.level.current = state
    state.shown = item
    state.phase = .presented
    let (level, close) = (site.level, close)
    site.pass.afterwards.append { [weak graph = site.graph] in
      graph?.controllers?.present(state, isFullScreen: isFullScreen) {
        guard state.phase == .presented else { return }
        state.leave(level, reports: true)
        close()
        graph?.invalidate()
      }
    }
  }

  /// Lets the presentation go, and says so when it has gone.
  @MainActor private func end(_ state: PresentationState, at site: Site) {
    let level = site.level
    site.pass.afterwards.append { [weak graph = site.graph] in
      graph?.controllers?.dismiss(state)
      graph?.clock.begin("dismiss") { [weak graph] reports in
        state.leave(level, reports: reports)
        graph?.invalidate()
      }
    }
  }
}

/// The key of the note of a size.
private enum SizeNoteKey: EnvironmentKey {
  static var defaultValue: Box<String>? { nil }
}

/// The key of the switch that refuses swipes.
private enum SwipeSwitchKey: EnvironmentKey {
  static var defaultValue: Box<Bool>? { nil }
}

extension EnvironmentValues {
  /// The size that the content wants for its presentation.
  var sizeNote: Box<String>? {
    get { self[SizeNoteKey.self] }
    set { self[SizeNoteKey.self] = newValue }
  }

  /// The switch by which the content refuses swipes.
  var swipeSwitch: Box<Bool>? {
    get { self[SwipeSwitchKey.self] }
    set { self[SwipeSwitchKey.self] = newValue }
  }
}

/// What is presented while a value is true.
struct PresentedTruth: Identifiable {
  let id = true
}

extension Binding<Bool> {
  /// What is presented while the value is true.
  var item: Binding<PresentedTruth?> {
    Binding<PresentedTruth?>(of: identity) {
      wrappedValue ? PresentedTruth() : nil
    } writing: {
      wrappedValue = $0 != nil
    }
  }
}

extension View {
  // Apple: swiftui/view/sheet(item:ondismiss:content:), 2026-11-21
  /// Presents a sheet while there is an item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents(item, isFullScreen: false, onDismiss: onDismiss, content: content)
  }

  // Apple: swiftui/view/fullscreencover(item:ondismiss:content:), 2026-11-22
  /// Covers the screen while there is an item.
  @available(macOS, unavailable)
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents(item, isFullScreen: true, onDismiss: onDismiss, content: content)
  }

  // Apple: swiftui/view/popover(item:attachmentanchor:arrowedge:content:), 2026-11-22
  /// Presents a popover at this view while there is an item; where the window is narrow, a sheet.
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents(item, isFullScreen: false, isPopover: true, onDismiss: nil, content: content)
  }

  // Apple: swiftui/view/presentationsizing(_:), 2026-11-22
  /// Says how large the presentation around is to be.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let name = sizing.name
    return modifier(
      DecorationModifier { nodes, site in
        site.environment.sizeNote?.value = name
        return nodes
      }
    )
  }

  // Apple: swiftui/view/sheet(ispresented:ondismiss:content:), 2026-11-21
  /// Presents a sheet while a value is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presents(isPresented.item, isFullScreen: false, onDismiss: onDismiss) { _ in content() }
  }

  // Apple: swiftui/view/fullscreencover(ispresented:ondismiss:content:), 2026-11-22
  /// Covers the screen while a value is true.
  @available(macOS, unavailable)
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presents(isPresented.item, isFullScreen: true, onDismiss: onDismiss) { _ in content() }
  }

  // Apple: swiftui/view/interactivedismissdisabled(_:), 2026-11-21
  /// Keeps people from swiping the presentation around away.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(
      DecorationModifier { nodes, site in
        if isDisabled { site.environment.swipeSwitch?.value = true }
        return nodes
      }
    )
  }

  /// Presents while there is an item.
  private nonisolated func presents<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>,
    isFullScreen: Bool,
    isPopover: Bool = false,
    onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        wanted: {
          item.wrappedValue.map { item in
            PresentedItem(id: AnyHashable(item.id)) { content(item) }
          }
        },
        identity: item.identity,
        isFullScreen: isFullScreen,
        isPopover: isPopover,
        close: { item.wrappedValue = nil },
        onDismiss: onDismiss
      )
    )
  }
}
