/// A page that plays a moving picture without a server: pause, scrub, step and speed.
struct FilmPlayer {
  let film: MovingFilm

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(SVGWriter.escaped(film.title))</title>
    <style>
      :root { color-scheme: light dark; }
      body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 16px;
        font: 15px/1.35 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
      svg { max-width: 100%; height: auto; max-height: 86vh; margin: auto; }
      div { display: flex; gap: 8px; align-items: center; }
      input { flex: 1; min-width: 0; }
      button, select { font: inherit; padding: 5px 10px; }
    </style>
    </head>
    <body>
    \(SVGWriter.text(of: film.element(obeysReducedMotion: false)))
    <div>
      <button id="play">Pause</button>
      <button id="back" aria-label="One picture back">‹</button>
      <input id="time" type="range" min="0" max="\(milliseconds)" step="1" value="0" aria-label="Time">
      <button id="step" aria-label="One picture on">›</button>
      <select id="speed" aria-label="Speed"><option value="1">×1</option><option value="0.25">×¼</option><option
        value="0.1">×⅒</option></select>
    </div>
    \(Self.script)
    </body>
    </html>

    """
  }

  private var milliseconds: Int { Int(film.duration * 1000) }

  private static let script = """
    <script>
    "use strict"
    const byId = id => document.getElementById(id), slider = byId("time"), length = Number(slider.max)
    const all = document.getAnimations()
    let isPlaying = !matchMedia("(prefers-reduced-motion: reduce)").matches
    function apply() {
      for (const one of all) isPlaying ? one.play() : one.pause()
      byId("play").textContent = isPlaying ? "Pause" : "Play"
    }
    function show(time) {
      isPlaying = false
      apply()
      slider.value = (time + length) % length
      for (const one of all) one.currentTime = Number(slider.value)
    }
    byId("play").onclick = () => { isPlaying = !isPlaying; apply() }
    slider.oninput = () => show(Number(slider.value))
    byId("back").onclick = () => show(Number(slider.value) - 1000 / 30)
    byId("step").onclick = () => show(Number(slider.value) + 1000 / 30)
    byId("speed").onchange = event => { for (const one of all) one.playbackRate = Number(event.target.value) }
    function follow() {
      if (isPlaying && all.length) slider.value = all[0].currentTime % length
      requestAnimationFrame(follow)
    }
    apply()
    follow()
    </script>
    """
}
