/// The functions of the file that `deeplink export typescript` makes; the page of `export html` has them too.
///
/// Sources: RFC 3986 for the characters that parts of a URL may have; ECMAScript 2020.
// swift-size: the text of one file of TypeScript, which is read in one piece.
enum TypeScriptRuntime {
  /// The types.
  static let types = #"""
    /** A screen that a URL leads to, with its values. */
    export interface LinkMatch { screen: keyof LinkValues; values: Record<string, unknown>; }

    interface Prefix { text: string; scheme: string; host: string | null; path: string; http: boolean; plus: boolean; }
    type Piece = string | { name: string; form: string | null };
    type Segment = Piece[] | { rest: string; needed: boolean };
    interface Value {
      name: string; kind: string; form: string | null; needed: boolean; list: boolean; keys: string[];
      least: unknown; most: unknown; shortest: number | null; longest: number | null; words: string[] | null;
      usual: unknown; lenient: boolean;
    }
    interface Route {
      name: string; printed: number; paths: Segment[][]; values: Value[]; strict: boolean; anyCase: boolean;
      access: string[] | null;
    }
    """#

  /// The functions, in TypeScript: what JavaScript does not have stands within « and ».
  static let functions = #"""
    const inSegment = /[^!$&'()*,\-.0-9:;=@A-Z_a-z~]/u;
    const inQuery = /[^!$()*,\-./0-9:;=?@A-Z_a-z~]/u;
    const inName = /[^!$()*,\-./0-9:;?@A-Z_a-z~]/u;
    const ofComponent = /[^!'()*\-.0-9A-Z_a-z~]/u;
    const ranges«: Record<string, [bigint, bigint]>» = {
      Int8: [-128n, 127n], Int16: [-32768n, 32767n], Int32: [-2147483648n, 2147483647n],
      Int64: [-(2n ** 63n), 2n ** 63n - 1n], Int: [-(2n ** 63n), 2n ** 63n - 1n], UInt8: [0n, 255n], UInt16: [0n, 65535n],
      UInt32: [0n, 4294967295n], UInt64: [0n, 2n ** 64n - 1n], UInt: [0n, 2n ** 64n - 1n],
    };

    function escaped(text«: string», refused«: RegExp», also = "")«: string» {
      let result = "";
      for (const character of text) {
        if (!refused.test(character) && !also.includes(character)) { result += character; continue; }
        for (const byte of new TextEncoder().encode(character)) {
          result += "%" + byte.toString(16).toUpperCase().padStart(2, "0");
        }
      }
      return result;
    }

    function decoded(text«: string», plus = false)«: string | undefined» {
      try { return decodeURIComponent(plus ? text.replace(/\+/g, " ") : text); } catch { return undefined; }
    }

    function isWhole(form«: string», text«: string»)«: boolean» { return new RegExp("^(?:" + form + ")$", "u").test(text); }

    /** The written form of a value; undefined when it is not of its type or its bounds. */
    function written(value«: unknown», of«: Value»)«: string | undefined» {
      let text«: string»;
      if (of.kind in ranges) {
        if (typeof value !== "bigint" && !(typeof value === "number" && Number.isSafeInteger(value))) return undefined;
        text = String(Object.is(value, -0) ? 0 : value);
      } else if (of.kind === "Double") {
        if (typeof value !== "number" || !Number.isFinite(value)) return undefined;
        text = String(value);
        if (/e/.test(text)) return undefined;
        if (Object.is(value, -0)) text = "-0";
        if (!text.includes(".")) text += ".0";
      } else if (of.kind === "Bool") {
        if (typeof value !== "boolean") return undefined;
        text = String(value);
      } else {
        if (typeof value !== "string") return undefined;
        text = of.kind === "UUID" ? value.toUpperCase() : value;
      }
      return read(text, of) === undefined ? undefined : text;
    }

    /** The value of a text; undefined when it is not of its type or its bounds. */
    function read(text«: string», of«: Value»)«: unknown» {
      let value«: unknown» = text;
      if (of.kind in ranges) {
        if (!/^(?:0|-?[1-9][0-9]*)$/.test(text)) return undefined;
        const number = BigInt(text);
        if (number < ranges[of.kind][0] || number > ranges[of.kind][1]) return undefined;
        value = Number.isSafeInteger(Number(number)) ? Number(number) : number;
      } else if (of.kind === "Double") {
        if (!/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(text)) return undefined;
        value = Number(text);
      } else if (of.kind === "Bool") {
        if (text !== "true" && text !== "false") return undefined;
        value = text === "true";
      } else if (of.kind === "UUID") {
        if (!/^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/.test(text)) return undefined;
        value = text.toUpperCase();
      } else if (of.kind.includes("|") && !of.kind.split("|").includes(text)) {
        return undefined;
      }
      if (of.form !== null && !isWhole(of.form, escaped(text, ofComponent))) return undefined;
      if (of.least !== null && (value« as number») < (of.least« as number»)) return undefined;
      if (of.most !== null && (value« as number») > (of.most« as number»)) return undefined;
      const length = [...text].length;
      if (of.shortest !== null && length < of.shortest) return undefined;
      if (of.longest !== null && length > of.longest) return undefined;
      if (of.words !== null && !of.words.includes(text)) return undefined;
      return value;
    }

    function print(name«: string», values«: Record<string, unknown>», at«?: string»)«: string» {
      const route = routes.find((each) => each.name === name)« as Route»;
      const prefix = at === undefined
        ? prefixes.find((each) => each.scheme === "https") || prefixes[0] : prefixes.find((each) => each.text === at);
      if (prefix === undefined) throw new RangeError(`'${at}' is not one of ${prefixes.map((each) => each.text).join(", ")}`);
      const texts«: Record<string, string[]>» = {};
      for (const value of route.values) {
        const given = values[value.name];
        if (given === undefined || given === null) {
          if (value.needed) throw new TypeError(`${name}: '${value.name}' is missing`);
          continue;
        }
        if (!value.list && value.usual !== null && String(given) === String(value.usual)) continue;
        texts[value.name] = (value.list ? given« as unknown[]» : [given]).map((each) => {
          const text = written(each, value);
          if (text === undefined) throw new RangeError(`${name}: '${value.name}' is not ${value.kind}: ${each}`);
          return text;
        });
      }
      const path = route.paths.slice(0, route.printed).find((each) => each.every((segment) => Array.isArray(segment)
        ? segment.every((piece) => typeof piece === "string" || texts[piece.name] !== undefined)
        : !segment.needed || texts[segment.rest] !== undefined));
      if (path === undefined) throw new TypeError(`${name}: a value of the path is missing`);
      let url = "";
      for (const segment of path) {
        if (!Array.isArray(segment)) {
          const rest = texts[segment.rest];
          if (rest !== undefined) url += "/" + rest[0].split("/").map((each) => escaped(each, inSegment)).join("/");
          continue;
        }
        const beside = segment.length < 2 ? "" : [...segment.filter((piece) => typeof piece === "string").join("")]
          .filter((character) => ofComponent.test(character)).join("");
        url += "/" + segment.map((piece) => typeof piece === "string"
          ? piece : escaped(texts[piece.name][0], inSegment, beside)).join("");
      }
      const first = path[0];
      const isHost = prefix.host === null && Array.isArray(first) && first.length === 1 && typeof first[0] === "string"
        && /^[a-z0-9\-._]+$/.test(first[0]);
      const items«: string[]» = [];
      for (const value of route.values) {
        if (value.keys.length === 0) continue;
        for (const text of texts[value.name] || []) {
          items.push(escaped(value.keys[0], inName) + "=" + escaped(text, inQuery));
        }
      }
      const whole = prefix.text + (url === "" ? "/" : isHost ? url.slice(1) : url) + (items.length ? "?" + items.join("&") : "");
      const found = find(whole, undefined);
      const isSame = found !== undefined && found.screen === name && route.values.every((value) => {
        const given = texts[value.name] === undefined ? value.usual === null ? undefined : value.usual : values[value.name];
        const own = value.kind === "UUID" && typeof given === "string" ? given.toUpperCase() : given;
        return String(own) === String(found.values[value.name]) || (value.list && !(given« as unknown[]» || []).length);
      });
      if (!isSame) throw new RangeError(`${name}: no URL leads to these values`);
      return whole;
    }

    function readSegment(pieces«: Piece[]», text«: string», anyCase«: boolean», isHost«: boolean»,
                         into«: Record<string, string>»)«: boolean» {
      if (pieces.length === 1 && typeof pieces[0] === "string") {
        const literal = pieces[0];
        const own = decoded(text);
        return own !== undefined && (anyCase || isHost
          ? own.toLowerCase() === literal.toLowerCase() : own === (decoded(literal)« as string»));
      }
      const form = pieces.map((piece) => typeof piece === "string"
        ? piece.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&") : piece.form === null ? "(.+?)" : `(${piece.form})`).join("");
      const found = new RegExp(`^${form}$`, anyCase ? "iu" : "u").exec(text);
      if (found === null) return false;
      let number = 1;
      for (const piece of pieces) {
        if (typeof piece === "string") continue;
        const value = decoded(found[number++]);
        if (value === undefined) return false;
        into[piece.name] = value;
      }
      return true;
    }

    function find(url«: string», source«: string | undefined»)«: LinkMatch | undefined» {
      const parts = /^([A-Za-z][A-Za-z0-9+.-]*):(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#.*)?$/.exec(url);
      // What no URL of a link has.
      if (parts === null || /[\u0000-\u0020\u007f"<>\\^`{|}]/.test(url)) return undefined;
      const [, scheme, host, rawPath, query] = parts;
      for (const prefix of prefixes) {
        const isWeb = prefix.scheme === "https";
        const own = scheme.toLowerCase();
        if (own !== prefix.scheme && !(own === "http" && prefix.http)) continue;
        let path = rawPath;
        let startsWithHost = false;
        if (prefix.host === null) {
          startsWithHost = host !== undefined && host !== "";
          path = (host ? "/" + host : "") + (rawPath.startsWith("/") || rawPath === "" ? rawPath : "/" + rawPath);
        } else if (host === undefined || host.toLowerCase() !== prefix.host) continue;
        if (prefix.path !== "") {
          if (!path.startsWith(prefix.path) || !/^(?:\/|$)/.test(path.slice(prefix.path.length))) continue;
          path = path.slice(prefix.path.length);
        }
        const inner = path.replace(/^\//, "");
        const segments = inner === "" ? [] : inner.replace(/\/$/, "").split("/");
        if (segments.some((each) => /^(?:\.|%2[Ee]){1,2}$/.test(each))) return undefined;
        const asked = source === undefined ? undefined : source === "usual" ? isWeb ? "universalLink" : "customScheme" : source;
        for (const route of routes) {
          if (asked !== undefined && route.access !== null && !route.access.includes(asked)) continue;
          const found = readRoute(route, segments, startsWithHost, query, prefix.plus);
          if (found !== undefined) return { screen: route.name« as keyof LinkValues», values: found };
        }
        return undefined;
      }
      return undefined;
    }

    function readRoute(route«: Route», segments«: string[]», startsWithHost«: boolean», query«: string | undefined»,
                       plus«: boolean»)«: Record<string, unknown> | undefined» {
      for (const path of route.paths) {
        const texts«: Record<string, string>» = {};
        const last = path[path.length - 1];
        const hasRest = last !== undefined && !Array.isArray(last);
        const count = hasRest ? path.length - 1 : path.length;
        if (hasRest ? segments.length < count : segments.length !== count) continue;
        if (segments.slice(0, count).includes("")) continue;
        if (!segments.slice(0, count).every((segment, index) =>
          readSegment(path[index]« as Piece[]», segment, route.anyCase, startsWithHost && index === 0, texts))) continue;
        if (hasRest) {
          const rest = last« as { rest: string; needed: boolean }»;
          const own = segments.slice(count);
          if (own.includes("") || (rest.needed && own.length === 0)) continue;
          const value = decoded(own.join("/"));
          if (value === undefined || own.some((each) => /%2f/i.test(each))) continue;
          if (own.length > 0) texts[rest.rest] = value;
        }
        const values = readValues(route, texts, query, plus);
        if (values !== undefined) return values;
      }
      return undefined;
    }

    function readValues(route«: Route», texts«: Record<string, string>», query«: string | undefined»,
                        plus«: boolean»)«: Record<string, unknown> | undefined» {
      const items«: [string, string | undefined][]» = [];
      for (const item of query === undefined ? [] : query.split("&")) {
        if (item === "") continue;
        const [name, ...rest] = item.split("=");
        const key = decoded(name, plus);
        items.push([key === undefined ? name : key, rest.length === 0 ? undefined : rest.join("=")]);
      }
      const known = route.values.flatMap((value) => value.keys);
      if (route.strict && items.some(([name]) => !known.includes(name))) return undefined;
      const values«: Record<string, unknown>» = {};
      for (const value of route.values) {
        if (value.keys.length === 0) {
          if (texts[value.name] === undefined) continue;
          values[value.name] = read(texts[value.name], value);
          if (values[value.name] === undefined) return undefined;
          continue;
        }
        const own = items.filter(([name]) => value.keys.includes(name));
        if (route.strict && !value.list && own.length > 1) return undefined;
        const found«: unknown[]» = [];
        for (const [, raw] of value.list ? own : own.slice(0, 1)) {
          const text = decoded(raw || "", plus);
          const isAbsent = !value.list && text === "" && !value.needed;
          if (isAbsent) continue;
          const result = text === undefined ? undefined : read(text, value);
          if (result === undefined) {
            if (value.lenient) continue;
            return undefined;
          }
          found.push(result);
        }
        if (value.list) {
          if (found.length > 0) values[value.name] = found;
          else if (value.needed) return undefined;
        } else if (found.length > 0) {
          values[value.name] = found[0];
        } else if (value.needed) {
          return undefined;
        } else if (value.usual !== null) {
          values[value.name] = value.usual;
        }
      }
      return values;
    }

    /** Reads a URL as the app does when it comes from outside; undefined when it opens no screen. */
    «export »function match(url«: string»)«: LinkMatch | undefined» { return find(url, "usual"); }
    """#

  /// The functions in TypeScript.
  static var typed: String { functions.replacing("«", with: "").replacing("»", with: "") }

  /// The functions in JavaScript.
  static var untyped: String {
    functions.split(separator: "«", omittingEmptySubsequences: false).enumerated().map {
      index,
      part in
      index == 0 ? part : part.firstIndex(of: "»").map { part[part.index(after: $0)...] } ?? part
    }
    .joined()
  }
}
