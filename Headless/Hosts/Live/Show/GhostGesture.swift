import UIKit

/// A recorded finger that the page shows to visitors.
enum GhostGesture: Sendable {
  /// A throw.
  case fling
  /// A drag that slows down twice on its way, and lets go almost at rest.
  case hesitation
  /// A short drag after a rest of two thirds of a second.
  case hold

  /// Where the finger is going.
  enum Direction: Sendable {
    case down, up, right
  }

  private var recording: GestureRecording {
    switch self {
    case .fling: RecordedFling.recording
    case .hesitation: RecordedDrags.hesitation
    case .hold: RecordedDrags.hold
    }
  }

  /// Returns touch-down, all moves and the lift, in seconds since touch-down.
  func touches(_ direction: Direction, from origin: CGPoint) -> [(time: TimeInterval, touch: LiveTouch)] {
    let path = FingerPath(recording)
    func touch(_ phase: LiveTouch.Phase, _ offset: CGVector) -> LiveTouch {
      let way = direction.turned(offset)
      return LiveTouch(phase: phase, finger: 0, x: origin.x + way.dx, y: origin.y + way.dy)
    }
    return [(0, touch(.down, .zero))] + path.moves.map { ($0.time, touch(.move, $0.offset)) }
      + [(path.lift.time, touch(.move, path.lift.offset)), (path.lift.time, touch(.up, path.lift.offset))]
  }
}

extension GhostGesture.Direction {
  /// Turns an offset of a finger that went down.
  fileprivate func turned(_ offset: CGVector) -> CGVector {
    switch self {
    case .down: offset
    case .up: CGVector(dx: offset.dx, dy: -offset.dy)
    case .right: CGVector(dx: offset.dy, dy: offset.dx)
    }
  }
}

/// Two drags of a hand on a touch screen, with a sample every 30 ms.
///
/// Source: evemu-devices (whot/evemu-devices 3fa3058), touchscreens/QUANTA OpticalTouchScreen.events, strokes 1
/// and 3. MIT licence. Copyright (c) 2012-2013 Red Hat, Inc. Only numbers were taken over: times in seconds since
/// touch-down, places in pixels.
enum RecordedDrags {
  static let hesitation = recording(
    "evemu-quanta-1", up: (1.472, 633, 761),
    [
      (0, 636, 534), (0.088, 634, 544), (0.12, 632, 551), (0.152, 630, 562), (0.192, 629, 573),
      (0.232, 628, 586), (0.264, 627, 598), (0.296, 626, 609), (0.328, 626, 618), (0.36, 626, 625),
      (0.392, 627, 630), (0.424, 627, 634), (0.456, 628, 637), (0.536, 629, 639), (0.576, 630, 639),
      (0.608, 630, 641), (0.64, 631, 643), (0.672, 631, 647), (0.704, 632, 652), (0.736, 632, 659),
      (0.768, 632, 666), (0.8, 633, 674), (0.832, 633, 679), (0.864, 633, 685), (0.896, 633, 691),
      (0.928, 633, 697), (0.96, 633, 702), (0.992, 632, 707), (1.032, 632, 712), (1.064, 632, 718),
      (1.096, 632, 723), (1.128, 632, 727), (1.16, 632, 731), (1.192, 633, 734), (1.24, 634, 739),
      (1.272, 634, 742), (1.304, 633, 746), (1.336, 632, 751), (1.368, 632, 756), (1.4, 632, 760),
      (1.416, 633, 761),
    ])

  static let hold = recording(
    "evemu-quanta-3", up: (1.488, 664, 741),
    [
      (0, 663, 609), (0.672, 663, 619), (0.704, 662, 625), (0.736, 662, 635), (0.768, 662, 646),
      (0.8, 662, 654), (0.832, 663, 663), (0.872, 663, 671), (0.904, 663, 678), (0.936, 663, 685),
      (0.968, 662, 690), (1, 662, 694), (1.032, 662, 698), (1.064, 662, 702), (1.104, 662, 706),
      (1.136, 662, 710), (1.168, 663, 714), (1.208, 663, 718), (1.24, 664, 722), (1.272, 664, 727),
      (1.304, 664, 732), (1.336, 663, 737), (1.368, 663, 741), (1.448, 664, 741),
    ])

  private static func recording(
    _ name: String, up: (Double, Double, Double), _ samples: [(Double, Double, Double)]
  ) -> GestureRecording {
    func touch(_ sample: (Double, Double, Double)) -> GestureRecording.Touch {
      GestureRecording.Touch(t: sample.0, x: sample.1, y: sample.2)
    }
    return GestureRecording(
      name: name, kind: "drag down", source: "evemu-devices (whot/evemu-devices 3fa3058)", licence: "MIT",
      attribution: "Copyright (c) 2012-2013 Red Hat, Inc.", density: 0.59, up: touch(up),
      samples: samples.map(touch))
  }
}
