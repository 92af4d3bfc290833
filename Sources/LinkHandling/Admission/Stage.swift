/// What a stage of an event's way leads to: the next stage, or the end.
package enum Stage<Output> {
  case next(Output)
  case ended(LinkOutcome)
}
