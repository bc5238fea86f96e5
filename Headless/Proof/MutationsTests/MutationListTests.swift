import Foundation
import Testing

@testable import Mutations

@Suite("The list of mutations") struct MutationListTests {
  private static let repository = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// The texts of the kit by their paths.
  private static let kit: [String: String] = {
    let files = Checkout.products.flatMap { product in
      let folder = repository.appendingPathComponent(product)
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") }.map { name in
        (name, (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? "")
      }
    }
    return Dictionary(uniqueKeysWithValues: files)
  }()

  /// The names of all suites of the kit's tests.
  private static var suites: Set<String> {
    let files = ["HeadlessTests", "InteractiveModalTests"].flatMap { target in
      let folder = repository.appendingPathComponent("Tests/\(target)")
      return FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    }
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      names.formUnion(text.matches(of: #/struct (\w+Tests) /#).map { String($0.1) })
    }
    return names
  }

  @Test("breaks the kit in at least forty ways, each of a name of its own")
  func names() {
    #expect(Mutation.all.count >= 40)
    #expect(Set(Mutation.all.map(\.name)).count == Mutation.all.count)
    for mutation in Mutation.all {
      #expect(mutation.name.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) != nil, "\(mutation.name)")
    }
  }

  @Test("tells of each in a sentence of its own")
  func sentences() {
    #expect(Set(Mutation.all.map(\.sentence)).count == Mutation.all.count)
    for mutation in Mutation.all { #expect(mutation.sentence.hasSuffix("."), "\(mutation.name)") }
  }

  @Test("breaks a text that is in its folder exactly once", arguments: Mutation.all)
  func originals(_ mutation: Mutation) throws {
    #expect(try Rewriting.apply([mutation], to: Self.kit).count == 1)
  }

  @Test("puts something else in its place", arguments: Mutation.all)
  func replacements(_ mutation: Mutation) {
    switch mutation.replacement {
    case .statement(let broken), .expression(let broken):
      #expect(!broken.isEmpty)
      #expect(broken != mutation.original)
    }
  }

  @Test("goes into its files all at once")
  func together() throws {
    let broken = try Rewriting.apply(Mutation.all, to: Self.kit).values.joined()
    for mutation in Mutation.all { #expect(broken.contains("\"\(mutation.name)\".isMutantOn")) }
  }

  @Test("names suites that there are")
  func suites() {
    let suites = Self.suites
    #expect(suites.count > 100)
    for mutation in Mutation.all {
      #expect(!mutation.suites.isEmpty, "\(mutation.name)")
      #expect(suites.isSuperset(of: mutation.suites), "\(mutation.name)")
    }
  }
}
