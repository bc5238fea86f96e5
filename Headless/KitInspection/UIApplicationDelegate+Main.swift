import UIKit

@testable import HeadlessHosts

extension UIApplicationDelegate {
  /// Runs the app as the command line asks. `@main` on an app's delegate calls this.
  public static func main() { Host.main(Self.self, inspector: KitInspector.self, knobs: ModalKnobs.self) }
}
