import UIKit

/// What can happen to an app: a verb of a fuzz script, with the numbers that it takes.
enum FuzzVerb: String, CaseIterable, Sendable {
  // Fingers, which have numbers from 1 on.
  case touch, down, move, trail, up, take
  // A trackpad, and the wheel of a mouse.
  case padDown = "pad-down"
  case padMove = "pad-move"
  case padUp = "pad-up"
  case wheel
  // Keys, and what VoiceOver does.
  case type, paste, escape, period, `return`, delete, tab
  case scrub
  // Time, and how a display is late.
  case wait, hitch, stall, twice, pace, jitter
  // The device and its settings.
  case relaunch, portrait, left, right, resize, fill
  case dark, light, mirrored, unmirrored, still, moving, fading, contrast, plain, text
  case keyboard, software
  case interrupt, background
  case inward, outward
  // What an app does, and UIKit.
  case alert, sheet, page, dismiss, vanish
  case leave, pop, root, push
  case forget, swap
  case late, lost, prompt
  // What only a `FuzzedApp` does: with modals, with what the user has to be asked, with heights and lists.
  case present, request, withdraw
  case permit, answer, react
  case select, prefer, scroll, refresh, focus, blur
  case show, children, style, source, layout, reload, gate, lock

  /// Whether only a `FuzzedApp` knows what it means.
  var isOwn: Bool {
    switch self {
    case .present, .request, .withdraw, .permit, .answer, .react, .select, .prefer, .scroll, .refresh, .focus,
      .blur, .show, .children, .style, .source, .layout, .reload, .gate, .lock:
      true
    default: false
    }
  }

  /// What its numbers may be; `trail` has as many as it likes, three by three.
  var ranges: [ClosedRange<Double>] {
    let (share, finger) = (0.0...1, 1.0...3)
    return switch self {
    case .touch: [finger, share]
    case .down: [finger, share, share]
    case .move: [finger, -60...60, -80...140]
    case .trail, .up, .take: [finger]
    case .padDown: [share, share]
    case .padMove: [-40...40, -60...120]
    case .wheel: [share, share, -200...200, -200...200]
    case .wait: [0...0.4]
    case .hitch: [0...0.1]
    case .stall: [0...10]
    case .pace: [30...120]
    case .jitter: [0...0.006]
    case .relaunch: [0...Double(Device.all.count - 1)]
    case .resize: [320...1366, 320...1366]
    case .text: [0...11]
    case .background: [0...3]
    case .forget: [share]
    case .late: [0...1]
    case .present, .answer, .refresh, .focus: [0...1]
    case .permit, .react, .style, .source: [0...5]
    case .select: [share, 0...1]
    case .prefer: [100...1000]
    case .scroll: [0...300, 0...1]
    case .gate: [0...4]
    case .show: [0...4, 0...1]
    case .children: [1...31, 0...1]
    default: []
    }
  }

  /// Of numbers such as a finger's only whole ones make sense.
  var wholeNumbers: Int {
    switch self {
    case .touch, .down, .move, .trail, .up, .take, .relaunch, .text, .present, .answer, .refresh, .focus,
      .permit,
      .react, .style, .source, .gate:
      1
    case .resize, .show, .children: 2
    default: 0
    }
  }

  /// How often it happens, beside the others.
  var weight: Int {
    switch self {
    case .wait: 130
    case .touch, .move: 100
    case .up: 80
    case .down: 40
    case .trail, .padMove: 20
    case .hitch: 20
    case .padDown, .padUp, .wheel, .type, .escape, .dismiss, .late, .prompt, .alert, .sheet, .page: 10
    case .take, .portrait, .left, .right, .twice, .scrub, .period, .return, .delete, .vanish, .pop, .push: 8
    case .resize, .fill, .interrupt, .background, .forget, .root, .leave, .lost, .stall: 5
    case .paste, .tab, .pace, .jitter, .dark, .light, .mirrored, .unmirrored, .still, .moving, .fading: 4
    case .contrast, .plain, .text, .keyboard, .software, .inward, .outward, .swap: 3
    case .relaunch: 1
    case .present: 60
    case .select, .show: 20
    case .permit, .answer, .react, .prefer, .scroll, .focus: 12
    case .request, .withdraw, .refresh, .blur, .children, .style, .source, .layout, .reload, .gate: 8
    case .lock: 5
    }
  }
}
