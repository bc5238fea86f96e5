import Foundation

/// The card as Mail presents a draft: the screen behind scales back, the card slides up in front
/// of it.
///
/// Two pure functions. The layout follows from the container; the pose follows from progress and
/// layout. So a drag, a flight, a rotation and a film strip are the same call.
struct CardGeometry: Sendable {
  /// How far a card stretches that is pulled up, as a share of its length.
  static let maximumStretch: CGFloat = 0.04

  var card: ModalConfiguration.Card
  var presenter: ModalConfiguration.Presenter
  var dimming: ModalConfiguration.Dimming
  var size: ModalConfiguration.Size
  var detents = [ModalDetent.large]

  // MARK: The layout

  func layout(in context: LayoutContext) -> CardLayout {
    let full = fullFrame(in: context)
    var lengths = lengths(in: full, context)
    var highest = lengths.first?.length ?? context.direction.length(of: full.size)
    var card = cardFrame(in: full, length: highest, context)
    let lift = lift(of: card, context)
    if lift > 0 {
      let longest = card.maxY - full.minY
      for index in lengths.indices { lengths[index].length = min(lengths[index].length + lift, longest) }
      highest = min(highest + lift, longest)
      card = CGRect(x: card.minX, y: card.maxY - highest, width: card.width, height: highest)
    }
    let bounds = CGRect(origin: .zero, size: context.size)
    // How far the card has to go until it is out of the screen.
    let reach = context.direction.distance(of: context.direction.farMiddle(of: card), fromEdgeOf: bounds)
    let travel = max(reach, 1)
    let stops = TransitionStops(
      highest: lengths.first?.identifier ?? .large,
      lower: lengths.dropFirst().map { ($0.identifier, 1 - (highest - $0.length) / travel) },
      docked: dockedHeight(of: card, in: context).map { $0 / travel })
    let fills = fillsContainer(card, context)
    let presenter = fills ? presenterLook(behind: card, context) : .stays(radius: context.presenterRadius)
    return CardLayout(
      card: card,
      frame: context.direction.piece(of: strip(of: card, context), length: reach),
      direction: context.direction,
      cardRadius: fillsScreen(in: context) ? 0 : self.card.cornerRadius,
      nearRadius: nearRadius(of: card, context),
      cardCorners: isFloating(in: context) ? .all : .far,
      floating: floating(stops, context, fills: fills),
      glassInset: fills && context.sizeClass != .regular ? self.card.floatingInset : 0,
      stretchLimit: stretchLimit(of: card, reach: reach, context),
      presenter: presenter,
      travel: travel,
      statusBar: statusBar(above: card, presenter, stops, travel: travel, context),
      stops: stops,
      dockFoot: context.dock?.foot ?? 0,
      dockShift: dockShift(of: card, in: context),
      dimming: dimming(over: stops, context),
      cardBorder: context.increasesContrast ? self.card.contrastBorderWidth : 0,
      leavesSpaceBeside: isFloating(in: context) || !fills
        || (context.direction.isVertical && card.width < context.size.width))
  }

  /// The near corners of a card that floats beside the display's corners share their centres with them, as those of
  /// the system's sheets do, and have at least the card's radius.
  private func nearRadius(of card: CGRect, _ context: LayoutContext) -> CGFloat {
    if fillsScreen(in: context) { return 0 }
    let beside = max(card.minX, context.size.width - card.maxX)
    let floats = self.card.floatingInset > 0 && !isFloating(in: context)
    return max(self.card.cornerRadius, floats ? context.displayRadius - self.card.floatingInset - beside : 0)
  }

  /// A card stretches up to the safe area, and by a small share of its length: more would distort
  /// its content visibly.
  private func stretchLimit(of card: CGRect, reach: CGFloat, _ context: LayoutContext) -> CGFloat {
    let direction = context.direction
    let space = direction.length(of: context.size) - reach - context.safeFar
    return max(min(space, direction.length(of: card.size) * Self.maximumStretch), 0)
  }

  /// A card of full height stands at the edges. With one detent it is always or never there.
  private func floating(
    _ stops: TransitionStops, _ context: LayoutContext, fills: Bool
  ) -> CardLayout.Floating {
    guard context.direction.isVertical, context.sizeClass == .compactWidth || isNarrow(in: context),
      !fills || stops.detents.count > 1
    else { return .none }
    let inset = card.floatingInset
    return fills ? .belowTop(inset: inset, from: stops.secondProgress) : .always(inset: inset)
  }

