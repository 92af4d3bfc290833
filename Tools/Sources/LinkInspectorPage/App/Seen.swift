/// What the page shows of a link: its way or a question, and the phone.
struct Seen: Encodable {
  /// The way of the link.
  var way: WayDocument?

  /// What the person is asked before it goes on.
  var question: Questions.Question?

  /// What is on screen, or would be.
  let phone: Phone
}
