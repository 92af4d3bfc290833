import LinkNavigation
import LinkPatterns

// Uses the modules, so that the linker cannot leave them out.
let url = try LinkURL("prophets://leagues/123")
let segments = url.segments(host: .firstSegment).map(url.string)
let screen = NavigationEntry.destination(segments)
print(screen)