  /// On a tablet a card that slides up or down keeps clear of all edges.
  private func isFloating(in context: LayoutContext) -> Bool {
    context.sizeClass == .regular && context.direction.isVertical && !size.fillsContainer
  }

  /// Whether the card stands at an edge of a phone on its side, in the middle or beside the edge
  /// where the app places it.
  private func isNarrow(in context: LayoutContext) -> Bool {
    context.sizeClass == .compactHeight && context.direction.isVertical && !size.fillsCompactHeight
      && !size.fillsContainer
  }

  /// Whether the card fills a phone on its side.
  private func fillsScreen(in context: LayoutContext) -> Bool {
    context.sizeClass == .compactHeight && !isNarrow(in: context)
  }

  /// Distance of the card from the edge opposite to the one by which it leaves. A card that fills
  /// a phone on its side has no gap.
  private func farInset(in context: LayoutContext) -> CGFloat {
    if size.fillsContainer || (fillsScreen(in: context) && context.safeFar == 0) { return 0 }
    return min(context.safeFar + size.topGap, context.direction.length(of: context.size))
  }

  /// Whether the card leaves nothing but the gap free. A card from the side that is limited in
  /// width does not.
  private func fillsContainer(_ card: CGRect, _ context: LayoutContext) -> Bool {
    let direction = context.direction
    return direction.length(of: card.size) >= direction.length(of: context.size) - farInset(in: context)
  }

  /// The largest card that fits.
  private func fullFrame(in context: LayoutContext) -> CGRect {
    let bounds = CGRect(origin: .zero, size: context.size)
    let length = context.direction.length(of: context.size) - farInset(in: context)
    guard context.direction.isVertical else {
      let width = size.fillsContainer ? length : min(length, size.maximumWidth)
      return context.direction.piece(of: bounds, length: width)
    }
    guard isFloating(in: context) else {
      let full = context.direction.piece(of: bounds, length: length)
      return isNarrow(in: context) ? narrowed(full, context) : full
    }
    let width = min(context.size.width, size.maximumWidth)
    let top = min(context.safeTop + size.topGap, context.size.height)
    let bottom = min(context.safeBottom + size.topGap, context.size.height - top)
    let free = context.size.height - top - bottom
    let height = min(free, size.maximumHeight)
    return CGRect(
      x: size.placement.minX(ofWidth: width, gap: size.topGap, in: context),
      y: top + context.onPixels((free - height) / 2), width: width, height: height)
  }

  /// Returns a card that is no wider than its maximum and the safe area.
  private func narrowed(_ full: CGRect, _ context: LayoutContext) -> CGRect {
    let width = min(max(full.width - context.safeLeft - context.safeRight, 0), size.maximumWidth)
    let x = context.onPixels(size.placement.minX(ofWidth: width, gap: size.topGap, in: context))
    return CGRect(x: x, y: full.minY, width: width, height: full.height)
  }

  /// The heights that the container has, from the highest to the lowest, as ``ModalDetent`` says.
  private func lengths(
    in full: CGRect, _ context: LayoutContext
  ) -> [(identifier: ModalDetent.Identifier, length: CGFloat)] {
    let safe = isFloating(in: context) ? 0 : context.safeNear
    let longest = context.direction.length(of: full.size)
    let detentContext = ModalDetent.Context(
      maximumHeight: max(longest - safe, 0), preferredHeight: context.preferredLength,
      isCompactHeight: fillsScreen(in: context))
    return detents.compactMap { detent in
      detent.resolvedHeight(in: detentContext).map {
        (detent.identifier, min(context.onPixels($0) + safe, longest))
      }
    }.sorted { $0.1 > $1.1 }
  }

  private func cardFrame(in full: CGRect, length: CGFloat, _ context: LayoutContext) -> CGRect {
    isFloating(in: context)
      ? CGRect(
        x: full.minX, y: full.minY + context.onPixels((full.height - length) / 2), width: full.width,
        height: length)
      : context.direction.piece(of: full, length: length)
  }

