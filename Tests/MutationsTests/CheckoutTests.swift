import Foundation
import Testing

@testable import Mutations

@Suite("The copy that is broken") struct CheckoutTests {
  private static let mutation = Mutation(
    "x", "It is broken.", in: "A", "g()", .statement("h()"), caughtBy: "Tests")
  private static let kit = "Sources/InteractiveModal/A/B.swift"

  /// A repository with a manifest and one file of the kit, for the length of a test.
  private func withRepository(_ test: (URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try write("manifest\n", to: "Package.swift", of: root)
    try write("func f() { g() }\n", to: Self.kit, of: root)
    _ = try Program(words: ["sh", "-c", "git init --quiet && git add ."], folder: root).output()
    try test(root)
  }

  private func write(_ text: String, to name: String, of root: URL) throws {
    let file = root.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(of name: String, in root: URL) -> String? {
    FileManager.default.contents(atPath: root.appendingPathComponent(name).path)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func copied(_ name: String, from root: URL) -> String? {
    text(of: ".build/mutations/checkout/\(name)", in: root)
  }

  @Test("has all that is tracked, the kit with its mutations, and leaves the repository alone")
  func written() throws {
    try withRepository { root in
      try write("not tracked", to: "notes", of: root)
      try Checkout(of: root.appendingPathComponent("Sources")).write([Self.mutation])
      #expect(copied(Self.kit, from: root) == "func f() { if Mutant.isOn(\"x\") { h() } else { g() } }\n")
      #expect(copied("Sources/InteractiveModal/Mutant.swift", from: root) == Rewriting.switchboard)
      let manifest = try #require(copied("Package.swift", from: root))
      #expect(manifest.hasPrefix("manifest\n") && manifest.contains("package.targets.removeAll"))
      #expect(copied("notes", from: root) == nil)
      #expect(text(of: Self.kit, in: root) == "func f() { g() }\n")
    }
  }

  @Test("follows what is changed, and what is no longer there, and writes nothing twice")
  func updated() throws {
    try withRepository { root in
      let checkout = try Checkout(of: root)
      try checkout.write([])
      let manifest = checkout.scratch.appendingPathComponent("checkout/Package.swift").path
      let long = Date(timeIntervalSince1970: 1_000_000)
      try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: manifest)
      try write("func f() { g(1) }\n", to: Self.kit, of: root)
      try write("gone", to: ".build/mutations/checkout/Sources/Gone.swift", of: root)
      try checkout.write([])
      #expect(copied(Self.kit, from: root) == "func f() { g(1) }\n")
      #expect(copied("Sources/Gone.swift", from: root) == nil)
      let date = try FileManager.default.attributesOfItem(atPath: manifest)[.modificationDate] as? Date
      #expect(date == long)
    }
  }

  @Test("is not made of a mutation in a folder that is not there")
  func missing() throws {
    try withRepository { root in
      let mutation = Mutation(
        "y", "It is broken.", in: "C", "g()", .statement("h()"), caughtBy: "Tests")
      #expect(throws: Complaint("y breaks a text that is 0 times in C: g()")) {
        try Checkout(of: root).write([mutation])
      }
    }
  }
}
