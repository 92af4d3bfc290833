// The page that shows the way of a link. Everything that comes from outside becomes a text node, never markup.
"use strict";

// MARK: Elements

const $ = (id) => document.getElementById(id);

// Characters that are not seen, or that change the order of others, are written out.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu;
const visible = (text) =>
  String(text).replace(unseen, (character) => `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`);

// Makes an element. Properties are `class`, `on` for listeners, or attributes; children are nodes or texts.
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") element.className = value;
    else if (name === "on") for (const [event, run] of Object.entries(value)) element.addEventListener(event, run);
    else element.setAttribute(name, value === true ? "" : value);
  }
  for (const child of children.flat()) {
    if (child === undefined || child === null || child === false) continue;
    element.append(child instanceof Node ? child : document.createTextNode(visible(child)));
  }
  return element;
}

const fill = (element, ...children) => element.replaceChildren(...children.flat().filter(Boolean));
const show = (element, isShown) => { element.hidden = !isShown; };
const plural = (count, thing) => `${count.toLocaleString("en")} ${thing}${count === 1 ? "" : "s"}`;

// MARK: The server

async function get(name, items = {}) {
  const query = Object.entries(items).filter(([, value]) => value)
    .map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`).join("&");
  return answer(await fetch(query ? `${name}?${query}` : name));
}

async function post(name, change = {}) {
  const body = JSON.stringify(change, (_, value) => typeof value === "string" ? value.toWellFormed() : value);
  return answer(await fetch(name, { method: "POST", headers: { "Content-Type": "application/json" }, body }));
}

async function answer(response) {
  if (response.ok) return response.json();
  throw new Error((await response.text()) || `The server answered ${response.status}.`);
}

// Runs what talks to the server, and says so when that fails.
async function run(work) {
  try {
    const result = await work();
    show($("notice"), false);
    document.body.classList.remove("gone");
    return result;
  } catch (error) {
    const isGone = error instanceof TypeError;
    document.body.classList.toggle("gone", isGone);
    $("notice").textContent = isGone ? "The program behind this page has ended. Start it again." : visible(error.message);
    show($("notice"), true);
    return undefined;
  }
}

// Notices that the program has ended, also while nothing is asked: what is shown is old then.
async function beat() {
  const isGone = document.body.classList.contains("gone");
  const isThere = await fetch("about").then(() => true, () => false);
  if (isThere === isGone) run(() => get("about"));
  setTimeout(beat, 5000);
}

// MARK: The address

// The URL, its source and the panel are in the address, so that a page can be kept, sent and loaded again.
function keep() {
  const { url, source } = field();
  const panel = tabs.find((tab) => $(`tab-${tab}`).getAttribute("aria-selected") === "true");
  const items = { url, source, panel: panel === tabs[0] ? undefined : panel };
  const text = Object.entries(items).filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join("&");
  history.replaceState(null, "", text ? `#${text}` : location.pathname);
}

// Takes what the address says; `false` when that is nothing.
function recall() {
  const items = new URLSearchParams(location.hash.slice(1).replaceAll("+", "%2B"));
  if (tabs.includes(items.get("panel"))) turn(items.get("panel"));
  if (!items.get("url")) return false;
  $("url").value = items.get("url");
  $("source").value = items.get("source") ?? "";
  look();
  return true;
}

// MARK: The field

let about = { samples: [], prefixes: [] };
let looked = 0;
let timer = 0;

const field = () => ({ url: $("url").value.trim(), source: $("source").value || undefined });

// Looks at what is in the field; of several answers only the newest counts.
async function look() {
  const { url, source } = field();
  const mine = ++looked;
  keep();
  if (!url) return begin();
  const seen = await run(() => way(url, source));
  if (seen && mine === looked) present(seen);
}

// A long URL is sent in the body: as a part of the path it would be read slowly.
const way = (url, source) => url.length > 1000 ? post("way", { url, source }) : get("way", { url, source });

// Opens what is in the field: a real delivery.
async function open(url, source) {
  clearTimeout(timer);
  if (url !== undefined) {
    $("url").value = url;
    $("source").value = source ?? "";
  }
  const change = field();
  const mine = ++looked;
  keep();
  if (!change.url) return begin();
  const seen = await run(() => post("open", change));
  if (seen && mine === looked) present(seen);
}

