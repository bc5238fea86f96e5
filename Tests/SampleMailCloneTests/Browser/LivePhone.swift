import Foundation

/// The page with the running sample in a browser.
final class LivePhone {
  /// Folder of the screenshots, outside version control.
  static let screenshots = Repository.root.appendingPathComponent(".build/screenshots")

  let app: LiveApp
  private let browser: Browser
  let page: BrowserPage

  init() throws {
    app = try LiveApp()
    browser = try Browser()
    page = try browser.open(app.address)
    try waitForApp()
  }

  /// Opens another page of the same app.
  func openPage() throws -> BrowserPage {
    let page = try browser.open(app.address)
    try page.wait(Self.isShown("compose"))
    return page
  }

  func waitForApp() throws { try page.wait(Self.isShown("compose")) }

  static func isShown(_ name: String) -> String {
    "!!document.querySelector('[data-name=\"\(name)\"]')?.getClientRects().length"
  }

  // MARK: Queries

  var screen: CGRect { get throws { try page.box("#glass") } }

  /// Returns the frame of a view by its name, in coordinates of the screen.
  func box(_ name: String) throws -> CGRect {
    let screen = try screen
    return try page.box("[data-name=\(name)]").offsetBy(dx: -screen.minX, dy: -screen.minY)
  }

  /// Upper edge of the Cancel button, which moves with the card.
  var cardTop: CGFloat { get throws { try box("cancel").minY } }

  func shows(_ text: String) throws -> Bool {
    try page.value("document.querySelector('#glass').textContent.includes('\(text)')") as? Bool ?? false
  }

  func snap(_ name: String) throws {
    try page.screenshot(Self.screenshots.appendingPathComponent("\(name).png"))
  }

  // MARK: Input

  /// Taps the compose button and waits until the draft stands.
  func openDraft() throws {
    try page.click("[data-name=compose]")
    try page.wait(Self.isShown("cancel"))
    try rest()
  }

  /// Waits until the page has not changed for 12 frames.
  func rest() throws {
    try page.value(
      """
      new Promise(done => {
        let last = '', still = 0
        const look = () => {
          const now = document.querySelector('#windows').innerHTML
          still = now === last ? still + 1 : 0
          last = now
          still > 12 ? done() : requestAnimationFrame(look)
        }
        look()
      })
      """)
  }

  /// Centre of the bar of the draft, beside its buttons.
  var barCenter: CGPoint {
    get throws {
      let (screen, button) = (try screen, try page.box("[data-name=cancel]"))
      return CGPoint(x: screen.midX, y: button.midY)
    }
  }

  /// Presses the mouse and moves it down, one step per frame; returns the final location.
  @discardableResult
  func drag(from start: CGPoint, down distance: CGFloat, steps: Int) throws -> CGPoint {
    try page.mouse(.pressed, start)
    return try move(from: start, down: distance, steps: steps)
  }

  /// Flings the draft down as fast as the browser allows, and lets go in motion.
  ///
  /// The mouse passes half of the travel, so the draft closes on a slow machine too.
  func fling() throws {
    let start = try barCenter
    let path = (1...12).map { CGPoint(x: start.x, y: start.y + 45 * CGFloat($0)) }
    try page.mouse(.pressed, start)
    for point in path { try page.mouse(.moved, point) }
    try page.mouse(.released, path[path.count - 1])
  }

  /// Drags a changed draft down and waits for the question.
  func dragDown() throws {
    try page.mouse(.released, drag(from: barCenter, down: 600, steps: 12))
    try page.wait("!!document.querySelector('[data-name=\"Keep Editing\"]')")
    try rest()
  }

  /// Presses the mouse, moves it one step per frame, rests and lets go.
  func glide(from start: CGPoint, by translation: CGPoint, steps: Int = 12) throws {
    try page.mouse(.pressed, start)
    var location = start
    for step in 1...steps {
      try page.frame()
      let share = CGFloat(step) / CGFloat(steps)
      location = CGPoint(x: start.x + translation.x * share, y: start.y + translation.y * share)
      try page.mouse(.moved, location)
    }
    try rest()
    try page.mouse(.released, location)
  }

  @discardableResult
  func move(from start: CGPoint, down distance: CGFloat, steps: Int) throws -> CGPoint {
    for step in 1...steps {
      try page.frame()
      let translation = distance * CGFloat(step) / CGFloat(steps)
      try page.mouse(.moved, CGPoint(x: start.x, y: start.y + translation))
    }
    return CGPoint(x: start.x, y: start.y + distance)
  }
}
