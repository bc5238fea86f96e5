import UIKit

@testable import InteractiveModal
@testable import InteractiveTransitions

/// Slides the upper screen by the container's width, fades it, and shows a strip of its own; records what it is asked.
final class RecordingChoreography: TransitionChoreography {
  private(set) var begins = 0
  private(set) var ends: [Bool] = []
  private(set) var rooms: [CGSize] = []
  private(set) var operations: [TransitionOperation] = []
  var spring: TransitionSpring?
  let strip = UIView()
  var isOutdatedOnce = false

  func willBegin(on stage: TransitionStage) {
    begins += 1
    operations.append(stage.operation)
  }

  func isOutdated(on stage: TransitionStage) -> Bool {
    defer { isOutdatedOnce = false }
    return isOutdatedOnce
  }

  func tracks(on stage: TransitionStage) -> [TransitionTrack] {
    rooms.append(stage.bounds.size)
    let way = stage.departure(by: stage.departureLength)
    return [
      TransitionTrack("slide", stage.upper.view, .offset(from: way)),
      TransitionTrack("fade", stage.upper.view, .opacity(from: 0.5), during: .init(from: 0, to: 0.5)),
      TransitionTrack("behind", stage.lower.view, .scale(to: 0.9)),
      TransitionTrack(
        "strip", strip,
        .frame(from: .zero, to: CGRect(x: 0, y: 0, width: stage.bounds.width, height: 10))),
    ]
  }

  func didEnd(on stage: TransitionStage, isOpen: Bool) { ends.append(isOpen) }

  /// Whether it was told of an end for each beginning.
  var isBalanced: Bool { begins == ends.count }
}
