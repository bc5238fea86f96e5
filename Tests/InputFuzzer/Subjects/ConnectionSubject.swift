import Foundation

@testable import HeadlessHosts
@testable import UIKit

/// The bytes of a connection: found to be the same requests however they are cut, and answered.
@MainActor struct ConnectionSubject {
  private static let port = 8080

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = Self.requests(bytes) }

  /// Lines that begin with a brace as posts with this body; other bytes as they are.
  private static func requests(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.first == UInt8(ascii: "{") else { return bytes }
    return bytes.split(separator: HTTPSyntax.lineFeed).flatMap { body in
      Array("\(ConnectionSeeds.post)Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
  }

  func verdict() throws(FuzzFault) -> FuzzVerdict {
    let exchange = Exchange([bytes])
    guard Exchange(pieces) == exchange else { throw FuzzFault("Cut otherwise, it is something else.") }
    let phone = FuzzPhone()
    var verdict = FuzzVerdict.accepted
    for request in exchange.requests { verdict = try answer(to: request, on: phone) }
    try phone.finish()
    return exchange.refusal.map { .refusal($0.sentence) } ?? verdict
  }

  /// The bytes as a network might bring them.
  private var pieces: [[UInt8]] {
    var generator = SeededGenerator(hashing: bytes)
    let most = Int.random(in: 1...16, using: &generator)
    var (pieces, rest): ([[UInt8]], ArraySlice<UInt8>) = ([], bytes[...])
    while !rest.isEmpty {
      let piece = rest.prefix(.random(in: 1...(1 << most), using: &generator))
      pieces.append(Array(piece))
      rest = rest.dropFirst(piece.count)
    }
    return pieces
  }

  private func answer(to request: HTTPRequest, on phone: FuzzPhone) throws(FuzzFault) -> FuzzVerdict {
    do throws(HTTPRefusal) {
      try HTTPAdmission(port: Self.port).admit(request)
    } catch {
      return .refusal(error.sentence)
    }
    guard (request.method, request.path) == ("POST", "/input") else { return .accepted }
    guard let batch = try? JSONDecoder().decode(LiveBatch.self, from: request.body) else {
      return .refusal("This is no input that a page sends.")
    }
    try phone.receive(batch)
    return .accepted
  }
}
