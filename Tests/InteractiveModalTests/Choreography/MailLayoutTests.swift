import Foundation
import Testing

@testable import InteractiveModal

@Suite("Where Mail's card stands")
struct MailLayoutTests {
  private let mail = ModalConfiguration.mail.mailChoreography

  @Test("the card stands where it should on every device", arguments: MailRoom.all)
  func card(in room: MailRoom) {
    let layout = mail.layout(on: room.stage)
    #expect(layout.card == room.card)
    #expect(layout.travel == room.travel)
    #expect(layout.frame.maxY == room.stage.size.height)
  }

  @Test("a phone's card is round above and stands on the foot of the screen", arguments: MailRoom.narrow)
  func narrow(room: MailRoom) {
    let layout = mail.layout(on: room.stage)
    #expect(layout.cardRadius == 10)
    #expect(layout.cardCorners == .far)
    #expect(layout.screenBehind.isClipped)
    #expect(layout.card.maxY == layout.frame.maxY)
  }

  @Test(
    "the screen behind stays where it is if a card from a side is narrower than the room",
    arguments: MailRoom.narrow, [TravelDirection.left, .right])
  func drawer(room: MailRoom, direction: TravelDirection) {
    var (stage, mail) = (room.stage, mail)
    stage.direction = direction
    for (width, isClipped) in [(stage.size.width - 60, false), (stage.size.width, true)] {
      mail.maximumWidth = width
      let layout = mail.layout(on: stage)
      #expect(layout.card.width == min(width, stage.size.width - mail.topGap))
      #expect(layout.screenBehind.isClipped == isClipped)
    }
  }

  @Test("on a phone on its side the card is the screen", arguments: MailRoom.low)
  func low(room: MailRoom) {
    let layout = mail.layout(on: room.stage)
    #expect(layout.cardRadius == 0)
    #expect(!layout.screenBehind.isClipped)
  }

  @Test("a tablet's card is round all about and ends above the foot of the screen", arguments: MailRoom.wide)
  func wide(room: MailRoom) {
    let layout = mail.layout(on: room.stage)
    #expect(layout.cardRadius == 10)
    #expect(layout.cardCorners == .all)
    #expect(!layout.screenBehind.isClipped)
    #expect(layout.frame.maxY - layout.card.maxY == room.stage.safeBottom + 10)
    #expect(layout.card.midX == room.stage.size.width / 2)
  }

  @Test("after its travel the card is just out of the screen", arguments: MailRoom.all)
  func travel(in room: MailRoom) {
    let layout = mail.layout(on: room.stage)
    #expect(layout.card.minY + layout.travel == room.stage.size.height)
  }

  @Test("the figures are the configuration's")
  func configured() {
    var configuration = ModalConfiguration.mail
    configuration.topGap = 24
    configuration.cornerRadius = 38
    configuration.maximumWidth = 500
    let mail = configuration.mailChoreography
    let narrow = mail.layout(on: MailRoom.iPhone15.stage)
    #expect(narrow.card == CGRect(x: 0, y: 83, width: 393, height: 769))
    #expect(narrow.cardRadius == 38)
    for room in MailRoom.wide {
      let card = mail.layout(on: room.stage).card
      #expect(card.width == 500)
      #expect(card.midX == room.stage.size.width / 2)
      #expect(card.minY == room.stage.safeTop + 24)
      #expect(card.maxY == room.stage.size.height - room.stage.safeBottom - 24)
    }
  }

  @Test("over another card a card stands where it would without", arguments: MailRoom.narrow)
  func overCard(in room: MailRoom) {
    var stage = room.stage
    stage.backdrop = room.card
    stage.backdropRadius = 10
    let (over, alone) = (mail.layout(on: stage), mail.layout(on: room.stage))
    #expect(over.card == alone.card)
    #expect(over.frame == alone.frame)
    #expect(over.travel == alone.travel)
  }

  @Test("in a room without height the card has none, and still has a way to go", arguments: MailRoom.all)
  func flat(room: MailRoom) {
    for height in [0, 0.5, 5, 20] as [CGFloat] {
      var stage = room.stage
      stage.size.height = height
      let layout = mail.layout(on: stage)
      #expect(layout.card.size.height >= 0)
      #expect(layout.card.minY <= height)
      #expect(layout.card.maxY <= height)
      #expect(layout.travel >= 1)
    }
  }
}
