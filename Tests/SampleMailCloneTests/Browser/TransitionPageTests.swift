import Foundation
import Testing

extension BrowserTests {
  /// Every transition of the sample on the page, by hand: forwards, backwards, and let go halfway.
  @Suite("Transitions on the page") struct TransitionPageTests {
    private let phone: LivePhone
    private var page: BrowserPage { phone.page }

    init() throws { phone = try LivePhone() }

    /// Moves the mouse from a place of the screen, in points, and lets go at rest.
    private func glide(from start: CGPoint, by way: CGFloat) throws {
      let glass = try phone.glass
      let scale = glass.width / CGFloat(try page.value("glass.clientWidth") as? Double ?? 1)
      let place = CGPoint(x: glass.minX + start.x * scale, y: glass.minY + start.y * scale)
      try phone.glide(from: place, by: CGPoint(x: way * scale, y: 0))
      try phone.rest()
    }

    @Test("a message grows out of its row; halfway it returns, all the way it shrinks into its row")
    func message() throws {
      try page.click("[data-name='Saturday at the lake']")
      try page.wait(LivePhone.isShown("More"))
      try phone.rest()
      try phone.snap("transition-message")
      try glide(from: CGPoint(x: 4, y: 500), by: 90)
      #expect(try page.value(LivePhone.isShown("More")) as? Bool == true)
      try glide(from: CGPoint(x: 4, y: 500), by: 300)
      #expect(try page.value(LivePhone.isShown("compose")) as? Bool == true)
      try phone.snap("transition-message-back")
    }

    @Test("rows follow the mouse to the mailboxes, and back by a tap")
    func mailboxes() throws {
      try glide(from: CGPoint(x: 4, y: 500), by: 80)
      #expect(try page.value(LivePhone.isShown("compose")) as? Bool == true)
      try glide(from: CGPoint(x: 4, y: 500), by: 320)
      #expect(try phone.shows("Sent"))
      try phone.snap("transition-mailboxes")
      try page.click("[data-name=Inbox]")
      try page.wait(LivePhone.isShown("compose"))
      try phone.rest()
      #expect(try phone.shows("Saturday at the lake"))
    }

    @Test("lists lie side by side: halfway they return, past it the next one comes, and the one before")
    func lists() throws {
      try glide(from: CGPoint(x: 300, y: 500), by: -90)
      #expect(try phone.shows("Your booking"))
      try glide(from: CGPoint(x: 340, y: 500), by: -300)
      #expect(try !phone.shows("Your booking"))
      try phone.snap("transition-unread")
      try glide(from: CGPoint(x: 60, y: 500), by: 300)
      #expect(try phone.shows("Your booking"))
    }

    @Test("the field opens into the search, and Cancel closes it")
    func search() throws {
      try page.click("[data-name=search]")
      try page.wait(LivePhone.isShown("cancelSearch"))
      try phone.rest()
      try phone.snap("transition-search")
      try page.click("[data-name=cancelSearch]")
      try page.wait("!(\(LivePhone.isShown("cancelSearch")))")
      try phone.rest()
      #expect(try page.value(LivePhone.isShown("compose")) as? Bool == true)
    }
  }
}
