import Foundation
import Testing

@testable import InteractiveModal

@Suite(
  "A card that leaves by another edge is the mirror image of one that leaves by the foot, or by the right")
struct CardDirectionTests {
  /// A mirror before the container: what lies in it, and the direction of travel that it makes of another one.
  enum Mirror: CaseIterable {
    /// Up becomes down.
    case vertical
    /// Left becomes right.
    case horizontal
    /// The diagonal: down becomes right.
    case diagonal

    var directions: (original: TravelDirection, image: TravelDirection) {
      switch self {
      case .vertical: (.down, .up)
      case .horizontal: (.right, .left)
      case .diagonal: (.down, .right)
      }
    }

    func image(of point: CGPoint, in size: CGSize) -> CGPoint {
      switch self {
      case .vertical: CGPoint(x: point.x, y: size.height - point.y)
      case .horizontal: CGPoint(x: size.width - point.x, y: point.y)
      case .diagonal: CGPoint(x: point.y, y: point.x)
      }
    }

    func image(of size: CGSize) -> CGSize {
      self == .diagonal ? CGSize(width: size.height, height: size.width) : size
    }

    func image(of rect: CGRect, in size: CGSize) -> CGRect {
      let corners = [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)]
        .map { image(of: $0, in: size) }
      let origin = CGPoint(x: corners.map(\.x).min() ?? 0, y: corners.map(\.y).min() ?? 0)
      return CGRect(origin: origin, size: image(of: rect.size))
    }

    func image(of context: LayoutContext) -> LayoutContext {
      var image = context
      let (top, bottom, left, right) = (
        context.safeTop, context.safeBottom, context.safeLeft, context.safeRight
      )
      (image.safeTop, image.safeBottom, image.safeLeft, image.safeRight) =
        switch self {
        case .vertical: (bottom, top, left, right)
        case .horizontal: (top, bottom, right, left)
        case .diagonal: (left, right, top, bottom)
        }
      image.size = self.image(of: context.size)
      image.presenterFrame = self.image(of: context.presenterFrame, in: context.size)
      image.direction = directions.image
      return image
    }
  }

  private static let geometry: CardGeometry = {
    var configuration = ModalConfiguration.mail
    configuration.detents = [.large, .medium, .height(90, named: "strip")]
    configuration.dimming.largestUndimmedDetent = "strip"
    (configuration.size.topGap, configuration.size.maximumWidth) = (13, 2000)
    return configuration.cardGeometry
  }()

  /// Different safe areas on all four sides, and a screen behind that stands somewhere.
  private func context(_ room: MailRoom, to direction: TravelDirection) -> LayoutContext {
    var context = room.context
    (context.safeLeft, context.safeRight) = (17, 31)
    context.presenterFrame = CGRect(x: 11, y: 23, width: context.size.width - 50, height: 300)
    context.presenterRadius = 5
    context.direction = direction
    return context
  }

  /// On the diagonal only a narrow container has the same rules for its height as for its width.
  private static let rooms: [(MailRoom, Mirror)] = Mirror.allCases.flatMap { mirror in
    (mirror == .diagonal ? MailRoom.compactWidth : MailRoom.all).map { ($0, mirror) }
  }

  @Test("in its layout", arguments: rooms)
  func layout(in room: MailRoom, mirror: Mirror) {
    let original = context(room, to: mirror.directions.original)
    let layout = Self.geometry.layout(in: original)
    let image = Self.geometry.layout(in: mirror.image(of: original))
    #expect(image.card.isAbout(mirror.image(of: layout.card, in: original.size)))
    #expect(image.frame.isAbout(mirror.image(of: layout.frame, in: original.size)))
    #expect(abs(image.travel - layout.travel) < 1e-9 && abs(image.stretchLimit - layout.stretchLimit) < 1e-9)
    #expect(image.stops.positions.map(\.stop) == layout.stops.positions.map(\.stop))
    #expect(
      zip(image.stops.positions, layout.stops.positions).allSatisfy { abs($0.progress - $1.progress) < 1e-12 }
    )
    #expect(image.leavesSpaceBeside == layout.leavesSpaceBeside)
    #expect(image.cardCorners == layout.cardCorners && image.cardRadius == layout.cardRadius)
    #expect(image.presenter.isClipped == layout.presenter.isClipped)
    for progress in [1, 0.7, 0.4, 0.1] as [CGFloat] {
      let (visible, expected) = (image.visibleCard(at: progress), layout.visibleCard(at: progress))
      #expect(visible.isAbout(mirror.image(of: expected, in: original.size)))
    }
  }

  enum Departure: CaseIterable { case slides, fades, shrinks }

  @Test("in every pose", arguments: rooms, Departure.allCases)
  func placement(in room: (MailRoom, Mirror), departure: Departure) {
    let (room, mirror) = room
    let original = context(room, to: mirror.directions.original)
    let layout = Self.geometry.layout(in: original)
    let image = Self.geometry.layout(in: mirror.image(of: original))
    let source = CGRect(x: 200, y: 90, width: 60, height: 44)
    for (slideEnd, progress) in [(1, 1.2), (1, 1), (1, 0.6), (0.5, 0.8), (0.5, 0.3), (0.5, 0), (0, -0.3)]
      as [(CGFloat, CGFloat)]
    // Beyond its place a card that slides up is stretched, and one from the side gets longer.
    where progress <= 1 || layout.direction.isVertical == image.direction.isVertical {
      func makePose(_ source: CGRect, in layout: CardLayout) -> CardPose {
        let departure: CardDeparture =
          switch departure {
          case .slides: .slides
          case .fades: .fades
          case .shrinks: .shrinks(CardShrinking(into: source, from: slideEnd, in: layout))
          }
        return Self.geometry.pose(at: progress, slidingTo: slideEnd, departure, in: layout)
      }
      let pose = makePose(mirror.image(of: source, in: original.size), in: image)
      let former = makePose(source, in: layout)
      #expect(abs(pose.presenterOffset - former.presenterOffset) < 1e-9)
      #expect(pose.presenterScale == former.presenterScale && pose.presenterRadius == former.presenterRadius)
      #expect(abs(pose.dimmingOpacity - former.dimmingOpacity) < 1e-12)
      #expect(pose.leavesPresenterInUse == former.leavesPresenterInUse)
      let (shown, expected) = (CardPlacement(pose, in: image), CardPlacement(former, in: layout))
      // A source is as wide as it was high in a diagonal mirror, and so is the card.
      #expect(shown.center.isAbout(mirror.image(of: expected.center, in: original.size)))
      #expect(shown.restingCenter.isAbout(mirror.image(of: expected.restingCenter, in: original.size)))
      #expect(shown.clipFoot.isAbout(mirror.image(of: expected.clipFoot, in: expected.size)))
      #expect(shown.size.isAbout(mirror.image(of: expected.size)))
      #expect(shown.clipSize.isAbout(mirror.image(of: expected.clipSize)))
      #expect(shown.stretch.isAbout(mirror.image(of: expected.stretch)))
      #expect(abs(shown.radius - expected.radius) < 1e-9)
    }
  }
}

extension CGRect {
  fileprivate func isAbout(_ other: CGRect) -> Bool {
    origin.isAbout(other.origin) && size.isAbout(other.size)
  }
}

extension CGPoint {
  fileprivate func isAbout(_ other: CGPoint) -> Bool { abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 }
}

extension CGSize {
  fileprivate func isAbout(_ other: CGSize) -> Bool {
    abs(width - other.width) < 1e-9 && abs(height - other.height) < 1e-9
  }
}
