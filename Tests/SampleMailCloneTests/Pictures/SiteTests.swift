import Foundation
import Testing

@testable import HeadlessHosts

/// The page that is committed; ``PictureTests`` compares it with the output of its command.
enum Site {
  static let path = "docs/index.html"
}

@Suite("The site") struct SiteTests {
  private let folder = Repository.root.appendingPathComponent("docs")
  private let page: String

  init() throws { page = try Repository.text(Site.path) }

  /// The addresses of links and pictures.
  private var addresses: [String] {
    page.matches(of: /(?:href|src|srcset)="([^"]+)"/).map { String($0.1) }
  }

  @Test("each link and picture is a file of the repository or a place on the page")
  func links() throws {
    #expect(addresses.count > 20)
    for address in addresses where !address.hasPrefix("#") {
      let path = address.prefix { $0 != "#" }
      #expect(Repository.exists(folder.appendingPathComponent(String(path))), "\(address)")
    }
    for address in addresses where address.hasPrefix("#") {
      #expect(page.contains("id=\"\(address.dropFirst())\""), "\(address)")
    }
  }

  @Test("the page reaches no other server, and is below 3 MB with its pictures")
  func size() throws {
    let servers = Set(page.matches(of: /https?:\/\/[a-z0-9.]+/).map { String($0.output) })
    #expect(servers == ["http://www.w3.org", "https://github.com"])
    #expect(!page.contains("url(http") && !page.contains("@import"))
    let pictures = Set(addresses).filter { $0.hasSuffix(".svg") }
    let sizes = try pictures.map { try Data(contentsOf: folder.appendingPathComponent($0)).count }
    #expect(page.utf8.count + sizes.reduce(0, +) < 3_000_000)
  }

  @Test("each chapter has a film for light and dark, which moves, and a lesson; a blocked one says when")
  func films() throws {
    for chapter in LiveChapter.all {
      #expect(!chapter.lesson.isEmpty)
      for style in ["light", "dark"] {
        let start = try #require(
          page.range(of: "<template data-film=\"\(chapter.id)\" data-style=\"\(style)\""))
        let film = page[start.upperBound...]
        let end = try #require(film.range(of: "</template>"))
        #expect(film[..<end.lowerBound].contains("@keyframes"))
        #expect(film.prefix(30).contains("data-block") == chapter.blocksOnRelease)
      }
    }
  }
}
