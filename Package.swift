// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "InteractiveModal",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
  products: [
    .library(name: "InteractiveModal", targets: ["InteractiveModal"]),
    // Choreographies, pushes, tabs and the container, on the engine of the modal.
    .library(name: "InteractiveTransitions", targets: ["InteractiveTransitions"]),
    // For an app's unit tests; see docs/Testing.md.
    .library(name: "InteractiveModalTesting", targets: ["InteractiveModalTesting"]),
  ],
  targets: [
    .target(name: "InteractiveModal", resources: [.copy("PrivacyInfo.xcprivacy")]),
    .target(name: "InteractiveTransitions", dependencies: ["InteractiveModal"]),
    .target(name: "InteractiveModalTesting", dependencies: ["InteractiveModal"]),
    // Springs that share no formula with the kit's.
    .target(name: "Oscillators", path: "Tests/Oscillators"),
    .testTarget(
      name: "InteractiveModalTests",
      dependencies: [
        "InteractiveModal", "InteractiveModalTesting", "InteractiveTransitions", "Oscillators",
      ],
      resources: [.copy("Resources/physics")]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  // A closure reads what it holds weakly without a check for another access.
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("ImmutableWeakCaptures")]
}

#if os(Linux)
  // Linux has no UIKit: a headless module of the same name takes its place, and the hosts run apps on it.
  package.targets += [
    .target(
      name: "UIKit", dependencies: ["_Testing_UIKit"], path: "Headless/UIKit", exclude: ["README.md"]),
    .target(name: "_Testing_UIKit", path: "Headless/TestingOverlay"),
    .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Headless/SwiftUI", exclude: ["README.md"]),
    .target(
      name: "HeadlessHosts", dependencies: ["CMalloc", "UIKit"], path: "Headless/Hosts",
      exclude: ["README.md", "Drawing/Font/OFL.txt"],
      resources: [
        .copy("Live/Page/page.html"), .copy("Site/site.html"), .copy("Drawing/Font/SampleSans-Regular.woff2"),
        .copy("Drawing/Font/SampleSans-Bold.woff2"),
      ]),
    .systemLibrary(name: "CMalloc", path: "Headless/CMalloc"),
    // What makes the hosts' commands look at the kit as well.
    .target(
      name: "KitInspection",
      dependencies: ["HeadlessHosts", "InteractiveModal", "InteractiveTransitions", "UIKit"],
      path: "Headless/KitInspection"),
    .executableTarget(
      name: "SampleMailClone",
      dependencies: [
        "KitInspection", "InteractiveModal", "InteractiveModalTesting", "InteractiveTransitions", "SwiftUI",
        "UIKit",
      ],
      path: "SampleMailClone", exclude: ["Info.plist", "SampleMailClone.xcodeproj"],
      resources: [.copy("Resources/Assets.xcassets")]),
    .target(
      name: "TestWorld", dependencies: ["InteractiveModal", "InteractiveTransitions", "SwiftUI", "UIKit"],
      path: "Headless/Tests/TestWorld"),
    .testTarget(
      name: "HeadlessTests",
      dependencies: [
        "Benchmarks", "HeadlessHosts", "InteractiveModal", "InteractiveModalTesting",
        "InteractiveTransitions", "Oscillators", "SwiftUI", "UIKit",
        "TestWorld",
      ]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "TestWorld"], path: "Headless/Tests/UIKitTests"),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "UIKit", "TestWorld"],
      path: "Headless/Tests/SwiftUITests"),
    .testTarget(
      name: "HeadlessHostsTests", dependencies: ["HeadlessHosts", "UIKit", "TestWorld"],
      path: "Headless/Tests/HostsTests"),
    .testTarget(
      name: "SampleMailCloneTests",
      dependencies: [
        "HeadlessHosts", "KitApp", "KitInspection", "SampleMailClone", "UIKit", "TestWorld",
      ]),
    // What proves more than tests do in their time; see docs/Proof.md.
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["HeadlessHosts", "InteractiveModal", "InteractiveTransitions", "Oscillators", "UIKit"],
      path: "Headless/Proof/Benchmarks"),
    .executableTarget(
      name: "KitApp",
      dependencies: [
        "KitInspection", "HeadlessHosts", "InteractiveModal", "InteractiveTransitions", "UIKit",
      ],
      path: "Headless/Proof/KitApp"),
  ]
  package.products.append(.executable(name: "SampleMailClone", targets: ["SampleMailClone"]))

  for target in package.targets where target.name.hasPrefix("Interactive") {
    target.dependencies += ["UIKit", "SwiftUI"]
    if target.name == "InteractiveModal" { target.swiftSettings?.append(.define("GLASS")) }
    // A picture of the stage is drawn by a host.
    if target.name == "InteractiveModalTesting" { target.dependencies.append("HeadlessHosts") }
    if target.type == .test { target.dependencies += ["HeadlessHosts", "TestWorld"] }
  }
  for target in package.targets where target.name == "SampleMailClone" {
    // The sample imports UIKit only. Its `@main` also needs `UIApplicationDelegate.main()`.
    target.swiftSettings = [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "KitInspection"])]
  }
  // SwiftPM refuses unsafe flags in a package that another one has by version.
  let isDependency = Context.packageDirectory.contains("/checkouts/")
  for target in package.targets where [.regular, .executable].contains(target.type) && !isDependency {
    // Optimised builds are looked into as well: `swift test -c release`.
    let flag = SwiftSetting.unsafeFlags(["-enable-testing"], .when(configuration: .release))
    target.swiftSettings = (target.swiftSettings ?? []) + [flag]
  }
  for target in package.targets
  where !isDependency
    && [
      "HeadlessHosts", "InteractiveModal", "InteractiveTransitions", "KitInspection", "KitApp", "Oscillators",
      "UIKit",
    ].contains(target.name)
  {
    // Tests advance a virtual clock by millions of frames: optimised, they take half the time.
    target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
#endif
