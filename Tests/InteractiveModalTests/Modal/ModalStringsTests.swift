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

  @Test(
    "Close is the system's word",
    arguments: [
      ("en", "Close"), ("de", "Schließen"), ("fr", "Fermer"), ("es", "Cerrar"), ("it", "Chiudi"),
      ("pt", "Fechar"), ("nl", "Sluit"), ("ja", "閉じる"), ("zh-Hans", "关闭"), ("zh-Hant", "關閉"),
      ("ko", "닫기"), ("ru", "Закрыть"),
    ])
  func close(language: String, word: String) {
    #expect(ModalStrings(languages: [language]).close == word)
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
