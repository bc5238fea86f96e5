import Foundation

/// The way Mail presents a draft: the screen behind steps back, the draft slides up in front of it.
///
/// A pure function: the same fraction and limit on the same stage always give the same picture, so a drag, a settle,
/// a rotation and a film strip are the same call.
struct CardGeometry: Equatable, Sendable {
  var backdropScale: CGFloat
  var topGap: CGFloat
  var cornerRadius: CGFloat
  var dimming: CGFloat
  var maximumWidth: CGFloat
  var detents = [ModalDetent.large]
  /// Up to this detent, from the lowest on, nothing is dimmed.
  var largestUndimmed: ModalDetent.Identifier?
  /// What counts where the user wants more contrast.
  var contrast = ModalContrast()

  // MARK: The room

  func layout(on stage: LayoutContext) -> CardLayout {
    let full = fullFrame(on: stage)
    let lengths = lengths(in: full, on: stage)
    let highest = lengths.first?.length ?? stage.direction.length(of: full.size)
    let card = cardFrame(in: full, length: highest, on: stage)
    let reach = distanceOut(of: card, on: stage)
    let travel = max(reach, 1)
    let stops = TransitionStops(
      highest: lengths.first?.identifier ?? .large,
      lower: lengths.dropFirst().map { ($0.identifier, (highest - $0.length) / travel) })
    return CardLayout(
      card: card,
      frame: stage.direction.piece(of: strip(of: card, on: stage), length: reach),
      direction: stage.direction,
      cardRadius: stage.room == .low ? 0 : cornerRadius,
      cardCorners: isFloating(on: stage) ? .all : .far,
      stretchRoom: max(stage.direction.length(of: stage.size) - reach - stage.safeFar, 0),
      screenBehind: fillsRoom(card, on: stage)
        ? screenBehind(card, on: stage) : .stays(radius: stage.backdropRadius),
      travel: travel,
      stops: stops,
      dimming: dimming(over: stops, on: stage),
      cardBorder: stage.increasesContrast ? contrast.borderWidth : 0,
      leavesRoomBeside: isFloating(on: stage) || !fillsRoom(card, on: stage))
  }

  /// On a tablet a card that slides up or down stands clear of all edges.
  private func isFloating(on stage: LayoutContext) -> Bool {
    stage.room == .wide && stage.direction.isVertical
  }

  /// Distance of the card from the edge opposite to the one by which it leaves. A low room is too small for a gap.
  private func farInset(on stage: LayoutContext) -> CGFloat {
    if stage.room == .low, stage.safeFar == 0 { return 0 }
    return min(stage.safeFar + topGap, stage.direction.length(of: stage.size))
  }

  /// Whether the card leaves no more than the gap. One from a side that is no wider than it may be does not.
  private func fillsRoom(_ card: CGRect, on stage: LayoutContext) -> Bool {
    stage.direction.length(of: card.size) >= stage.direction.length(of: stage.size) - farInset(on: stage)
  }

  /// The card as large as there is room for.
  private func fullFrame(on stage: LayoutContext) -> CGRect {
    let room = CGRect(origin: .zero, size: stage.size)
    let length = stage.direction.length(of: stage.size) - farInset(on: stage)
    guard stage.direction.isVertical else {
      return stage.direction.piece(of: room, length: min(length, maximumWidth))
    }
    guard stage.room == .wide else { return stage.direction.piece(of: room, length: length) }
    let width = min(stage.size.width, maximumWidth)
    let top = min(stage.safeTop + topGap, stage.size.height)
    let bottom = min(stage.safeBottom + topGap, stage.size.height - top)
    return CGRect(
      x: (stage.size.width - width) / 2, y: top, width: width, height: stage.size.height - top - bottom)
  }

  /// The detents that there are in the room, from the highest to the lowest.
  private func lengths(
    in full: CGRect, on stage: LayoutContext
  ) -> [(identifier: ModalDetent.Identifier, length: CGFloat)] {
    let safe = isFloating(on: stage) ? 0 : stage.safeNear
    let context = ModalDetent.Context(
      maximumHeight: max(stage.direction.length(of: full.size) - safe, 0),
      preferredHeight: stage.preferredLength, isCompactHeight: stage.room == .low)
    let longest = stage.direction.length(of: full.size)
    return detents.compactMap { detent in
      detent.resolvedHeight(in: context).map { (detent.identifier, min($0 + safe, longest)) }
    }.sorted { $0.1 > $1.1 }
  }

  private func cardFrame(in full: CGRect, length: CGFloat, on stage: LayoutContext) -> CGRect {
    isFloating(on: stage)
      ? full.insetBy(dx: 0, dy: (full.height - length) / 2) : stage.direction.piece(of: full, length: length)
  }

