import LinkSwiftUI  // or LinkUIKit

enum QuizLink: DeepLink {
  case home
  case league(id: Int)
  case question(league: Int, id: Int)
}
