/// What a stage of an event's way leads to: the next stage, or the end.
package indirect enum Stage<Output> {
  case next(Output)
  case ended(LinkOutcome)
}
