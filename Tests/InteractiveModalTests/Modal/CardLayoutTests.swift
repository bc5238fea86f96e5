import Foundation
import Testing

@testable import InteractiveModal

@Suite("The layout of Mail's card")
struct CardLayoutTests {
  private let mail = ModalConfiguration.mail.cardGeometry

  @Test(
    "the card has frame, travel and corners for the device; only a phone upright clips the screen behind",
    arguments: MailRoom.all)
  func card(in room: MailRoom) {
    let (layout, sizeClass) = (mail.layout(in: room.context), room.context.sizeClass)
    #expect(layout.cardRadius == (sizeClass == .compactHeight ? 0 : 10))
    #expect(sizeClass == .compactHeight || layout.cardCorners == (sizeClass == .regular ? .all : .far))
    #expect(layout.presenter.isClipped == (sizeClass == .compactWidth))
    #expect(layout.card == room.card && layout.cardBorder == 0)
    #expect(layout.travel == room.travel)
    #expect(layout.frame.maxY == room.context.size.height)
  }

  @Test(
    "the screen behind stays as it is if a card from a side is narrower than the container",
    arguments: MailRoom.compactWidth, [TravelDirection.left, .right])
  func drawer(room: MailRoom, direction: TravelDirection) {
    var (context, mail) = (room.context, mail)
    context.direction = direction
    for (width, isClipped) in [(context.size.width - 60, false), (context.size.width, true)] {
      mail.size.maximumWidth = width
      let layout = mail.layout(in: context)
      #expect(layout.card.width == min(width, context.size.width - mail.size.topGap))
      #expect(layout.presenter.isClipped == isClipped)
    }
  }

  @Test(
    "a card that grows to the edges keeps its distance up to where that begins",
    arguments: [(0, 8), (0.25, 8), (0.5, 8), (0.75, 4), (1, 0)] as [(CGFloat, CGFloat)])
  func floating(progress: CGFloat, inset: CGFloat) {
    #expect(CardLayout.Floating.belowTop(inset: 8, from: 0.5).inset(at: progress) == inset)
  }

  @Test("the layout follows the configuration")
  func configured() {
    var configuration = ModalConfiguration.mail
    configuration.size.topGap = 24
    configuration.card.cornerRadius = 38
    configuration.size.maximumWidth = 500
    let mail = configuration.cardGeometry
    let layout = mail.layout(in: MailRoom.iPhone15.context)
    #expect(layout.card == CGRect(x: 0, y: 83, width: 393, height: 769))
    #expect(layout.cardRadius == 38)
    for room in MailRoom.regular {
      let card = mail.layout(in: room.context).card
      #expect(card.width == 500)
      #expect(card.midX == room.context.size.width / 2)
      #expect(card.minY == room.context.safeTop + 24)
      #expect(card.maxY == room.context.size.height - room.context.safeBottom - 24)
    }
  }

  @Test("a card over another card has the same layout as without", arguments: MailRoom.compactWidth)
  func overCard(in room: MailRoom) {
    var context = room.context
    context.presenterFrame = room.card
    context.presenterRadius = 10
    let (over, alone) = (mail.layout(in: context), mail.layout(in: room.context))
    #expect(over.card == alone.card)
    #expect(over.frame == alone.frame)
    #expect(over.travel == alone.travel)
  }

  /// The room, the direction in which the card leaves, the gap, and what is under the status bar from which
  /// progress on. In the black, the edge of the screen behind goes down 59 points and passes the clock at 32.5;
  /// a card of 808 points from the top passes it once as much is visible.
  @Test(
    "under the clock is the black around a screen that has scaled back, the card, or the screen behind",
    arguments: [
      (MailRoom.iPhone15, .down, 10, .black, 0.55), (MailRoom.iPhone15, .down, 30, .black, 0.55),
      (MailRoom.compactHeight[0], .down, 10, .modal, 1), (MailRoom.regular[0], .down, 0, .presenter, 0.5),
      (MailRoom.iPhone15, .up, 10, .modal, 0.55 * 59 / 808), (MailRoom.iPhone15, .right, 10, .presenter, 0.5),
      (MailRoom.compactHeight[0], .left, 0, .modal, 0.5),
    ] as [(MailRoom, TravelDirection, CGFloat, CardLayout.StatusBarBackground, CGFloat)])
  func statusBar(
    room: MailRoom, direction: TravelDirection, gap: CGFloat, expected: CardLayout.StatusBarBackground,
    turn: CGFloat
  ) {
    var (mail, context) = (mail, room.context)
    (mail.size.topGap, context.direction) = (gap, direction)
    let layout = mail.layout(in: context)
    #expect(layout.statusBarBackground(at: 1) == expected)
    #expect(layout.statusBarBackground(at: turn - 0.001) == .presenter)
    #expect(layout.statusBarBackground(at: turn + 0.001) == expected)
  }

