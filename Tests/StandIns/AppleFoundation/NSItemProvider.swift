public import Foundation

/// Hands over data of some types; here of one.
public final class NSItemProvider: NSObject, Sendable {
  /// The type of the data.
  private let type: String

  /// The data; nil when it can't be loaded.
  private let data: Data?

  /// Creates a provider of data.
  init(_ data: Data?, type: String) {
    (self.data, self.type) = (data, type)
    super.init()
  }

  /// Whether there is data of a type; here of that very type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    typeIdentifier == type
  }

  /// Loads data, and hands it over on a thread of its own.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = data
    Task.detached { completionHandler(data, nil) }
    return Progress(totalUnitCount: 1)
  }
}

@_spi(Driving) extension NSItemProvider {
  /// A text that was copied, of a type.
  public static func text(_ text: String?, type: String = "public.utf8-plain-text")
    -> NSItemProvider
  {
    NSItemProvider(text.map { Data($0.utf8) }, type: type)
  }
}
