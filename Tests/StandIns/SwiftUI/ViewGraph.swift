@_spi(Driving) import AppleFoundationStandIn
import Observation

/// Keeps a tree of views up to date: renders it when state or an observed object has changed.
@MainActor final class ViewGraph {
  private let root: any View
  private var place: Place?
  var environment = EnvironmentValues() { didSet { invalidate() } }
  let level = PresentationLevel()
  let opener = SystemOpener()
  let clock = TransitionClock()
  let log = StandInLog()
  private(set) var nodes: [Node] = []
  private(set) var pass = RenderPass(generation: 0)
  private var visible: [Lifecycle] = []

  /// Whether state or the environment changed since the last rendering began.
  private var isDirty = true

  private var isAnimated = false

  /// Whether each rendering but the first was animated.
  private(set) var animations: [Bool] = []

  /// Whether the tree is in a hosting controller of an app with UIKit's life cycle.
  var isHosted = false

  var skipsReappearing = false

  /// What was given another binding than the time before, in the order of rendering.
  var renewedBindings: [String] = []

  /// What happens once, when bodies were read and before anything appears.
  var beforeAppearing: (@MainActor () -> Void)?

  let storage: SceneStore

  /// The window that shows the tree, an object of another framework.
  weak var window: AnyObject?

  /// Presents controllers in the window.
  var controllers: (any ControllerPresenting)?
  private let observed = Flag()
  private var isRendering = false
  private var isUpdating = false
  private var isScheduled = false
  var renderings: Int { pass.generation }

  /// Creates a graph that has not been rendered.
  init(root: any View, storage: SceneStore) {
    self.root = root
    self.storage = storage
    environment.systemOpener = opener
    storage.changed = { [weak self] in self?.stateChanged() }
  }

  /// A `State` was written.
  func stateChanged() {
    if isRendering {
      log.warn("Modifying state during view update, this will cause undefined behavior.")
    }
    invalidate()
  }

  /// Renders on the next turn, once for all changes until then.
  func invalidate() {
    isDirty = true
    isAnimated = isAnimated || !Transaction.current.disablesAnimations
    guard !isScheduled else { return }
    isScheduled = true
    Task { @MainActor [weak self] in
      self?.isScheduled = false
      self?.update()
    }
  }

  /// Renders until nothing changes any more.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var rounds = 0
    while true {
      let change = observed.lower()
      guard change != nil || isDirty else { return }
      isDirty = false
      if renderings > 0 { animations.append(isAnimated || change == true) }
      isAnimated = false
      guard rounds < 100 else {
        log.warn("The view tree does not come to rest.")
        return
      }
      rounds += 1
      render()
      beforeAppearing?()
      beforeAppearing = nil
      tellVisible()
      pass.afterwards.forEach { $0() }
    }
  }

  /// Reads all bodies once.
  private func render() {
    let place = place ?? Place(graph: self)
    self.place = place
    let pass = RenderPass(generation: pass.generation + 1)
    let site = Site(graph: self, pass: pass, place: place, environment: environment, level: level)
    isRendering = true
    nodes = withObservationTracking {
      site.render(root)
    } onChange: { [weak self, observed] in
      // The object changes after this call, and on any thread: only note it.
      observed.raise(isAnimated: !Transaction.current.disablesAnimations)
      Task { @MainActor in self?.update() }
    }
    isRendering = false
    if isHosted, pass.dropSceneEvents() {
      log.warn(
        "Cannot use Scene methods for URL, NSUserActivity … without using SwiftUI Lifecycle."
      )
    }
    place.prune(generation: pass.generation)
    self.pass = pass
  }

  /// Hands a URL to all who receive URLs; their number.
  @discardableResult func deliver(_ url: URL) -> Int {
    let handlers = pass.urlHandlers
    handlers.forEach { $0(url) }
    return handlers.count
  }

  /// Hands an activity to all who receive its type; their number.
  @discardableResult func deliver(_ activity: NSUserActivity) -> Int {
    let handlers = pass.activityHandlers.filter { $0.type == activity.activityType }
    handlers.forEach { $0.action(activity) }
    return handlers.count
  }

  /// Tells what came on screen, then what left it.
  private func tellVisible() {
    let before = Set(visible.map(ObjectIdentifier.init))
    let now = Set(pass.visible.map(ObjectIdentifier.init))
    let gone = visible.filter { !now.contains(ObjectIdentifier($0)) }
    visible = pass.visible
    for lifecycle in visible {
      let isNew = !before.contains(ObjectIdentifier(lifecycle))
      isNew ? lifecycle.appear(skipsAgain: skipsReappearing) : lifecycle.stay()
    }
    gone.forEach { $0.disappear() }
  }
}

/// A flag that any thread may raise.
///
/// `@unchecked Sendable`: the lock guards the value.
private final class Flag: @unchecked Sendable {
  private let lock = NSLock()

  /// Whether a change was to be animated; nil while the flag is down.
  private var change: Bool?

  init() {}

  /// Raises the flag.
  func raise(isAnimated: Bool) {
    lock.withLock { change = change == true || isAnimated }
  }

  /// Takes the flag down and says whether a change was to be animated; nil when it was not up.
  func lower() -> Bool? {
    lock.withLock {
      defer { change = nil }
      return change
    }
  }
}

/// What restarts a job when it changes.
struct JobID {
  let value: Any
  let equals: (Any) -> Bool

  /// Wraps a value.
  init<T: Equatable>(_ value: T) {
    self.value = value
    equals = { $0 as? T == value }
  }
}

/// What a view wants to know about being on screen.
@MainActor final class Lifecycle {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  var job: (() async -> Void)?
  var jobID: JobID?

  private var hasAppeared = false

  private var running: (id: JobID?, task: Task<Void, Never>)?

  init() {}

  /// The view came on screen, for the first time or again.
  func appear(skipsAgain: Bool) {
    if !(hasAppeared && skipsAgain) { onAppear?() }
    hasAppeared = true
    start()
  }

  /// The view is still on screen.
  func stay() {
    guard let running, let old = running.id, let new = jobID, !old.equals(new.value) else { return }
    running.task.cancel()
    start()
  }

  /// The view left the screen.
  func disappear() {
    running?.task.cancel()
    running = nil
    onDisappear?()
  }

  /// Starts the job.
  private func start() {
    guard let job else { return }
    running = (jobID, Task { @MainActor in await job() })
  }
}
