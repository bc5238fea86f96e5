import Foundation

/// Headless Chromium with a debugging pipe: commands and answers are JSON, each ends with a zero byte.
///
/// It takes seconds to start, so the tests share one. They run one after the other.
final class Browser: @unchecked Sendable {
  /// Where a page opens.
  enum Place { case front, behind, window }

  /// The browser of the running tests.
  @TaskLocal static var current: Browser?
  /// Path of the browser; `nil` if no browser is installed.
  static let path = ["chromium", "chromium-browser", "google-chrome"]
    .flatMap { name in ["/usr/bin/", "/usr/local/bin/", "/snap/bin/"].map { $0 + name } }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
  /// Maximum time for an answer, in seconds; longer than a page waits for a condition.
  static let patience: TimeInterval = 180

  private let process = Process()
  private let folder: URL
  private let input: FileHandle
  private let output: FileHandle
  private var received = Data()
  private var count = 0

  init() throws {
    guard let path = Self.path else { throw BrowserError("Chromium is not installed.") }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let commands = try ProcessPipe("commands", in: folder)
    let answers = try ProcessPipe("answers", in: folder)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "exec \"$0\" \"$@\" 3< '\(commands.path)' 4> '\(answers.path)'", path] + Self.flags
      + ["--user-data-dir=\(folder.path)/profile", "about:blank"]
    // Chromium leaves temporary files behind. Here they are removed with its folder.
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    input = FileHandle(fileDescriptor: try commands.open(O_WRONLY), closeOnDealloc: true)
    output = FileHandle(fileDescriptor: try answers.open(O_RDONLY), closeOnDealloc: true)
  }

  private static let flags = [
    "--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--disable-gpu", "--no-first-run",
    "--disable-background-networking", "--disable-extensions", "--disable-dev-shm-usage", "--hide-scrollbars",
    "--force-device-scale-factor=1", "--disable-background-timer-throttling",
    "--disable-renderer-backgrounding", "--window-size=1640,1440",
  ]

  deinit {
    // A child process may inherit a mask that blocks every other signal.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    // Other processes of the browser write into the folder until they notice its end.
    for _ in 1...100 where FileManager.default.fileExists(atPath: folder.path) {
      try? FileManager.default.removeItem(at: folder)
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  /// Opens a page: in front, in a window of its own, or behind the page in front.
  func open(_ url: String, _ place: Place = .front) throws -> BrowserPage {
    let target = try send(
      "Target.createTarget",
      ["url": "about:blank", "background": place == .behind, "newWindow": place == .window])
    guard let id = target["targetId"] as? String else { throw BrowserError("The browser opened no tab.") }
    let attached = try send("Target.attachToTarget", ["targetId": id, "flatten": true])
    guard let session = attached["sessionId"] as? String else {
      throw BrowserError("The browser did not attach to the tab.")
    }
    let page = BrowserPage(browser: self, target: id, session: session)
    try page.load(url)
    return page
  }

  func close(_ page: BrowserPage) { _ = try? send("Target.closeTarget", ["targetId": page.target]) }

  /// Sends a command and waits for its answer; other messages in between are ignored.
  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws -> [String:
    Any]
  {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    message["sessionId"] = session
    try input.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try next()
      guard answer["id"] as? Int == count else { continue }
      if let error = answer["error"] as? [String: Any] {
        throw BrowserError("\(method): \(error["message"] ?? error)")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func next() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = received[received.startIndex..<end]
        received = Data(received[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      received += try read()
    }
  }

  private func read() throws -> Data {
    var wait = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, Int32(Self.patience * 1000)) > 0 else {
      throw BrowserError("The browser does not answer.")
    }
    let data = output.availableData
    guard !data.isEmpty else { throw BrowserError("The browser has quit.") }
    return data
  }
}

/// A fault of the browser or of the page in it.
struct BrowserError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A named pipe, for a process that needs a file descriptor.
private struct ProcessPipe {
  let path: String

  init(_ name: String, in folder: URL) throws {
    path = folder.appendingPathComponent(name).path
    guard mkfifo(path, 0o600) == 0 else { throw BrowserError("\(path) cannot be created.") }
  }

  /// Opens the pipe; waits until the other end is open.
  func open(_ flags: Int32) throws -> Int32 {
    let descriptor = Glibc.open(path, flags | O_CLOEXEC)
    guard descriptor >= 0 else { throw BrowserError("\(path) cannot be opened.") }
    return descriptor
  }
}
