#if canImport(SwiftUI) && !os(watchOS)
import LinkNavigation
import SwiftUI

/// Gives a sheet the size of its style: that of a form to a form sheet.
///
/// Before iOS 18, macOS 15, tvOS 18 and visionOS 2 a sheet has the size that the system gives to every
/// sheet, which on iPad is that of a form as well.
struct SheetSizing: ViewModifier {
  /// The style.
  let style: PresentationStyle

  /// The content of the sheet, with its size.
  func body(content: Content) -> some View {
    if #available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *), style == .formSheet {
      content.presentationSizing(.form)
    } else {
      content
    }
  }
}
#endif
