/// Real requests of the live page, and what stands in them.
enum ConnectionSeeds {
  /// The head of a post, up to the length of its body.
  static let post = "POST /input HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nContent-Type: application/json\r\n"

  static let all = (heads + drags + others).map { Array($0.utf8) }

  static let tokens = (wire + json).map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80]]

  private static let heads = [
    """
    GET / HTTP/1.1\r\nHost: localhost:8080\r\nConnection: keep-alive\r\nSec-Fetch-Site: none\r\n\
    Sec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document\r\nAccept-Language: en\r\n\r\n
    """,
    "GET /events HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nAccept: text/event-stream\r\nSec-Fetch-Site: same-origin\r\n\r\n",
    "\(post)Origin: http://127.0.0.1:8080\r\nContent-Length: 46\r\n\r\n{\"page\":1,\"inputs\":[{\"kind\":\"interrupt\"}]}    ",
    "GET /?a=1 HTTP/1.0\r\nHost: localhost:8080\r\nConnection: close\r\n\r\n",
  ]

  /// Opens the draft by a tap, and draws it away.
  private static let drags = [
    """
    {"page":1,"inputs":[{"kind":"touch","phase":"down","finger":1,"x":80,"y":89,"age":0.01},{"kind":"touch",\
    "phase":"up","finger":1,"x":80,"y":89,"age":0}]}
    {"page":1,"inputs":[{"kind":"interrupt","age":1}]}
    {"page":1,"inputs":[{"kind":"touch","phase":"down","finger":2,"x":200.5,"y":300,"age":0.05},{"kind":"touch",\
    "phase":"move","finger":2,"x":200,"y":380,"age":0.03},{"kind":"touch","phase":"move","finger":2,"x":200,"y":600,\
    "age":0.01},{"kind":"touch","phase":"up","finger":2,"x":200,"y":600}]}
    """,
    """
    {"page":1,"inputs":[{"kind":"touch","phase":"down","finger":1,"x":80,"y":89},{"kind":"touch","phase":"up",\
    "finger":1,"x":80,"y":89},{"kind":"rotate","clockwise":true,"age":1},{"kind":"touch","phase":"down","finger":1,\
    "x":60,"y":180,"age":0.2},{"kind":"touch","phase":"up","finger":1,"x":60,"y":180,"age":0.1}]}
    {"page":1,"inputs":[{"kind":"text","text":"a"},{"kind":"text","text":"Dear Ann,\\né"},{"kind":"key","key":\
    "backspace"},{"kind":"key","key":"left","isShifted":true,"isCommand":true},{"kind":"key","key":"tab"}]}
    """,
  ]

  private static let others = [
    """
    {"page":1,"inputs":[{"kind":"scroll","x":100,"y":400,"right":0,"down":120},{"kind":"scroll","x":100,"y":400,\
    "right":8,"down":-16,"age":0.3}]}
    {"page":1,"inputs":[{"kind":"touch","phase":"down","finger":1,"x":300,"y":400,"age":0.2},{"kind":"touch",\
    "phase":"move","finger":1,"x":120,"y":402,"age":0.1},{"kind":"touch","phase":"up","finger":1,"x":90,"y":400}]}
    """,
    """
    {"page":1,"inputs":[{"kind":"set","device":"iPad Air","isDark":true},{"kind":"set","slowness":5},{"kind":"set",\
    "textSize":"AX3","isRightToLeft":true},{"kind":"set","reducesMotion":true,"prefersCrossFade":true,\
    "increasesContrast":true},{"kind":"set","hasHardwareKeyboard":false,"showsOverlay":true}]}
    {"page":1,"inputs":[{"kind":"touch","phase":"down","finger":1,"x":80,"y":62},{"kind":"touch","phase":"up",\
    "finger":1,"x":80,"y":62},{"kind":"rotate","clockwise":false,"age":1},{"kind":"key","key":"escape"}]}
    """,
  ]

  private static let wire = [
    "\r\n", "\r\n\r\n", "\r", "\n", " ", "\t", ":", "GET", "POST", "HEAD", "/", "/input", "/events",
    "HTTP/1.1", "HTTP/2.0",
    "Host: localhost:8080\r\n", "Origin: null\r\n", "Content-Length: ", "Content-Length: 0\r\n",
    "Expect: 100-continue\r\n",
    "Transfer-Encoding: chunked\r\n", "Content-Type: application/json\r\n", "Sec-Fetch-Site: cross-site\r\n",
    "close", "\0",
  ]

  private static let json = [
    "{", "}", "[", "]", ",", "\"", "\\", "null", "true", "false", "\\u0000", "\\ud83d\\ude00", "e\u{301}",
    "👩‍👩‍👧", "\u{202E}",
    "{\"page\":1,\"inputs\":[", "\"age\":1", "\"isShifted\":true", "\"isCommand\":true", "\"finger\":2",
    "\"device\":\"iPad\"",
    "\"textSize\":\"AX5\"", "\"slowness\":10", "\"showsOverlay\":true", "\"hasHardwareKeyboard\":false",
    ",{\"kind\":\"interrupt\"}", ",{\"kind\":\"rotate\",\"clockwise\":true}",
    ",{\"kind\":\"key\",\"key\":\"escape\"}",
    ",{\"kind\":\"key\",\"key\":\"return\"}", ",{\"kind\":\"text\",\"text\":\"Ann\"}",
    ",{\"kind\":\"set\",\"device\":\"iPad\"}",
    ",{\"kind\":\"scroll\",\"x\":90,\"y\":600,\"right\":0,\"down\":90}",
    ",{\"kind\":\"touch\",\"phase\":\"down\",\"finger\":3,\"x\":90,\"y\":600,\"age\":0.1}",
    ",{\"kind\":\"touch\",\"phase\":\"move\",\"finger\":3,\"x\":90,\"y\":300,\"age\":0.05}",
    ",{\"kind\":\"touch\",\"phase\":\"cancel\",\"finger\":3,\"x\":0,\"y\":0}",
  ]
}
