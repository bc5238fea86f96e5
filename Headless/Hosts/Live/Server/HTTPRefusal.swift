/// Why a request is not served, in one sentence.
struct HTTPRefusal: Error, Equatable, Sendable {
  let status: HTTPStatus
  let sentence: String

  init(_ status: HTTPStatus, _ sentence: String) {
    self.status = status
    self.sentence = sentence
  }
}
