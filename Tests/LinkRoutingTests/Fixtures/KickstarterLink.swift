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

  static let routes: [Route<KickstarterLink>] = [
    Route(.activity, "/activity"),
    Route(.authorize, "/authorize"),
    Route(.payments(checkout: 1), "/checkouts/:checkout/payments"),
    Route(.paymentsNew(checkout: 1), "/checkouts/:checkout/payments/new"),
    Route(.paymentsApplePay(checkout: 1), "/checkouts/:checkout/payments/apple-pay"),
    Route(.paymentsUseStoredCard(checkout: 1), "/checkouts/:checkout/payments/use_stored_card"),
    Route(.discover, "/discover"),
    Route(.discoverAdvanced, "/discover/advanced"),
    Route(.discoverCategory(category: ""), "/discover/categories/:category"),
    Route(.discoverSubcategory(parent: "", category: ""), "/discover/categories/:parent/:category"),
    Route(.messages(thread: 1), "/messages/:thread"),
    Route(.verifyEmail, "/profile/verify_email"),
    Route(.profile(user: ""), "/profile/:user"),
    Route(.search, "/search"),
    Route(.signup, "/signup"),
    Route(.project(creator: "", project: ""), "/projects/:creator/:project"),
    Route(
      .thanks(creator: "", project: "", checkout: 1),
      "/projects/:creator/:project/checkouts/:checkout/thanks"
    ),
    Route(.comments(creator: "", project: ""), "/projects/:creator/:project/comments"),
    Route(.creatorBio(creator: "", project: ""), "/projects/:creator/:project/creator_bio"),
    Route(.dashboard(creator: "", project: ""), "/projects/:creator/:project/dashboard"),
    Route(.description(creator: "", project: ""), "/projects/:creator/:project/description"),
    Route(.faqs(creator: "", project: ""), "/projects/:creator/:project/faqs"),
    Route(.friends(creator: "", project: ""), "/projects/:creator/:project/friends"),
    Route(.messageCreator(creator: "", project: ""), "/projects/:creator/:project/messages/new"),
    Route(.pledge(creator: "", project: ""), "/projects/:creator/:project/pledge"),
    Route(
      .pledgeBigPrint(creator: "", project: ""),
      "/projects/:creator/:project/pledge/big_print"
    ),
    Route(
      .pledgeChangeMethod(creator: "", project: ""),
      "/projects/:creator/:project/pledge/change_method"
    ),
    Route(.pledgeDestroy(creator: "", project: ""), "/projects/:creator/:project/pledge/destroy"),
    Route(.pledgeEdit(creator: "", project: ""), "/projects/:creator/:project/pledge/edit"),
    Route(.pledgeNew(creator: "", project: ""), "/projects/:creator/:project/pledge/new"),
    Route(.posts(creator: "", project: ""), "/projects/:creator/:project/posts"),
    Route(.post(creator: "", project: "", update: 1), "/projects/:creator/:project/posts/:update"),
    Route(
      .postComments(creator: "", project: "", update: 1),
      "/projects/:creator/:project/posts/:update/comments"
    ),
    Route(
      .survey(creator: "", project: "", survey: 1),
      "/projects/:creator/:project/surveys/:survey"
    ),
    Route(.notificationSetting(name: "", enabled: true), "/settings/:name/:enabled"),
    Route(.userSurvey(user: "", survey: 1), "/users/:user/surveys/:survey"),
  ]
}
