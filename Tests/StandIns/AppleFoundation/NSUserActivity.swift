@_exported public import Foundation

/// The activity type of a web page: a universal link, or Handoff from a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

// Apple: foundation/nsuseractivity, 2026-11-21
/// A representation of the state of the app at a moment in time.
open class NSUserActivity: NSObject {
  /// The type, by convention in reverse-DNS format.
  public let activityType: String

  /// The title shown for the activity.
  open var title: String?

  /// What is needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?

  /// The keys of `userInfo` that continuing needs.
  open var requiredUserInfoKeys: Set<String>?

  /// The page to load when there is no app for the activity; http and https only.
  open var webpageURL: URL? {
    get { storedWebpageURL }
    set {
      guard let url = newValue, !["http", "https"].contains(url.scheme?.lowercased()) else {
        storedWebpageURL = newValue
        return
      }
      // Apple raises NSInvalidArgumentException here.
      exceptions.append("webpageURL must be http or https, not \(url.scheme ?? "nil")")
    }
  }

  // Apple: foundation/nsuseractivity/iseligibleforhandoff, 2026-11-21
  /// Whether another device may continue the activity; true unless the app says otherwise.
  open var isEligibleForHandoff = true

  /// Whether the activity goes into the on-device index.
  open var isEligibleForSearch = false

  /// Whether the activity may be known to everybody.
  open var isEligibleForPublicIndexing = false

  /// What the system compares with the conditions of a scene.
  open var targetContentIdentifier: String?

  private var storedWebpageURL: URL?

  /// What Apple's system would have raised.
  @_spi(Driving) public private(set) var exceptions: [String] = []

  // Apple: foundation/nsuseractivity/init(activitytype:), 2026-11-21
  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}
