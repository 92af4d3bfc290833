/// Rules for all links of an app: which are admitted, how long each step may take, and how they are shown.
///
/// The defaults refuse URLs that no route and no prefix declares.
public struct LinkPolicy: Sendable {
  /// Foreign URLs: of sign-in SDKs, OAuth callbacks, files.
  ///
  /// They end as `notOurs` before all other checks, and are not logged.
  public var foreign: ForeignLinks

  /// The schemes that the app registered with the system; `nil` when that is not checked.
  ///
  /// A URL with another scheme is refused, even if a prefix of the router has it. Universal links
  /// are not concerned.
  public var registeredSchemes: Set<String>?

  /// How many events each source may cause.
  ///
  /// A source of the app's own that isn't listed has the rate of the one that it's trusted like; others that
  /// aren't listed have no limit.
  public var rates: [LinkSource: LinkRate]

  /// The query items that ads, mails and services append to URLs.
  ///
  /// Strict routes let them pass, and `LinkReport.campaignItems` has them. An app adds the names of its own services.
  public var appendedItems = AppendedItems.standard

  /// How links wait until the app is ready.
  public var readiness: LinkReadiness

  /// The lookup that a screen needs before it is shown, for routes without `.requires(_:)`.
  ///
  /// It has no effect without `resolve:` of the `DeepLinks`.
  public var requires: ScreenRequirement

  /// How long a link that was suspended waits for its condition.
  public var suspensionLimit: Duration

  /// How long a guard may take to decide about one link, and all guards about all that is restored of a
  /// scene.
  ///
  /// A guard that waits for a person, as for a signature, lets the link wait instead.
  public var guardLimit: Duration

  /// How long building one screen may take.
  public var screenLimit: Duration

  /// How long a link waits for an alert or a system picker to close.
  public var interruptionLimit: Duration

  /// How long expanding a short link may take, all hops together.
  public var expansionLimit: Duration

  /// How a link treats presented screens that aren't links, and that it would remove.
  public var foreignScreens: ForeignScreenPolicy

  /// How a link takes its place among what is on screen.
  public var mode: NavigationMode

  /// Whether every link is shown in one change without animation, as those that start the app are.
  public var showsAtOnce: Bool

  /// How long a host may take for one step of a navigation.
  public var stepLimit: Duration

  /// The sources from which `app-settings:` opens the app's page in the system's settings; none by default.
  public var settingsSources: Set<LinkSource>

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - foreign: URLs of other libraries and of files.
  ///   - registeredSchemes: The schemes that the app registered; `nil` when that is not checked.
  ///   - rates: How many events each source may cause.
  ///   - readiness: How links wait until the app is ready.
  ///   - requires: The lookup that a screen needs, for routes without `.requires(_:)`.
  ///   - suspensionLimit: How long a suspended link waits.
  ///   - guardLimit: How long a guard may take to decide about one link.
  ///   - screenLimit: How long building one screen may take.
  ///   - interruptionLimit: How long a link waits for an alert or a system picker to close.
  ///   - expansionLimit: How long expanding a short link may take.
  ///   - foreignScreens: How a link treats presented screens that aren't links, and that it would remove.
  ///   - mode: How a link takes its place among what is on screen.
  ///   - showsAtOnce: Whether every link is shown in one change without animation.
  ///   - stepLimit: How long a host may take for one step of a navigation.
  ///   - settingsSources: The sources from which `app-settings:` opens the app's page in the system's settings.
  public init(
    foreign: ForeignLinks = ForeignLinks(),
    registeredSchemes: Set<String>? = nil,
    rates: [LinkSource: LinkRate] = LinkRate.standard,
    readiness: LinkReadiness = LinkReadiness(),
    requires: ScreenRequirement = .loadedRecord,
    suspensionLimit: Duration = .seconds(3600),
    guardLimit: Duration = .seconds(30),
    screenLimit: Duration = .seconds(10),
    interruptionLimit: Duration = .seconds(60),
    expansionLimit: Duration = .seconds(10),
    foreignScreens: ForeignScreenPolicy = .leave,
    mode: NavigationMode = .reuseStack,
    showsAtOnce: Bool = false,
    stepLimit: Duration = .seconds(10),
    settingsSources: Set<LinkSource> = []
  ) {
    (self.foreign, self.registeredSchemes) = (foreign, registeredSchemes)
    (self.rates, self.readiness) = (rates, readiness)
    (self.requires, self.suspensionLimit) = (requires, suspensionLimit)
    (self.guardLimit, self.screenLimit) = (guardLimit, screenLimit)
    (self.interruptionLimit, self.expansionLimit) = (interruptionLimit, expansionLimit)
    (self.foreignScreens, self.mode, self.showsAtOnce) = (foreignScreens, mode, showsAtOnce)
    (self.stepLimit, self.settingsSources) = (stepLimit, settingsSources)
  }
}

extension LinkPolicy {
  /// The rate of a source; `nil` for any number of events.
  func rate(of source: LinkSource) -> LinkRate? { rates[source] ?? rates[source.standIn] }
}

/// How a link treats presented screens of the app that aren't links, and that it would remove.
///
/// In each case unsaved work is asked about, and alerts and system pickers are waited for.
public enum ForeignScreenPolicy: Hashable, Sendable {
  /// It dismisses them, as a person would.
  case leave

  /// It is presented on top of them, in this style.
  case presentOnTop(PresentationStyle)
}

/// Whether stores and journals keep values of URLs.
public enum LinkPrivacy: Hashable, Sendable {
  /// Values are left out: `<redacted>` stands in their place.
  case redacted

  /// Values are shown, as in tools and tests.
  case `public`
}

/// How links wait until the app is ready to show them.
///
/// When all conditions are fulfilled, the navigation to perform is chosen among those that wait: the most
/// trusted, and of these the newest. The others are superseded by it. Links with side effects keep their
/// place, and all of them are performed in order.
public struct LinkReadiness: Hashable, Sendable {
  /// The conditions to fulfill first, for the app or for the scene; with none, links do not wait.
  public var conditions: Set<LinkCondition>

  /// The most links that wait in a scene.
  public var capacity: Int

  /// How long a link waits before it expires.
  public var expiry: Duration

  /// Describes how links wait.
  ///
  /// - Parameters:
  ///   - conditions: The conditions to fulfill first, for the app or for the scene.
  ///   - capacity: The most links that wait in a scene.
  ///   - expiry: How long a link waits before it expires.
  public init(
    conditions: Set<LinkCondition> = [],
    capacity: Int = 32,
    expiry: Duration = .seconds(60)
  ) {
    self.conditions = conditions
    self.capacity = capacity
    self.expiry = expiry
  }
}