// What is shown while the field is empty.
async function begin() {
  show($("verdict"), false);
  fill($("way"), make("li", { class: "empty" },
    make("p", {}, make("b", {}, "Where does a link go, and where does it stop?")),
    make("p", {}, "Type or paste a URL, or take a sample. Each step of its way appears here: parsed, matched, access, placed, plan, outcome.")));
  const phone = await run(() => get("phone"));
  if (phone) showPhone(phone, "Phone");
}

function present(seen) {
  if (seen.way) showWay(seen.way);
  const isPreview = seen.way && !seen.way.isDelivered;
  const changes = isPreview && seen.way.rungs[4].items.length > 0;
  showPhone(seen.phone, changes ? "Phone, as it would be" : "Phone", seen.question);
  const steps = seen.way ? seen.way.rungs[4].items : [];
  fill($("captions"), steps.map((item) => make("li", {}, item.title)));
  show($("captions"), steps.length > 0);
  askAssociation();
}

// MARK: The way

const names = { parsed: "Parsed", matched: "Matched", access: "Access", placed: "Placed", plan: "Plan", outcome: "Outcome" };
const marks = { passed: "✓", stopped: "✕", waiting: "…", notReached: "" };
const states = { passed: "passed", stopped: "stopped here", waiting: "waits here", notReached: "not reached" };

function showWay(way) {
  const stop = way.rungs.find((rung) => rung.state === "stopped" || rung.state === "waiting");
  const verdict = $("verdict");
  const kind = way.isSuccess ? (stop ? "wait" : "good") : "bad";
  const outcome = way.rungs[5];
  const head = stop && stop.step !== "outcome"
    ? `${stop.state === "waiting" ? "Waits" : "Stopped"} at ‘${names[stop.step]}’` : outcome.summary;
  const unless = way.untried && way.isSuccess ? `, unless ${way.untried} say otherwise: they are asked when it is opened` : "";
  const end = way.isDelivered ? `Ended as ‘${way.outcome}’.` : `Would end as ‘${way.outcome}’${unless}.`;
  const detail = stop && stop.step !== "outcome" ? `${outcome.summary} ${end}` : end;
  verdict.className = `verdict ${kind}`;
  fill(verdict, make("b", {}, head), make("span", {}, detail));
  show(verdict, true);
  fill($("way"), way.rungs.map(showRung));
}

function showRung(rung) {
  return make("li", { class: `rung ${rung.state}`, "data-step": rung.step },
    make("span", { class: "mark", "aria-hidden": "true" }, marks[rung.state]),
    make("div", { class: "rung-body" },
      make("div", { class: "rung-head" },
        make("h3", {}, names[rung.step], make("span", { class: "hidden" }, ` ${states[rung.state]}`)),
        rung.summary && make("p", {}, rung.summary)),
      rung.pieces.length > 0 && showPieces(rung.pieces),
      rung.facts.length > 0 && showFacts(rung.facts),
      rung.items.length > 0 && showItems(rung),
      rung.problem && showProblem(rung.problem),
      rung.nearest.length > 0 && showNearest(rung.nearest, rung.problem)));
}

function showPieces(pieces) {
  return make("code", { class: "pieces" }, pieces.map((piece) =>
    piece.isMarked ? make("mark", {}, piece.text)
      : make("span", { class: piece.kind === "mark" ? "mark-text" : piece.kind }, piece.text)));
}

function showFacts(facts) {
  return make("dl", { class: "facts" }, facts.map((fact) => make("div", {},
    make("dt", {}, fact.name), make("dd", {}, fact.value),
    fact.note && make("dd", { class: "note" }, fact.note))));
}

function showItems(rung) {
  if (rung.step === "access") return showSources(rung.items);
  if (rung.step === "placed") return showChain(rung.items);
  return make("ol", { class: "steps" }, rung.items.map((item) => make("li", {}, item.title)));
}

function showSources(items) {
  return make("ul", { class: "sources", "aria-label": "Open to" }, items.map((item) =>
    make("li", { class: item.isOn ? "" : "off" }, item.title,
      make("span", { class: "hidden" }, item.isOn ? " open" : " closed"))));
}

