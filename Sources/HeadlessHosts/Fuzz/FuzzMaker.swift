/// Makes the scripts of a seed up, each by its number.
struct FuzzMaker {
  let seed: UInt64
  /// Real fingers, which are spliced into scripts.
  let recordings: [GestureRecording]

  func script(_ sequence: Int) -> FuzzScript {
    var generator = FuzzGenerator(seed: seed, sequence: sequence, recordings: recordings)
    return generator.script()
  }
}
