@_spi(Driving) import AppleFoundationStandIn
@_spi(Driving) import SwiftUI
import Testing

/// Which bindings SwiftUI takes for one.
@MainActor @Suite struct ViewBindingTests {
  private final class Box: ObservableObject {
    var number = 1
    subscript(offset offset: Int) -> Int {
      get { number + offset }
      set { number = newValue - offset }
    }
  }

  @Test func aBindingOfClosuresReadsAtOnceAndIsEqualToNoOther() {
    let (box, reads) = (Model(), Model())
    reads.number = 0
    let make = { @MainActor in
      Binding { @MainActor in
        reads.number += 1
        return box.number
      } set: { @MainActor in
        box.number = $0
      }
    }
    let first = make()
    #expect(reads.number == 1)
    #expect(!first.isSame(as: make()))
    #expect(!first.isSame(as: first))
    first.wrappedValue = 5
    #expect(box.number == 5)
  }

  @Test func aBindingOfAnObjectAndAKeyPathIsEqualToAnother() {
    let (model, box) = (Model(), Box())
    #expect(Bindable(model).number.isSame(as: Bindable(model).number))
    #expect(!Bindable(model).number.isSame(as: Bindable(Model()).number))
    let wrapper = ObservedObject(wrappedValue: box).projectedValue
    #expect(wrapper[offset: 1].isSame(as: wrapper[offset: 1]))
    #expect(!wrapper[offset: 1].isSame(as: wrapper[offset: 2]))
    wrapper[offset: 1].wrappedValue = 5
    #expect(box.number == 4)
  }

  /// A stack whose path is a part of the state, or made of closures.
  private struct Stack: View {
    struct Content: Sendable { var path: [Int] = [] }
    let isStable: Bool
    @State private var content = Content()
    var body: some View {
      let (state, path) = ($content, $content.path)
      NavigationStack(
        path: isStable
          ? path
          : Binding {
            path.wrappedValue
          } set: {
            path.wrappedValue = $0
          }
      ) {
        NavigationLink("One", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
      }
      .onDisappear { _ = state }
    }
  }

  @Test(arguments: [true, false]) func aStackNoticesAnotherPath(isStable: Bool) {
    let host = ViewHost(Stack(isStable: isStable))
    host.tap("One")
    #expect(host.texts == ["1"])
    #expect(host.renewedBindings == (isStable ? [] : ["path"]))
  }
}
