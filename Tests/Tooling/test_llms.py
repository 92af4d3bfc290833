"""What Scripts/site/llms.py writes: llms.txt, and the pages as plain Markdown."""

import os
import re
import subprocess
import tempfile
import unittest

from planted import REPOSITORY as ROOT


class PlainPageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        script = os.path.join(ROOT, "Scripts/site/llms.py")
        subprocess.run([script, ROOT, cls.folder.name, "/base/"], check=True)
        cls.list = cls.read("llms.txt")

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    @classmethod
    def read(cls, path):
        with open(os.path.join(cls.folder.name, path), encoding="utf-8") as file:
            return file.read()

    def pages(self):
        return re.findall(r"^- \[[^\]]+\]\(/base/(md/[^)]+)\)", self.list, re.MULTILINE)

    def test_the_list_has_the_form_of_llms_txt(self):
        self.assertTrue(self.list.startswith("# swift-deep-linking\n\n> "))
        self.assertGreater(len(re.findall(r"^## ", self.list, re.MULTILINE)), 3)
        for line in self.list.splitlines()[4:]:
            self.assertTrue(not line or line.startswith(("## ", "- [")), line)

    def test_every_page_is_there_once(self):
        pages = self.pages()
        self.assertEqual(len(pages), len(set(pages)))
        self.assertGreater(len(pages), 50)
        for page in pages:
            self.assertTrue(self.read(page).startswith("# "), page)
        for name in ("README.md", "Tools/Guides/Agents.md", "Skills/deep-linking/SKILL.md", "Documentation/CommandLine.md"):
            self.assertIn(f"md/{name}", pages)

    def test_a_page_of_the_skill_that_docc_shows_is_listed_with_the_articles(self):
        page = "md/Skills/deep-linking/references/migrate.md"
        self.assertIn(page, self.pages()[:self.pages().index("md/Sources/LinkRouting/LinkRouting.docc/LinkRouting.md")])
        adopt = self.read("md/Sources/DeepLinking/DeepLinking.docc/AdoptInAnExistingApp.md")
        self.assertIn("[Coming from another router or link service](../../../Skills/deep-linking/references/migrate.md)", adopt)

    def test_the_pages_have_nothing_that_only_docc_reads(self):
        for page in self.pages():
            text = re.sub(r"^[ \t]*```.*?^[ \t]*```", "", self.read(page), flags=re.MULTILINE | re.DOTALL)
            self.assertNotIn("<doc:", text, page)
            self.assertNotIn("excerpt:", text, page)
            self.assertIsNone(re.search(r"``\w", text), page)

    def test_links_among_pages_lead_to_pages(self):
        pages = set(self.pages())
        for page in pages:
            for link in re.findall(r"\]\(((?!https?:)[^)#\s]+\.md)", self.read(page)):
                path = os.path.normpath(os.path.join(os.path.dirname(page), link))
                is_file = os.path.isfile(os.path.join(ROOT, path.removeprefix("md/")))
                self.assertTrue(path in pages or is_file, f"{page}: {link}")


if __name__ == "__main__":
    unittest.main()
