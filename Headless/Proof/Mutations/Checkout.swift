import Foundation

/// A copy of the repository with all mutations compiled in, built once.
struct Checkout {
  /// What the manifest of the copy ends with: the kit's tests and what they need are all that is built.
  private static let trimming = """

    var needed: Set = ["HeadlessTests", "InteractiveModalTests"]
    for _ in package.targets {
      for target in package.targets where needed.contains(target.name) {
        for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
      }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products.removeAll { $0.name != "InteractiveModal" }

    """
  /// The folder of the product that has the switch of the mutants; the others import it.
  static let kit = "Sources/InteractiveModal/"
  /// The folders of the kit's two products.
  static let products = [kit, "Sources/InteractiveTransitions/"]

  /// The repository's root. Nothing in it is written but the scratch folder.
  let repository: URL
  /// Where the copy and its build lie.
  let scratch: URL

  var copy: URL { scratch.appendingPathComponent("checkout") }
  private var build: URL { scratch.appendingPathComponent("build") }

  /// The repository that a folder lies in.
  init(of folder: URL) throws(Complaint) {
    let root = try Program(words: ["git", "rev-parse", "--show-toplevel"], folder: folder).output()
    repository = URL(fileURLWithPath: root.first ?? folder.path)
    scratch = repository.appendingPathComponent(".build/mutations")
  }

  // MARK: The copy

  /// The bytes of all files of a folder that git knows, by their paths.
  func sources(in folder: String) throws(Complaint) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try trackedFiles() where name.hasPrefix(folder) && name.hasSuffix(".swift") {
      files[name] = FileManager.default.contents(atPath: repository.appendingPathComponent(name).path)
        .map(Array.init)
    }
    return files
  }

  /// Brings the copy up to date, with other texts for these files. What is the same already is left alone, so that it
  /// need not be built again.
  func write(_ texts: [String: String]) throws(Complaint) {
    var files: [String: Data] = [:]
    for name in try trackedFiles() {
      files[name] = FileManager.default.contents(atPath: repository.appendingPathComponent(name).path)
    }
    for (name, text) in texts { files[name] = Data(text.utf8) }
    files["Package.swift"]? += Data(Self.trimming.utf8)
    files[Self.kit + "Mutant.swift"] = Data(Rewriting.switchboard.utf8)
    for (name, data) in files { try put(data, at: name) }
    try remove(besides: Set(files.keys))
  }

  private func trackedFiles() throws(Complaint) -> [String] {
    try Program(words: ["git", "-c", "core.quotePath=false", "ls-files"], folder: repository).output()
  }

  private func put(_ data: Data, at name: String) throws(Complaint) {
    let file = copy.appendingPathComponent(name)
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
    let files = FileManager.default.enumerator(atPath: copy.path)
    while let name = files?.nextObject() as? String {
      let file = copy.appendingPathComponent(name)
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
    guard let folder = try swiftBuild(["--show-bin-path"]).output().last else {
      throw Complaint("The build does not say where it is.")
    }
    let name = "InteractiveModalPackageTests.xctest"
    return TestBundle(binary: URL(fileURLWithPath: folder).appendingPathComponent(name), folder: copy)
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
      words: ["swift", "build", "--scratch-path", build.path, "-Xswiftc", "-gnone"] + words, folder: copy)
  }
}
