public import DeepLinking

/// Shows a photo: `gallery://show/photo?name=cat`, with a caption as its fragment.
public struct ShowPhoto: DeepLink {
  /// The name of the image.
  public let name: String

  /// What is written below it.
  public let caption: String?

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - caption: What is written below it.
  public init(name: String, caption: String? = nil) {
    self.name = name
    self.caption = caption
  }

  /// The template.
  public static let routes = LinkRoutes(access: .from(.customScheme)) {
    LinkRoute(ShowPhoto.init, "show/photo?name=:name#:caption", name: "show")
  }
}

/// Shows a photo enlarged: `gallery://show/photo?name=cat&zoom=1.5&framed=true`.
///
/// Its template has one more item that must be there than that of ``ShowPhoto``, so it comes first; a
/// zoom that is not a number makes it not match, and the other one is tried.
public struct ShowEnlargedPhoto: DeepLink {
  /// The name of the image.
  public let name: String

  /// How many times as large it is.
  public let zoom: Double

  /// Whether it has a frame.
  public let isFramed: Bool?

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - zoom: How many times as large it is.
  ///   - isFramed: Whether it has a frame.
  public init(name: String, zoom: Double, isFramed: Bool? = nil) {
    self.name = name
    self.zoom = zoom
    self.isFramed = isFramed
  }

  /// The template.
  public static let routes = LinkRoutes(access: .from(.customScheme)) {
    LinkRoute(
      ShowEnlargedPhoto.init,
      "show/photo?name=:name&zoom=:zoom&framed=:isFramed",
      name: "show"
    )
  }
}

/// Shows a print of a photo: `gallery://print/cat/3/1.5/true`.
public struct ShowPrint: DeepLink {
  /// The name of the image.
  public let name: String

  /// How many are printed.
  public let count: Int

  /// How many times as large they are.
  public let scale: Double

  /// Whether they are in colour.
  public let isColoured: Bool

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - count: How many are printed.
  ///   - scale: How many times as large they are.
  ///   - isColoured: Whether they are in colour.
  public init(name: String, count: Int, scale: Double, isColoured: Bool) {
    self.name = name
    self.count = count
    self.scale = scale
    self.isColoured = isColoured
  }

  /// The template: a fixed term, and variables of four types; the print is a sheet.
  public static let routes = LinkRoutes(access: .from(.customScheme)) {
    LinkRoute(ShowPrint.init, "print/:name/:count/:scale/:isColoured", name: "show")
      .presented(.sheet)
  }
}
