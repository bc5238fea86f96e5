import Dispatch
import UIKit

/// The command `latency`: how long it takes from a pointer event until its changes are on the wire.
///
/// The host serves the app as usual. A client on a thread of its own drags the draft and measures
/// the time.
@MainActor final class LatencyHost {
  /// Movements that are timed.
  private static let moves = 300

  private let app: any UIApplicationDelegate.Type
  private let stage: StageOptions
  private let console: Console
  private var result: Result<[TimeInterval], HostError>?

  init(app: any UIApplicationDelegate.Type, stage: StageOptions, console: Console) {
    self.app = app
    self.stage = stage
    self.console = console
  }

  func run() throws(HostError) {
    let host = LiveHost(app, LiveOptions(stage: stage, isPlain: true))
    let server = try HTTPServer(port: 0, handler: host)
    let simulator = host.session.simulator
    let drive = LatencyDrive(
      port: server.port, opening: try simulator.openingPlace(), moves: Self.moves,
      grip: { DispatchQueue.main.sync { MainActor.assumeIsolated { Self.grip(in: simulator) } } })
    console.say(LatencyReport(try times(of: drive), on: stage).text)
    server.close()
  }

  /// Where the draft can be taken hold of; `nil` where there is none.
  private static func grip(in simulator: Simulator) -> CGPoint? {
    let draft = simulator.window?.rootViewController?.presentedViewController
    return draft?.presentationController?.presentedView.map { Grip(card: $0).point }
  }

  /// Serves while the drive goes on elsewhere.
  private func times(of drive: LatencyDrive) throws(HostError) -> [TimeInterval] {
    Thread.detachNewThread {
      let times = Result { () throws(HostError) in try drive.run() }
      DispatchQueue.main.async { MainActor.assumeIsolated { self.result = times } }
    }
    while result == nil, RunLoop.main.run(mode: .default, before: .distantFuture) {}
    return try (result ?? .failure(HostError("The app has ended."))).get()
  }
}

/// Times in one sentence.
struct LatencyReport: Equatable, Sendable {
  let text: String

  /// - Parameter times: In seconds, at least one.
  init(_ times: [TimeInterval], on stage: StageOptions) {
    let sorted = times.sorted()
    func figure(_ share: Double) -> String {
      (sorted[Int((Double(sorted.count - 1) * share).rounded())] * 1000).text(places: 2) + " ms"
    }
    text =
      "From a pointer event to its changes on the wire: \(figure(0.5)) at the median, \(figure(0.95)) at the "
      + "95th percentile, \(figure(1)) at most, of \(sorted.count) movements on \(stage.description) "
      + "(\(Self.build) build)."
  }

  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }
}
