@testable import HeadlessHosts
@testable import InteractiveModal
@testable import UIKit

/// Something that fingers, device or app may do at any moment.
enum FuzzStep: Equatable, Sendable {
  case wait(TimeInterval)
  case down(x: CGFloat, y: CGFloat)
  case move(x: CGFloat, y: CGFloat)
  case fling(points: CGFloat)
  case trail([FuzzTrailStep])
  case up
  case takeTouch
  case secondDown(x: CGFloat, y: CGFloat)
  case secondMove(x: CGFloat, y: CGFloat)
  case secondUp
  case tapCancel
  case dismiss(animated: Bool)
  case dismissAll(animated: Bool)
  case presentAnother(animated: Bool)
  case rotate(UIInterfaceOrientation)
  case resize(width: CGFloat, height: CGFloat)
  case interrupt
  case background(TimeInterval)
  case stall(TimeInterval)
  case frameTwice
  case lateUIKit(TimeInterval)
  case lostUIKit
  case layoutBehind
  case permission(Answer)
  case answer(Bool)
  case reaction(Reaction)
  case select(ModalDetent.Identifier, animated: Bool)
  case prefer(height: CGFloat)
  case tapGrabber
  case reduceMotion(Bool)
  case downOnList(share: CGFloat)
  case scroll(to: CGFloat, animated: Bool)
  case refreshControl(Bool)
  case deliverInward(Bool)
  case type(onTop: Bool)
  case endTyping
  case hardwareKeyboard(Bool)
  case escape(Escape)
  case alert(isSheet: Bool, animated: Bool)
  case tapAlert
  case dismissAlert(animated: Bool)
  case trackpadDown(x: CGFloat, y: CGFloat)
  case trackpadMove(x: CGFloat, y: CGFloat)
  case trackpadUp(isTaken: Bool)
  case contrast(Bool)
  case readFromRight(Bool)
  case wish(onTop: Bool)
  case takeWishBack

  /// What the app says to a finger that would dismiss.
  enum Answer: CaseIterable, Sendable { case granted, refused, asked }

  /// What the app does in what it is told next: of the card, or of an attempt to dismiss it.
  enum Reaction: CaseIterable, Sendable {
    case dismiss, vanish, enlarge, enlargeAtOnce, shrink, shrinkAtOnce
  }

  /// How the user leaves without a finger.
  enum Escape: CaseIterable, Sendable { case key, commandPeriod, gesture }

  /// Whether a finger comes down: one hand is on the glass or on the trackpad.
  var touchesGlass: Bool {
    switch self {
    case .down, .downOnList, .secondDown, .tapCancel, .tapGrabber, .tapAlert: true
    default: false
    }
  }

