/// A way to spoil an input.
enum Mutation: CaseIterable, Sendable {
  case flipBit, setByte, delete, `repeat`, move, truncate
  /// Inserts a word that means something.
  case insertToken
  /// Continues with the end of another real input.
  case splice
  /// Replaces a number by another one, great or small.
  case changeNumber
}