function showChain(items) {
  return make("ol", { class: "chain", "aria-label": "Back stack, the lowest first" }, items.map((item) => make("li", {},
    item.url
      ? make("button", { type: "button", class: "stop", on: { click: () => open(item.url) } }, item.title,
        item.note && make("span", { class: "note" }, item.note))
      : make("span", { class: "stop" }, item.title, item.note && make("span", { class: "note" }, item.note)))));
}

function showProblem(problem) {
  return make("div", { class: "problem", "data-code": problem.code },
    make("p", {}, problem.message),
    problem.fix && make("p", { class: "fix" }, make("b", {}, "Fix: "), problem.fix));
}

function showNearest(nearest, problem) {
  return make("div", { class: "nearest" },
    make("p", {}, nearest.length === 1 ? "The nearest route" : "The nearest routes"),
    make("ol", {}, nearest.map((near) => make("li", { class: "near" },
      make("div", { class: "near-head" }, make("b", {}, near.route), showPieces(near.pieces)),
      showWhy(near, problem),
      make("div", { class: "try" },
        near.corrected && urlButton(near.corrected, "Meant?"), near.sample && urlButton(near.sample, "Sample"))))));
}

// What stopped a route, unless that is said already.
function showWhy(near, problem) {
  const why = near.problem ? near.problem.message : "It accepts the URL.";
  const isNew = !problem || why !== problem.message;
  if (!isNew && !near.suggestion) return null;
  return make("p", { class: "why" }, isNew && why, near.suggestion && ` Did you mean ‘${near.suggestion}’?`);
}

function urlButton(url, label) {
  return make("button", { type: "button", class: "url-button", on: { click: () => open(url) } },
    label && make("span", { class: "label" }, label), url);
}

// MARK: The phone

function showPhone(phone, title, question) {
  $("phone-title").textContent = title;
  show($("start"), phone.canStartOver);
  const below = phone.layers.flatMap((layer, index) => {
    const isTop = index === phone.layers.length - 1;
    return isTop ? layer.stack.slice(0, -1) : layer.stack;
  });
  const cards = below.slice(-5);
  const base = phone.layers[0];
  const sheets = phone.layers.slice(1);
  let display = make("div", { class: "display" }, statusBar());
  if (sheets.length === 0) {
    display.append(...showLayer(phone, base), ...showTabs(phone), make("div", { class: "home", "aria-hidden": "true" }));
  } else {
    display.classList.add("covered");
    let parent = display;
    sheets.forEach((sheet, index) => {
      const under = index === 0 ? base : sheets[index - 1];
      const top = under.stack[under.stack.length - 1];
      if (top && sheet.style !== "fullScreen") parent.append(make("p", { class: "below" }, top.title));
      const layer = make("div", { class: `sheet ${sheet.style}` }, make("div", { class: "grabber", "aria-hidden": "true" }));
      parent.append(layer);
      parent = layer;
    });
    parent.append(...showLayer(phone, sheets[sheets.length - 1]), make("div", { class: "home", "aria-hidden": "true" }));
  }
  if (question) display.append(showQuestion(question));
  const list = make("ol", { class: "cards", "aria-label": "Back stack, the lowest first" }, cards.map((card, index) => {
    const element = make("li", { title: visible(card.url ?? "") }, card.title);
    element.style.setProperty("--depth", cards.length - 1 - index);
    return element;
  }));
  const hidden = below.length - cards.length;
  fill($("phone"), hidden > 0 && make("p", { class: "muted" }, `${plural(hidden, "screen")} more below`),
    cards.length > 0 && list, make("div", { class: "frame" }, display));
  if (question) $("phone").querySelector(".alert button").focus();
}

function statusBar() {
  return make("div", { class: "status-bar", "aria-hidden": "true" }, "9:41", make("span", { class: "island" }),
    make("span", { class: "battery" }));
}

function showLayer(phone, layer) {
  const before = layer.stack[layer.stack.length - 2];
  const back = () => change("back");
  const nav = make("div", { class: "nav" },
    before && make("button", { type: "button", class: "back", "aria-label": `Back to ${visible(before.title)}`, on: { click: back } },
      make("span", {}, before.title)),
    !before && layer.style && make("span", { class: "style" }, layer.style),
    !before && layer.style && make("button", { type: "button", class: "close", on: { click: back } }, "Done"));
  const content = phone.screen
    ? [make("h3", {}, phone.screen.title),
      phone.screen.lines.length > 0 && make("ul", { class: "cells" }, phone.screen.lines.map(showLine))]
    : [make("p", { class: "nothing" }, phone.problem ?? "Nothing is shown yet.")];
  return [nav, make("div", { class: "screen", tabindex: "0", role: "region", "aria-label": "The screen on top" }, content)];
}

