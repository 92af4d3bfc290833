/// An error whose description holds no value of a link, so that it may be shown whatever the privacy.
///
/// Errors of a host adopt it: of others a redacted report shows only the type, so that nobody would know
/// why a step failed.
public protocol ValueFreeError: Error, CustomStringConvertible {}
