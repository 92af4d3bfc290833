import UIKit

/// The app around the tests; `Info.plist` names the delegate of its scenes.
#if !STANDINS
@main
#endif
final class HostAppDelegate: UIResponder, UIApplicationDelegate {}
