import Foundation
import Testing

@testable import PublicAPI

@Suite("The list of the public API")
struct PublicAPITests {
  private func sources(of target: String) throws -> [String] {
    let folder = Repository.root.appendingPathComponent("Sources/" + target)
    return try Repository.files(below: folder, suffix: ".swift").sorted().map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
  }

  @Test("docs/API.md lists the current public symbols of the kit and of its test kit")
  func isUpToDate() throws {
    let (kit, testKit) = try (sources(of: "InteractiveModal"), sources(of: "InteractiveModalTesting"))
    #expect(
      try PublicAPI.page(of: kit, testKit: testKit) == Repository.text("docs/API.md"),
      "run swift run PublicAPI > docs/API.md")
  }

  @Test("the list has members with their types, and the first sentence of their documentation")
  func reads() {
    let source = """
      /// A card. It moves.
      public struct Card {
        /// Its size,
        /// in points.
        public let size: CGSize
        let secret: Int
        /// A look.
        public enum Look {
          /// Round.
          case round
        }
        /// Moves.
        public func move(
          to point: CGPoint
        ) -> Bool { true }
        /// Turns.
        public func turn(by angle: CGFloat)
          -> Bool
      }
      """
    let symbols = SymbolReader().symbols(in: source)
    #expect(
      symbols == [
        Symbol(type: "Card", declaration: "struct Card", summary: "A card."),
        Symbol(type: "Card", declaration: "let size: CGSize", summary: "Its size, in points."),
        Symbol(type: "Card.Look", declaration: "enum Look", summary: "A look."),
        Symbol(type: "Card.Look", declaration: "case round", summary: "Round."),
        Symbol(type: "Card", declaration: "func move(to point: CGPoint) -> Bool", summary: "Moves."),
        Symbol(type: "Card", declaration: "func turn(by angle: CGFloat) -> Bool", summary: "Turns."),
      ])
  }

  @Test("the list has the requirements of public protocols, and no internal members")
  func readsPublicOnly() {
    let source = """
      /// A card.
      @MainActor
      public struct Card {
        /// Moves.
        func move() {}
        /// Whether a question is open.
        var isAsking: Bool { if case .open = state { true } else { false } }
      }
      /// Moves cards.
      public protocol Mover {
        /// The spring of the motion.
        var spring: Spring? { get }
        /// Moves.
        func move()
      }
      protocol Secret {
        func hide()
      }
      """
    let symbols = SymbolReader().symbols(in: source)
    #expect(
      symbols == [
        Symbol(type: "Card", declaration: "struct Card", summary: "A card."),
        Symbol(type: "Mover", declaration: "protocol Mover", summary: "Moves cards."),
        Symbol(type: "Mover", declaration: "var spring: Spring?", summary: "The spring of the motion."),
        Symbol(type: "Mover", declaration: "func move()", summary: "Moves."),
      ])
  }
}
