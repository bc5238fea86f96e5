import Foundation
import Testing

@Suite("Folders of the Xcode project")
struct FolderTests {
  private let folders: [String]

  init() throws {
    folders = try XcodeProject().all("PBXFileSystemSynchronizedRootGroup").map { $0.string("path") }
  }

  @Test("each folder exists and is listed once")
  func exist() {
    #expect(Set(folders).count == folders.count)
    for folder in folders {
      #expect(Repository.isFolder(Repository.sample.appendingPathComponent(folder)), "\(folder)")
    }
  }

  @Test("every Swift file of the sample is in exactly one folder")
  func sources() throws {
    let files = try Repository.files(below: Repository.sample, suffix: ".swift")
    #expect(!files.isEmpty)
    for file in files {
      #expect(folders.filter { file.hasPrefix($0 + "/") }.count == 1, "\(file)")
    }
  }

  @Test("the navigator shows the folders that the target builds")
  func shown() throws {
    let project = try XcodeProject()
    let main = try project.object("mainGroup", of: project.object(project.rootIdentifier))
    let shown = Set(main.strings("children")).intersection(
      project.all("PBXFileSystemSynchronizedRootGroup").map(\.identifier))
    #expect(try shown == Set(project.target().strings("fileSystemSynchronizedGroups")))
    #expect(shown.count == folders.count)
  }

  @Test("every file that the project names exists")
  func files() throws {
    let references = try XcodeProject().all("PBXFileReference").filter {
      $0.string("sourceTree") == "<group>"
    }
    #expect(!references.isEmpty)
    for reference in references {
      let file = Repository.sample.appendingPathComponent(reference.string("path"))
      #expect(Repository.exists(file), "\(file.path)")
    }
  }
}
