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
  private static let kit = "Sources/InteractiveModal/"

  /// The repository's root. Nothing in it is written but the scratch folder.
  let repository: URL
  /// Where the copy and its build lie.
  let scratch: URL

  private var copy: URL { scratch.appendingPathComponent("checkout") }
  private var build: URL { scratch.appendingPathComponent("build") }

  /// The repository that a folder lies in.
  init(of folder: URL) throws(Complaint) {
    let root = try Program(words: ["git", "rev-parse", "--show-toplevel"], folder: folder).output()
    repository = URL(fileURLWithPath: root.first ?? folder.path)
    scratch = repository.appendingPathComponent(".build/mutations")
  }

  // MARK: The copy

  /// Brings the copy up to date. What is the same already is left alone, so that it need not be built again.
  func write(_ mutations: [Mutation]) throws(Complaint) {
    let names = try trackedFiles()
    var files: [String: Data] = [:]
    for name in names {
      files[name] = FileManager.default.contents(atPath: repository.appendingPathComponent(name).path)
    }
    let kit = files.filter { $0.key.hasPrefix(Self.kit) }.map { name, data in
      (String(name.dropFirst(Self.kit.count)), String(decoding: data, as: UTF8.self))
    }
    for (name, text) in try Rewriting.apply(mutations, to: Dictionary(uniqueKeysWithValues: kit)) {
      files[Self.kit + name] = Data(text.utf8)
    }
    files["Package.swift"]? += Data(Self.trimming.utf8)
    for (name, data) in files { try put(data, at: name) }
    try put(Data(Rewriting.switchboard.utf8), at: Self.kit + "Mutant.swift")
    try remove(besides: Set(names + [Self.kit + "Mutant.swift"]))
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
    _ = try swiftBuild(["--build-tests", "-Xswiftc", "-gnone"]).output()
    guard let folder = try swiftBuild(["--show-bin-path"]).output().last else {
      throw Complaint("The build does not say where it is.")
    }
    let name = "InteractiveModalPackageTests.xctest"
    return TestBundle(binary: URL(fileURLWithPath: folder).appendingPathComponent(name), folder: copy)
  }

  private func swiftBuild(_ words: [String]) -> Program {
    Program(words: ["swift", "build", "--scratch-path", build.path] + words, folder: copy)
  }
}
