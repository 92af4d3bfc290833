import LinkRouting

/// The links of a crowdfunding app, as an enum.
enum KickstarterLink: DeepLink {
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
    LinkRoute(KickstarterLink.payments, "/checkouts/:checkout/payments"),
    LinkRoute(KickstarterLink.paymentsNew, "/checkouts/:checkout/payments/new"),
    LinkRoute(KickstarterLink.paymentsApplePay, "/checkouts/:checkout/payments/apple-pay"),
    LinkRoute(
      KickstarterLink.paymentsUseStoredCard,
      "/checkouts/:checkout/payments/use_stored_card"
    ),
    LinkRoute(.discover, "/discover"),
    LinkRoute(.discoverAdvanced, "/discover/advanced"),
    LinkRoute(KickstarterLink.discoverCategory, "/discover/categories/:category"),
    LinkRoute(KickstarterLink.discoverSubcategory, "/discover/categories/:parent/:category"),
    LinkRoute(KickstarterLink.messages, "/messages/:thread"),
    LinkRoute(.verifyEmail, "/profile/verify_email"),
    LinkRoute(KickstarterLink.profile, "/profile/:user"),
    LinkRoute(.search, "/search"),
    LinkRoute(.signup, "/signup"),
    LinkRoute(KickstarterLink.project, "/projects/:creator/:project"),
    LinkRoute(
      KickstarterLink.thanks,
      "/projects/:creator/:project/checkouts/:checkout/thanks"
    ),
    LinkRoute(KickstarterLink.comments, "/projects/:creator/:project/comments"),
    LinkRoute(KickstarterLink.creatorBio, "/projects/:creator/:project/creator_bio"),
    LinkRoute(KickstarterLink.dashboard, "/projects/:creator/:project/dashboard"),
    LinkRoute(KickstarterLink.description, "/projects/:creator/:project/description"),
    LinkRoute(KickstarterLink.faqs, "/projects/:creator/:project/faqs"),
    LinkRoute(KickstarterLink.friends, "/projects/:creator/:project/friends"),
    LinkRoute(KickstarterLink.messageCreator, "/projects/:creator/:project/messages/new"),
    LinkRoute(KickstarterLink.pledge, "/projects/:creator/:project/pledge"),
    LinkRoute(KickstarterLink.pledgeBigPrint, "/projects/:creator/:project/pledge/big_print"),
    LinkRoute(
      KickstarterLink.pledgeChangeMethod,
      "/projects/:creator/:project/pledge/change_method"
    ),
    LinkRoute(KickstarterLink.pledgeDestroy, "/projects/:creator/:project/pledge/destroy"),
    LinkRoute(KickstarterLink.pledgeEdit, "/projects/:creator/:project/pledge/edit"),
    LinkRoute(KickstarterLink.pledgeNew, "/projects/:creator/:project/pledge/new"),
    LinkRoute(KickstarterLink.posts, "/projects/:creator/:project/posts"),
    LinkRoute(KickstarterLink.post, "/projects/:creator/:project/posts/:update"),
    LinkRoute(
      KickstarterLink.postComments,
      "/projects/:creator/:project/posts/:update/comments"
    ),
    LinkRoute(KickstarterLink.survey, "/projects/:creator/:project/surveys/:survey"),
    LinkRoute(KickstarterLink.notificationSetting, "/settings/:name/:enabled"),
    LinkRoute(KickstarterLink.userSurvey, "/users/:user/surveys/:survey"),
  ]
}
