extension LinkFailure.Code {
  /// The place of the link can't be found: its ancestors repeat, are too many, or have no place.
  public static let noPlace = Self("noPlace", "there is no place for the link: {found}")

  /// The link lies in a tab that the scene does not show.
  static let noTab = Self(
    "noPlace",
    "the link lies in the tab '{subject}', which the scene does not have",
    fix: "Add the tab to the scene, or change .tab(\"{subject}\") of a route."
  )

  /// The app's own code opened a link whose type no case of the app's links mounts, or several do.
  public static let linkTypeNotMounted = Self(
    "linkTypeNotMounted",
    "no mount makes a link of the app of '{subject}', or several do",
    fix: "Declare one: LinkRoutes.mount(\"/path\", {subject}.routes, as: AppLink.name)."
  )

  /// The lookup replaced the link too often, or by one that was replaced before.
  public static let resolutionCycle = Self("resolutionCycle", "lookup loop: {found}")

  /// The lookup failed with an error that is not a ``LinkFailure``.
  public static let resolutionFailed = Self("resolutionFailed", "{subject} failed: {found}")

  /// The host could not build the screen.
  public static let screenUnavailable =
    Self("screenUnavailable", "{subject} cannot be built: {found}")

  /// The host did not perform a step.
  public static let navigationFailed = Self("navigationFailed", "{subject} failed: {found}")

  /// The link is an action, and the app performs no actions.
  public static let noAction = Self(
    "noAction",
    "the link has no screen, and the app does not perform it",
    fix: "Set DeepLinks.perform."
  )

  /// Performing the action failed with an error that is not a ``LinkFailure``.
  public static let actionFailed = Self("actionFailed", "{subject} failed: {found}")

  /// Guards redirected the link too often, or to a link that was redirected before.
  public static let redirectCycle = Self("redirectCycle", "redirect loop: {found}")

  /// A guard failed with an error that is not a ``LinkFailure``.
  public static let guardFailed = Self("guardFailed", "{subject} failed: {found}")

  /// A guard did not simply allow or deny an ancestor.
  static let ancestorRedirected = Self(
    "guardFailed",
    "guard '{subject}' asked to redirect or to delay an ancestor; ancestors can only be allowed or denied"
  )

  /// A guard keeps waiting for a condition that is fulfilled already.
  public static let conditionHeld = Self(
    "conditionHeld",
    "guard '{subject}' keeps waiting for '{found}', which is already fulfilled"
  )

  /// A guard lets a link wait, and names the same link to show meanwhile; only the log reports this.
  static let waitsForItself = Self(
    "waitsForItself",
    "guard '{subject}' lets even the link wait that it would show meanwhile, so nothing is shown",
    fix: "Allow that link in the guard."
  )

  /// A guard, the lookup, expanding a short link, or building the screen took too long.
  public static let timedOut = Self(
    "timedOut",
    "{subject} took longer than {expected}",
    fix: "Answer in time, or raise the limit in LinkPolicy."
  )

  /// The app was not ready in time.
  public static let notReady = Self(
    "notReady",
    "the app was not ready in time",
    fix: "Fulfill the conditions of LinkPolicy.readiness."
  )

  /// The app was not ready in time to show the saved screens.
  static let notReadyToRestore =
    Self("notReady", "the app was not ready in time, so the saved screens are dropped")

  /// A link that waited when the app last ran was dropped without being opened.
  public static let pendingLinkDropped =
    Self("pendingLinkDropped", "a link that waited ({subject}) {found}")

  /// A short link could not be expanded.
  public static let expansionFailed = Self("expansionFailed", "{subject} failed: {found}")

  /// The app no longer expands short links.
  static let nothingExpands =
    Self("expansionFailed", "no service expands the short link", fix: "Set DeepLinks.expander.")

  /// The current screens don't let the link replace them.
  public static let interruptionRefused =
    Self("interruptionRefused", "the screens that are shown let no link replace them")

  /// An alert or system picker was not closed in time.
  public static let interruptionExpired = Self(
    "interruptionExpired",
    "timed out after {expected} waiting for {found} to close",
    fix: "If links are to wait longer, change LinkPolicy.interruptionLimit."
  )

  /// A screen has unsaved work or cannot be swiped away, and the app does not ask the person.
  public static let unsavedWork = Self(
    "unsavedWork",
    "a screen has unsaved work or cannot be swiped away, and the app does not ask the person",
    fix: "Set DeepLinks.confirmLeaving."
  )

  /// A sheet that the app presents itself is not marked, and stayed when a link dismissed it, or came back.
  public static let sheetStays = Self(
    "sheetStays",
    "a sheet that the app presents itself stays over the screens",
    fix: "Mark it with .dismissedByLinks($isPresented)."
  )

  /// The screens changed after some of the link's steps, and a newer link was received.
  public static let overtaken =
    Self("overtaken", "the screen changed after some of the link's steps, and a newer link came")

  /// The person was asked, and said no.
  public static let personDeclined = Self("personDeclined", "the person was asked, and said no")
}

extension LinkFailure {
  /// Wraps an error that the app or a host threw; a failure is taken as it is.
  ///
  /// The description of other errors may hold values, unless it is a ``ValueFreeError``.
  package init(_ error: any Error, _ code: Code, subject: String) {
    if let failure = error as? LinkFailure {
      self = failure
      return
    }
    let text = "\(error)"
    let isValueFree = error is any ValueFreeError
    let found: FailureText =
      isValueFree ? .name(text) : .value(text, shownAs: "\(type(of: error))")
    self.init(code, subject: subject, found: found)
  }

  /// Whether it says that no prefix of the app has a scheme, a host or a port.
  var isUndeclared: Bool {
    [.unknownScheme, .unknownHost, .unknownPort, .unregisteredScheme].contains(code)
  }
}

/// An error whose description holds no value of a link, so that it is shown whatever the privacy.
///
/// Errors of a host adopt it. Of other errors, a redacted report shows only the type, which doesn't
/// explain why a step failed.
public protocol ValueFreeError: Error, CustomStringConvertible {}