function showLine(line) {
  const parts = [make("span", {}, line.text), line.value !== undefined && make("span", { class: "value" }, line.value)];
  return make("li", {}, line.url
    ? make("button", { type: "button", class: "cell", on: { click: () => open(line.url) } }, parts)
    : make("div", { class: "cell" }, parts));
}

function showTabs(phone) {
  if (phone.tabs.length === 0) return [];
  return [make("div", { class: "tab-bar", role: "group", "aria-label": "Tabs of the app" }, phone.tabs.map((tab) =>
    make("button", { type: "button", "aria-pressed": String(tab.isSelected), on: { click: () => change("tab", { tab: tab.id }) } },
      make("span", {}, tab.id))))];
}

const effects = { mutate: "changes data (mutate)", sensitive: "shows or does something sensitive (sensitive)", callback: "answers another app (callback)" };

function showQuestion(question) {
  const reply = (isYes) => async () => {
    const seen = await run(() => post("answer", { question: question.id, isYes }));
    if (seen) present(seen);
    $("url").focus();
  };
  return make("div", { class: "alert", role: "alertdialog", "aria-labelledby": "question", "aria-describedby": "effect" },
    make("div", {},
      make("h3", { id: "question" }, "Open this link?"),
      make("p", { id: "effect" }, `Route ‘${question.route}’ ${effects[question.effect] ?? `has the effect ‘${question.effect}’`}.`),
      make("div", { class: "buttons" },
        make("button", { type: "button", on: { click: reply(false) } }, "No"),
        make("button", { type: "button", on: { click: reply(true) } }, "Yes"))));
}

// A person uses the phone by hand; the way of the last link is left as it is.
async function change(name, details) {
  looked += 1;
  const seen = await run(() => post(name, details));
  if (seen) showPhone(seen.phone, "Phone");
  show($("captions"), false);
}

// MARK: The tree of routes

const rowHeight = 34;
const tree = { root: undefined, rows: [], shown: new Map(), active: 0, selected: undefined, expanded: new Set() };
let routes = [];
let conflicts = new Map();

function node(text, level, parent) {
  return { text, level, parent, key: parent ? `${parent.key}/${text}` : "", children: new Map(), routes: [] };
}

function grow(list) {
  const root = node("", 0);
  for (const route of list) {
    for (const [index, path] of route.paths.entries()) {
      let place = root;
      for (const segment of path.length > 0 ? path : [""]) {
        if (!place.children.has(segment)) place.children.set(segment, node(segment, place.level + 1, place));
        place = place.children.get(segment);
      }
      place.routes.push({ route, isAlias: index > 0 });
    }
  }
  return root;
}

// The rows that are there to be scrolled to: a node with its first route, then a row for each further one.
function flatten() {
  const rows = [];
  const walk = (place) => {
    const children = [...place.children.values()];
    children.forEach((child, index) => {
      const position = { size: children.length, index: index + 1 };
      rows.push({ node: child, route: child.routes[0], ...position });
      for (const route of child.routes.slice(1)) rows.push({ node: child, route, isFurther: true, ...position });
      if (child.children.size > 0 && tree.expanded.has(child.key)) walk(child);
    });
  };
  walk(tree.root);
  tree.rows = rows;
}

function expandAll(place, limit) {
  for (const child of place.children.values()) {
    if (child.children.size > 0 && tree.expanded.size < limit) tree.expanded.add(child.key);
    expandAll(child, limit);
  }
}

function plant() {
  const words = $("filter").value.trim().toLowerCase();
  const fits = (route) => route.name.toLowerCase().includes(words)
    || route.paths.some((path) => `/${path.join("/")}`.toLowerCase().includes(words));
  const list = words ? routes.filter(fits) : routes;
  tree.root = grow(list);
  tree.expanded = new Set();
  expandAll(tree.root, words || routes.length <= 200 ? Infinity : 0);
  flatten();
  tree.active = 0;
  $("count").textContent = words ? `${list.length.toLocaleString("en")} of ${plural(routes.length, "route")}` : plural(routes.length, "route");
  redraw();
}

