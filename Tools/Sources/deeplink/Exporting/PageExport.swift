import Foundation
@_spi(Tools) import LinkAnalysis
import LinkPatterns
import LinkRouting

/// The links of an app as one page that works without a network: a list with a search, a check of URLs, and a builder.
struct PageExport {
  /// The text of the page.
  let text: String

  /// What is left out of the builder, as sentences.
  let omissions: [String]

  init(_ catalog: ParsedCatalog) throws {
    let script = try TypeScriptExport(catalog.catalog)
    omissions = script.omissions
    let screens = try catalog.catalog.routes.map { route in
      try JSONDecoder().decode(
        JSONValue.self,
        from: JSONEncoder().encode(RouteDocument(route, in: catalog))
      )
    }
    let data = try ScriptText.line(.list(screens))
    let left = try ScriptText.line(.list(script.omissions.map { .text($0) }))
    text =
      Self.head
      + "\n<script>\n\"use strict\";\nconst screens = \(data);\nconst leftOut = \(left);\n"
      + script.script + "\n" + PageScript.text + "\n</script>\n</body>\n</html>\n"
  }

  /// The beginning of the page, with its style.
  private static let head = #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>Links</title>
    <style>
    :root { color-scheme: light dark; --line: #8884; --quiet: #595959; --good: #0a6b2d; --bad: #b3261e; --page: #fff; --text: #1a1a1a; --link: #0b57d0; }
    @media (prefers-color-scheme: dark) { :root { --quiet: #aaa; --good: #6fd08c; --bad: #ff8a80; --page: #141414; --text: #eee; --link: #8ab4f8; } }
    body { background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
    a { color: var(--link); } input, select { background: var(--page); color: var(--text); } ::placeholder { color: var(--quiet); }
    h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin: 2rem 0 0.5rem; }
    input, select { font: inherit; width: 100%; box-sizing: border-box; padding: 0.5rem; border: 1px solid var(--line); border-radius: 6px; }
    article { border-top: 1px solid var(--line); padding: 0.75rem 0; overflow-wrap: anywhere; }
    article h3 { font-size: 1rem; margin: 0; } article p { margin: 0.25rem 0; }
    code { font: 0.9em ui-monospace, monospace; } .quiet { color: var(--quiet); } .good { color: var(--good); } .bad { color: var(--bad); }
    label { display: block; margin: 0.5rem 0; } output { display: block; margin: 0.5rem 0; overflow-wrap: anywhere; white-space: pre-line; }
    </style>
    </head>
    <body>
    <h1>Links</h1>
    <h2>Which screen does a URL open?</h2>
    <input id="url" type="url" autocomplete="off" spellcheck="false" aria-label="URL">
    <output id="answer" for="url"></output>
    <h2>Build a link</h2>
    <select id="screen" aria-label="Screen"></select>
    <div id="values"></div>
    <output id="built" for="screen"></output>
    <h2>Screens</h2>
    <input id="search" type="search" placeholder="Search" aria-label="Search">
    <div id="list"></div>
    """#
}

/// The script of the page.
enum PageScript {
  /// The script, behind the data and the functions for links.
  static let text = #"""
    const $ = (id) => document.getElementById(id);
    const make = (tag, attributes, ...children) => {
      const element = document.createElement(tag);
      Object.assign(element, attributes);
      element.append(...children.filter((child) => child !== null && child !== undefined));
      return element;
    };

    /* The edits from one text to another, at most three. */
    function distance(one, other) {
      if (Math.abs(one.length - other.length) > 3) return 4;
      let row = [...Array(other.length + 1).keys()];
      for (let i = 1; i <= one.length; i++) {
        const next = [i];
        for (let j = 1; j <= other.length; j++) {
          next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1)));
        }
        row = next;
      }
      return Math.min(row[other.length], 4);
    }

