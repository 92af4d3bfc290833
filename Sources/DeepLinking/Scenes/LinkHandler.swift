/// Handles the links of one scene: each event ends in exactly one outcome.
///
/// ```
/// receive ─▶ admit ─▶ queue ─▶ settle ─▶ place ─▶ show ─▶ outcome
/// ╰────── at once ──────╯    ╰── while time passes ──╯
/// ```
///
/// `receive` returns at once and fixes the order of events. A newer navigation of at least equal
/// trust supersedes those that are still being settled; what is being shown is never interrupted.
/// A link with side effects is never superseded: such links queue and run in order.
///
/// One handler belongs to one scene, and one host to one handler; all share one ``DeepLinks``. Call
/// ``sceneDidBecomeActive()`` and ``sceneDidDisconnect()`` as the scene's life goes on.
@MainActor
public final class LinkHandler<Link: DeepLink & NavigationPlacing> {
  /// The links of the app.
  public let links: DeepLinks<Link>

  /// Performs the work for the scene's events.
  let engine: SceneEngine<Link>

  /// The object that delivers the scene's links, where an adapter allows only one.
  package weak var attachment: AnyObject?

  /// The end of the current restoration of the scene, or of the last one.
  var lastRestoration: AwaitedEnd?

  /// The screens that were shown to another account and may still be on screen.
  var formerScreens: [Link] = []

  /// Whether the scene is connected: it was not disconnected, or is active again.
  private(set) var isConnected = true

  /// The identities that the scene had before it was connected.
  private var formerScenes: [LinkSceneID] = []

  /// Creates the handler of a scene.
  ///
  /// - Parameters:
  ///   - links: The links of the app.
  ///   - host: The host that shows the scene's screens.
  ///   - scene: The identity of the scene, different for each. With UIKit it is `LinkSceneID(scene)`, which
  ///     names the session; where there is no scene object yet, as in SwiftUI,
  ///     ``DeepLinks/makeSceneID()``. There is no default: with one for all windows, a link for one of them
  ///     would be opened in another.
  public init(links: DeepLinks<Link>, host: any NavigationHost<Link>, scene: LinkSceneID) {
    self.links = links
    engine = SceneEngine(links: links, host: host, scene: scene)
    engine.handler = self
    links.register(self)
    // Links that wait may have waited for a scene.
    Task { [weak self] in self?.links.resumeReady() }
  }
}

// MARK: - The scene

extension LinkHandler {
  /// The scene: the identity that the handler was made with, until ``sceneDidConnect(as:)`` names another.
  public var scene: LinkSceneID { engine.scene }

  /// The host that shows the scene's screens.
  package var host: any NavigationHost<Link> { engine.host }

  /// Records the identity of the scene's session, for a scene that was made before it had one.
  ///
  /// Events that came before keep the identity they had; both lead to this handler.
  ///
  /// - Parameter id: The identity of the session: in an app with UIKit, `LinkSceneID(scene)`.
  public func sceneDidConnect(as id: LinkSceneID) {
    if !formerScenes.contains(scene) { formerScenes.append(scene) }
    engine.scene = id
  }

  /// Whether the scene has, or had before it was connected, an identity.
  func isHandler(of id: LinkSceneID) -> Bool { scene == id || formerScenes.contains(id) }

  /// Records that the scene became active: two seconds later it has settled.
  public func sceneDidBecomeActive() {
    let isBack = !isConnected
    isConnected = true
    engine.send(.becameActive)
    links.register(self)
    links.ledger.loadUnread(at: links.environment.now())
    if isBack { links.resumeReady() }
  }

  /// Whether the scene has been active for less than two seconds since it was connected, or not at all.
  var isSettling: Bool { engine.queue.memory.isSettling(at: links.environment.now()) }

  /// Whether what arrives now starts the scene: until it has been active for 2 s, unless a link or the person
  /// changed what is shown before.
  var isStarting: Bool { isSettling && !engine.hasShown && host.isUntouched }

