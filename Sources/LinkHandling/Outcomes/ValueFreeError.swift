/// An error whose description holds no value of a link, so that it may be shown whatever the privacy.
///
/// Errors of a host adopt it. Of other errors, a redacted report shows only the type, which doesn't tell
/// why a step failed.
public protocol ValueFreeError: Error, CustomStringConvertible {}
