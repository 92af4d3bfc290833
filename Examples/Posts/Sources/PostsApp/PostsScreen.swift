public import DeepLinking

/// A screen that is told its URL and its parameters before it is shown.
@MainActor
public protocol URLReceiving: AnyObject {
  /// Tells the URL and the parameters. Called once.
  ///
  /// - Parameters:
  ///   - url: The URL, canonical.
  ///   - parameters: The parameters of its pattern, without escapes.
  func receive(_ url: LinkURL, parameters: [String: String])
}

/// One screen of the app in the terminal, in the place of a view controller.
@MainActor
public final class PostsScreen: URLReceiving {
  /// The identifier of its scene in the storyboard.
  public let identifier: String

  /// Its URL, once it was told.
  public private(set) var url: LinkURL?

  /// The parameters, once they were told.
  public private(set) var parameters: [String: String] = [:]

  /// Makes a screen that knows nothing yet.
  init(identifier: String) {
    self.identifier = identifier
  }

  /// Notes the URL and the parameters.
  public func receive(_ url: LinkURL, parameters: [String: String]) {
    self.url = url
    self.parameters = parameters
  }

  /// What it says.
  public var title: String {
    let values = parameters.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return ([identifier] + values).joined(separator: ", ")
  }
}
