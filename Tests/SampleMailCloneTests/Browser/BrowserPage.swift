import Foundation

/// A page in a browser, with queries and input.
struct BrowserPage {
  let browser: Browser
  let target: String
  let session: String

  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try browser.send(method, parameters, session: session)
  }

  /// Loads a page and waits until it is complete.
  func load(_ url: String) throws {
    try send("Page.enable")
    try send("Page.navigate", ["url": url])
    try wait("document.readyState === 'complete'")
  }

  // MARK: Queries

  /// Returns the value of a JavaScript expression; awaits a promise.
  @discardableResult
  func value(_ expression: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let failure = answer["exceptionDetails"] as? [String: Any] {
      let exception = failure["exception"] as? [String: Any]
      throw BrowserError("\(expression): \(exception?["description"] ?? failure["text"] ?? "failed")")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Checks a condition in every frame until it is true; a hidden page has no frames.
  func wait(_ condition: String, _ patience: TimeInterval = 120) throws {
    let isMet = try value(
      """
      new Promise(answer => {
        const end = performance.now() + \(patience * 1000)
        const look = () => (\(condition)) ? answer(true)
          : performance.now() > end ? answer(false) : document.hidden ? setTimeout(look) : requestAnimationFrame(look)
        look()
      })
      """)
    guard isMet as? Bool == true else { throw BrowserError("This did not become true: \(condition)") }
  }

  /// Waits for the next frame of the page.
  func frame() throws { try value("new Promise(requestAnimationFrame)") }

  /// Returns the frame of the first element of a selector, in coordinates of the page.
  func box(_ selector: String) throws -> CGRect {
    let numbers = try value(
      """
      (() => { const it = document.querySelector(\(Self.quoted(selector)))
        if (!it) return null
        const { left, top, width, height } = it.getBoundingClientRect()
        return [left, top, width, height] })()
      """)
    guard let box = numbers as? [Double] ?? (numbers as? [NSNumber])?.map(\.doubleValue), box.count == 4
    else {
      throw BrowserError("The page shows no \(selector).")
    }
    return CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
  }

  /// Writes a screenshot of the page.
  func screenshot(_ url: URL) throws {
    let answer = try send("Page.captureScreenshot", ["format": "png"])
    guard let text = answer["data"] as? String, let data = Data(base64Encoded: text) else {
      throw BrowserError("The browser made no screenshot.")
    }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Gives the page's window another size; a mobile window has touches only.
  func resize(width: Int, height: Int, isMobile: Bool = false) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": isMobile])
    try wait("innerWidth === \(width)")
  }

  /// Sets what the visitor prefers.
  func prefer(dark: Bool) throws {
    let scheme = ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]
    try send("Emulation.setEmulatedMedia", ["features": [scheme]])
  }

  /// Returns each text of the page, without the app's, that is smaller than 10 points or has less contrast than 4.5 : 1.
  func faintTexts() throws -> [String] {
    try value(
      """
      (() => {
        const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
        const rgba = color => {
          context.clearRect(0, 0, 1, 1)
          context.fillStyle = color
          context.fillRect(0, 0, 1, 1)
          const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data
          return [r, g, b, a / 255]
        }
        const over = (front, back) => [...[0, 1, 2].map(i => front[i] * front[3] + back[i] * (1 - front[3])), 1]
        const light = color => [0.2126, 0.7152, 0.0722].reduce((sum, weight, i) => {
          const part = color[i] / 255
          return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        }, 0)
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), faint = []
        while (texts.nextNode()) {
          const element = texts.currentNode.parentElement, text = texts.currentNode.data.trim()
          if (!text || element.closest('script, style, template, #glass') || !element.checkVisibility()) continue
          const style = getComputedStyle(element), isDrawn = element instanceof SVGElement
          let back = [255, 255, 255, 1]
          const chain = []
          for (let it = element; it; it = it.parentElement) chain.unshift(it)
          for (const it of chain) back = over(rgba(getComputedStyle(it).backgroundColor), back)
          const front = over(rgba(isDrawn ? style.fill : style.color), back)
          const [dark, bright] = [light(front), light(back)].sort((one, other) => one - other)
          const size = parseFloat(style.fontSize) * (isDrawn ? element.getScreenCTM().a : 1)
          const contrast = (bright + 0.05) / (dark + 0.05)
          if (contrast < 4.5 || size < 10) faint.push(`${text}: ${contrast.toFixed(2)}, ${size.toFixed(1)} px`)
        }
        return faint
      })()
      """) as? [String] ?? ["no answer"]
  }

  // MARK: Mouse, fingers and keys

  enum Mouse: String { case pressed = "mousePressed", moved = "mouseMoved", released = "mouseReleased" }

  func mouse(_ phase: Mouse, _ point: CGPoint) throws {
    try send(
      "Input.dispatchMouseEvent",
      [
        "type": phase.rawValue, "x": Double(point.x), "y": Double(point.y), "button": "left",
        "buttons": phase == .released ? 0 : 1, "clickCount": phase == .moved ? 0 : 1,
      ])
  }

  /// Clicks an element, and scrolls it into view before.
  func click(_ selector: String) throws {
    try value("document.querySelector(\(Self.quoted(selector)))?.scrollIntoView({ block: 'nearest' })")
    let box = try box(selector)
    let point = CGPoint(x: box.midX, y: box.midY)
    try mouse(.pressed, point)
    try mouse(.released, point)
  }

  func wheel(at point: CGPoint, down: Double) throws {
    try send(
      "Input.dispatchMouseEvent",
      ["type": "mouseWheel", "x": Double(point.x), "y": Double(point.y), "deltaX": 0, "deltaY": down])
  }

  /// - Parameter points: Locations of the fingers; empty when the last finger lifts.
  func touch(_ type: String, _ points: [CGPoint]) throws {
    let fingers = points.enumerated().map { ["x": Double($1.x), "y": Double($1.y), "id": Double($0)] }
    try send("Input.dispatchTouchEvent", ["type": type, "touchPoints": fingers])
  }

  func type(_ text: String) throws { try send("Input.insertText", ["text": text]) }

  func press(_ key: String, code: String, alt: Bool = false) throws {
    for type in ["keyDown", "keyUp"] {
      try send("Input.dispatchKeyEvent", ["type": type, "key": key, "code": code, "modifiers": alt ? 1 : 0])
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacingOccurrences(of: "'", with: "\\'"))'"
  }
}