  @Test(
    "a full screen covers its container from each edge, and has the clock; on a phone on its side it has no lower detent",
    arguments: MailRoom.all, [TravelDirection.down, .up, .left, .right])
  func fullScreen(room: MailRoom, direction: TravelDirection) {
    var (configuration, context) = (ModalConfiguration.fullScreen, room.context)
    (context.direction, context.safeLeft, context.safeRight) = (direction, 59, 59)
    (configuration.size.topGap, configuration.size.fillsCompactHeight) = (20, false)
    let bounds = CGRect(origin: .zero, size: context.size)
    let layout = configuration.cardGeometry.layout(in: context)
    #expect(layout.card == bounds && layout.frame == bounds && !layout.leavesSpaceBeside)
    #expect(layout.travel == direction.length(of: bounds.size) && layout.stretchLimit == 0)
    #expect(layout.statusBarBackground(at: 1) == .modal)
    if context.safeTop > 0 { #expect(layout.statusBarBackground(at: 0) == .presenter) }
    configuration.detents = [.large, .medium]
    let lower = configuration.cardGeometry.layout(in: context)
    let medium = lower.visibleCard(at: lower.stops.lowestProgress)
    let isLower = direction.length(of: medium.size) < direction.length(of: bounds.size)
    #expect(lower.card == bounds && isLower == (context.sizeClass != .compactHeight))
  }

  @Test(
    "a screen behind that begins below the top passes the clock earlier, on the way to the highest detent")
  func statusBarOfLowScreen() {
    var (mail, context) = (mail, MailRoom.iPhone15.context)
    mail.detents = [.large, .medium]
    context.presenterFrame.origin.y = 10
    let layout = mail.layout(in: context)
    let medium = layout.stops.secondProgress
    #expect(medium > 0.3 && layout.statusBar.background == .black)
    #expect(abs(layout.statusBar.from - (medium + (32.45 - 10) / (59 - 10) * (1 - medium))) < 1e-9)
  }

  @Test("a card that leaves the least gap at the top of a tablet leaves the status bar to the screen behind")
  func leastGap() {
    var (mail, context) = (mail, MailRoom.regular[0].context)
    context.safeTop = 0
    for (gap, expected) in [(0, .modal), (0.5, .presenter)] as [(CGFloat, CardLayout.StatusBarBackground)] {
      mail.size.topGap = gap
      #expect(mail.layout(in: context).statusBar.background == expected)
    }
  }

  @Test("a detent in a container that is lower than its safe area has no height to choose from")
  func noRoom() {
    var (mail, context) = (mail, MailRoom.iPhone15.context)
    context.size.height = 80
    nonisolated(unsafe) var heights: [CGFloat] = []
    mail.detents = [
      ModalDetent("asks") {
        heights.append($0.maximumHeight); return 40
      }
    ]
    _ = mail.layout(in: context)
    #expect(heights == [0])
  }

  // MARK: The container, as a value

  @Test(
    "a modal leaves over the safe area at its edge, and opens towards the opposite one",
    arguments: [(.down, 2, 1), (.up, 1, 2), (.left, 3, 4), (.right, 4, 3)]
      as [(TravelDirection, CGFloat, CGFloat)])
  func safeAreas(direction: TravelDirection, near: CGFloat, far: CGFloat) {
    var context = LayoutContext.empty
    (context.safeTop, context.safeBottom, context.safeLeft, context.safeRight) = (1, 2, 3, 4)
    context.direction = direction
    #expect(context.safeNear == near && context.safeFar == far)
  }

  @Test(
    "a length is rounded to the pixels of the display, and left alone without one",
    arguments: [
      (10.3, 2, 10.5), (10.2, 2, 10), (-10.3, 2, -10.5), (10.5, 1, 11), (10.3, 0, 10.3), (10.3, -1, 10.3),
      (10.25, 4, 10.25),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func pixels(length: CGFloat, scale: CGFloat, expected: CGFloat) {
    var context = LayoutContext.empty
    context.displayScale = scale
    #expect(context.onPixels(length) == expected)
  }
}