  static func random(using generator: inout SeededGenerator) -> FuzzStep {
    func length(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &generator) }
    func time(_ range: ClosedRange<TimeInterval>) -> TimeInterval { .random(in: range, using: &generator) }
    switch Int.random(in: 0..<65, using: &generator) {
    case 0..<9: return .wait(time(0...0.25))
    case 9..<14: return .down(x: length(0...390), y: length(0...844))
    case 14..<20: return .move(x: length(-20...20), y: length(-60...120))
    case 20: return .trail(randomTrail(using: &generator))
    case 21, 22: return .fling(points: length(-300...500))
    case 23..<26: return .up
    case 26: return .takeTouch
    case 27: return .secondDown(x: length(0...390), y: length(0...844))
    case 28: return .secondMove(x: length(-50...50), y: length(-100...100))
    case 29: return .secondUp
    case 30: return .tapCancel
    case 31: return .dismiss(animated: .random(using: &generator))
    case 32: return .dismissAll(animated: .random(using: &generator))
    case 33: return .presentAnother(animated: .random(using: &generator))
    case 34:
      let orientations: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
      return .rotate(orientations.randomElement(using: &generator) ?? .portrait)
    case 35: return .resize(width: length(320...900), height: length(320...1200))
    case 36: return Bool.random(using: &generator) ? .interrupt : .background(time(0...3))
    case 37: return Bool.random(using: &generator) ? .stall(time(0...1)) : .stall(time(0...10))
    case 38: return randomTrouble(using: &generator)
    case 39: return .reduceMotion(.random(using: &generator))
    case 40..<43: return .downOnList(share: length(0...1))
    case 43, 44: return .scroll(to: length(0...300), animated: .random(using: &generator))
    case 45:
      let isOrder = Bool.random(using: &generator)
      let isOn = Bool.random(using: &generator)
      return isOrder ? .deliverInward(isOn) : .refreshControl(isOn)
    case 46: return .permission(Answer.allCases.randomElement(using: &generator) ?? .granted)
    case 47, 48: return randomChoice(using: &generator)
    case 49, 50:
      let names: [ModalDetent.Identifier] = [.medium, .large, .fitContent, "third"]
      return .select(
        names.randomElement(using: &generator) ?? .large, animated: .random(using: &generator))
    case 51: return .prefer(height: length(0...1000))
    case 52: return .tapGrabber
    default: return randomNews(using: &generator)
    }
  }

  /// A piece of a real finger's way, up or down, to either side, in its own time or another.
  private static func randomTrail(using generator: inout SeededGenerator) -> [FuzzTrailStep] {
    guard let path = Recording.all.randomElement(using: &generator)?.path, path.moves.count > 3 else {
      return []
    }
    let start = Int.random(in: 0..<(path.moves.count / 2), using: &generator)
    let moves = path.moves[start...].prefix(.random(in: 2...60, using: &generator))
    let (right, down) = (Double.random(in: -1.5...1.5, using: &generator), Bool.random(using: &generator))
    let pace = Double.random(in: 0.5...2, using: &generator)
    return zip(moves, moves.dropFirst()).map { one, next in
      FuzzTrailStep(
        milliseconds: (next.time - one.time) * 1000 * pace, right: (next.offset.dx - one.offset.dx) * right,
        down: (next.offset.dy - one.offset.dy) * (down ? 1 : -1))
    }
  }

  private static func randomChoice(using generator: inout SeededGenerator) -> FuzzStep {
    let reaction = Reaction.allCases.randomElement(using: &generator) ?? .dismiss
    let isAnswer = Bool.random(using: &generator)
    return isAnswer ? .answer(.random(using: &generator)) : .reaction(reaction)
  }

  /// UIKit is late, or lost, or the display is.
  private static func randomTrouble(using generator: inout SeededGenerator) -> FuzzStep {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0..<3: .lateUIKit(.random(in: 0...0.4, using: &generator))
    case 3: .lateUIKit(0)
    case 4: .lostUIKit
    case 5: .frameTwice
    default: .layoutBehind
    }
  }

  /// What comes from elsewhere than a finger.
  private static func randomNews(using generator: inout SeededGenerator) -> FuzzStep {
    let (isOn, animated) = (Bool.random(using: &generator), Bool.random(using: &generator))
    func length(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &generator) }
    switch Int.random(in: 0..<16, using: &generator) {
    case 0..<2: return .escape(Escape.allCases.randomElement(using: &generator) ?? .key)
    case 2: return .alert(isSheet: isOn, animated: animated)
    case 3: return isOn ? .tapAlert : .dismissAlert(animated: animated)
    case 4, 5: return .trackpadDown(x: length(0...390), y: length(0...844))
    case 6..<9: return .trackpadMove(x: length(-20...20), y: length(-60...120))
    case 9: return .trackpadUp(isTaken: isOn)
    case 10: return .contrast(isOn)
    case 11: return .readFromRight(isOn)
    case 12: return isOn ? .wish(onTop: animated) : .takeWishBack
    case 13, 14: return .type(onTop: isOn)
    default: return isOn ? .endTyping : .hardwareKeyboard(animated)
    }
  }

  /// Something that somebody does who types meanwhile; nothing, most of the time.
  static func randomTyping(using generator: inout SeededGenerator) -> FuzzStep? {
    switch Int.random(in: 0..<16, using: &generator) {
    case 0..<3: .type(onTop: .random(using: &generator))
    case 3: .endTyping
    case 4: .hardwareKeyboard(.random(using: &generator))
    default: nil
    }
  }
}
