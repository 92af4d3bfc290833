@_spi(Driving) import AppleFoundationStandIn
@_spi(Driving) import SwiftUI
import Testing

/// What views navigate by.
@Observable @MainActor private final class Navigator {
  var numbers: [Int] = []
  var path = NavigationPath()
  var tab = "a"
  init() {}
}

/// A stack of numbers.
private struct Numbers: View {
  @Bindable var navigator: Navigator
  let notes: Notes
  var body: some View {
    NavigationStack(path: $navigator.numbers) {
      List {
        NavigationLink("One", value: 1)
        NavigationLink("Text", value: "text")
        NavigationLink("Nothing", value: Int?.none)
      }
      .navigationTitle("Home")
      .onAppear { notes.add("home on") }
      .onDisappear { notes.add("home off") }
      .navigationDestination(for: Int.self) { number in
        NavigationLink(value: number + 1) { Text("Next") }
          .navigationTitle("Number \(number)")
          .onAppear { notes.add("\(number) on") }
      }
    }
  }
}

@MainActor @Suite struct NavigationStackTests {
  private let navigator = Navigator()
  private let notes = Notes()

  @Test func showsThePathOfOneType() {
    navigator.numbers = [1, 2]
    let host = ViewHost(Numbers(navigator: navigator, notes: notes))
    #expect(host.stackTitles == ["Home", "Number 1", "Number 2"])
    #expect(host.title == "Number 2")
    #expect(host.controls == ["Next"])
    #expect(notes.all == ["2 on"])
  }

  @Test func followsThePathAndTellsWhatAppears() {
    let host = ViewHost(Numbers(navigator: navigator, notes: notes))
    navigator.numbers = [7]
    #expect(host.title == "Number 7")
    #expect(notes.all == ["home on", "7 on", "home off"])
    navigator.numbers = []
    #expect(host.title == "Home")
    #expect(notes.all.last == "home on")
  }

  @Test func writesThePathForALinkAndForGoingBack() {
    let host = ViewHost(Numbers(navigator: navigator, notes: notes))
    host.tap("One")
    host.tap("Next")
    #expect(navigator.numbers == [1, 2])
    #expect(host.goBack())
    #expect(navigator.numbers == [1])
    #expect(host.goBack())
    #expect(!host.goBack())
  }

