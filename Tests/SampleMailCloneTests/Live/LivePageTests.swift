import Foundation
import TestWorld
import Testing

@testable import HeadlessHosts
@testable import UIKit

/// Talks to the sample in its own process over HTTP.
@Suite("The live page over HTTP", .serialized)
struct LivePageTests {
  private let app: LiveApp

  init() throws { app = try LiveApp() }

  /// Returns the answer to a request up to and including `end`.
  private func answer(_ request: String, until end: String = "\r\n\r\n") throws -> String {
    let connection = try LoopbackConnection(port: app.port, patience: 120)
    try connection.send(request.replacingOccurrences(of: "PORT", with: "\(app.port)"))
    return try connection.receive(end)
  }

  @Test("the policy of the page allows only its own script and style; at another path there is nothing")
  func document() throws {
    let elsewhere = try answer("GET /../Package.swift HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n")
    #expect(elsewhere.hasPrefix("HTTP/1.1 404"))
    let page = try answer("GET / HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n", until: "</html>\n")
    let nonce = try #require(page.firstMatch(of: /script-src 'nonce-([0-9a-f]+)'/)?.1)
    #expect(page.contains("<script nonce=\"\(nonce)\">"))
    #expect(page.contains("<style nonce=\"\(nonce)\">"))
    #expect(page.contains("default-src 'none'"))
    #expect(page.contains("frame-ancestors 'none'"))
    #expect(!page.contains("{{"))
    #expect(page.matches(of: /https?:\/\/[a-z0-9.]+/).map { $0.output } == ["http://www.w3.org"])
  }

  @Test("a page gets all layers first, and then changes")
  func changes() throws {
    let page = try WirePage(app)
    #expect(page.id == 1)
    #expect((page.first["stage"] as? [String: Any])?["size"] as? [Int] == [393, 852])
    #expect((page.first["layers"] as? [Any])?.count ?? 0 > 50)
    #expect(try page.send(#"{"kind":"set","showsOverlay":true}"#).hasPrefix("HTTP/1.1 204"))
    let change = try page.next()
    #expect((change["settings"] as? [String: Any])?["showsOverlay"] as? Bool == true)
    #expect((change["layers"] as? [Any])?.isEmpty == true)
    #expect(change["stage"] == nil)
  }

  @Test("every page has its own number and gets the changes that another page causes")
  func pages() throws {
    let pages = try (1...5).map { _ in try WirePage(app) }
    #expect(pages.map(\.id) == [1, 2, 3, 4, 5])
    #expect(pages.map { $0.first["isAlone"] as? Bool } == [true, false, false, false, false])
    try pages[2].send(#"{"kind":"rotate","clockwise":true}"#)
    for page in pages {
      #expect((try page.next()["stage"] as? [String: Any])?["size"] as? [Int] == [852, 393])
    }
  }

  @Test(
    "an invalid request gets an error, and the app continues",
    arguments: ["", "{", "[]", #"{"page":1}"#, #"{"page":1,"inputs":[{"kind":"fly"}]}"#, "\u{0}\u{1}"])
  func garbage(body: String) throws {
    let page = try WirePage(app)
    #expect(try page.post(body).hasPrefix("HTTP/1.1 400"))
    let other = try WirePage(app)
    #expect(try other.send(#"{"kind":"interrupt"}"#).hasPrefix("HTTP/1.1 204"))
  }

  @Test("a touch of a page that is not connected does nothing")
  func stranger() throws {
    let page = try WirePage(app)
    let touch = #"{"kind":"touch","phase":"down","finger":1,"x":200,"y":700}"#
    #expect(try page.post(#"{"page":77,"inputs":[\#(touch)]}"#).hasPrefix("HTTP/1.1 204"))
    try page.send(#"{"kind":"set","showsOverlay":true}"#)
    #expect(try page.next()["overlay"] as? String == nil)
    try page.send(touch)
    #expect((try page.next()["overlay"] as? String)?.contains("<circle") == true)
  }

  @Test("a port in use gives one sentence and exit status 2")
  func busyPort() throws {
    let process = Process()
    process.executableURL = LiveApp.executable
    process.arguments = ["--port", "\(app.port)"]
    let complaint = Pipe()
    process.standardError = complaint
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: complaint.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(text == "Port \(app.port) is taken by another program; choose one with “--port”.\n")
  }
}
