"""Which functions the trace of a URL's way counts, and once each."""

import importlib
import os
import unittest

import planted

trace = importlib.import_module("trace-way")

TEXT = """\
struct A: B {
  let a: Int
  var b: Int { a }

  init(
    _ a: Int
  ) {
    self.a = a
  }

  func c() -> Int {
    d.map { e in
      e + 1
    }
    func f() {
      g()
    }
  }

  subscript(index: Int) -> Int {
    get { index }
  }
}
"""


class FunctionTests(unittest.TestCase):
    def test_functions_have_their_lines(self):
        self.assertEqual(
            sorted((first, last, head.split("(")[0]) for first, last, head in trace.functions(TEXT)),
            [(5, 9, "init"), (11, 18, "func c"), (15, 17, "func f"), (20, 22, "subscript")],
        )


class WayTests(planted.Planted):
    def setUp(self):
        super().setUp()
        self.plant("Sources/M/A.swift", TEXT)
        old, trace.ROOT = trace.ROOT, self.root
        self.addCleanup(setattr, trace, "ROOT", old)

    def way(self, *lines, path="Sources/M/A.swift"):
        path = os.path.join(self.root, path)
        entries = [("wayBegins()", "main.swift", 1), *(("f", path, line) for line in lines), ("wayEnds()", "main.swift", 2)]
        return [first for _, first, *_ in trace.way([("f", path, 5), *entries, ("f", path, 5)])]

    def test_counts_each_function_between_the_marks_at_its_first_entry(self):
        self.assertEqual(self.way(11, 5, 11, 5), [11, 5])

    def test_counts_a_closure_as_the_function_around_it(self):
        self.assertEqual(self.way(12), [11])

    def test_leaves_out_short_functions_and_those_of_others(self):
        self.assertEqual(self.way(3, 16, 21), [])
        self.assertEqual(self.way(11, path="Tests/M/A.swift"), [])