// Draws the rows in view, and the one that has the focus.
function redraw(isNew = true) {
  const box = $("tree");
  if (isNew) {
    tree.shown.clear();
    const space = make("div", { class: "space", role: "none" });
    space.style.height = `${tree.rows.length * rowHeight}px`;
    const hadFocus = box.contains(document.activeElement);
    fill(box, space);
    if (hadFocus) queueMicrotask(() => focusRow(tree.active));
  }
  const space = box.firstElementChild;
  const first = Math.max(0, Math.floor(box.scrollTop / rowHeight) - 6);
  const last = Math.min(tree.rows.length, Math.ceil((box.scrollTop + (box.clientHeight || 408)) / rowHeight) + 6);
  const wanted = new Set([tree.active]);
  for (let index = first; index < last; index += 1) wanted.add(index);
  for (const [index, element] of tree.shown) {
    if (!wanted.has(index)) { element.remove(); tree.shown.delete(index); }
  }
  for (const index of [...wanted].sort((one, other) => one - other)) {
    if (index >= tree.rows.length || tree.shown.has(index)) continue;
    const element = showRow(tree.rows[index], index);
    const next = [...space.children].find((other) => Number(other.dataset.index) > index);
    space.insertBefore(element, next ?? null);
    tree.shown.set(index, element);
  }
}

function showRow(row, index) {
  const { node: place, route } = row;
  const hasChildren = !row.isFurther && place.children.size > 0;
  const isExpanded = hasChildren ? String(tree.expanded.has(place.key)) : undefined;
  const type = route && place.text.startsWith(":") ? route.route.types[place.text.slice(1)] : undefined;
  const access = route && route.route.access;
  const found = route ? conflicts.get(route.route.name) ?? [] : [];
  const hasError = found.some((conflict) => conflict.isError);
  const element = make("div", {
    class: "row", role: "treeitem", "aria-level": place.level, "aria-setsize": row.size, "aria-posinset": row.index,
    "aria-expanded": isExpanded, "aria-selected": String(Boolean(route) && tree.selected === route.route.name),
    tabindex: index === tree.active ? "0" : "-1", "data-index": index,
    on: { click: () => choose(index), keydown: (event) => steer(event, index), focus: () => activate(index) },
  },
  make("span", { class: "twist", "aria-hidden": "true" }, hasChildren ? "▶" : ""),
  make("span", { class: "segment" }, `/${place.text}`, type && make("i", {}, ` ${type}`)),
  route && make("span", { class: "name" }, route.route.name),
  route && route.isAlias && make("span", { class: "on" }, "alias"),
  route && !route.isAlias && route.route.place && make("span", { class: "on" }, route.route.place),
  found.length > 0 && make("span", { class: hasError ? "badge error" : "badge" }, hasError ? "conflict" : "overlap"),
  route && route.route.effect && make("span", { class: "badge" }, route.route.effect),
  access && access.length === 0 && make("span", { class: "badge" }, "app only"),
  access && access.length > 0 && !access.includes("universalLink") && make("span", { class: "badge" }, "no web"),
  );
  element.style.top = `${index * rowHeight}px`;
  element.style.setProperty("--level", Math.min(place.level - 1, 9));
  return element;
}

function activate(index) {
  if (index === tree.active) return;
  tree.shown.get(tree.active)?.setAttribute("tabindex", "-1");
  tree.active = index;
  tree.shown.get(index)?.setAttribute("tabindex", "0");
}

function focusRow(index) {
  if (tree.rows.length === 0) return;
  const target = Math.max(0, Math.min(index, tree.rows.length - 1));
  const box = $("tree");
  activate(target);
  const top = target * rowHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  if (top + rowHeight > box.scrollTop + box.clientHeight) box.scrollTop = top + rowHeight - box.clientHeight;
  redraw(false);
  tree.shown.get(target)?.focus({ preventScroll: true });
}

function toggle(index, isExpanded) {
  const place = tree.rows[index].node;
  if (place.children.size === 0 || tree.expanded.has(place.key) === isExpanded) return false;
  if (isExpanded) tree.expanded.add(place.key); else tree.expanded.delete(place.key);
  tree.active = index;
  flatten();
  redraw();
  return true;
}

