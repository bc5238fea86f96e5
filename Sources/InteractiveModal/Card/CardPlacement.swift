import Foundation

/// Where the views of a card are in a pose.
struct CardPlacement: Equatable, Sendable {
  /// Centre of the card in the container.
  let center: CGPoint
  /// That centre in the card's open position, at the card's present length.
  let restingCenter: CGPoint
  let size: CGSize
  /// Middle of the edge by which the card leaves, in the card: where the view inside is anchored, so
  /// that a scale keeps that edge in place. On the way into a source it moves, and the card stays:
  /// elsewhere its content would get another safe area.
  let clipFoot: CGPoint
  let clipSize: CGSize
  /// How the view inside is stretched: its scale along both axes.
  let stretch: CGSize
  let radius: CGFloat
  /// Opacity of the ground over glass: 1 in a card that stands at the edges.
  let ground: CGFloat

  init(_ pose: CardPose, in layout: CardLayout) {
    let direction = layout.direction
    let frame = Self.visible(of: layout.frame, at: pose, in: layout)
    let full = Self.visible(of: layout.card, at: pose, in: layout)
    // A rectangle that is inset by more than its size is null, and its numbers are not finite.
    let card =
      full
      .insetBy(dx: min(pose.cardInset, full.width / 2), dy: min(pose.cardInset / 2, full.height / 2))
      .offsetBy(dx: 0, dy: direction == .down ? -pose.cardInset / 2 : pose.cardInset / 2)
    ground = layout.glassInset > 0 ? 1 - min(pose.cardInset / layout.glassInset, 1) : 0
    restingCenter = CGPoint(x: frame.midX, y: frame.midY)
    (size, clipSize) = (frame.size, card.size)
    let foot = direction.foot
    let clipFoot = CGPoint(
      x: card.minX - frame.minX + foot.x * card.width, y: card.minY - frame.minY + foot.y * card.height)
    center = Self.moved(restingCenter, at: pose, in: layout)
    let stretch = Self.stretch(pose, in: layout)
    guard let shrinking = pose.shrinking else {
      (self.clipFoot, self.stretch, radius) = (clipFoot, stretch, layout.cardRadius)
      return
    }
    let scale = shrinking.scale(of: clipSize)
    self.stretch = CGSize(width: stretch.width * scale, height: stretch.height * scale)
    radius = shrinking.radius(from: layout.cardRadius, of: clipSize)
    // The scale keeps the foot in place, and the middle of the card has to go to the source.
    let middle = Self.moved(CGPoint(x: card.midX, y: card.midY), at: pose, in: layout)
    let goal = shrinking.center(from: middle, along: direction)
    let toMiddle = CGSize(width: (0.5 - foot.x) * card.width, height: (0.5 - foot.y) * card.height)
    self.clipFoot = CGPoint(
      x: clipFoot.x + goal.x - middle.x + (1 - scale) * toMiddle.width,
      y: clipFoot.y + goal.y - middle.y + (1 - scale) * toMiddle.height)
  }

  /// Returns the centre, in the container, of a card that is not shrinking.
  static func center(_ pose: CardPose, in layout: CardLayout) -> CGPoint {
    let frame = visible(of: layout.frame, at: pose, in: layout)
    return moved(CGPoint(x: frame.midX, y: frame.midY), at: pose, in: layout)
  }

  private static func moved(_ point: CGPoint, at pose: CardPose, in layout: CardLayout) -> CGPoint {
    let offset = layout.direction.offset(pose.cardOffset)
    let shift = layout.dockShift == 0 ? 0 : layout.dockShift * layout.docking(at: pose)
    return CGPoint(x: point.x + offset.x + shift, y: point.y + offset.y)
  }

  /// Returns the stretch of the view inside, for a card that is not shrinking.
  static func stretch(_ pose: CardPose, in layout: CardLayout) -> CGSize {
    CGSize(width: 1, height: 1 + pose.cardStretch / max(layout.card.height, 1))
  }

  private static func visible(of rect: CGRect, at pose: CardPose, in layout: CardLayout) -> CGRect {
    let length = layout.direction.length(of: rect.size) - pose.cardOverhang
    return layout.direction.farPiece(of: rect, length: max(length, 0))
  }
}

extension TravelDirection {
  /// The middle of the edge by which the card leaves, as an anchor point.
  var foot: CGPoint { opposite.farMiddle(of: CGRect(x: 0, y: 0, width: 1, height: 1)) }
}
