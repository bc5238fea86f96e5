// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "InteractiveModal",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
  products: [
    .library(name: "InteractiveModal", targets: ["InteractiveModal"])
  ],
  targets: [
    .target(name: "InteractiveModal"),
    .testTarget(
      name: "InteractiveModalTests",
      dependencies: ["InteractiveModal"],
      resources: [.copy("Resources/gestures"), .copy("Resources/physics")]
    ),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  // Linux has no UIKit: a headless module of the same name stands in for it, and hosts the sample.
  package.targets += [
    .target(
      name: "UIKit", dependencies: ["CMalloc"], exclude: ["README.md"],
      resources: [.copy("Hosts/Live/Page/page.html")]),
    .systemLibrary(name: "CMalloc"),
    .executableTarget(
      name: "SampleMailClone", dependencies: ["InteractiveModal", "UIKit"], path: "SampleMailClone",
      exclude: ["Info.plist", "Resources", "SampleMailClone.xcodeproj"]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "InputFuzzer"]),
    .testTarget(name: "SampleMailCloneTests", dependencies: ["SampleMailClone", "UIKit"]),
    // What proves more than tests do in their time; see docs/Proof.md.
    .executableTarget(
      name: "Benchmarks", dependencies: ["InteractiveModal", "UIKit"], path: "Tests/Benchmarks"),
    .executableTarget(
      name: "InputFuzzer", dependencies: ["InteractiveModal", "UIKit"], path: "Tests/InputFuzzer"),
    .executableTarget(name: "Mutations", path: "Tests/Mutations"),
    .testTarget(name: "MutationsTests", dependencies: ["Mutations"]),
  ]
  package.products.append(.executable(name: "SampleMailClone", targets: ["SampleMailClone"]))

  for target in package.targets where target.name.hasPrefix("InteractiveModal") {
    target.dependencies.append("UIKit")
  }
  for target in package.targets where [.regular, .executable].contains(target.type) {
    // Optimised builds are looked into as well: `swift test -c release`.
    target.swiftSettings = [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]
  }
  for target in package.targets where ["InteractiveModal", "UIKit"].contains(target.name) {
    // Tests advance a virtual clock by millions of frames: optimised, they take half the time.
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
  for target in package.targets where target.type == .test {
    // Swift Testing would look for `_Testing_UIKit`, which Apple ships for the real UIKit alone.
    target.swiftSettings = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
  }
#endif
