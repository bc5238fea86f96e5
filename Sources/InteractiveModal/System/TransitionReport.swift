import UIKit

/// Where transitions say, in a sentence, that they found something odd and went on without it.
@MainActor public enum TransitionReport {
  /// Called with the sentence; by default it is logged where assertions are checked, and dropped
  /// elsewhere.
  public static var onReport: (String) -> Void {
    get { SharedState.current.onReport }
    set { SharedState.current.onReport = newValue }
  }

  package static func report(_ sentence: String) {
    onReport(sentence)
    SharedState.current.onReportInTest?(sentence)
  }

  /// Tells every sentence again: another test begins.
  package static func forgetReported() { SharedState.current.reportedOnce = [] }

  /// Reports a sentence the first time that it is found true.
  static func reportOnce(_ sentence: String) {
    if SharedState.current.reportedOnce.insert(sentence).inserted { report(sentence) }
  }
}

extension UIViewController {
  /// The type and the address, as UIKit's log and a debugger show them: which of two instances a sentence means.
  package var reportedName: String {
    "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))>"
  }
}
