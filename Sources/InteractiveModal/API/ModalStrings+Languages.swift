/// The strings in each language.
///
/// They are code: the resources of a package would need a bundle of their own.
///
/// The words for Close are those of Apple's apps. The others are translations of this project.
extension ModalStrings {
  static let english = ModalStrings(
    close: "Close", grabber: "Sheet Grabber", expanded: "Expanded", halfScreen: "Half Screen",
    minimized: "Minimized")

  static let translations: [String: ModalStrings] = [
    "ar": ModalStrings(
      close: "إغلاق", grabber: "مقبض اللوحة", expanded: "موسّعة", halfScreen: "نصف الشاشة",
      minimized: "مصغّرة"),
    "cs": ModalStrings(
      close: "Zavřít", grabber: "Úchyt panelu", expanded: "Rozbalený", halfScreen: "Polovina obrazovky",
      minimized: "Minimalizovaný"),
    "da": ModalStrings(
      close: "Luk", grabber: "Panelhåndtag", expanded: "Udvidet", halfScreen: "Halv skærm",
      minimized: "Minimeret"),
    "de": ModalStrings(
      close: "Schließen", grabber: "Anfasser", expanded: "Maximiert", halfScreen: "Halber Bildschirm",
      minimized: "Minimiert"),
    "en": english,
    "es": ModalStrings(
      close: "Cerrar", grabber: "Tirador del panel", expanded: "Expandido", halfScreen: "Media pantalla",
      minimized: "Minimizado"),
    "fi": ModalStrings(
      close: "Sulje", grabber: "Paneelin kahva", expanded: "Laajennettu", halfScreen: "Puoli näyttöä",
      minimized: "Pienennetty"),
    "fr": ModalStrings(
      close: "Fermer", grabber: "Poignée du panneau", expanded: "Étendu", halfScreen: "Demi-écran",
      minimized: "Réduit"),
    "he": ModalStrings(
      close: "סגור", grabber: "ידית החלונית", expanded: "מורחבת", halfScreen: "חצי מסך",
      minimized: "ממוזערת"),
    "it": ModalStrings(
      close: "Chiudi", grabber: "Maniglia del pannello", expanded: "Espanso", halfScreen: "Metà schermo",
      minimized: "Ridotto"),
    "ja": ModalStrings(
      close: "閉じる", grabber: "シートのつまみ", expanded: "展開", halfScreen: "半画面",
      minimized: "最小化"),
    "ko": ModalStrings(
      close: "닫기", grabber: "시트 손잡이", expanded: "확장됨", halfScreen: "절반 화면",
      minimized: "최소화됨"),
    "nb": ModalStrings(
      close: "Lukk", grabber: "Panelhåndtak", expanded: "Utvidet", halfScreen: "Halv skjerm",
      minimized: "Minimert"),
    "nl": ModalStrings(
      close: "Sluit", grabber: "Greep van paneel", expanded: "Uitgevouwen", halfScreen: "Half scherm",
      minimized: "Geminimaliseerd"),
    "pl": ModalStrings(
      close: "Zamknij", grabber: "Uchwyt panelu", expanded: "Rozwinięty", halfScreen: "Pół ekranu",
      minimized: "Zminimalizowany"),
    "pt": ModalStrings(
      close: "Fechar", grabber: "Alça do painel", expanded: "Expandido", halfScreen: "Meia tela",
      minimized: "Minimizado"),
    "pt-PT": ModalStrings(
      close: "Fechar", grabber: "Pega do painel", expanded: "Expandido", halfScreen: "Meio ecrã",
      minimized: "Minimizado"),
    "ru": ModalStrings(
      close: "Закрыть", grabber: "Ручка панели", expanded: "Развернуто", halfScreen: "Половина экрана",
      minimized: "Свернуто"),
    "sv": ModalStrings(
      close: "Stäng", grabber: "Panelhandtag", expanded: "Expanderad", halfScreen: "Halv skärm",
      minimized: "Minimerad"),
    "tr": ModalStrings(
      close: "Kapat", grabber: "Panel Tutamacı", expanded: "Genişletilmiş", halfScreen: "Yarım Ekran",
      minimized: "Küçültülmüş"),
    "uk": ModalStrings(
      close: "Закрити", grabber: "Ручка панелі", expanded: "Розгорнуто", halfScreen: "Половина екрана",
      minimized: "Згорнуто"),
    "zh-Hans": ModalStrings(
      close: "关闭", grabber: "面板手柄", expanded: "已展开", halfScreen: "半屏",
      minimized: "已最小化"),
    "zh-Hant": ModalStrings(
      close: "關閉", grabber: "面板把手", expanded: "已展開", halfScreen: "半螢幕",
      minimized: "已最小化"),
  ]
}
