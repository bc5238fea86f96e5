import UIKit

@testable import InteractiveModal

/// The numbers of the kit's scene in a straight line of arithmetic: what a scene costs at least.
///
/// It knows one situation, a finger that drags. It knows no stops, no permissions, and no values
/// that are not finite.
@MainActor struct StraightLine: Scene {
  // The layout.
  private let travel: CGFloat
  private let stretchLimit: CGFloat
  private let lowest: CGFloat
  private let second: CGFloat
  private let band: CGFloat
  private let blackFrom: CGFloat
  private let dimming: CardLayout.Dimming
  private let presenter: (scale: CGFloat, offset: CGFloat, radius: CGFloat, own: CGFloat)

  /// The finger, as the progress that the card would have without resistance.
  private var finger: CGFloat

  // The scene.
  private var progress: CGFloat = 1
  private var velocity: CGFloat = 0
  private var slideEnd = -CGFloat.infinity
  private var pose = CardPose.inPlace
  private var isBlack = false

  /// - Parameter driver: Drives a card under a finger that took hold of it in its open position.
  init?(under driver: ModalDriver) {
    guard case .dragged(let drag) = driver.interaction.phase,
      case .scalesBack(let scale, let offset, let radius, let own) = driver.layout.presenter,
      let dimming = driver.layout.dimming
    else { return nil }
    let layout = driver.layout
    travel = layout.travel
    stretchLimit = layout.stretchLimit
    lowest = layout.stops.lowestProgress
    second = layout.stops.secondProgress
    band = driver.interaction.motion.rubberBand.coefficient
    self.dimming = dimming
    blackFrom = layout.statusBar.from
    presenter = (scale, offset, radius, own)
    finger = drag.fingerProgress
  }

  @inline(never) mutating func move(by points: CGFloat, velocity fingerVelocity: CGFloat) {
    finger -= points / travel
    // Beyond its open position the card follows a rubber band.
    let (free, excess) = (min(finger, 1), max(finger - 1, 0))
    let give = 1 / (1 + band * excess)
    progress = free + band * excess * give
    velocity = fingerVelocity * (excess > 0 ? band * give * give : 1)
    slideEnd = progress >= slideEnd ? -.infinity : slideEnd

    let (slid, shown) = (max(1 - progress, 0), max(free, 0))
    let stretch = max(progress - 1, 0) * travel
    pose.cardOffset = min(slid, 1 - slideEnd) * travel
    pose.cardOpacity = progress >= slideEnd ? 1 : max(progress / slideEnd, 0)
    pose.cardStretch = stretchLimit * stretch / (stretch + stretchLimit)
    pose.cardOverhang = (1 - max(shown, lowest)) * travel
    let share = (shown - dimming.noneUpTo) / (dimming.fullFrom - dimming.noneUpTo)
    pose.dimmingOpacity = dimming.opacity * min(max(share, 0), 1)
    pose.leavesPresenterInUse = dimming.noneUpTo > 0 && shown <= dimming.noneUpTo
    let covered = max((shown - second) / (1 - second), 0)
    pose.presenterScale = 1 + (presenter.scale - 1) * covered
    pose.presenterOffset = presenter.offset * covered
    pose.presenterRadius = presenter.own + (presenter.radius - presenter.own) * covered
    isBlack = progress >= blackFrom
  }

  var values: [CGFloat] {
    [
      progress, velocity, slideEnd, pose.cardOffset, pose.cardOpacity, pose.cardStretch, pose.cardOverhang,
      pose.dimmingOpacity, pose.leavesPresenterInUse ? 1 : 0, pose.presenterScale, pose.presenterOffset,
      pose.presenterRadius, isBlack ? 1 : 0,
    ]
  }
}
