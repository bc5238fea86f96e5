import Foundation

/// The page with the running sample in a browser.
final class LivePhone {
  /// Folder for screenshots, by the variable `SCREENSHOTS`; they take half of a test's time.
  static let screenshots = ProcessInfo.processInfo.environment["SCREENSHOTS"]
    .map { URL(fileURLWithPath: $0) }

  let app: LiveApp
  private let browser: Browser
  let page: BrowserPage
  private var others: [BrowserPage] = []

  /// - Parameter isPlain: Whether the page shows the app as it is launched, or its invitation.
  init(isPlain: Bool = true) throws {
    guard let browser = Browser.current else { throw BrowserError("The suite has started no browser.") }
    self.browser = browser
    app = try LiveApp(isPlain: isPlain)
    page = try browser.open(app.address)
    try page.wait(Self.isShown(isPlain ? "compose" : "cancel"))
  }

  deinit { ([page] + others).forEach(browser.close) }

  /// Opens another page of the same app, in a window of its own or behind the first.
  @discardableResult func openPage(isHidden: Bool = false) throws -> BrowserPage {
    let page = try browser.open(app.address, isHidden ? .behind : .window)
    others.append(page)
    if !isHidden { try page.wait(Self.isShown("compose")) }
    return page
  }

  func waitForApp() throws { try page.wait(Self.isShown("compose")) }

  static func isShown(_ name: String) -> String {
    "!!document.querySelector('[data-name=\"\(name)\"]')?.getClientRects().length"
  }

  /// Returns the expression for the upper edge of a view, in points of the screen.
  static func top(of name: String = "cancel") -> String {
    "(document.querySelector('[data-name=\"\(name)\"]')?.getBoundingClientRect().top"
      + " - document.querySelector('#glass').getBoundingClientRect().top)"
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
    guard let folder = Self.screenshots else { return }
    try page.screenshot(folder.appendingPathComponent("\(name).png"))
  }

  // MARK: Input

  /// Taps the compose button and waits until the draft stands.
  func openDraft() throws {
    try page.click("[data-name=compose]")
    try page.wait(Self.isShown("cancel"))
    try rest()
  }

  /// Waits until the page has sent its input, and has not changed for 8 frames before and after an answer of the app.
  ///
  /// The app answers when it has done all that is due. Where the end is known, wait for it first.
  func rest() throws {
    try page.value(
      """
      new Promise(done => {
        let last = '', still = 0
        const look = async () => {
          const now = document.querySelector('#windows').innerHTML
          still = now === last && !isSending && !waiting.length ? still + 1 : 0
          last = now
          if (still === 8) await fetch('input', { method: 'POST', headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ page: own, inputs: [] }) }).catch(() => {})
          still > 16 ? done() : requestAnimationFrame(look)
        }
        look()
      })
      """)
  }

  /// Waits until the upper edge of a view is at a position of the screen, and then for rest.
  func rest(_ name: String = "cancel", at top: CGFloat, within tolerance: CGFloat = 0) throws {
    try page.wait("Math.abs(\(Self.top(of: name)) - \(top)) <= \(tolerance)")
    try rest()
  }

  /// Waits until a rotation to a screen of this width has ended, and then for rest.
  func rest(turnedTo width: Int) throws {
    try page.wait("document.querySelector('#windows > .layer').style.width === '\(width)px'")
    try rest()
  }

  /// Centre of the bar of the draft, beside its buttons.
  var barCenter: CGPoint {
    get throws { CGPoint(x: try screen.midX, y: try page.box("[data-name=cancel]").midY) }
  }

  /// Presses the mouse and moves it down, one step per frame; returns the final location.
  @discardableResult
  func drag(from start: CGPoint, down distance: CGFloat, steps: Int) throws -> CGPoint {
    try page.mouse(.pressed, start)
    return try move(from: start, down: distance, steps: steps)
  }

  /// Flings the draft down as fast as the browser allows, and lets go in motion.
  ///
  /// The mouse passes half of the travel, so the card closes on a slow machine too.
  func fling() throws {
    let start = try barCenter
    let path = (1...12).map { CGPoint(x: start.x, y: start.y + 45 * CGFloat($0)) }
    try page.mouse(.pressed, start)
    for point in path { try page.mouse(.moved, point) }
    try page.mouse(.released, path[path.count - 1])
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
