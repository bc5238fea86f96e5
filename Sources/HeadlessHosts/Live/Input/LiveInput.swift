import UIKit

/// What a hand does on a page.
enum LiveInput: Equatable, Sendable {
  case touch(LiveTouch)
  case scroll(LiveScroll)
  case text(String)
  case key(LiveKey)
  /// The device is turned on its side, or on to the next one.
  case rotate(clockwise: Bool)
  /// A phone call comes and is turned away: touches are cancelled.
  case interrupt
  case set(LiveSettings.Change)
}

extension LiveInput: Decodable {
  private enum Kind: String, Decodable { case touch, scroll, text, key, rotate, interrupt, set }
  private enum Key: String, CodingKey { case kind, text, clockwise }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self =
      switch try values.decode(Kind.self, forKey: .kind) {
      case .touch: .touch(try LiveTouch(from: decoder))
      case .scroll: .scroll(try LiveScroll(from: decoder))
      case .text: .text(try values.decode(String.self, forKey: .text))
      case .key: .key(try LiveKey(from: decoder))
      case .rotate: .rotate(clockwise: try values.decode(Bool.self, forKey: .clockwise))
      case .interrupt: .interrupt
      case .set: .set(try LiveSettings.Change(from: decoder))
      }
  }
}
