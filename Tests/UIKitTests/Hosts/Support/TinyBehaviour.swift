import Foundation

/// How well the draft of a tiny app follows its finger: each fault is one that a replay must find.
protocol TinyBehaviour {
  /// Points that the card goes for each point of the finger.
  static var follow: CGFloat { get }
  /// Points that the card jumps as the finger lets go.
  static var jump: CGFloat { get }
  /// Share of the drag's speed with which the settling starts.
  static var speedShare: CGFloat { get }
  /// Whether every movement is written as a frame, and twice.
  static var isWasteful: Bool { get }
}

extension TinyBehaviour {
  static var follow: CGFloat { 1 }
  static var jump: CGFloat { 0 }
  static var speedShare: CGFloat { 1 }
  static var isWasteful: Bool { false }
}

enum Faultless: TinyBehaviour {}
enum Lagging: TinyBehaviour { static var follow: CGFloat { 0.9 } }
enum Jumping: TinyBehaviour { static var jump: CGFloat { 5 } }
enum Stalling: TinyBehaviour { static var speedShare: CGFloat { 0.5 } }
enum Wasteful: TinyBehaviour { static var isWasteful: Bool { true } }
