/// What is wrong with what a host was given, in one clear sentence, on one line whatever it quotes.
struct HostError: Error, Equatable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence.onOneLine }
}
