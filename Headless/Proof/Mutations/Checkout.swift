import Foundation

/// A tree of the repository with all mutations compiled in, built once.
struct Checkout {
  /// Where mutations are written.
  enum Location: Equatable, Sendable {
    /// Into a copy, which takes over what has changed since it was built.
    case copy
    /// Into the repository itself, which has been built: little has to be built anew. The sources are written back in
    /// the end.
    case repository
  }

  /// What the manifest of a copy ends with: the kit's tests and what they need are all that is built.
  private static let trimming = """

    var needed: Set = ["HeadlessTests", "InteractiveModalTests", "MutationsTests"]
    for _ in package.targets {
      for target in package.targets where needed.contains(target.name) {
        for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
      }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products.removeAll { $0.name != "InteractiveModal" }

    """
  /// The folders of the kit's two products.
  static let products = ["Sources/InteractiveModal/", "Sources/InteractiveTransitions/"]

  /// What the mutants' runs leave beside their builds.
  let scratch: URL
  /// The tree with the mutations.
  let folder: URL
  private let build: URL
  private let location: Location
  /// All files that git knows, by their paths below the root, as they are in the repository.
  private let files: [String: Data]

  /// The repository that a folder lies in.
  init(of folder: URL, _ location: Location) throws(Complaint) {
    self.location = location
    let root = try Program(words: ["git", "rev-parse", "--show-toplevel"], folder: folder).output()
    let repository = URL(fileURLWithPath: root.first ?? folder.path)
    scratch = repository.appendingPathComponent(".build/mutations")
    switch location {
    case .copy:
      self.folder = scratch.appendingPathComponent("checkout")
      build = scratch.appendingPathComponent("build")
    case .repository:
      self.folder = repository
      build = repository.appendingPathComponent(".build")
      let changes = try Program(words: ["git", "status", "--porcelain", "Sources"], folder: repository)
        .output()
      guard changes.isEmpty else {
        throw Complaint("--here writes into Sources, which has changes that are not committed.")
      }
    }
    let words = ["git", "-c", "core.quotePath=false", "ls-files"]
    var files: [String: Data] = [:]
    for name in try Program(words: words, folder: repository).output() {
      files[name] = FileManager.default.contents(atPath: repository.appendingPathComponent(name).path)
    }
    self.files = files
  }

  // MARK: The tree

  /// The bytes of all Swift files of a folder, by their paths.
  func sources(in folder: String) -> [String: [UInt8]] {
    files.filter { $0.key.hasPrefix(folder) && $0.key.hasSuffix(".swift") }.mapValues(Array.init)
  }

  /// Brings the tree up to date, with other texts for these files. What is the same already is left alone, so that it
  /// need not be built again.
  func write(_ texts: [String: String]) throws(Complaint) {
    var files = files.merging(texts.mapValues { Data($0.utf8) }) { $1 }
    if location == .copy { files["Package.swift"]? += Data(Self.trimming.utf8) }
    for (name, data) in files { try put(data, at: name) }
    if location == .copy { try remove(besides: Set(files.keys)) }
  }

  /// Takes the mutations out of the repository.
  func restore() throws(Complaint) { if location == .repository { try write([:]) } }

  private func put(_ data: Data, at name: String) throws(Complaint) {
    let file = folder.appendingPathComponent(name)
    guard FileManager.default.contents(atPath: file.path) != data else { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    } catch {
      throw Complaint("\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }

  private func remove(besides names: Set<String>) throws(Complaint) {
    let files = FileManager.default.enumerator(atPath: folder.path)
    while let name = files?.nextObject() as? String {
      let file = folder.appendingPathComponent(name)
      guard !file.hasDirectoryPath, !names.contains(name) else { continue }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue
      else { continue }
      do { try FileManager.default.removeItem(at: file) } catch {
        throw Complaint("\(file.path) cannot be removed: \(error.localizedDescription)")
      }
    }
  }

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
    Program(
      words: ["swift", "build", "--scratch-path", build.path, "-Xswiftc", "-gnone"] + words, folder: folder)
  }
}
