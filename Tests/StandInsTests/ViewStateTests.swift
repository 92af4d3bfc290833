@_spi(Driving) import AppleFoundationStandIn
@_spi(Driving) import SwiftUI
import Testing

/// Counts taps.
private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(name) \(count)")
      Button("More \(name)") { count += 1 }
    }
  }
}

/// Adds to a number that another view owns.
private struct Adder: View {
  @Binding var number: Int
  var body: some View { Button("Add") { number += 1 } }
}

/// A model that views observe.
@Observable @MainActor final class Model {
  var number = 1
  var name = "a"
  init() {}
}

/// Shows the number of a model.
private struct NumberReader: View {
  let model: Model
  var body: some View { Text("\(model.number)") }
}

@MainActor @Suite struct ViewStateTests {
  @Test func keepsStateByPlaceInTheTree() {
    struct Two: View {
      var body: some View {
        Counter(name: "a")
        Counter(name: "b")
      }
    }
    let host = ViewHost(Two())
    host.tap("More a")
    host.tap("More a")
    host.tap("More b")
    #expect(host.texts == ["a 2", "More a", "b 1", "More b"])
  }

  @Test func losesStateWhenThePlaceIsGone() {
    struct Switch: View {
      @State private var shows = true
      var body: some View {
        Button("Toggle") { shows.toggle() }
        if shows { Counter(name: "a") }
      }
    }
    let host = ViewHost(Switch())
    host.tap("More a")
    #expect(host.texts.contains("a 1"))
    host.tap("Toggle")
    #expect(!host.controls.contains("More a"))
    host.tap("Toggle")
    #expect(host.texts.contains("a 0"))
  }

  @Test func keepsStateApartInTheBranchesOfACondition() {
    struct Switch: View {
      @State private var first = true
      var body: some View {
        Button("Toggle") { first.toggle() }
        if first { Counter(name: "x") } else { Counter(name: "y") }
      }
    }
    let host = ViewHost(Switch())
    host.tap("More x")
    host.tap("Toggle")
    #expect(host.texts.contains("y 0"))
  }

  @Test func keepsStateByElementInForEach() {
    struct Rows: View {
      @State private var names = ["a", "b"]
      var body: some View {
        Button("Reverse") { names.reverse() }
        List(names, id: \.self) { Counter(name: $0) }
      }
    }
    let host = ViewHost(Rows())
    host.tap("More b")
    host.tap("Reverse")
    #expect(host.texts == ["Reverse", "b 1", "More b", "a 0", "More a"])
  }

  @Test func beginsAnewWithAnotherIdentity() {
    struct Identified: View {
      @State private var id = 1
      var body: some View {
        Button("Next") { id += 1 }
        Counter(name: "a").id(id)
      }
    }
    let host = ViewHost(Identified())
    host.tap("More a")
    host.tap("Next")
    #expect(host.texts.contains("a 0"))
  }

  @Test func keepsStateInAModifier() {
    struct Taps: ViewModifier {
      @State private var taps = 0
      func body(content: Content) -> some View {
        content
        Button("Tap") { taps += 1 }
        Text("\(taps)")
      }
    }
    let host = ViewHost(Text("inside").modifier(Taps()))
    host.tap("Tap")
    #expect(host.texts == ["inside", "Tap", "1"])
  }

  @Test func writesThroughABinding() {
    struct Parent: View {
      @State private var number = 0
      var body: some View {
        Text("\(number)")
        Adder(number: $number)
      }
    }
    let host = ViewHost(Parent())
    host.tap("Add")
    #expect(host.texts.first == "1")
  }

  @Test func bindsPartsConstantsOptionalsAndClosures() {
    struct Point { var x = 1 }
    @MainActor final class Store {
      var point = Point()
      var optional: Int? = 3
    }
    let store = Store()
    let binding = Binding { @MainActor in
      store.point
    } set: { @MainActor in
      store.point = $0
    }
    binding.x.wrappedValue = 5
    #expect(store.point.x == 5)
    let constant = Binding.constant(1)
    constant.wrappedValue = 2
    #expect(constant.wrappedValue == 1)
    let optional = Binding { @MainActor in
      store.optional
    } set: { @MainActor in
      store.optional = $0
    }
    let inner = Binding(optional)
    inner?.wrappedValue = 4
    #expect(store.optional == 4)
    optional.wrappedValue = nil
    #expect(Binding(optional) == nil)
  }

