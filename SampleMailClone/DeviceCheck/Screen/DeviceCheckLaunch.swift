import UIKit

extension DeviceCheckViewController {
  /// The launch argument with which the app checks the device, prints the report and exits:
  /// `xcrun simctl launch --console booted … check`, or `swift run SampleMailClone check` on Linux.
  private static let argument = "check"

  /// Returns the root controller for a launch with the argument; `nil` for any other launch.
  static func launched(in scene: UIWindowScene) -> UIViewController? {
    guard ProcessInfo.processInfo.arguments.dropFirst().first == argument else { return nil }
    let run = CheckRun(in: scene, takesFingers: false)
    let screen = DeviceCheckViewController(run) { report in
      print(report.text)
      exit(report.isSound ? 0 : 1)
    }
    return UINavigationController(rootViewController: screen)
  }
}
