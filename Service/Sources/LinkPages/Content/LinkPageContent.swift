/// What a link page and its preview show of a link.
public struct LinkPageContent: Hashable, Sendable {
  /// The title; `nil` for the name of the app.
  public var title: String?

  /// One or two sentences below the title; `nil` for a sentence about the app.
  public var description: String?

  /// The address of a picture, for the page and for previews.
  ///
  /// Shape: an absolute `https` URL at the default port. Another address is not shown.
  public var image: String?

  /// Describes what a page shows.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` for the name of the app.
  ///   - description: One or two sentences; `nil` for a sentence about the app.
  ///   - image: The `https` URL of a picture.
  public init(title: String? = nil, description: String? = nil, image: String? = nil) {
    (self.title, self.description, self.image) = (title, description, image)
  }
}
