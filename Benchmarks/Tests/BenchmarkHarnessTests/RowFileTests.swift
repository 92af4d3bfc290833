import BenchmarkHarness
import Foundation
import Testing

@Suite struct RowFileTests {
  @Test func readsARowALineWithColumnsBetweenTabs() {
    let file = RowFile(text: "/a\n/b\t1\tx y\r\n\n/c\t\t2\n")
    #expect(file.rows == [["/a"], ["/b", "1", "x y"], ["/c", "", "2"]])
    #expect(file.firstColumn == ["/a", "/b", "/c"])
  }

  @Test func readsNothingOfNothing() {
    #expect(RowFile(text: "\n\n").rows.isEmpty)
  }

  @Test func refusesAFileThatIsNotThereOrIsEmpty() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("rows-\(UUID().uuidString)")
    let missing = #expect(throws: RowFileError.self) { try RowFile(file) }
    #expect(missing?.description == "\(file.path) cannot be read")
    try Data("\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let empty = #expect(throws: RowFileError.self) { try RowFile(file) }
    #expect(empty?.problem == "is empty")
  }

  @Test func readsAFile() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("rows-\(UUID().uuidString)")
    try Data("myapp://a\t0\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try RowFile(file).rows == [["myapp://a", "0"]])
  }
}
