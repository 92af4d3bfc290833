import ArgumentParser
import DeepLinking

/// The doors of one delivery, as they are typed: `connection,open-url`.
struct DoorList: ExpressibleByArgument {
  /// The doors, in the order in which they are used.
  ///
  /// Not empty.
  let doors: [LinkDoor]

  /// The doors that a URL can come through.
  private static let known: [LinkDoor] = [
    .connection, .openURL, .userActivity, .notification, .shortcut, .intent, .content,
  ]

  /// The names of the doors, for the help.
  static let names = known.map(\.rawValue).joined(separator: ", ")

  /// Reads a list.
  init?(argument: String) {
    let names = argument.split(separator: ",", omittingEmptySubsequences: false)
    doors = names.map { LinkDoor(rawValue: String($0)) }
    guard doors.allSatisfy(Self.known.contains) else { return nil }
  }
}
