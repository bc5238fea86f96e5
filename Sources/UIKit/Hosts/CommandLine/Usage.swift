/// The page that `help` prints.
enum Usage {
  static func text(program: String) -> String {
    """
    Runs the app on a virtual device, without a screen, and puts recorded fingers on its draft.

    \(program)
        Opens compose, replays a recorded fling on it and draws what happened: mail-modal.svg.

    \(program) film [GESTURE.json] [--device NAME] [--landscape] [--dark] [--rotate] [--frames N] [-o FILE.svg]
        Draws a strip of N moments of a gesture (6), of the recorded fling unless one is given.
        --rotate turns the device in mid-drag.

    \(program) replay PATH… [--device NAME] [--landscape] [--dark] [--mirror] [--hz 60|80|90|120] [--json]
        Replays gesture files, and all of a folder, and measures each: a table, or JSON line by line.
        --mirror turns the finger's way upside down.

    \(program) help
        Prints this page.

    Devices: \(Device.all.map(\.name).joined(separator: ", ")).
    """
  }
}
