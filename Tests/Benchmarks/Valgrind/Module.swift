/// Code of this package, by its folder.
enum Module: String, CaseIterable {
  case kit = "/Sources/InteractiveModal/"
  case standIn = "/Sources/UIKit/"
  case benchmarks = "/Tests/Benchmarks/"
}
