import UIKit

/// Dismissals that a check drives.
extension CheckStage {
  /// Presents a modal, begins an interactive dismissal, and cancels it.
  ///
  /// - Parameter onCall: Called with the callbacks during the dismissal.
  /// - Returns: Whether the dismissal has begun.
  func cancelDismissal(of modal: ProbeModal, onCall: ((String) -> Void)? = nil) async -> Bool {
    guard let driver = await beginDismissal(of: modal, onCall: onCall) else { return false }
    driver.release(cancels: true)
    await frames()
    driver.complete()
    await until { [log] in log.has("modal didAppear") }
    return true
  }

  /// Begins an interactive dismissal of a modal, which it presents first if need be.
  ///
  /// - Returns: What drives the dismissal; `nil` if UIKit does not begin.
  func beginDismissal(of modal: ProbeModal, onCall: ((String) -> Void)? = nil) async -> ManualDriver? {
    if modal.presentingViewController == nil { await present(modal) }
    modal.onCall = onCall
    let driver = ManualDriver()
    modal.driver = driver
    log.clear()
    callDismiss(modal)
    return await until({ driver.context != nil }) ? driver : nil
  }
}
