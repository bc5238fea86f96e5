import Foundation

@testable import HeadlessHosts
@testable import UIKit

/// A running app with a page that looks on, in virtual time. It is launched when it is first touched.
@MainActor final class FuzzPhone {
  /// Seconds of real time between two posts.
  private static let pause: TimeInterval = 0.05
  /// After so many posts nothing more is done.
  private static let mostBatches = 16
  /// What the page is called.
  private static let page = 1

  private lazy var session = LiveSession(FuzzApp.self, StageOptions(), at: time)
  private var knowledge = LiveKnowledge()
  private var time: TimeInterval = 0
  private var batches = 0

  init() {}

  func receive(_ batch: LiveBatch) throws(FuzzFault) {
    guard batch.page == Self.page, batches < Self.mostBatches else { return }
    batches += 1
    time += Self.pause
    session.receive(batch, at: time)
    try tell()
  }

  /// The page goes away, and all that goes on comes to its end.
  func finish() throws(FuzzFault) {
    guard batches > 0 else { return }
    session.leave(Self.page, at: time)
    session.simulator.clock.runUntilIdle(limit: Simulator.patience)
    guard session.simulator.clock.isIdle else { throw FuzzFault("The app does not come to rest.") }
    try tell()
    if let complaint = session.simulator.complaints.first { throw FuzzFault("UIKit complains: \(complaint)") }
  }

  /// What the page is told must be JSON: it would be told nothing any more.
  private func tell() throws(FuzzFault) {
    guard let message = session.message(for: &knowledge) else { return }
    do {
      _ = try JSONEncoder().encode(message)
    } catch {
      throw FuzzFault("The page cannot be told: \(error)")
    }
  }
}
