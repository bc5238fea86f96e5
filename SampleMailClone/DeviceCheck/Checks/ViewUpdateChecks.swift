import SwiftUI
import UIKit

/// The order in which SwiftUI updates views and calls back.
@MainActor enum ViewUpdateChecks {
  nonisolated static let all = [
    DeviceCheck(
      762, "a change of a preference is told after the representatives in the view are updated", run: told)
  ]

  private static func told(_ stage: CheckStage) async -> Finding {
    let hosting = UIHostingController(rootView: counted(0, stage.log))
    stage.root.cover(with: hosting)
    await stage.until { [log = stage.log] in log.has("count told 0") }
    await stage.frames()
    stage.log.clear()
    hosting.rootView = counted(1, stage.log)
    await stage.until { [log = stage.log] in log.has("count told 1") }
    return .same(stage.log.calls(of: "count"), as: ["shown 1", "told 1"])
  }

  private static func counted(_ count: Int, _ log: CallLog) -> some View {
    CountRepresentative(count: count, log: log)
      .preference(key: CountPreference.self, value: count)
      .onPreferenceChange(CountPreference.self) { count in
        MainActor.assumeIsolated { log.note("count told \(count)") }
      }
  }
}

private enum CountPreference: PreferenceKey {
  static var defaultValue: Int { -1 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

private struct CountRepresentative: UIViewRepresentable {
  let count: Int
  let log: CallLog

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { log.note("count shown \(count)") }
}
