import QuickStartUIKit

/// README's UIKit app over the models, which is weighed and not run: `Scripts/weight.py`.
@main enum WeighedUIKitApp {
  static func main() {}
}
