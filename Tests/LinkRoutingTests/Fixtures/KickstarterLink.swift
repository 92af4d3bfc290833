import LinkRouting

/// The links of a crowdfunding app, as an enum.
enum KickstarterLink: DeepLink, Codable {
  case activity
  case authorize
  case payments(checkout: Int)
  case paymentsNew(checkout: Int)
  case paymentsApplePay(checkout: Int)
  case paymentsUseStoredCard(checkout: Int)
  case discover
  case discoverAdvanced
  case discoverCategory(category: String)
  case discoverSubcategory(parent: String, category: String)
  case messages(thread: Int)
  case verifyEmail
  case profile(user: String)
  case search
  case signup
  case project(creator: String, project: String)
  case thanks(creator: String, project: String, checkout: Int)
  case comments(creator: String, project: String)
  case creatorBio(creator: String, project: String)
  case dashboard(creator: String, project: String)
  case description(creator: String, project: String)
  case faqs(creator: String, project: String)
  case friends(creator: String, project: String)
  case messageCreator(creator: String, project: String)
  case pledge(creator: String, project: String)
  case pledgeBigPrint(creator: String, project: String)
  case pledgeChangeMethod(creator: String, project: String)
  case pledgeDestroy(creator: String, project: String)
  case pledgeEdit(creator: String, project: String)
  case pledgeNew(creator: String, project: String)
  case posts(creator: String, project: String)
  case post(creator: String, project: String, update: Int)
  case postComments(creator: String, project: String, update: Int)
  case survey(creator: String, project: String, survey: Int)
  case notificationSetting(name: String, enabled: Bool)
  case userSurvey(user: String, survey: Int)

  static let routes: [LinkRoute<KickstarterLink>] = [
    LinkRoute(.activity, "/activity"),
    LinkRoute(.authorize, "/authorize"),
    LinkRoute(.payments(checkout: 1), "/checkouts/:checkout/payments"),
    LinkRoute(.paymentsNew(checkout: 1), "/checkouts/:checkout/payments/new"),
    LinkRoute(.paymentsApplePay(checkout: 1), "/checkouts/:checkout/payments/apple-pay"),
    LinkRoute(.paymentsUseStoredCard(checkout: 1), "/checkouts/:checkout/payments/use_stored_card"),
    LinkRoute(.discover, "/discover"),
    LinkRoute(.discoverAdvanced, "/discover/advanced"),
    LinkRoute(.discoverCategory(category: ""), "/discover/categories/:category"),
    LinkRoute(
      .discoverSubcategory(parent: "", category: ""),
      "/discover/categories/:parent/:category"
    ),
    LinkRoute(.messages(thread: 1), "/messages/:thread"),
    LinkRoute(.verifyEmail, "/profile/verify_email"),
    LinkRoute(.profile(user: ""), "/profile/:user"),
    LinkRoute(.search, "/search"),
    LinkRoute(.signup, "/signup"),
    LinkRoute(.project(creator: "", project: ""), "/projects/:creator/:project"),
    LinkRoute(
      .thanks(creator: "", project: "", checkout: 1),
      "/projects/:creator/:project/checkouts/:checkout/thanks"
    ),
    LinkRoute(.comments(creator: "", project: ""), "/projects/:creator/:project/comments"),
    LinkRoute(.creatorBio(creator: "", project: ""), "/projects/:creator/:project/creator_bio"),
    LinkRoute(.dashboard(creator: "", project: ""), "/projects/:creator/:project/dashboard"),
    LinkRoute(.description(creator: "", project: ""), "/projects/:creator/:project/description"),
    LinkRoute(.faqs(creator: "", project: ""), "/projects/:creator/:project/faqs"),
    LinkRoute(.friends(creator: "", project: ""), "/projects/:creator/:project/friends"),
    LinkRoute(
      .messageCreator(creator: "", project: ""),
      "/projects/:creator/:project/messages/new"
    ),
    LinkRoute(.pledge(creator: "", project: ""), "/projects/:creator/:project/pledge"),
    LinkRoute(
      .pledgeBigPrint(creator: "", project: ""),
      "/projects/:creator/:project/pledge/big_print"
    ),
    LinkRoute(
      .pledgeChangeMethod(creator: "", project: ""),
      "/projects/:creator/:project/pledge/change_method"
    ),
    LinkRoute(
      .pledgeDestroy(creator: "", project: ""),
      "/projects/:creator/:project/pledge/destroy"
    ),
    LinkRoute(.pledgeEdit(creator: "", project: ""), "/projects/:creator/:project/pledge/edit"),
    LinkRoute(.pledgeNew(creator: "", project: ""), "/projects/:creator/:project/pledge/new"),
    LinkRoute(.posts(creator: "", project: ""), "/projects/:creator/:project/posts"),
    LinkRoute(
      .post(creator: "", project: "", update: 1),
      "/projects/:creator/:project/posts/:update"
    ),
    LinkRoute(
      .postComments(creator: "", project: "", update: 1),
      "/projects/:creator/:project/posts/:update/comments"
    ),
    LinkRoute(
      .survey(creator: "", project: "", survey: 1),
      "/projects/:creator/:project/surveys/:survey"
    ),
    LinkRoute(.notificationSetting(name: "", enabled: true), "/settings/:name/:enabled"),
    LinkRoute(.userSurvey(user: "", survey: 1), "/users/:user/surveys/:survey"),
  ]
}
