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
  package.targets.append(.testTarget(name: "UIKitTests"))
  package.targets.append(.testTarget(name: "SampleMailCloneTests", dependencies: ["SampleMailClone"]))
  package.targets.append(
    .executableTarget(
      name: "SampleMailClone", dependencies: ["InteractiveModal"], path: "SampleMailClone",
      exclude: ["Info.plist", "Resources", "SampleMailClone.xcodeproj"]))
  for target in package.targets {
    target.dependencies.append("UIKit")
    if target.type == .test {
      // Swift Testing would look for `_Testing_UIKit`, which Apple ships for the real UIKit alone.
      target.swiftSettings = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
    }
  }
  package.targets.append(
    .target(
      name: "UIKit", exclude: ["README.md"], resources: [.copy("Hosts/Live/Page/page.html")]))
  package.products.append(.executable(name: "SampleMailClone", targets: ["SampleMailClone"]))
#endif
