/// A way to spoil an input.
enum Mutation: CaseIterable, Sendable {
  case flipBit
  case setByte
  case delete
  case `repeat`
  case move
  case truncate
  /// Puts in a word that means something.
  case insertToken
  /// Goes on as another seed does.
  case splice
  /// Writes another number for one, great or small.
  case changeNumber
}