function choose(index) {
  const row = tree.rows[index];
  if (row.route) return select(row.route.route.name, index);
  toggle(index, !tree.expanded.has(row.node.key));
  focusRow(index);
}

// The keys of a tree, as the ARIA Authoring Practices have them.
function steer(event, index) {
  const row = tree.rows[index];
  const parent = () => tree.rows.findLastIndex((other, at) => at < index && other.node === row.node.parent && !other.isFurther);
  const keys = {
    ArrowDown: () => focusRow(index + 1),
    ArrowUp: () => focusRow(index - 1),
    Home: () => focusRow(0),
    End: () => focusRow(tree.rows.length - 1),
    PageDown: () => focusRow(index + 10),
    PageUp: () => focusRow(index - 10),
    ArrowRight: () => { if (!toggle(index, true) && row.node.children.size > 0) focusRow(index + 1); },
    ArrowLeft: () => {
      if (tree.expanded.has(row.node.key) && toggle(index, false)) return;
      const above = parent();
      if (above >= 0) focusRow(above);
    },
    Enter: () => choose(index),
    " ": () => choose(index),
  };
  if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  keys[event.key]();
}

async function select(name, index) {
  tree.selected = name;
  tree.active = index;
  redraw();
  const detail = await run(() => get("route", { name }));
  if (!detail || tree.selected !== name) return;
  showDetail(detail);
  focusRow(index);
}

function showDetail(detail) {
  const part = (title, content) => content && make("div", {}, make("h4", {}, title), content);
  const values = detail.values.map((value) => ({
    name: value.name, value: value.type,
    note: [value.place, value.isRequired ? "" : "optional", value.isSecret ? "secret" : ""].filter(Boolean).join(", "),
  }));
  fill($("detail"),
    make("div", {}, make("h3", {}, detail.name), detail.title && make("p", {}, detail.title), detail.summary && make("p", { class: "muted" }, detail.summary),
      detail.patterns.map((pattern) => make("p", { class: "code" }, pattern))),
    (conflicts.get(detail.name) ?? []).slice(0, 8).map(showConflict),
    (conflicts.get(detail.name) ?? []).length > 8 && make("p", { class: "muted" },
      `and ${plural(conflicts.get(detail.name).length - 8, "finding")} more: deeplink lint lists them`),
    part("Values", values.length > 0 && showFacts(values)),
    part("Open to", showSources(detail.access)),
    part("Back stack", detail.chain.length > 0 && showChain(detail.chain)),
    part(detail.samples.length === 1 ? "Sample" : "Samples",
      detail.samples.length > 0
        ? make("div", { class: "try" }, detail.samples.map((url) => urlButton(url)))
        : make("p", { class: "muted" }, "No URL leads here that could be made up. Add an example to the catalog.")),
    part("Open it elsewhere", detail.commands.length > 0 && make("div", { class: "commands" }, detail.commands.map(showCommand))));
  show($("detail"), true);
}

function showCommand(command) {
  const copy = async (event) => {
    const button = event.currentTarget;
    await run(() => navigator.clipboard.writeText(command.command));
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = "Copy"; }, 1500);
  };
  return make("div", { class: "command" }, make("span", {}, command.place),
    make("code", { tabindex: "0" }, command.command),
    make("button", { type: "button", class: "quiet", "aria-label": `Copy the command for ${command.place}`, on: { click: copy } }, "Copy"));
}

function showConflict(conflict) {
  return make("div", { class: conflict.isError ? "conflict error" : "conflict" },
    make("p", {}, conflict.message), conflict.url && make("div", { class: "try" }, urlButton(conflict.url)));
}

async function loadRoutes() {
  routes = (await run(() => get("routes"))) ?? [];
  plant();
  const found = (await run(() => get("conflicts"))) ?? [];
  conflicts = new Map();
  for (const conflict of found) {
    for (const name of new Set(conflict.routes)) conflicts.set(name, [...conflicts.get(name) ?? [], conflict]);
  }
  if (found.length > 0) redraw();
}

// MARK: Association

const verdicts = { match: "offered", exclude: "excluded", none: "not offered" };

