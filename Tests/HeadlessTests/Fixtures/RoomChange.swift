import UIKit

/// What becomes of the room.
enum RoomChange: CaseIterable, Sendable {
  case quarterTurn, halfTurn, low, third, half, twoThirds, continuous, fold

  var device: Device {
    switch self {
    case .quarterTurn, .halfTurn, .low: .iPhone15
    case .third, .half, .twoThirds, .continuous, .fold: .iPadPro11
    }
  }

  /// Whether the device rotates, which UIKit holds back during a modal transition.
  var isRotation: Bool { self == .quarterTurn || self == .halfTurn }

  /// There and back, a step each.
  @MainActor var steps: [(Simulator) -> Void] {
    switch self {
    case .quarterTurn: turns([.landscapeLeft, .portrait])
    case .halfTurn: turns([.landscapeLeft, .landscapeRight, .portrait])
    case .low: sizes([(393, 300), (393, 852)])
    case .third: sizes([(375, 1194), (834, 1194)])
    case .half: sizes([(417, 1194), (834, 1194)])
    case .twoThirds: sizes([(551, 1194), (834, 1194)])
    case .continuous:
      sizes((Array(1...20) + (0..<20).reversed()).map(Self.size(atStep:)))
    case .fold: sizes([(1112, 834), (556, 834), (834, 1194)])
    }
  }

  /// A window whose corner is dragged in, to less than half of the screen in twenty steps.
  private static func size(atStep step: Int) -> (CGFloat, CGFloat) {
    (834 - 22 * CGFloat(step), 1194 - 31 * CGFloat(step))
  }

  @MainActor private func turns(_ all: [UIInterfaceOrientation]) -> [(Simulator) -> Void] {
    all.map { orientation in { $0.rotate(to: orientation) } }
  }

  @MainActor private func sizes(_ all: [(CGFloat, CGFloat)]) -> [(Simulator) -> Void] {
    all.map { size in { $0.resize(to: CGSize(width: size.0, height: size.1)) } }
  }
}
