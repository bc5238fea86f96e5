import UIKit

/// Drags a draft over the wire, as a page does, and times each movement.
struct LatencyDrive: Sendable {
  let port: Int
  /// Where a tap opens the draft.
  let opening: CGPoint
  let moves: Int
  /// Asks where the draft can be taken hold of.
  let grip: @Sendable () -> CGPoint?

  /// What the draft is given to open and to come to rest, in seconds.
  private static let openingTime: TimeInterval = 2
  /// Between two movements, in seconds: the pace of a display.
  private static let pace: TimeInterval = 1.0 / 60
  /// Movements from one end of the drag to the other, and how far that is, in points.
  private static let stroke = (moves: 30, length: CGFloat(150))
  private static let endOfEvent = "\n\n"
  private static let endOfAnswer = "\r\n\r\n"

  /// Seconds from the request with a movement until its changes came, for each.
  func run() throws(HostError) -> [TimeInterval] {
    let (events, inputs) = (try LoopbackConnection(port: port), try LoopbackConnection(port: port))
    try events.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    try events.receive(Self.endOfEvent)
    for phase in [LiveTouch.Phase.down, .up] { try touch(phase, opening, over: inputs) }
    Thread.sleep(forTimeInterval: Self.openingTime)
    guard let grip = grip() else { throw HostError.noDraft }
    try touch(.down, grip, over: inputs)
    // The first points move nothing: they tell a drag from a tap.
    for move in 1...Self.stroke.moves { try touch(.move, Self.place(after: move, from: grip), over: inputs) }
    return try drag(from: grip, events, inputs)
  }

  private func drag(
    from grip: CGPoint, _ events: LoopbackConnection, _ inputs: LoopbackConnection
  ) throws(HostError) -> [TimeInterval] {
    var times: [TimeInterval] = []
    for move in 1...moves {
      Thread.sleep(forTimeInterval: Self.pace)
      try events.discard()
      let start = DispatchTime.now().uptimeNanoseconds
      try inputs.send(request(.move, Self.place(after: Self.stroke.moves + move, from: grip)))
      try events.receive(Self.endOfEvent)
      times.append(TimeInterval(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
      try inputs.receive(Self.endOfAnswer)
    }
    return times
  }

  /// Down and up again, a step a movement.
  private static func place(after move: Int, from grip: CGPoint) -> CGPoint {
    let way = move % (2 * stroke.moves)
    let share = CGFloat(min(way, 2 * stroke.moves - way)) / CGFloat(stroke.moves)
    return CGPoint(x: grip.x, y: grip.y + stroke.length * share)
  }

  private func touch(
    _ phase: LiveTouch.Phase, _ point: CGPoint, over inputs: LoopbackConnection
  ) throws(HostError) {
    try inputs.send(request(phase, point))
    try inputs.receive(Self.endOfAnswer)
  }

  private func request(_ phase: LiveTouch.Phase, _ point: CGPoint) -> String {
    let touch = #"{"kind":"touch","phase":"\#(phase.rawValue)","finger":1,"x":\#(point.x),"y":\#(point.y)}"#
    let body = #"{"page":1,"inputs":[\#(touch)]}"#
    return "POST /input HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
      + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }
}