function showAnswer(answer, route) {
  return make("div", { class: "answer" },
    make("div", { class: "answer-head" }, route && make("b", {}, route),
      make("span", { class: answer.verdict === "match" ? "badge good" : "badge error" }, verdicts[answer.verdict]),
      make("span", { class: "code" }, answer.url)),
    make("p", { class: "muted" }, answer.rule ? `Decided by ${answer.rule} (${answer.pointer})` : answer.note ?? "No rule matches."),
    answer.trials.length > 1 && make("details", {}, make("summary", {}, plural(answer.trials.length, "rule") + " tried"),
      make("ol", {}, answer.trials.map((trial) =>
        make("li", {}, make("span", { class: "code" }, trial.rule), ` ${trial.failure ?? "matches"}`)))));
}

async function askAssociation() {
  const box = $("asked");
  if (!box) return;
  const { url } = field();
  const answer = /^https?:/i.test(url) && url.length <= 1000 ? await run(() => get("offered", { url })) : undefined;
  fill(box, answer && [make("p", { class: "panel-title" }, "The URL in the field"), showAnswer(answer)]);
}

async function loadAssociation() {
  const panel = $("panel-association");
  if (panel.childElementCount > 0) return;
  if (!about.hasAssociation) {
    fill(panel, make("p", { class: "muted" }, "Start the page with --aasa and the apple-app-site-association file of the domain to see which links Apple's systems offer to the app, and which rule decides."));
    return;
  }
  const [asked, gaps, samples] = [make("div", { id: "asked" }), make("div", { class: "list" }), make("div", { class: "list" })];
  fill(gaps, make("p", { class: "muted" }, "Proving…"));
  fill(panel, asked, make("p", { class: "panel-title" }, "File and routes"), gaps,
    make("p", { class: "panel-title" }, "A sample of each route"), samples);
  askAssociation();
  const found = await run(() => get("association"));
  if (found) showSamples(samples, found.samples, 60);
  const proof = await run(() => get("gaps"));
  if (!proof) return;
  fill(gaps,
    proof.gaps.slice(0, 60).map((gap) => make("div", { class: "gap" },
      make("p", {}, make("span", { class: gap.severity === "error" ? "badge error" : "badge" }, gap.severity), ` ${gap.message}`),
      make("p", { class: "muted" }, gap.fix), gap.url && make("div", { class: "try" }, urlButton(gap.url)))),
    proof.gaps.length > 60 && make("p", { class: "muted" }, `and ${plural(proof.gaps.length - 60, "gap")} more: deeplink coverage lists them`),
    proof.proved.map((text) => make("p", {}, make("span", { class: "badge good" }, "proved"), ` ${text}`)));
}

function showSamples(box, samples, count) {
  const more = () => showSamples(box, samples, count + 60);
  fill(box, samples.slice(0, count).map((sample) => showAnswer(sample.answer, sample.route)),
    samples.length === 0 && make("p", { class: "muted" }, "No route is open to the web."),
    samples.length > count && make("button", { type: "button", class: "quiet", on: { click: more } },
      `${plural(samples.length - count, "sample")} more`));
}

// MARK: Live

const mostEvents = 200;
const live = { events: [], byKey: new Map(), count: 0, run: 0, last: 0, outcomes: new Set() };

function note(entry) {
  // Numbers begin anew when the app starts anew.
  if (entry.number <= live.last) live.run += 1;
  live.last = entry.number;
  const key = `${live.run} ${entry.event}`;
  let event = live.byKey.get(key);
  if (!event) {
    event = { key, stages: [] };
    live.byKey.set(key, event);
    live.events.unshift(event);
    live.count += 1;
    while (live.events.length > mostEvents) live.byKey.delete(live.events.pop().key);
  }
  event.at = entry.at;
  if (entry.kind === "received") Object.assign(event, { url: entry.url, source: entry.source, isCold: entry.isCold });
  if (entry.kind === "stage") event.stages.push(entry.stage);
  if (entry.kind === "waiting") event.stages.push(`waits for ${entry.waitingFor}`);
  if (entry.kind === "ended") {
    Object.assign(event, { outcome: entry.outcome, route: entry.route, reason: entry.reason });
    if (!live.outcomes.has(entry.outcome)) {
      live.outcomes.add(entry.outcome);
      $("outcomes").append(make("option", { value: entry.outcome }, entry.outcome));
    }
  }
  requestLive();
}

