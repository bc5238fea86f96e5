/// A key that does something other than type a character.
struct LiveKey: Equatable, Decodable, Sendable {
  enum Name: String, Decodable, Sendable {
    case `return`, backspace, escape, period, tab, left, right, up, down
  }

  var key: Name
  var isShifted: Bool?
  /// With Command, or Control where there is none.
  var isCommand: Bool?
}
