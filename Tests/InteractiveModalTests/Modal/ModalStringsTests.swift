import InteractiveModal
import Testing

@Suite("The strings of a modal") struct ModalStringsTests {
  private func words(of strings: ModalStrings) -> [String] {
    [strings.close, strings.grabber, strings.expanded, strings.halfScreen, strings.minimized]
  }

  @Test(
    "a language has every string, no two of them equal, and none in English",
    arguments: ModalStrings.languages)
  func complete(language: String) {
    let strings = words(of: ModalStrings(languages: [language]))
    #expect(!strings.contains("") && Set(strings).count == strings.count)
    let english = words(of: ModalStrings(languages: ["en"]))
    #expect(Set(english).isDisjoint(with: strings) == (language != "en"))
  }

  /// The word for Close in Apple's apps, and of each other string the stem of its main word: “handle”,
  /// “expand”, “half”, “shrink”.
  private static let stems: [(role: KeyPath<ModalStrings, String> & Sendable, words: String)] = [
    (
      \.halfScreen,
      """
      ar نصف, cs Polovina, da Halv, de Halb, en Half, es Media, fi Puoli, fr Demi, he חצי, it Metà, ja 半, ko 절반, \
      nb Halv, nl Half, pl Pół, pt Meia, pt-PT Meio, ru Половина, sv Halv, tr Yarım, uk Половина, zh-Hans 半, \
      zh-Hant 半
      """
    ),
    (
      \.minimized,
      """
      ar مصغّرة, cs Minimal, da Minim, de Minim, en Minim, es Minim, fi Pienen, fr Réduit, he ממוזער, it Ridott, \
      ja 最小, ko 최소, nb Minim, nl minimal, pl minimal, pt Minimiz, pt-PT Minimiz, ru Сверн, sv Minim, \
      tr Küçült, uk Згорн, zh-Hans 最小, zh-Hant 最小
      """
    ),
    (
      \.grabber,
      """
      ar مقبض, cs Úchyt, da håndtag, de Anfasser, en Grabber, es Tirador, fi kahva, fr Poignée, he ידית, \
      it Maniglia, ja つまみ, ko 손잡이, nb håndtak, nl Greep, pl Uchwyt, pt Alça, pt-PT Pega, ru Ручка, sv handtag, \
      tr Tutama, uk Ручка, zh-Hans 手柄, zh-Hant 把手
      """
    ),
    (
      \.close,
      """
      ar إغلاق, cs Zavřít, da Luk, de Schließen, en Close, es Cerrar, fi Sulje, fr Fermer, he סגור, it Chiudi, \
      ja 閉じる, ko 닫기, nb Lukk, nl Sluit, pl Zamknij, pt Fechar, pt-PT Fechar, ru Закрыть, sv Stäng, tr Kapat, \
      uk Закрити, zh-Hans 关闭, zh-Hant 關閉
      """
    ),
    (
      \.expanded,
      """
      ar موسّعة, cs Rozbal, da Udvid, de Maxim, en Expand, es Expand, fi Laajen, fr Étend, he מורחב, it Espans, \
      ja 展開, ko 확장, nb Utvid, nl Uitgevou, pl Rozwin, pt Expand, pt-PT Expand, ru Разверн, sv Expand, \
      tr Genişlet, uk Розгорн, zh-Hans 展开, zh-Hant 展開
      """
    ),
  ]

  @Test("in each language a string says what it is for, and Close is the system's word", arguments: 0..<5)
  func roles(index: Int) throws {
    let (role, words) = Self.stems[index]
    let stems = words.split(separator: ", ").map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    #expect(stems.compactMap(\.first).sorted() == ModalStrings.languages)
    for stem in stems {
      let (language, word) = (try #require(stem.first), try #require(stem.last))
      let string = ModalStrings(languages: [language])[keyPath: role]
      #expect(role == \.close ? string == word : string.contains(word), "\(language): \(string)")
    }
  }

  @Test(
    "the first language that the kit has counts, whatever its region and script",
    arguments: [
      (["de-AT", "en"], "de"), (["DE"], "de"), (["fr_CA"], "fr"), (["pt-BR"], "pt"), (["pt-PT"], "pt-PT"),
      (["zh"], "zh-Hans"), (["zh-CN"], "zh-Hans"), (["zh-Hans-HK"], "zh-Hans"), (["zh-HK"], "zh-Hant"),
      (["zh_TW"], "zh-Hant"), (["zh-Hant-MO"], "zh-Hant"), (["no"], "nb"), (["nn-NO"], "nb"),
      (["iw"], "he"), (["tlh", "ja-JP", "de"], "ja"), (["tlh"], "en"), ([""], "en"), ([], "en"),
    ])
  func chosen(languages: [String], expected: String) {
    #expect(ModalStrings(languages: languages) == ModalStrings(languages: [expected]))
  }

  @Test("an app replaces single strings")
  func replaced() {
    var configuration = ModalConfiguration.mail
    configuration.strings = ModalStrings(languages: ["de"])
    configuration.strings.close = "Verwerfen"
    #expect(words(of: configuration.strings).prefix(2) == ["Verwerfen", "Anfasser"])
  }
}
