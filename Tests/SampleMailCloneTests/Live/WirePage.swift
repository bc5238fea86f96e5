import Foundation
import TestWorld

@testable import UIKit

/// A client that sends and reads the same messages as the page in a browser.
final class WirePage {
  private let events: LoopbackConnection
  private let inputs: LoopbackConnection
  private let port: Int
  let id: Int
  /// The first message, with all layers.
  let first: [String: Any]

  init(_ app: LiveApp) throws {
    port = app.port
    events = try LoopbackConnection(port: port, patience: 120)
    inputs = try LoopbackConnection(port: port, patience: 120)
    try events.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    try events.receive("\r\n\r\n")
    first = try Self.message(events.receive("\n\n"))
    id = first["page"] as? Int ?? 0
  }

  /// Sends inputs as JSON, and returns the head of the answer.
  @discardableResult func send(_ inputs: String) throws -> String {
    try post(#"{"page":\#(id),"inputs":[\#(inputs)]}"#)
  }

  @discardableResult func post(_ body: String) throws -> String {
    try inputs.send(
      "POST /input HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    return try inputs.receive("\r\n\r\n")
  }

  /// Returns the next message.
  func next() throws -> [String: Any] { try Self.message(events.receive("\n\n")) }

  private static func message(_ event: String) throws -> [String: Any] {
    let text = event.dropFirst("data: ".count)
    return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }
}
