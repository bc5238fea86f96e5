import UIKit

@testable import InteractiveModal

/// Something that happens to a container.
enum ContainerFuzzStep: Sendable {
  case wait(TimeInterval)
  case down(x: CGFloat, y: CGFloat)
  case move(x: CGFloat, y: CGFloat)
  case fling(CGFloat)
  case up
  case takeTouch
  case select(Int, animated: Bool)
  case tapButton(Int)
  case children([Int], animated: Bool)
  case style(Style)
  case refuse(Bool)
  case rotate(UIInterfaceOrientation)
  case background
  case interrupt
  case reduceMotion(Bool)
  case readFromRight(Bool)
  case buttons(TransitionContainerController.ButtonPlacement)
  case cover(animated: Bool)
  case uncover(animated: Bool)
  case leaveWindow
  case returnToWindow
  case selectInCallback(Int)
  case stall(TimeInterval)

  enum Style: CaseIterable, Sendable { case own, blocks, held, instant, stuck }

  static func random(using generator: inout SeededGenerator) -> ContainerFuzzStep {
    func length(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &generator) }
    let (index, isOn) = (Int.random(in: 0..<5, using: &generator), Bool.random(using: &generator))
    switch Int.random(in: 0..<44, using: &generator) {
    case 0..<8: return .wait(.random(in: 0...0.3, using: &generator))
    case 8..<13: return .down(x: length(0...390), y: length(0...844))
    case 13..<20: return .move(x: length(-90...90), y: length(-20...20))
    case 20, 21: return .fling(length(-300...300))
    case 22..<25: return .up
    case 25: return .takeTouch
    case 26..<30: return .select(index, animated: index > 0 || isOn)
    case 30: return .tapButton(index)
    case 31, 32: return .children(Array((0..<5).shuffled(using: &generator).prefix(index)), animated: isOn)
    case 33: return .style(Style.allCases.randomElement(using: &generator) ?? .own)
    case 34: return .refuse(isOn)
    case 35: return .rotate(isOn ? .portrait : .landscapeLeft)
    case 36: return isOn ? .background : .interrupt
    case 37: return isOn ? .reduceMotion(index > 2) : .readFromRight(index > 2)
    case 38:
      return .buttons(
        TransitionContainerController.ButtonPlacement.allCases.randomElement(using: &generator) ?? .none)
    case 39: return .cover(animated: isOn)
    case 40: return .uncover(animated: isOn)
    case 41: return isOn ? .leaveWindow : .returnToWindow
    case 42: return .selectInCallback(index)
    default: return .stall(.random(in: 0...0.5, using: &generator))
    }
  }
}
