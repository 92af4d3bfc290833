import DeepLinking

struct SelectTab: DeepLink {
  let index: Int

  static let routes = LinkRoutes<SelectTab>(access: .everyone) {
    LinkRoute(SelectTab.init, "/tab/:index")
  }
}

struct ShowPhoto: DeepLink {
  let name: String
  let zoom: Double?

  static let routes = LinkRoutes<ShowPhoto>(access: .everyone) {
    LinkRoute(ShowPhoto.init, "/photo?name=:name&zoom=:zoom")
  }
}

enum GalleryLink: DeepLink {
  case tab(SelectTab), photo(ShowPhoto)
  static let routes = LinkRoutes<GalleryLink>(access: .everyone) {
    LinkRoutes.mount("/", SelectTab.routes, as: GalleryLink.tab)
    LinkRoutes.mount("/", ShowPhoto.routes, as: GalleryLink.photo).on { _ in
      .tab(SelectTab(index: 0))
    }
  }
}