    /* The route that a URL comes nearest to, and what differs. */
    function nearest(url) {
      const prefix = prefixes.find((each) => url.toLowerCase().startsWith(each.text.toLowerCase()));
      if (!prefix) return `It begins with none of ${prefixes.map((each) => each.text).join(", ")}.`;
      const segments = url.slice(prefix.text.length).split(/[?#]/)[0].split("/").filter((each) => each !== "");
      let best = null;
      for (const route of routes) {
        for (const path of route.paths) {
          let [cost, said] = [Math.abs(path.length - segments.length) * 3, path.length === segments.length ? ""
            : `The pattern has ${path.length} segments, and the URL ${segments.length}.`];
          path.forEach((segment, index) => {
            const own = segments[index];
            if (own === undefined || !Array.isArray(segment)) return;
            if (segment.length === 1 && typeof segment[0] === "string") {
              const edits = distance(own, segment[0]);
              if (edits > 0 && said === "") {
                said = edits < 3 ? `Segment ${index + 1} is '${own}': did you mean '${segment[0]}'?`
                  : `Segment ${index + 1} is '${own}', and not '${segment[0]}'.`;
              }
              cost += edits;
            } else if (segment.length === 1) {
              const value = route.values.find((each) => each.name === segment[0].name);
              if (value && read(decoded(own) ?? "", value) === undefined) {
                cost += 1;
                if (said === "") said = `Segment ${index + 1} is '${own}', and '${value.name}' is ${value.kind}.`;
              }
            }
          });
          if (best === null || cost < best.cost) best = { cost, route, said };
        }
      }
      if (best === null) return "There are no screens.";
      const screen = screens.find((each) => each.name === best.route.name);
      return `${best.said || "A value of the query is missing or is not of its type, or the screen is closed to links from outside."} `
        + `The nearest screen is ${best.route.name} ${screen.path}`;
    }

    function answer() {
      const url = $("url").value.trim();
      const found = url === "" ? undefined : match(url);
      $("answer").className = found ? "good" : "bad";
      $("answer").textContent = url === "" ? "" : found
        ? `${found.screen} ${Object.entries(found.values).map(([name, value]) => `${name} = ${value}`).join(", ")}` : nearest(url);
    }

    function typed(text, value) {
      if (value.list) return text === "" ? undefined : text.split(",").map((each) => typed(each.trim(), { ...value, list: false }));
      if (text === "") return undefined;
      if (value.kind in ranges) return /^-?[0-9]+$/.test(text) ? BigInt(text) : text;
      if (value.kind === "Double") return Number(text);
      if (value.kind === "Bool") return text === "true" ? true : text === "false" ? false : text;
      return text;
    }

    function build() {
      const route = routes.find((each) => each.name === $("screen").value);
      if (!route) return;
      const values = {};
      for (const value of route.values) values[value.name] = typed($(`value-${value.name}`).value, value);
      try {
        $("built").className = "good";
        $("built").textContent = prefixes.map((prefix) => print(route.name, values, prefix.text)).join("\n");
      } catch (error) {
        $("built").className = "quiet";
        $("built").textContent = error.message;
      }
    }

    function choose() {
      const route = routes.find((each) => each.name === $("screen").value);
      $("values").replaceChildren(...(route ? route.values : []).map((value) => make("label", {},
        `${value.name} (${value.kind}${value.list ? ", several with commas" : ""}${value.needed ? "" : ", optional"})`,
        make("input", { id: `value-${value.name}`, oninput: build, autocomplete: "off" }))));
      build();
    }

    function list() {
      const word = $("search").value.toLowerCase();
      const shown = screens.filter((screen) => [screen.name, screen.title, screen.description, screen.path]
        .some((text) => text && text.toLowerCase().includes(word)));
      $("list").replaceChildren(...shown.slice(0, 500).map((screen) => make("article", {},
        make("h3", {}, screen.title || screen.name, " ", make("span", { className: "quiet" }, screen.title ? screen.name : "")),
        screen.description && make("p", {}, screen.description),
        make("p", {}, make("code", {}, screen.path)),
        screen.parameters.length > 0 && make("p", { className: "quiet" },
          screen.parameters.map((each) => `${each.name}: ${each.type}${each.isRequired ? "" : "?"}`).join(", ")),
        screen.access && make("p", { className: "quiet" }, `open to ${screen.access.join(", ") || "the app alone"}`),
        screen.place && make("p", { className: "quiet" }, screen.place),
        screen.sample && make("p", {}, make("a", { href: screen.sample }, screen.sample))).valueOf()));
      if (shown.length > 500) $("list").append(make("p", { className: "quiet" }, `and ${shown.length - 500} more: search for a word`));
    }

    $("screen").append(...routes.map((route) => make("option", { value: route.name }, route.name)));
    $("url").addEventListener("input", answer);
    $("screen").addEventListener("change", choose);
    $("search").addEventListener("input", list);
    if (leftOut.length > 0) $("values").before(make("p", { className: "quiet" }, leftOut.join(" ")));
    choose();
    list();
    """#
}
