import LinkPatterns
@testable import LinkRouting
import Testing

/// What a release build finds when it is asked to try its routes, beside what it finds at launch.
@Suite struct ReleaseProblemTests {
  enum Shop: DeepLink {
    case product(id: Int)
    case item(id: Int)
    case cart
  }

  @Test func tryingFindsWhatADebugBuildFindsAtOnce() {
    let routes = [
      LinkRoute(Shop.product, "/products/:id"), LinkRoute(Shop.item, "/products/:id"),
      LinkRoute(.cart, "/cart"),
    ]
    let router = LinkRouter<Shop>(prefixes: [.scheme("shop")], routes: routes)
    let codes = router.engine.problemsOfTrying(besides: []).map(\.code)
    #expect(!codes.isEmpty && codes == router.problems.map(\.code))
  }

  @Test func tryingFindsNothingAmongGoodRoutes() {
    let routes = [LinkRoute(Shop.product, "/products/:id"), LinkRoute(.cart, "/cart")]
    let router = LinkRouter<Shop>(prefixes: [.scheme("shop")], routes: routes)
    #expect(router.problems == [] && router.engine.problemsOfTrying(besides: []) == [])
  }
}
