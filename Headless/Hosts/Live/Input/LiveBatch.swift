import Foundation

/// What happened on a page since it last said so: the body of a request.
struct LiveBatch: Equatable, Sendable {
  /// An input, and how long ago it was when it was sent.
  struct Item: Equatable, Sendable {
    var input: LiveInput
    /// In seconds of the page, at least 0 and at most a second: what is older came late.
    var age: TimeInterval
  }

  /// More does not come at a time.
  static let limit = 256

  /// What the page is called.
  var page: Int
  /// In the order in which they happened.
  var items: [Item]
}

extension LiveBatch: Decodable {
  private enum Key: String, CodingKey { case page, inputs }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    page = try values.decode(Int.self, forKey: .page)
    items = try values.decode([Item].self, forKey: .inputs)
    guard items.count <= Self.limit else {
      throw DecodingError.dataCorruptedError(forKey: .inputs, in: values, debugDescription: "too many inputs")
    }
  }
}

extension LiveBatch.Item: Decodable {
  private enum Key: String, CodingKey { case age }

  init(from decoder: any Decoder) throws {
    let age = try decoder.container(keyedBy: Key.self).decodeIfPresent(Double.self, forKey: .age) ?? 0
    self.age = min(max(0, age), 1)
    input = try LiveInput(from: decoder)
  }
}