  /// Returns how much higher a card gets for the keyboard, in points. So the user sees as much of it above the
  /// keyboard as without one. Its bottom edge stays, behind the keyboard.
  private func lift(of card: CGRect, _ context: LayoutContext) -> CGFloat {
    guard context.keyboardHeight > 0, context.direction == .down else { return 0 }
    let covered = card.maxY - (context.size.height - context.keyboardHeight)
    return max(covered - (isFloating(in: context) ? 0 : context.safeNear), 0)
  }

  /// The strip of the container in which the card moves.
  private func strip(of card: CGRect, _ context: LayoutContext) -> CGRect {
    context.direction.isVertical
      ? CGRect(x: card.minX, y: 0, width: card.width, height: context.size.height)
      : CGRect(origin: .zero, size: context.size)
  }

  // MARK: Behind the card

  /// An upright phone scales the screen behind, so that its far edge is `size.topGap` beyond the
  /// card's.
  private func presenterLook(behind card: CGRect, _ context: LayoutContext) -> CardLayout.PresenterLook {
    guard context.sizeClass == .compactWidth, presenter.scale < 1, !context.reducesMotion,
      context.presenterStepsBack
    else {
      return .stays(radius: context.presenterRadius)
    }
    let frame = context.presenterFrame
    let scaled = context.direction.length(of: frame.size) * presenter.scale
    let center = context.direction.component(of: CGPoint(x: frame.midX, y: frame.midY))
    let farEdge = context.direction.farEdge(of: card) - size.topGap
    return .scalesBack(
      scale: presenter.scale, offset: farEdge - (center - scaled / 2), radius: self.card.cornerRadius,
      from: context.presenterRadius)
  }

  /// Full from the lowest dimmed detent on, nothing at the stop below it.
  private func dimming(over stops: TransitionStops, _ context: LayoutContext) -> CardLayout.Dimming? {
    let undimmed = undimmedProgress(of: stops)
    guard let dimmed = stops.detents.last(where: { $0.progress > undimmed }) else { return nil }
    let opacity = context.increasesContrast ? max(dimming.opacity, dimming.contrastOpacity) : dimming.opacity
    return CardLayout.Dimming(
      opacity: opacity, fullFrom: dimmed.progress, noneUpTo: stops.next(below: dimmed.progress).progress)
  }

  /// Where the container leaves the named detent out, the screen behind stays in use at the lowest one, if there are
  /// others.
  private func undimmedProgress(of stops: TransitionStops) -> CGFloat {
    guard let largestUndimmed = dimming.largestUndimmedDetent else { return stops.dockedProgress ?? 0 }
    if let detent = stops.detents.first(where: { $0.stop == .detent(largestUndimmed) }) {
      return detent.progress
    }
    let isLeftOut = detents.contains { $0.identifier == largestUndimmed }
    return stops.dockedProgress ?? (isLeftOut && stops.detents.count > 1 ? stops.lowestProgress : 0)
  }

  // MARK: The pose

  /// Returns what the screen looks like at a progress.
  ///
  /// - Parameters:
  ///   - progress: 0 closed, 1 open. Below 0 the card moves farther out of the screen. Above 1 it
  ///     stretches towards the safe area and never beyond it, so it covers the same area and keeps
  ///     its safe area under any finger.
  ///   - slideEnd: The progress below which the card comes and goes by its departure; 1 or less.
  func pose(
    at progress: CGFloat, slidingTo slideEnd: CGFloat = -.infinity, _ departure: CardDeparture = .fades,
    in layout: CardLayout
  ) -> CardPose {
    let shown = progress.clamped(to: 0...1)
    let slides = slideEnd == -.infinity || departure == .slides
    // Below the end of the slide the card stays there.
    let slid = slides ? progress : max(progress, slideEnd)
    let standing = slides ? shown : slid.clamped(to: 0...1)
    var pose = CardPose(
      cardOffset: max(1 - slid, 0) * layout.travel,
      cardOpacity: 1,
      cardStretch: min(max(progress - 1, 0) * layout.travel, layout.stretchLimit),
      cardOverhang: (1 - max(standing, layout.stops.contentProgress)) * layout.travel,
      cardInset: layout.floating.inset(at: standing),
      leavesPresenterInUse: layout.dimming?.leavesPresenterInUse(at: shown) ?? true,
      dimmingOpacity: layout.dimming?.opacity(at: shown) ?? 0)
    // Across its lines a text would be stretched visibly: a drawer gets longer and lays out its content.
    if !layout.direction.isVertical {
      if slides {
        pose.cardOffset -= pose.cardStretch
        pose.cardOverhang -= pose.cardStretch
      }
      pose.cardStretch = 0
    }
    let covered = max((shown - layout.stops.secondProgress) / (1 - layout.stops.secondProgress), 0)
    pose.scaleBack(layout.presenter, by: covered)
    if slideEnd > -.infinity { pose.leave(by: departure, at: progress, slidTo: slideEnd) }
    return pose
  }
}

