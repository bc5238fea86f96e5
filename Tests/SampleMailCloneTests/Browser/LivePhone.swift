import Foundation

/// The live page in a browser, by what can be seen and touched on it.
final class LivePhone {
  /// Screenshots go here; the folder is not kept.
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

  /// One more page that looks at the same app.
  func openPage() throws -> BrowserPage {
    let page = try browser.open(app.address)
    try page.wait(Self.isShown("compose"))
    return page
  }

  func waitForApp() throws { try page.wait(Self.isShown("compose")) }

  static func isShown(_ name: String) -> String {
    "!!document.querySelector('[data-name=\"\(name)\"]')?.getClientRects().length"
  }

  // MARK: What is seen

  var glass: CGRect { get throws { try page.box("#glass") } }

  /// A named view, on the device's screen.
  func box(_ name: String) throws -> CGRect {
    let glass = try glass
    return try page.box("[data-name=\(name)]").offsetBy(dx: -glass.minX, dy: -glass.minY)
  }

  /// Where the draft's top button is: it moves with the card.
  var cardTop: CGFloat { get throws { try box("cancel").minY } }

  func shows(_ text: String) throws -> Bool {
    try page.value("document.querySelector('#glass').textContent.includes('\(text)')") as? Bool ?? false
  }

  func snap(_ name: String) throws {
    try page.screenshot(Self.screenshots.appendingPathComponent("\(name).png"))
  }

  // MARK: What is done

  /// Taps compose and waits for the draft to come to rest.
  func openDraft() throws {
    try page.click("[data-name=compose]")
    try page.wait(Self.isShown("cancel"))
    try rest()
  }

  /// Waits until nothing has moved for some frames.
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

  /// Where a finger takes hold of the draft: on its bar, beside the buttons.
  var grip: CGPoint {
    get throws {
      let (glass, button) = (try glass, try page.box("[data-name=cancel]"))
      return CGPoint(x: glass.midX, y: button.midY)
    }
  }

  /// Presses at a point and moves down from there, a frame a step; where the mouse ends.
  @discardableResult
  func drag(from start: CGPoint, down distance: CGFloat, steps: Int) throws -> CGPoint {
    try page.mouse(.pressed, start)
    return try move(from: start, down: distance, steps: steps)
  }

  /// Flings the draft down as fast as the browser takes it, and lets go in motion: past half of its way, so that a
  /// machine that is too busy to fling sees it leave as well.
  func fling() throws {
    let start = try grip
    let way = (1...12).map { CGPoint(x: start.x, y: start.y + 45 * CGFloat($0)) }
    try page.mouse(.pressed, start)
    for point in way { try page.mouse(.moved, point) }
    try page.mouse(.released, way[way.count - 1])
  }

  /// Draws a typed draft down as far as the question what is to become of it.
  func drawDown() throws {
    try page.mouse(.released, drag(from: grip, down: 600, steps: 12))
    try page.wait("!!document.querySelector('[data-name=\"Keep Editing\"]')")
    try rest()
  }

  /// Moves a pressed mouse a frame a step, and lets go at rest.
  func glide(from start: CGPoint, by way: CGPoint, steps: Int = 12) throws {
    try page.mouse(.pressed, start)
    var place = start
    for step in 1...steps {
      try page.frame()
      let share = CGFloat(step) / CGFloat(steps)
      place = CGPoint(x: start.x + way.x * share, y: start.y + way.y * share)
      try page.mouse(.moved, place)
    }
    try rest()
    try page.mouse(.released, place)
  }

  @discardableResult
  func move(from start: CGPoint, down distance: CGFloat, steps: Int) throws -> CGPoint {
    for step in 1...steps {
      try page.frame()
      let way = distance * CGFloat(step) / CGFloat(steps)
      try page.mouse(.moved, CGPoint(x: start.x, y: start.y + way))
    }
    return CGPoint(x: start.x, y: start.y + distance)
  }
}
