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
  /// Whether every draft is kept that was ever opened.
  static var isHoarding: Bool { get }
  /// Bytes that are left of every draft.
  static var litter: Int { get }
  /// Whether opening a draft is done in a way that UIKit complains of.
  static var isMisusing: Bool { get }
  /// Changes the screen as a draft opens, and never undoes the change.
  static var mess: TinyMess? { get }
}

enum TinyMess { case cover, shrink, restless, hide }

extension TinyBehaviour {
  static var follow: CGFloat { 1 }
  static var jump: CGFloat { 0 }
  static var speedShare: CGFloat { 1 }
  static var isWasteful: Bool { false }
  static var isHoarding: Bool { false }
  static var litter: Int { 0 }
  static var isMisusing: Bool { false }
  static var mess: TinyMess? { nil }
}

enum Faultless: TinyBehaviour {}
enum Lagging: TinyBehaviour { static var follow: CGFloat { 0.9 } }
enum Jumping: TinyBehaviour { static var jump: CGFloat { 5 } }
enum Stalling: TinyBehaviour { static var speedShare: CGFloat { 0.5 } }
enum Wasteful: TinyBehaviour { static var isWasteful: Bool { true } }
enum Hoarding: TinyBehaviour { static var isHoarding: Bool { true } }
enum Littering: TinyBehaviour { static var litter: Int { 4_000_000 } }
enum Misusing: TinyBehaviour { static var isMisusing: Bool { true } }
enum Covering: TinyBehaviour { static var mess: TinyMess? { .cover } }
enum Shrinking: TinyBehaviour { static var mess: TinyMess? { .shrink } }
enum Restless: TinyBehaviour { static var mess: TinyMess? { .restless } }
enum Hiding: TinyBehaviour { static var mess: TinyMess? { .hide } }