  /// The strip of the container in which the card moves.
  private func strip(of card: CGRect, on stage: LayoutContext) -> CGRect {
    stage.direction.isVertical
      ? CGRect(x: card.minX, y: 0, width: card.width, height: stage.size.height)
      : CGRect(x: 0, y: card.minY, width: stage.size.width, height: card.height)
  }

  /// How far a card has to go until it is out of the screen.
  private func distanceOut(of card: CGRect, on stage: LayoutContext) -> CGFloat {
    switch stage.direction {
    case .down: stage.size.height - card.minY
    case .up: card.maxY
    case .left: card.maxX
    case .right: stage.size.width - card.minX
    }
  }

  // MARK: Behind the card

  /// Where the screen behind goes: it gets smaller, its far edge `topGap` beyond the card's. Only in a narrow room.
  private func screenBehind(_ card: CGRect, on stage: LayoutContext) -> CardLayout.ScreenBehind {
    guard stage.room == .narrow, !stage.reducesMotion else { return .stays(radius: stage.backdropRadius) }
    let shrunk = stage.direction.length(of: stage.backdrop.size) * backdropScale
    let center = stage.direction.component(of: CGPoint(x: stage.backdrop.midX, y: stage.backdrop.midY))
    let wanted = stage.direction.farEdge(of: card) - topGap
    return .stepsBack(
      scale: backdropScale, offset: wanted - (center - shrunk / 2), radius: cornerRadius,
      from: stage.backdropRadius)
  }

  /// All of it from the lowest detent that is dimmed on, nothing at the next stop.
  private func dimming(over stops: TransitionStops, on stage: LayoutContext) -> CardLayout.Dimming {
    let bright = stops.detents.first { $0.stop == largestUndimmed.map(TransitionStop.detent) }?.fraction ?? 1
    guard let dark = stops.detents.last(where: { $0.fraction < bright }) else {
      return CardLayout.Dimming(opacity: 0, fullUpTo: 0, noneFrom: 0)
    }
    let opacity = stage.increasesContrast ? max(dimming, contrast.dimming) : dimming
    return CardLayout.Dimming(
      opacity: opacity, fullUpTo: dark.fraction, noneFrom: stops.next(beyond: dark.fraction).fraction)
  }

  // MARK: The motion

  /// - Parameters:
  ///   - fraction: 0 presented, 1 gone. Beyond either end only the card goes on: off the screen it falls
  ///     farther, pulled up it stretches, its far edge never beyond the safe area. So it covers the same room
  ///     and keeps the same safe area whatever the finger does.
  ///   - limit: Share of the travel up to which the card slides, 0 or more; on the rest of it the card fades.
  func pose(at fraction: CGFloat, slidingTo limit: CGFloat = .infinity, in layout: CardLayout) -> CardPose {
    let depth = min(max(fraction, 0), 1)
    var pose = CardPose(
      cardOffset: min(max(fraction, 0), limit) * layout.travel,
      cardOpacity: cardOpacity(at: fraction, slidingTo: limit),
      cardStretch: RubberBand(coefficient: 1).offset(
        forPull: max(-fraction, 0) * layout.travel, dimension: layout.stretchRoom),
      cardOverhang: min(depth, layout.stops.lowestFraction) * layout.travel,
      dimmingOpacity: layout.dimming.opacity(at: depth),
      leavesScreenBehind: layout.dimming.leavesScreenBehind(at: depth))
    pose.stepBack(layout.screenBehind, by: 1 - min(depth / layout.stops.secondFraction, 1))
    return pose
  }

  private func cardOpacity(at fraction: CGFloat, slidingTo limit: CGFloat) -> CGFloat {
    if fraction <= limit { return 1 }
    return fraction < 1 ? (1 - fraction) / (1 - limit) : 0
  }
}

extension CardLayout.Dimming {
  fileprivate func opacity(at depth: CGFloat) -> CGFloat {
    noneFrom > fullUpTo ? opacity * min(max((noneFrom - depth) / (noneFrom - fullUpTo), 0), 1) : 0
  }
}

extension CardPose {
  /// - Parameter share: 0 where nothing is in front of the screen behind, 1 where the card is presented.
  fileprivate mutating func stepBack(_ screen: CardLayout.ScreenBehind, by share: CGFloat) {
    switch screen {
    case .stays(let radius): backdropRadius = radius
    case .stepsBack(let scale, let offset, let radius, let ownRadius):
      backdropScale = 1 + (scale - 1) * share
      backdropOffset = offset * share
      backdropRadius = ownRadius + (radius - ownRadius) * share
    }
  }
}
