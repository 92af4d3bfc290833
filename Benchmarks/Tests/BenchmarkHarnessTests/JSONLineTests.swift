import BenchmarkHarness
import Foundation
import Testing

@Suite struct JSONLineTests {
  @Test func keepsTheOrderAndPrintsWhatIsAbsentAsNull() {
    let line = JSONLine([
      "workload": .text("split"), "urls": .integer(1000),
      "nanoseconds": .number(47.649, decimals: 1),
      "instructions": .number(nil, decimals: 1), "allocations": .number(0, decimals: 3),
    ])
    #expect(
      line.text
        == #"{"workload":"split","urls":1000,"nanoseconds":47.6,"instructions":null,"allocations":0}"#
    )
  }

  @Test func printsNumbersThatAreNoneAsNull() {
    #expect(JSONLine(["ratio": .number(.nan, decimals: 3)]).text == #"{"ratio":null}"#)
  }

  @Test func escapesTexts() throws {
    let text = "a\"b\\c\n\u{1}é"
    let line = JSONLine(["k": .text(text)]).text
    #expect(try JSONDecoder().decode([String: String].self, from: Data(line.utf8)) == ["k": text])
  }

  @Test func roundsNumbers() {
    #expect(12.3456.text(decimals: 2) == "12.35")
    #expect(12.0.text(decimals: 3) == "12")
    #expect(0.5.text(decimals: 0) == "1")
  }

  @Test func alignsATable() {
    let table = TextTable(title: "t", rows: [("time", "47.6"), ("allocations", "0")])
    #expect(table.text == "t\n  time         47.6\n  allocations     0")
  }
}
