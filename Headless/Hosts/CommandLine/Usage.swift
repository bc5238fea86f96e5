import UIKit

/// The page that `help` prints.
enum Usage {
  static func text(program: String) -> String {
    """
    Runs the app on a virtual device: live in a browser, or with recorded fingers on its draft.

    \(program) [--port N] [--device NAME] [--landscape] [--dark] [--plain]
        Serves the app on a page at http://127.0.0.1:8080, for this machine alone. --plain shows no ghost finger.

    \(program) film [GESTURE.json…] [--dark] [-o FILE.svg]
        Draws one picture that moves: a reply opens, and a finger replays a gesture on it, the recorded fling unless
        one is given. Each further gesture but the last catches the card in flight, and at the end of the last the
        main thread is busy for a second: film.svg.

    \(program) site [-o FILE.html]
        Draws a page that plays the recordings of all chapters and needs no server: index.html.

    \(program) strip STEP… [--device NAME] [--landscape] [--dark] [--keyboard] [--frames N] [--seconds S] [-o FILE.svg]
        Does all steps, and draws a strip of what the last one does, until all is at rest or for S seconds: strip.svg.
        A step is tap=NAME, tap=X,Y, drag=X,Y,DX,DY or type=TEXT. --keyboard shows the keyboard on the screen.

    \(program) soak STEP… [--times N] [--device NAME] [--landscape] [--dark]
        Does all steps N times (100000) on one app, and looks for what is left of them: the heap must stay flat, and
        nothing may be alive at the end that was not after the first time. Steps as for strip.

    \(program) replay PATH… [--device NAME] [--landscape] [--dark] [--mirror] [--hz 60|80|90|120] [--json]
        Replays gesture files, and all of a folder, and measures each: says in a line what came of
        all, or with --json in a line of JSON what came of each. --mirror turns the finger's way upside down. Fails if
        the card does not follow a finger, jumps at a release, or is written without need.

    \(program) fuzz [PATH…] [--sequences N] [--seed N] [--first N] [--avoid NAME]… [--trace]
        [--play SCRIPT]
        Lets anything happen to the app, from recorded fingers to a stalled display, in N sequences (1000) that a seed
        repeats, and checks after every event that all is in order. What is not is made short and printed as a command
        that plays it. The last line on standard error names the sequence, also if that crashes or never ends. PATHs are gesture files and folders, whose fingers are among it; no finger touches what has a
        NAME to avoid as its accessibility identifier, such as a switch that keeps things on purpose. In a SCRIPT a
        number beyond its range counts as the nearest in it. --trace prints a number for all that each event has come
        to: two runs of a seed print the same.

    \(program) check [--device NAME] [--landscape] [--dark]
        Launches the app, which reads this word among its launch arguments, and lets time pass until it exits.

    \(program) help
        Prints this page.

    Devices: \(Device.all.map(\.name).joined(separator: ", ")).
    """
  }
}
