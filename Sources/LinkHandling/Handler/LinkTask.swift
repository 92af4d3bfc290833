import LinkNavigation
import LinkPatterns
import LinkRouting

/// What is known of who opens a link.
enum LinkCallers {
  /// The events whose work goes on in the current task: what they open has its turn within theirs.
  @TaskLocal static var events: Set<LinkEventID> = []
}

/// An event on its way through a handler.
@MainActor
final class LinkTask<Link: DeepLink> {
  /// How far an event has come.
  enum Phase {
    /// It waits until the app is ready.
    case waiting

    /// It is a navigation that a newer one may supersede.
    case resolving

    /// It is an action, or does more than navigate, and nothing supersedes it.
    case held

    /// Its place is being found and its screens are being built; nothing is changed yet.
    case building

    /// It is being shown or done.
    case performing

    /// Some of its steps were performed, then something else changed what is on screen; it waits to go
    /// on from there.
    case interrupted
  }

  /// The event.
  let event: LinkEvent<Link>

  /// Its place in the order of events.
  let order: Int

  /// What its caller waits with.
  let receipt: LinkReceipt<Link>

  /// The events that opened it while they were being worked on: they may be waiting for it.
  let callers: Set<LinkEventID>

  /// Whether its caller hands a page without a screen to the browser.
  let isBrowsedByCaller: Bool

  /// How far it has come.
  var phase = Phase.held

  /// Whether it is known to be a navigation, so that actions behind it need not wait.
  var isNavigation = false

  /// What it asks for.
  private(set) var request: LinkRequest<Link>?

  /// The link that was let in first.
  private var arrived: AdmittedLink<Link>?

  /// The link, as far as it is resolved.
  var admitted: AdmittedLink<Link>?

  /// How it waits, for an event that resumes a pending link.
  var pending: PendingLink?

  /// The steps that were performed.
  var steps: [NavigationStep<Link>] = []

  /// How often something else than its steps changed what is on screen while it was being shown.
  var drifts = 0

  /// Whether its link is shown while another one waits.
  var isShownMeanwhile = false

  /// The work that goes on for it.
  var work: Task<Void, Never>?

  /// Creates a task.
  init(
    event: LinkEvent<Link>,
    order: Int,
    callers: Set<LinkEventID>,
    isBrowsedByCaller: Bool
  ) {
    self.event = event
    self.order = order
    self.callers = callers
    self.isBrowsedByCaller = isBrowsedByCaller
    receipt = LinkReceipt(id: event.id)
  }

  /// Whether the event has ended.
  var hasEnded: Bool { receipt.hasEnded }

  /// The link, as far as it is resolved.
  var link: Link? { admitted?.link }

  /// The route that matched.
  var route: String? { arrived?.route }

  /// The query items whose values are not in the link.
  var unusedItems: [LinkQueryItem] { arrived?.unusedItems ?? [] }

  /// How far the event is trusted.
  var trust: LinkTrust { event.trust }

  /// Tells whether the event is about a link.
  func asks(for link: Link) -> Bool {
    arrived?.link == link || self.link == link
  }

  /// Notes what the event asks for.
  func note(_ request: LinkRequest<Link>) {
    self.request = request
    guard case .link(let admitted) = request else { return }
    arrived = admitted
    self.admitted = admitted
  }

  /// Asks the work to stop.
  ///
  /// What it awaits may notice; its result is not used.
  func cancel() {
    work?.cancel()
  }
}
