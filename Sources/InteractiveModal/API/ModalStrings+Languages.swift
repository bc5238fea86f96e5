/// The strings in each language.
///
/// They are code: the resources of a package would need a bundle of their own.
///
/// The words for Close are those of Apple's apps. The others are translations of this project.
///
/// Each row has them in the order of the properties: close, grabber, expanded, half screen, minimized.
extension ModalStrings {
  private init(
    _ close: String, _ grabber: String, _ expanded: String, _ halfScreen: String, _ minimized: String
  ) {
    self.init(
      close: close, grabber: grabber, expanded: expanded, halfScreen: halfScreen, minimized: minimized)
  }

  static let english = ModalStrings("Close", "Sheet Grabber", "Expanded", "Half Screen", "Minimized")

  static let translations: [String: ModalStrings] = [
    "ar": ModalStrings("إغلاق", "مقبض اللوحة", "موسّعة", "نصف الشاشة", "مصغّرة"),
    "cs": ModalStrings("Zavřít", "Úchyt panelu", "Rozbalený", "Polovina obrazovky", "Minimalizovaný"),
    "da": ModalStrings("Luk", "Panelhåndtag", "Udvidet", "Halv skærm", "Minimeret"),
    "de": ModalStrings("Schließen", "Anfasser", "Maximiert", "Halber Bildschirm", "Minimiert"),
    "en": english,
    "es": ModalStrings("Cerrar", "Tirador del panel", "Expandido", "Media pantalla", "Minimizado"),
    "fi": ModalStrings("Sulje", "Paneelin kahva", "Laajennettu", "Puoli näyttöä", "Pienennetty"),
    "fr": ModalStrings("Fermer", "Poignée du panneau", "Étendu", "Demi-écran", "Réduit"),
    "he": ModalStrings("סגור", "ידית החלונית", "מורחבת", "חצי מסך", "ממוזערת"),
    "it": ModalStrings("Chiudi", "Maniglia del pannello", "Espanso", "Metà schermo", "Ridotto"),
    "ja": ModalStrings("閉じる", "シートのつまみ", "展開", "半画面", "最小化"),
    "ko": ModalStrings("닫기", "시트 손잡이", "확장됨", "절반 화면", "최소화됨"),
    "nb": ModalStrings("Lukk", "Panelhåndtak", "Utvidet", "Halv skjerm", "Minimert"),
    "nl": ModalStrings("Sluit", "Greep van paneel", "Uitgevouwen", "Half scherm", "Geminimaliseerd"),
    "pl": ModalStrings("Zamknij", "Uchwyt panelu", "Rozwinięty", "Pół ekranu", "Zminimalizowany"),
    "pt": ModalStrings("Fechar", "Alça do painel", "Expandido", "Meia tela", "Minimizado"),
    "pt-PT": ModalStrings("Fechar", "Pega do painel", "Expandido", "Meio ecrã", "Minimizado"),
    "ru": ModalStrings("Закрыть", "Ручка панели", "Развернуто", "Половина экрана", "Свернуто"),
    "sv": ModalStrings("Stäng", "Panelhandtag", "Expanderad", "Halv skärm", "Minimerad"),
    "tr": ModalStrings("Kapat", "Panel Tutamacı", "Genişletilmiş", "Yarım Ekran", "Küçültülmüş"),
    "uk": ModalStrings("Закрити", "Ручка панелі", "Розгорнуто", "Половина екрана", "Згорнуто"),
    "zh-Hans": ModalStrings("关闭", "面板手柄", "已展开", "半屏", "已最小化"),
    "zh-Hant": ModalStrings("關閉", "面板把手", "已展開", "半螢幕", "已最小化"),
  ]
}
