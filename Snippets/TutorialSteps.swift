// The first step of the tutorial: links without routes. The later steps are those of the quick start.
import LinkSwiftUI  // or LinkUIKit

enum QuizLink: DeepLink {
  case home
  case league(id: Int)
  case question(league: Int, id: Int)
}
// snippet.hide

print(QuizLink.league(id: 7))
