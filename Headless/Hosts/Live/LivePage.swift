import Foundation

/// A page that looks on: what it has been told, and when it may be told more.
@MainActor final class LivePage {
  /// Share of a frame that lies between two messages at least: what happens closer together is told together.
  private static let spacing = 0.6
  private static let encoder = JSONEncoder()

  /// What the page calls itself when it sends something.
  let id: Int
  /// Whether no other page looked on as it came.
  private let isAlone: Bool
  private let stream: EventStream
  private var knowledge = LiveKnowledge()
  private var isGreeted = false
  /// When the page may be told more.
  private var earliest = -TimeInterval.infinity
  /// When to try again to tell what came too early; `nil` where nothing waits.
  private(set) var nextChance: TimeInterval?

  init(id: Int, isAlone: Bool, stream: EventStream) {
    self.id = id
    self.isAlone = isAlone
    self.stream = stream
  }

  /// Tells the page what it lacks, unless it was told something a moment ago or has not read that yet.
  func tell(of session: LiveSession, at time: TimeInterval) {
    nextChance = nil
    guard stream.isReady else { return }
    guard time >= earliest else { return nextChance = earliest }
    guard let news = news(of: session) else { return }
    stream.send(news)
    earliest = time + Self.spacing / Double(session.simulator.device.maximumFramesPerSecond)
  }

  private func news(of session: LiveSession) -> String? {
    guard var message = session.message(for: &knowledge) else { return nil }
    if !isGreeted { (message.page, message.isAlone) = (id, isAlone) }
    isGreeted = true
    return (try? Self.encoder.encode(message)).map { String(decoding: $0, as: UTF8.self) }
  }
}