  @Test func rendersAgainWhenAnObservedObjectChanges() async {
    let model = Model()
    let host = ViewHost(NumberReader(model: model))
    let before = host.renderings
    model.name = "b"
    await host.settle()
    #expect(host.renderings == before)
    model.number = 2
    #expect(host.texts == ["2"])
    model.number = 3
    await host.settle()
    #expect(host.texts == ["3"])
    #expect(host.renderings == before + 2)
  }

  @Test func rendersOnceForManyChangesInOneTurn() async {
    let model = Model()
    let host = ViewHost(NumberReader(model: model))
    let before = host.renderings
    for number in 2...9 { model.number = number }
    await host.settle()
    #expect(host.renderings == before + 1)
    #expect(host.texts == ["9"])
  }

  @Test func bindsThePropertiesOfAnObservedObject() {
    struct Editor: View {
      @Bindable var model: Model
      var body: some View { Adder(number: $model.number) }
    }
    let model = Model()
    let host = ViewHost(Editor(model: model))
    host.tap("Add")
    #expect(model.number == 2)
    Bindable(model).name.wrappedValue = "z"
    #expect(model.name == "z")
  }

  @Test func warnsWhenStateIsWrittenDuringAnUpdate() {
    struct Careless: View {
      @State private var renderings = 0
      var body: some View {
        if renderings == 0 { renderings = 1 }
        return Text("x")
      }
    }
    let host = ViewHost(Careless())
    #expect(host.warnings.first?.hasPrefix("Modifying state during view update") == true)
  }
}

@MainActor @Suite struct ViewEnvironmentTests {
  fileprivate enum ColourKey: EnvironmentKey {
    static let defaultValue = "red"
  }

  private struct Reader: View {
    @Environment(\.colour) private var colour
    @Environment(Model.self) private var model: Model?
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text("\(colour) \(model?.number ?? 0) \(isEnabled)") }
  }

  @Test func inheritsValuesAndObjects() {
    struct Parent: View {
      let model: Model
      var body: some View {
        Reader()
        Reader().environment(\.colour, "blue").environment(model).disabled(true)
      }
    }
    let host = ViewHost(Parent(model: Model()))
    #expect(host.texts == ["red 0 true", "blue 1 false"])
  }

  @Test func readsARequiredObject() {
    struct Strict: View {
      @Environment(Model.self) private var model
      var body: some View { Text("\(model.name)") }
    }
    #expect(ViewHost(Strict().environment(Model())).texts == ["a"])
  }

  @Test func changesWithTheScenePhase() {
    struct Phase: View {
      @Environment(\.scenePhase) private var phase
      var body: some View { Text("\(phase)") }
    }
    let host = ViewHost(Phase())
    #expect(host.texts == ["active"])
    host.setEnvironment(\.scenePhase, .background)
    #expect(host.texts == ["background"])
  }

  @Test func disablesControls() {
    let host = ViewHost(Button("Go") {}.disabled(true))
    #expect(host.controls.isEmpty)
    #expect(!host.tap("Go"))
    #expect(!host.tap("Elsewhere"))
  }

  @Test func selectsARowOfAListByItsTag() {
    struct Rows: View {
      @State private var chosen: Int?
      var body: some View {
        List(selection: $chosen) { ForEach([1, 2], id: \.self) { Text("row \($0)").tag($0) } }
      }
    }
    let host = ViewHost(Rows())
    #expect(host.tap("row 2"))
    #expect(host.controls == ["row 1", "row 2 selected"])
  }

  @Test func showsLabelsSectionsImagesAndToolbars() {
    let host = ViewHost(
      Section("Head") {
        Label("Leagues", systemImage: "star")
        Text("x").accessibilityIdentifier("cell")
        Group { Image(systemName: "star") }
        AnyView(Text(verbatim: "y").padding())
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
      }
    )
    #expect(host.texts == ["Head", "Leagues", "x", "y", "Cancel"])
    #expect(host.texts(of: "cell") == ["x"])
    #expect(host.controls == ["Cancel"])
  }
}

extension EnvironmentValues {
  /// A colour.
  fileprivate var colour: String {
    get { self[ViewEnvironmentTests.ColourKey.self] }
    set { self[ViewEnvironmentTests.ColourKey.self] = newValue }
  }
}
