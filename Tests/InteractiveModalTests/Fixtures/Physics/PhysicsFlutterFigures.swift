import Foundation

@testable import InteractiveModal

/// `flutter_figures.json`: what Flutter's own tests expect of springs and edges.
struct PhysicsFlutterFigures: Decodable, Sendable {
  /// Springs from `start` to `end`.
  let springs: [Flight]
  /// Content that flies past an edge and is drawn back by a spring.
  let bounces: [Bounce]

  init(from decoder: any Decoder) throws {
    let content = try decoder.container(keyedBy: Key.self)
    let rows = try content.decode([Row].self, forKey: .rows)
    springs = rows.compactMap { if case .spring(let flight) = $0 { flight } else { nil } }
    bounces = rows.compactMap { if case .bounce(let bounce) = $0 { bounce } else { nil } }
  }

  private enum Key: CodingKey { case rows, model }

  /// The friction rows describe another law than the kit's and are passed over.
  private enum Row: Decodable {
    case spring(Flight)
    case bounce(Bounce)
    case friction

    init(from decoder: any Decoder) throws {
      let model = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .model)
      switch model {
      case "spring": self = .spring(try Flight(from: decoder))
      case "bounce past an edge": self = .bounce(try Bounce(from: decoder))
      default: self = .friction
      }
    }
  }

  /// A spring by its mass, stiffness and damping ratio.
  struct Constants: Decodable, Sendable {
    let mass: CGFloat
    let stiffness: CGFloat
    let dampingRatio: CGFloat

    var spring: TransitionSpring {
      let damping = dampingRatio * 2 * (mass * stiffness).squareRoot()
      return TransitionSpring(mass: mass, stiffness: stiffness, damping: damping)
    }
  }

  /// Figures at one time, of which each row gives some.
  struct Check: Decodable, Sendable {
    let t: TimeInterval
    let floorX: CGFloat?
    let floorV: CGFloat?
    let minX: CGFloat?
    let maxX: CGFloat?
    let maxV: CGFloat?
  }

  /// A spring from rest or a velocity, and when it is done.
  struct Flight: Decodable, Sendable {
    let constants: Constants
    let start: CGFloat
    let end: CGFloat
    let velocity: CGFloat
    let checks: [Check]
    let doneAt: TimeInterval
    let tolerance: Tolerance

    struct Tolerance: Decodable, Sendable {
      let distance: CGFloat
      let velocity: CGFloat
    }

    private enum Key: CodingKey { case start, end, velocity, checks, doneAt, tolerance }

    init(from decoder: any Decoder) throws {
      let content = try decoder.container(keyedBy: Key.self)
      constants = try Constants(from: decoder)
      start = try content.decode(CGFloat.self, forKey: .start)
      end = try content.decode(CGFloat.self, forKey: .end)
      velocity = try content.decode(CGFloat.self, forKey: .velocity)
      checks = try content.decode([Check].self, forKey: .checks)
      doneAt = try content.decode(TimeInterval.self, forKey: .doneAt)
      tolerance = try content.decode(Tolerance.self, forKey: .tolerance)
    }

    var motion: SpringAnimation {
      SpringAnimation(
        spring: constants.spring, start: start, velocity: velocity, target: end, startTime: 0)
    }
  }

  /// Content thrown at the edge at 0; Flutter's friction leaves 0.135 of the speed after a second.
  struct Bounce: Decodable, Sendable {
    let position: CGFloat
    let velocity: CGFloat
    let leadingExtent: CGFloat
    let spring: Constants
    let checks: [Place]

    struct Place: Decodable, Sendable {
      let t: TimeInterval
      let x: CGFloat
      let v: CGFloat
      let within: CGFloat
    }

    /// What the spring does from the edge on, at the speed that the friction left.
    var motion: SpringAnimation {
      let drag: CGFloat = 0.135
      let edge = log(1 + (leadingExtent - position) * log(drag) / velocity) / log(drag)
      return SpringAnimation(
        spring: spring.spring, start: leadingExtent, velocity: velocity * pow(drag, edge),
        target: leadingExtent, startTime: TimeInterval(edge))
    }
  }
}
