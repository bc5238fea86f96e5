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
  /// A paused app shows its next frame.
  case step
  /// A chapter begins.
  case chapter(String)
  /// Knobs are turned: values by the id of their knob.
  case knobs([String: String])
  /// The app blocks its main thread for so many seconds.
  case block(TimeInterval)

  /// Shortest and longest block, in seconds.
  static let blockLimits = 0.1...5.0

  /// Whether it is done after a block of the main thread. Touches wait in the headless UIKit, as on a device.
  var waitsForMainThread: Bool {
    switch self {
    case .touch, .block, .step: false
    case .scroll, .text, .key, .rotate, .interrupt, .set, .chapter, .knobs: true
    }
  }

  /// Whether a visitor's hand does something to the app or the device.
  var isByHand: Bool {
    switch self {
    case .touch, .scroll, .text, .key, .rotate, .interrupt: true
    case .set, .step, .chapter, .knobs, .block: false
    }
  }
}

extension LiveInput: Decodable {
  private enum Kind: String, Decodable {
    case touch, scroll, text, key, rotate, interrupt, set, step, chapter, knobs, block
  }
  private enum Key: String, CodingKey { case kind, text, clockwise, id, values, seconds }

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
      case .step: .step
      case .chapter: .chapter(try values.decode(String.self, forKey: .id))
      case .knobs: .knobs(try values.decode([String: String].self, forKey: .values))
      case .block: try .block(Self.blockTime(values.decode(Double.self, forKey: .seconds)))
      case .set: .set(try LiveSettings.Change(from: decoder))
      }
  }

  private static func blockTime(_ seconds: Double) -> TimeInterval {
    min(max(seconds, blockLimits.lowerBound), blockLimits.upperBound)
  }
}

/// What a finger, a pen or the mouse does: places are in points of the screen.
struct LiveTouch: Equatable, Decodable, Sendable {
  enum Phase: String, Decodable, Sendable { case down, move, up, cancel }

  var phase: Phase
  /// What the page calls it.
  var finger: Int
  var x: Double
  var y: Double
}

/// A turn of the wheel, or two fingers on a trackpad: in points of the screen.
struct LiveScroll: Equatable, Decodable, Sendable {
  var x: Double
  var y: Double
  /// How far the view moves over its content.
  var right: Double
  var down: Double
}

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
