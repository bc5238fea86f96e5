/// A fault in the input of a host, as one sentence on one line.
package struct HostError: Error, Equatable {
  package let sentence: String

  init(_ sentence: String) { self.sentence = sentence.onOneLine }
}
