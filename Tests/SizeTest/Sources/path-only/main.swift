import LinkPatterns

// An app that only routes: patterns for paths, and the URLs of links.
let pattern = try PathPattern(CommandLine.arguments.first ?? "/")
let url = try LinkURL(CommandLine.arguments.last ?? "")
print(pattern.parameterNames, url.description)