  /// A delivery as it arrives now: one that connects the scene while that starts, unless the app's own code opens it.
  package func arriving(_ delivery: LinkDelivery<Link>) -> LinkDelivery<Link> {
    isStarting && delivery.source != .app ? delivery.connecting : delivery
  }

  /// The same for an admitted delivery.
  package func arriving(_ admission: Admission<Link>) -> Admission<Link> {
    isStarting && admission.delivery.source != .app ? connecting(admission) : admission
  }

  /// Records that the scene was disconnected: its events are cancelled, and it forgets them.
  ///
  /// Until it is active again, links that the app or other scenes receive are not opened in it.
  public func sceneDidDisconnect() {
    isConnected = false
    engine.send(.disconnected)
  }

  /// Records that the screens changed, other than by a link.
  ///
  /// Links that wait for an alert or another presentation to close continue at once; otherwise they check
  /// twice a second.
  public func screenDidChange() {
    engine.send(.screenChanged)
  }

  /// Fulfills a condition for this scene, such as "the window is ready".
  ///
  /// Links that wait for it go on.
  ///
  /// - Parameter condition: The condition that links may wait for.
  public func fulfill(_ condition: LinkCondition) {
    guard !engine.conditions.contains(condition) else { return }
    engine.conditions.append(condition)
    links.explain(condition)
    engine.readinessDidChange()
    links.resumeReady()
  }

  /// Withdraws a condition that no longer holds for this scene.
  ///
  /// - Parameter condition: The condition that links may wait for.
  public func withdraw(_ condition: LinkCondition) {
    engine.conditions.removeAll { $0 == condition }
    engine.readinessDidChange()
  }
}

// MARK: - Receiving

extension LinkHandler {
  /// Receives a delivery of the system.
  ///
  /// - Returns: A receipt whose `outcome` can be awaited. You don't need to retain it.
  @discardableResult
  public func receive(_ delivery: LinkDelivery<Link>) -> LinkReceipt<Link> {
    receive(admission(of: delivery))
  }

  /// Receives a delivery that was checked already.
  @discardableResult
  package func receive(
    _ admission: Admission<Link>,
    isBrowsedByCaller: Bool = false
  ) -> LinkReceipt<Link> {
    engine.receive(admission, isBrowsedByCaller: isBrowsedByCaller)
  }

  /// Opens a link that the app's own code made.
  ///
  /// Every route is open to it.
  ///
  /// - Returns: A receipt whose `outcome` can be awaited.
  @discardableResult
  public func open(_ link: Link) -> LinkReceipt<Link> {
    receive(LinkDelivery(opening: link))
  }

  /// Pushes a link that a person tapped in a stack; one that is not pushed opens at its own place.
  @discardableResult
  package func push(_ link: Link, at place: PushPlace<Link>) -> LinkReceipt<Link> {
    receive(LinkDelivery(opening: link, pushedAt: place))
  }

  /// Returns whether a URL would be admitted, without opening it.
  ///
  /// - Parameters:
  ///   - url: The URL, unchecked.
  ///   - source: Where it came from.
  /// - Returns: `true` when no check refuses it. A short link counts as admitted.
  public func canOpen(_ url: String, from source: LinkSource) -> Bool {
    let delivery = LinkDelivery<Link>(url: url, source: source, entryPoint: .openURL).written
    return engine.admitter(of: delivery).admit(AdmissionCheck.withoutMemory).answer.refusal == nil
  }
}

// MARK: - Admission

extension LinkHandler {
  /// Finds out what a delivery asks for and whether it is admitted; remembers nothing.
  package func admission(of delivery: LinkDelivery<Link>) -> Admission<Link> {
    engine.admitter(of: delivery).admit()
  }

  /// The admission of a delivery that another scene handed over, in the scene that connects for it.
  ///
  /// Its link is checked again, since that may have taken a while.
  package func connecting(_ admission: Admission<Link>) -> Admission<Link> {
    let admitter = engine.admitter(of: admission.delivery.connecting)
    return Admission(
      delivery: admitter.delivery,
      answer: admitter.checkedAgain(admission.answer)
    )
  }
}