let isLiveAsked = false;
function requestLive() {
  if (isLiveAsked) return;
  isLiveAsked = true;
  setTimeout(() => { isLiveAsked = false; showLive(); }, 60);
}

const successes = new Set(["opened", "alreadyShown", "performed", "duplicate", "suspended", "notOurs"]);

function showLive() {
  const wanted = $("outcomes").value;
  const list = live.events.filter((event) => !wanted || event.outcome === wanted);
  const kept = live.count > live.events.length
    ? ` among the newest ${live.events.length} of ${live.count.toLocaleString("en")}` : "";
  $("live").textContent = plural(list.length, "event") + kept;
  fill($("events"), list.map((event) => {
    const isWhole = event.url && !event.url.includes("…");
    const time = new Date(event.at * 1000);
    return make("li", { class: "event" },
      make("div", { class: "event-head" },
        make("span", { class: `badge ${!event.outcome ? "" : successes.has(event.outcome) ? "good" : "error"}` }, event.outcome ?? "on its way"),
        event.route && make("b", {}, event.route),
        make("time", { datetime: time.toISOString() }, time.toLocaleTimeString("en-GB"))),
      make("p", { class: "code" }, event.url ?? "a link of the app's own code"),
      make("p", { class: "muted" }, [event.source && `from ${event.source}`, event.isCold && "cold", event.stages.join(" › ")].filter(Boolean).join(" · ")),
      event.reason && make("p", { class: "muted" }, event.reason.message),
      isWhole && make("div", { class: "try" },
        make("button", { type: "button", class: "quiet", on: { click: () => open(event.url, event.source) } }, "Open again")));
  }));
}

function follow() {
  if (!about.hasEvents) {
    show($("outcomes").parentElement, false);
    fill($("events"), make("li", { class: "muted" }, "Start the page with --journal and the file that the app writes its journal to, a JSON object a line, to see its events as they come."));
    return;
  }
  fill($("events"), make("li", { class: "muted" }, "Nothing was received yet."));
  const stream = new EventSource("events");
  stream.addEventListener("message", (message) => note(JSON.parse(message.data)));
  // A new connection tells everything again.
  stream.addEventListener("error", () => Object.assign(live, { events: [], byKey: new Map(), count: 0, run: 0, last: 0 }));
}

// MARK: Panels

const tabs = ["routes", "association", "live"];

function turn(name) {
  for (const tab of tabs) {
    const isChosen = tab === name;
    $(`tab-${tab}`).setAttribute("aria-selected", String(isChosen));
    $(`tab-${tab}`).tabIndex = isChosen ? 0 : -1;
    show($(`panel-${tab}`), isChosen);
  }
  if (name === "association") loadAssociation();
  if (name === "routes") redraw(false);
  keep();
}

// MARK: The start

async function start() {
  about = (await run(() => get("about"))) ?? about;
  document.title = `${visible(about.name)} · Link inspector`;
  fill($("app"), make("span", {}, `${about.name} · ${plural(about.routeCount ?? 0, "route")}`));
  fill($("prefixes"), about.prefixes.slice(0, 6).map((prefix) => make("li", {}, prefix)),
    about.prefixes.length > 6 && make("li", {}, `and ${about.prefixes.length - 6} more`));
  fill($("samples"), about.samples.map((sample) => make("li", {},
    make("button", { type: "button", class: "chip", title: visible(sample.url), on: { click: () => open(sample.url) } }, sample.route))));
  if (!recall()) begin();
  loadRoutes();
  follow();
  $("url").focus();
  setTimeout(beat, 5000);
}

$("form").addEventListener("submit", (event) => { event.preventDefault(); open(); });
$("url").addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(look, 120); });
$("source").addEventListener("change", look);
$("start").addEventListener("click", () => change("start"));
$("filter").addEventListener("input", plant);
$("outcomes").addEventListener("change", showLive);
$("tree").addEventListener("scroll", () => redraw(false), { passive: true });
for (const [index, tab] of tabs.entries()) {
  $(`tab-${tab}`).addEventListener("click", () => turn(tab));
  $(`tab-${tab}`).addEventListener("keydown", (event) => {
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length];
    turn(next);
    $(`tab-${next}`).focus();
  });
}
start();