  @Test func warnsOfALinkWithoutADestination() {
    let host = ViewHost(Numbers(navigator: navigator, notes: notes))
    host.tap("Text")
    #expect(navigator.numbers.isEmpty)
    #expect(host.warnings.count == 1)
    #expect(
      host.warnings.first?.contains("value of type “String” but there is no matching") == true
    )
    #expect(!host.tap("Nothing"))
  }

  @Test func warnsOfAPathValueWithoutADestination() {
    struct Mixed: View {
      @Bindable var navigator: Navigator
      var body: some View {
        NavigationStack(path: $navigator.path) {
          Text("home").navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    }
    navigator.path.append("text")
    let host = ViewHost(Mixed(navigator: navigator))
    #expect(host.warnings.count == 1)
    #expect(host.texts.isEmpty)
    #expect(host.goBack())
    #expect(navigator.path.isEmpty)
    #expect(host.texts == ["home"])
  }

  @Test func showsAPathOfSeveralTypesWithDestinationsInPushedScreens() {
    struct Mixed: View {
      @Bindable var navigator: Navigator
      var body: some View {
        NavigationStack(path: $navigator.path) {
          Text("home").navigationDestination(for: Int.self) { number in
            Text("\(number)").navigationDestination(for: String.self) { Text("text \($0)") }
          }
        }
      }
    }
    navigator.path.append(1)
    navigator.path.append("a")
    let host = ViewHost(Mixed(navigator: navigator))
    #expect(host.texts == ["text a"])
    #expect(host.warnings.isEmpty)
    #expect(host.stackTitles.count == 3)
  }

  @Test func ignoresDestinationsInPushedScreensOfATypedPath() {
    struct Nested: View {
      @Bindable var navigator: Navigator
      var body: some View {
        NavigationStack(path: $navigator.numbers) {
          Text("home").navigationDestination(for: Int.self) { number in
            Text("\(number)").navigationDestination(for: String.self) { Text($0) }
          }
        }
      }
    }
    navigator.numbers = [1]
    let host = ViewHost(Nested(navigator: navigator))
    #expect(
      host.warnings.first?.hasPrefix("Only root-level navigation destinations are effective")
        == true
    )
  }

  @Test func ignoresDestinationsInLazyContainersAndOutsideStacks() {
    let lazy = ViewHost(
      NavigationStack {
        List { Text("row").navigationDestination(for: Int.self) { Text("\($0)") } }
      }
    )
    #expect(
      lazy.warnings.first?.hasPrefix("Do not put a navigation destination modifier inside") == true
    )
    let outside = ViewHost(Text("x").navigationDestination(for: Int.self) { Text("\($0)") })
    #expect(outside.warnings.count == 1)
  }

  @Test func managesItsOwnPath() {
    let host = ViewHost(
      NavigationStack {
        NavigationLink("One", value: 1).navigationDestination(for: Int.self) {
          Text("number \($0)")
        }
      }
    )
    host.tap("One")
    #expect(host.texts == ["number 1"])
    #expect(host.goBack())
    #expect(host.texts == ["One"])
  }

  @Test func popsWhenAPushedScreenDismisses() {
    struct Screen: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    struct Stack: View {
      @Bindable var navigator: Navigator
      var body: some View {
        NavigationStack(path: $navigator.numbers) {
          Screen().navigationDestination(for: Int.self) { _ in Screen() }
        }
      }
    }
    navigator.numbers = [1, 2]
    let host = ViewHost(Stack(navigator: navigator))
    host.tap("Close")
    #expect(navigator.numbers == [1])
    host.tap("Close")
    host.tap("Close")
    #expect(navigator.numbers.isEmpty)
  }

  @Test func beginsAnewForAnotherValueInTheSameDepth() {
    struct Screen: View {
      let number: Int
      @State private var taps = 0
      var body: some View { Button("\(number): \(taps)") { taps += 1 } }
    }
    struct Stack: View {
      @Bindable var navigator: Navigator
      var body: some View {
        NavigationStack(path: $navigator.numbers) {
          Text("home").navigationDestination(for: Int.self) { Screen(number: $0) }
        }
      }
    }
    navigator.numbers = [1]
    let host = ViewHost(Stack(navigator: navigator))
    host.tap("1: 0")
    #expect(host.controls == ["1: 1"])
    navigator.numbers = [2]
    #expect(host.controls == ["2: 0"])
  }
}

@Suite struct NavigationPathTests {
  @Test func countsComparesAndRemoves() {
    var path = NavigationPath([1, 2])
    path.append("a")
    #expect(path.count == 3)
    #expect(!path.isEmpty)
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
    #expect(path != NavigationPath([2]))
    #expect(NavigationPath() == NavigationPath([Int]()))
  }

  @Test func encodesAndDecodesWhatCanBe() throws {
    var path = NavigationPath()
    path.append(1)
    path.append("a")
    let codable = try #require(path.codable)
    let data = try JSONEncoder().encode(codable)
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(decoded == codable)
    #expect(NavigationPath(decoded) == path)
  }

  @Test func encodesNothingThatCannotBe() {
    struct Secret: Hashable {}
    var path = NavigationPath([1])
    path.append(Secret())
    #expect(path.codable == nil)
  }
}

@MainActor @Suite struct TabViewTests {
  private let navigator = Navigator()
  private let notes = Notes()

