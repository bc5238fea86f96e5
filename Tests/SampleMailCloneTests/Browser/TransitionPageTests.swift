import Foundation
import Testing

extension BrowserTests {
  @Suite("Transitions on the page") struct TransitionPageTests {
    private let phone: LivePhone
    private var page: BrowserPage { phone.page }

    init() throws { phone = try LivePhone() }

    /// Moves the mouse from a location of the screen, in points, and lets go at rest.
    private func glide(from start: CGPoint, by translation: CGFloat) throws {
      let screen = try phone.screen
      let scale = screen.width / CGFloat(try page.value("glass.clientWidth") as? Double ?? 1)
      let location = CGPoint(x: screen.minX + start.x * scale, y: screen.minY + start.y * scale)
      try phone.glide(from: location, by: CGPoint(x: translation * scale, y: 0))
      try phone.rest()
    }

    @Test("a message opens out of its row; after a short drag it returns, after a long drag it closes")
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

    @Test("a drag from the edge goes to the mailboxes, a tap goes back")
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

    @Test("a short drag returns to the same list, a long drag goes to the next or the previous list")
    func lists() throws {
      try glide(from: CGPoint(x: 300, y: 500), by: -90)
      #expect(try phone.shows("Your booking"))
      try glide(from: CGPoint(x: 340, y: 500), by: -300)
      #expect(try !phone.shows("Your booking"))
      try phone.snap("transition-unread")
      try glide(from: CGPoint(x: 60, y: 500), by: 300)
      #expect(try phone.shows("Your booking"))
    }

    @Test("the search opens out of its field, and Cancel closes it")
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