extension CardPose {
  /// - Parameter share: 0 if nothing covers the screen behind, 1 at the highest detent.
  fileprivate mutating func scaleBack(_ presenter: CardLayout.PresenterLook, by share: CGFloat) {
    switch presenter {
    case .stays(let radius): presenterRadius = radius
    case .scalesBack(let scale, let offset, let radius, let ownRadius):
      presenterScale = 1 + (scale - 1) * share
      presenterOffset = offset * share
      presenterRadius = ownRadius + (radius - ownRadius) * share
    }
  }

  /// Fades or shrinks a card from where it has slid to.
  fileprivate mutating func leave(
    by departure: CardDeparture, at progress: CGFloat, slidTo slideEnd: CGFloat
  ) {
    let share = progress >= slideEnd ? 1 : progress > 0 ? progress / slideEnd : 0
    cardOpacity = departure.opacity(at: share)
    guard case .shrinks(let path) = departure else { return }
    shrinking = path
    shrinking?.share = 1 - share
  }
}

extension CardGeometry {
  /// The middle of the status bar's clock, as a share of the safe area's height. Beside an island or a notch
  /// the clock stands a little below the middle.
  private static let clockMiddle: CGFloat = 0.55
  /// Opacity of black at which black and white text can be read equally well on a white screen below it: both have
  /// a contrast of 4.6 to 1 there.
  private static let darkDimming: CGFloat = 0.54

  /// Returns what lies under the status bar while the modal is open. `from` is the progress at which the moving
  /// edge, of the screen behind or of the card, passes the middle of the clock.
  func statusBar(
    above card: CGRect, _ presenter: CardLayout.PresenterLook, _ stops: TransitionStops, travel: CGFloat,
    _ context: LayoutContext
  ) -> CardLayout.StatusBar {
    let (direction, clock) = (context.direction, context.safeTop * Self.clockMiddle)
    if presenter.isClipped, direction == .down {
      // A card behind is below the clock already, which keeps what lies above that card.
      if context.presenterFrame.minY > clock { return statusBarOnScreenBehind(stops, context) }
      let (start, end) = (context.presenterFrame.minY, card.minY - size.topGap)
      let share = start < end ? ((clock - start) / (end - start)).clamped(to: 0...1) : 0
      let second = stops.secondProgress
      return CardLayout.StatusBar(background: .black, from: second + share * (1 - second))
    }
    guard card.minY <= 0, direction.isVertical || card.width >= context.size.width else {
      return statusBarOnScreenBehind(stops, context)
    }
    // A card from a side passes the clock somewhere beside the middle.
    let place = direction.component(of: CGPoint(x: context.size.width / 2, y: clock))
    let distance = abs(direction.farEdge(of: card) - place)
    return CardLayout.StatusBar(background: .modal, from: (1 - distance / travel).clamped(to: 0...1))
  }

  /// The screen behind stays below the status bar. From the progress on at which it is dark, it counts as black.
  private func statusBarOnScreenBehind(
    _ stops: TransitionStops, _ context: LayoutContext
  ) -> CardLayout.StatusBar {
    let missing = 1 - (1 - Self.darkDimming) / (1 - context.presenterDimming)
    // A card at the leading edge is below the clock itself.
    guard context.direction != (context.isRightToLeft ? .right : .left), dimming.color == .black,
      let dimming = dimming(over: stops, context), missing > 0, missing <= dimming.opacity
    else { return CardLayout.StatusBar(background: .presenter, from: 0) }
    let share = missing / dimming.opacity
    return CardLayout.StatusBar(
      background: .black, from: dimming.noneUpTo + share * (dimming.fullFrom - dimming.noneUpTo))
  }
}
