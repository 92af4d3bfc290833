public import DeepLinking

extension LinkFailure.Code {
  /// There is no image of that name.
  public static let noImage = Self(rawValue: "noImage")
}

/// The photos that there are.
public struct Photos: Sendable {
  /// The names.
  public let names: Set<String>

  /// The photos of the sample.
  public static let sample = Photos(names: ["cat", "dog", "Billy Bob"])

  /// Checks that the image of a link is there.
  func check(_ link: GalleryLink) throws {
    guard let name = link.imageName, !names.contains(name) else { return }
    throw LinkFailure(
      .noImage,
      parameter: "name",
      found: name,
      message: "There is no image named '{found}'."
    )
  }
}