  private struct Tabs: View {
    @Bindable var navigator: Navigator
    let notes: Notes
    var body: some View {
      TabView(selection: $navigator.tab) {
        ForEach(["a", "b"], id: \.self) { name in
          Page(name: name, notes: notes).tabItem { Label("Tab \(name)", systemImage: "x") }.tag(
            name
          )
        }
        Page(name: "c", notes: notes).tag("c").tabItem { Text("Tab c") }
      }
    }
  }

  private struct Page: View {
    let name: String
    let notes: Notes
    @State private var taps = 0
    var body: some View {
      let _ = notes.add("body \(name)")
      Button("\(name) \(taps)") { taps += 1 }
        .onAppear { notes.add("\(name) on") }
        .onDisappear { notes.add("\(name) off") }
    }
  }

  @Test func buildsOnlyTheSelectedTab() {
    let host = ViewHost(Tabs(navigator: navigator, notes: notes))
    #expect(host.tabLabels == ["Tab a", "Tab b", "Tab c"])
    #expect(host.selectedTab == "Tab a")
    #expect(host.controls == ["a 0"])
    #expect(notes.all == ["body a", "a on"])
  }

  @Test func followsTheSelectionAndKeepsWhatWasBuilt() {
    let host = ViewHost(Tabs(navigator: navigator, notes: notes))
    host.tap("a 0")
    navigator.tab = "c"
    #expect(host.controls == ["c 0"])
    #expect(notes.all.contains("a off"))
    #expect(!notes.all.contains("body b"))
    navigator.tab = "a"
    #expect(host.controls == ["a 1"])
  }

  @Test func writesTheSelectionWhenAPersonTaps() {
    let host = ViewHost(Tabs(navigator: navigator, notes: notes))
    #expect(host.selectTab("Tab b"))
    #expect(navigator.tab == "b")
    #expect(host.controls == ["b 0"])
    #expect(!host.selectTab("Tab x"))
  }

  @Test func keepsTheTabForAnUnknownSelection() {
    let host = ViewHost(Tabs(navigator: navigator, notes: notes))
    navigator.tab = "x"
    #expect(host.selectedTab == "Tab a")
    #expect(host.warnings == ["No tab has the tag “x”."])
  }

  @Test func managesItsOwnSelection() {
    let host = ViewHost(
      TabView {
        Text("a").tabItem { Text("A") }
        Text("b").tabItem { Text("B") }
      }
    )
    #expect(host.texts == ["a"])
    host.selectTab("B")
    #expect(host.texts == ["b"])
  }

  @Test func showsTheStackOfTheSelectedTab() {
    struct TwoStacks: View {
      @Bindable var navigator: Navigator
      var body: some View {
        TabView(selection: $navigator.tab) {
          NavigationStack(path: $navigator.numbers) {
            Text("A").navigationTitle("A").navigationDestination(for: Int.self) {
              Text("\($0)").navigationTitle("A\($0)")
            }
          }
          .tabItem { Text("A") }.tag("a")
          NavigationStack { Text("B").navigationTitle("B") }.tabItem { Text("B") }.tag("b")
        }
      }
    }
    navigator.numbers = [1]
    let host = ViewHost(TwoStacks(navigator: navigator))
    #expect(host.stackTitles == ["A", "A1"])
    host.selectTab("B")
    #expect(host.stackTitles == ["B"])
    #expect(navigator.numbers == [1])
  }

  @Test func anEmptyGroupCarriesNoDestination() {
    let empty = ViewHost(
      NavigationStack(path: .constant([1])) {
        Group { EmptyView() }.navigationDestination(for: Int.self) { Text("\($0)") }
      }
    )
    #expect(empty.texts.isEmpty)
    #expect(empty.warnings.first?.contains("has no view that carries it") == true)
    let column = ViewHost(
      NavigationStack(path: .constant([1])) {
        VStack { EmptyView() }.navigationDestination(for: Int.self) { Text("\($0)") }
      }
    )
    #expect(column.texts == ["1"])
  }
}
