package import LinkRouting

/// The links of the app whose entry points are tested.
package enum EntryLink: DeepLink {
  case home
  case league(id: Int)
  case account

  package static let routes = LinkRoutes<EntryLink>(access: .everyone) {
    LinkRoute(.home, "/")
    LinkRoute(EntryLink.league, "/leagues/:id")
    LinkRoute(.account, "/account").access(.appOnly)
  }
}
