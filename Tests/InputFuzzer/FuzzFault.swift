/// What must not be, in one sentence.
struct FuzzFault: Error, Equatable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
