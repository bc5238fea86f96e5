import Foundation

/// The repository. Mutants are written into its sources, and taken out in the end.
struct Checkout {
  let folder: URL
  /// The Swift files of kit and test kit by their paths, without mutants.
  let sources: [String: [UInt8]]

  /// The repository that a folder lies in.
  init(of folder: URL) throws(Complaint) {
    let root = try Program(words: ["git", "rev-parse", "--show-toplevel"], folder: folder).output()
    let repository = URL(fileURLWithPath: root.first ?? folder.path)
    let changes = try Program(words: ["git", "status", "--porcelain", "Sources"], folder: repository).output()
    guard changes.isEmpty else {
      throw Complaint("The mutants are written into Sources, which has changes that are not committed.")
    }
    let words = ["git", "-c", "core.quotePath=false", "ls-files", "Sources/*.swift"]
    var sources: [String: [UInt8]] = [:]
    for name in try Program(words: words, folder: repository).output() {
      let data = FileManager.default.contents(atPath: repository.appendingPathComponent(name).path)
      sources[name] = data.map(Array.init)
    }
    (self.folder, self.sources) = (repository, sources)
  }

  /// Gives these files other texts, and all others their own. Files that have theirs already need no new build.
  func write(_ texts: [String: String]) throws(Complaint) {
    for (name, bytes) in sources {
      let (file, data) = (
        folder.appendingPathComponent(name), texts[name].map { Data($0.utf8) } ?? Data(bytes)
      )
      guard FileManager.default.contents(atPath: file.path) != data else { continue }
      do { try data.write(to: file) } catch {
        throw Complaint("\(file.path) cannot be written: \(error.localizedDescription)")
      }
    }
  }

  /// Takes all mutants out.
  func restore() throws(Complaint) { try write([:]) }

  // MARK: The build

  /// Builds the tests, and answers where they are.
  func buildTests() throws(Complaint) -> TestBundle {
    _ = try swiftBuild(["--build-tests"]).output()
    guard let binaries = try swiftBuild(["--show-bin-path"]).output().last else {
      throw Complaint("The build does not say where it is.")
    }
    let name = "InteractiveModalPackageTests.xctest"
    return TestBundle(binary: URL(fileURLWithPath: binaries).appendingPathComponent(name), folder: folder)
  }

  /// Builds the kit and the test kit, and answers what the compiler says if they cannot be built.
  func buildKit() throws(Complaint) -> [String] {
    for target in ["InteractiveModalTesting", "InteractiveTransitions"] {
      var lines: [String] = []
      let end = try swiftBuild(["--target", target]).run {
        lines.append($0); return true
      }
      if end != .exited(0) { return lines }
    }
    return []
  }

  private func swiftBuild(_ words: [String]) -> Program {
    Program(words: ["swift", "build", "-Xswiftc", "-gnone"] + words, folder: folder)
  }
}
