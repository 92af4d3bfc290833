import LinkPatterns
import LinkURLPatterns

// The same, and patterns for whole URLs.
let pattern = try PathPattern(CommandLine.arguments.first ?? "/")
let url = try LinkURL(CommandLine.arguments.last ?? "")
print(pattern.parameterNames, url.description)
print(try URLPattern(pattern.text).test(url.description))
