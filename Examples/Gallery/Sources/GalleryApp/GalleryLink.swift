public import DeepLinking

/// A link of the gallery: one of a feature's.
///
/// The features don't know each other, nor this type. Which screen lies on that of another feature is said here.
public enum GalleryLink: DeepLink {
  /// A tab.
  case tab(SelectTab)

  /// A photo.
  case photo(ShowPhoto)

  /// An enlarged photo.
  case enlarged(ShowEnlargedPhoto)

  /// A print of a photo.
  case print(ShowPrint)

  /// The offer of an upgrade.
  case upgrade(ShowUpgrade)

  /// The routes of the features, and the links that their links lie on.
  public static let routes = LinkRoutes<GalleryLink> {
    LinkRoutes.mount("/", SelectTab.routes, as: GalleryLink.tab)
    LinkRoutes.mount("/", ShowPhoto.routes, as: GalleryLink.photo).on { _ in .firstTab }
    LinkRoutes.mount("/", ShowEnlargedPhoto.routes, as: GalleryLink.enlarged).on(\.photo)
    LinkRoutes.mount("/", ShowPrint.routes, as: GalleryLink.print).on(\.photo)
    LinkRoutes.mount("/", ShowUpgrade.routes, as: GalleryLink.upgrade).on { _ in .firstTab }
  }
}

extension GalleryLink {
  /// The first tab, which photos lie on.
  public static let firstTab = GalleryLink.tab(SelectTab(index: 0))

  /// The link of the feature.
  public var feature: any DeepLink {
    switch self {
    case .tab(let link): link
    case .photo(let link): link
    case .enlarged(let link): link
    case .print(let link): link
    case .upgrade(let link): link
    }
  }

  /// The name of the image that the link shows; `nil` for a tab and an upgrade.
  public var imageName: String? {
    switch self {
    case .photo(let link): link.name
    case .enlarged(let link): link.name
    case .print(let link): link.name
    case .tab, .upgrade: nil
    }
  }

  /// The photo of the same image, which its enlargement and its print lie on.
  private var photo: GalleryLink {
    imageName.map { .photo(ShowPhoto(name: $0)) } ?? .firstTab
  }
}
