import UIKit

@testable import InteractiveModal

/// The same numbers as the kit's in a straight line of arithmetic, from constants that lie at hand: what a scene costs at
/// the least.
///
/// It knows one situation, a finger that drags, and nothing of stops, permissions or numbers that are none.
@MainActor struct StraightLine: Scene {
  // The room.
  private let travel: CGFloat
  private let stretchRoom: CGFloat
  private let lowest: CGFloat
  private let next: CGFloat
  private let band: CGFloat
  private let dimming: CGFloat
  private let fullUpTo: CGFloat
  private let noneFrom: CGFloat
  private let behind: (scale: CGFloat, offset: CGFloat, radius: CGFloat, own: CGFloat)

  // The finger.
  private let anchor: CGFloat
  private var way: CGFloat

  // The scene.
  private var fraction: CGFloat = 0
  private var speed: CGFloat = 0
  private var slideLimit = CGFloat.infinity
  private var pose = CardPose(
    cardOffset: 0, cardOpacity: 1, cardStretch: 0, cardOverhang: 0, dimmingOpacity: 0)
  private var isBlack = false

  /// - Parameter driver: Is under a finger that drags a card which was at its place.
  init?(under driver: ModalDriver) {
    guard case .dragged(let grip) = driver.interaction.state,
      case .stepsBack(let scale, let offset, let radius, let own) = driver.layout.screenBehind
    else { return nil }
    let layout = driver.layout
    travel = layout.travel
    stretchRoom = layout.stretchRoom
    lowest = layout.stops.lowestFraction
    next = layout.stops.secondFraction
    band = driver.interaction.motion.rubberBand.coefficient
    (dimming, fullUpTo, noneFrom) = (layout.dimming.opacity, layout.dimming.fullUpTo, layout.dimming.noneFrom)
    behind = (scale, offset, radius, own)
    (anchor, way) = (grip.anchor, grip.way)
  }

  @inline(never) mutating func move(by points: CGFloat, velocity: CGFloat) {
    way += points / travel
    let pull = anchor + way
    // Beyond its place the card follows a band.
    let (free, excess) = (max(pull, 0), max(-pull, 0))
    let give = 1 / (1 + band * excess)
    fraction = free - band * excess * give
    speed = velocity * (excess > 0 ? band * give * give : 1)
    slideLimit = fraction <= slideLimit ? .infinity : slideLimit

    let (place, depth) = (max(fraction, 0), min(free, 1))
    let stretch = max(-fraction, 0) * travel
    pose.cardOffset = min(place, slideLimit) * travel
    pose.cardOpacity = fraction <= slideLimit ? 1 : max((1 - fraction) / (1 - slideLimit), 0)
    pose.cardStretch = stretchRoom * stretch / (stretch + stretchRoom)
    pose.cardOverhang = min(depth, lowest) * travel
    pose.dimmingOpacity = dimming * min(max((noneFrom - depth) / (noneFrom - fullUpTo), 0), 1)
    pose.leavesScreenBehind = noneFrom < 1 && depth >= noneFrom
    let share = 1 - min(depth / next, 1)
    pose.backdropScale = 1 + (behind.scale - 1) * share
    pose.backdropOffset = behind.offset * share
    pose.backdropRadius = behind.own + (behind.radius - behind.own) * share
    isBlack = fraction < next / 2
  }

  var values: [CGFloat] {
    [
      fraction, speed, slideLimit, pose.cardOffset, pose.cardOpacity, pose.cardStretch, pose.cardOverhang,
      pose.dimmingOpacity, pose.leavesScreenBehind ? 1 : 0, pose.backdropScale, pose.backdropOffset,
      pose.backdropRadius, isBlack ? 1 : 0,
    ]
  }
}
