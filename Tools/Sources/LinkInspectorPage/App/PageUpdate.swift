/// The page about a link: its way or a question, and the phone.
struct PageUpdate: Encodable {
  /// The way of the link.
  var way: WayDocument?

  /// The question to the person before it goes on.
  var question: Questions.Question?

  /// The current screens, or those that would be shown.
  let phone: Phone
}
