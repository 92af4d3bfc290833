"""What the lines of the adapters are that no test can execute off Apple's systems."""

import importlib
import unittest

import planted  # noqa: F401, finds the scripts

coverage = importlib.import_module("adapter-coverage")


class FallbackTests(unittest.TestCase):
    def test_knows_what_runs_where_available_is_false(self):
        for text, *lines in (
            ("if #available(iOS 26, *) {\n  new()\n} else {\n  old()\n}\nlast()\n", 3, 4, 5),
            ("guard #available(iOS 26, *) else {\n  return { old() }\n}\nnew()\n", 1, 2, 3),
            ("if let a, #available(iOS 26, *), b {\n  new()\n} else { old() }\n", 3),
            ("{\n  if #available(iOS 26, *) {\n    return a\n  }\n  return b\n}\n", 5, 6),
            ("if #available(iOS 26, *) {\n  new()\n}\nif a {\n} else {\n  b()\n}\n",),
            ("// guard #available(iOS 26, *) else {\n  a()\n// }\n",),
        ):
            with self.subTest(text):
                self.assertEqual(coverage.fallback_lines(text), set(lines))
