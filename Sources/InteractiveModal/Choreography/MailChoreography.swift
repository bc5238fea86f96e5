import Foundation

/// The way Mail presents a draft: the screen behind steps back, the draft slides up in front of it.
///
/// A pure function: the same fraction and limit on the same stage always give the same picture, so a drag, a settle,
/// a rotation and a film strip are the same call.
struct MailChoreography: Equatable, Sendable {
  var backdropScale: CGFloat
  var topGap: CGFloat
  var cornerRadius: CGFloat
  var dimming: CGFloat
  var maximumWidth: CGFloat

  // MARK: The room

  func layout(on stage: ModalStage) -> ModalLayout {
    let card = cardFrame(on: stage)
    return ModalLayout(
      card: card,
      floor: stage.size.height,
      cardRadius: stage.room == .low ? 0 : cornerRadius,
      cardCorners: stage.room == .wide ? .all : .upper,
      clipsBackdrop: stepsBack(on: stage),
      travel: max(stage.size.height - card.minY, 1))
  }

  private func cardFrame(on stage: ModalStage) -> CGRect {
    let size = stage.size
    let top = min(stage.safeTop + topGap, size.height)
    switch stage.room {
    case .narrow:
      return CGRect(x: 0, y: top, width: size.width, height: size.height - top)
    case .low:
      return CGRect(origin: .zero, size: size)
    case .wide:
      let width = min(size.width, maximumWidth)
      let bottom = min(stage.safeBottom + topGap, size.height - top)
      return CGRect(x: (size.width - width) / 2, y: top, width: width, height: size.height - top - bottom)
    }
  }

  // MARK: The motion

  /// - Parameters:
  ///   - fraction: 0 presented, 1 gone. Beyond either end only the card goes on: off the screen it falls
  ///     farther, pulled up it stretches, its upper edge never above the safe area. So it covers the same room
  ///     and keeps the same safe area whatever the finger does.
  ///   - limit: Share of the travel up to which the card slides, 0 or more; on the rest of it the card fades.
  func pose(at fraction: CGFloat, slidingTo limit: CGFloat = .infinity, on stage: ModalStage) -> ModalPose {
    let presence = 1 - min(max(fraction, 0), 1)
    let steppedBack = steppedBack(on: stage)
    let layout = layout(on: stage)
    let room = max(layout.card.minY - stage.safeTop, 0)
    return ModalPose(
      cardOffset: min(max(fraction, 0), limit) * layout.travel,
      cardOpacity: cardOpacity(at: fraction, slidingTo: limit),
      cardStretch: RubberBand(coefficient: 1).offset(
        forPull: max(-fraction, 0) * layout.travel, dimension: room),
      backdropScale: 1 + (steppedBack.scale - 1) * presence,
      backdropOffset: steppedBack.offset * presence,
      backdropRadius: stage.backdropRadius + (steppedBack.radius - stage.backdropRadius) * presence,
      dimmingOpacity: dimming * presence)
  }

  private func cardOpacity(at fraction: CGFloat, slidingTo limit: CGFloat) -> CGFloat {
    if fraction <= limit { return 1 }
    return fraction < 1 ? (1 - fraction) / (1 - limit) : 0
  }

  private func stepsBack(on stage: ModalStage) -> Bool { stage.room == .narrow && !stage.reducesMotion }

  /// The screen behind when the card is presented: smaller, its upper edge `topGap` above the card's.
  private func steppedBack(on stage: ModalStage) -> (scale: CGFloat, offset: CGFloat, radius: CGFloat) {
    guard stepsBack(on: stage) else { return (1, 0, stage.backdropRadius) }
    let upperEdge = stage.backdrop.midY - stage.backdrop.height * backdropScale / 2
    let wanted = cardFrame(on: stage).minY - topGap
    return (backdropScale, wanted - upperEdge, cornerRadius)
  }
}
