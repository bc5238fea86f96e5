import Foundation

/// How well the draft of a tiny app follows its finger. A replay must find each fault.
protocol TinyBehaviour {
  /// Points that the card goes for each point of the finger.
  static var follow: CGFloat { get }
  /// Points that the card jumps as the finger lets go.
  static var jump: CGFloat { get }
  /// Share of the drag's speed with which the settling starts.
  static var speedShare: CGFloat { get }
  /// Whether every movement is written as a frame, and twice.
  static var isWasteful: Bool { get }
  /// What goes wrong as a draft opens, and is never undone.
  static var mess: TinyMess? { get }
}

enum TinyMess {
  case cover, shrink, restless, hide
  /// The app retains every draft.
  case hoard
  /// The app retains some megabytes for each draft.
  case litter
  /// UIKit complains of what the app does.
  case misuse
  /// A view jumps by 30 points from one frame to the next, and back later.
  case jump
}

extension TinyBehaviour {
  static var follow: CGFloat { 1 }
  static var jump: CGFloat { 0 }
  static var speedShare: CGFloat { 1 }
  static var isWasteful: Bool { false }
  static var mess: TinyMess? { nil }
}

enum Faultless: TinyBehaviour {}
enum Lagging: TinyBehaviour { static var follow: CGFloat { 0.9 } }
enum Jumping: TinyBehaviour { static var jump: CGFloat { 5 } }
enum Stalling: TinyBehaviour { static var speedShare: CGFloat { 0.5 } }
enum Wasteful: TinyBehaviour { static var isWasteful: Bool { true } }
enum Hoarding: TinyBehaviour { static var mess: TinyMess? { .hoard } }
enum Littering: TinyBehaviour { static var mess: TinyMess? { .litter } }
enum Misusing: TinyBehaviour { static var mess: TinyMess? { .misuse } }
enum Covering: TinyBehaviour { static var mess: TinyMess? { .cover } }
enum Shrinking: TinyBehaviour { static var mess: TinyMess? { .shrink } }
enum Restless: TinyBehaviour { static var mess: TinyMess? { .restless } }
enum Hiding: TinyBehaviour { static var mess: TinyMess? { .hide } }
enum Leaping: TinyBehaviour { static var mess: TinyMess? { .jump } }
