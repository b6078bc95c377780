import type english from '../en/publicMark.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Deine Bewertung eines Jahres, auf einer Seite, die alle öffnen können. Du entscheidest, ob sie gezeigt wird. Auf deinen Platz in Listen hat sie keinen Einfluss.',
  rules: 'Die Regeln des Siegels',
  show: 'Mein Siegel zeigen',
  showHint: 'Wer den Link hat, kann es sehen. Du kannst es jederzeit wieder verbergen.',
  link: 'Link, der das Siegel belegt',
  linkHint: 'Setze ihn auf deine Website. Er zeigt das Siegel, wie wir es berechnet haben.',
  preview: 'Was alle sehen',
  open: 'Seite öffnen',
  state: {
    waiting: 'Dein Siegel ist noch nicht berechnet. Sieh später am Tag wieder nach.',
    few_riders_one: 'Für {{year}} gibt es kein Siegel: Es fehlt noch {{count}} Fahrer/in.',
    few_riders_other: 'Für {{year}} gibt es kein Siegel: Es fehlen noch {{count}} Fahrer/innen.',
    fewHow:
      'Ein Siegel braucht 11 Fahrer/innen, die ein Fitting dieses Jahres bewertet und der Forschung zugestimmt haben. Das waren {{riders}}. Das nächste Siegel wird am {{date}} berechnet.',
    low_response: 'Für {{year}} gibt es kein Siegel: Zu wenige Fahrer/innen haben geantwortet.',
    lowHow:
      'Ein Siegel braucht eine Antwort von der Hälfte der gefragten Fahrer/innen. {{answered}} von {{asked}} Nachkontrollen wurden beantwortet ({{share}}). Das nächste Siegel wird am {{date}} berechnet.',
    off: 'Dein Siegel ist fertig, wird aber nicht gezeigt.',
    on: 'Alle können dein Siegel sehen.',
    paused: 'Du wolltest dein Siegel zeigen. Es wird wieder gezeigt, sobald es eines gibt.',
  },
  mark: {
    title: 'Bewertung durch Fahrer/innen {{year}}',
    rating: '{{value}} von 7',
    interval: '95-%-Intervall {{low}} bis {{high}}',
    riders_one: 'von {{count}} Fahrer/in mit Zustimmung zur Forschung',
    riders_other: 'von {{count}} Fahrer/innen mit Zustimmung zur Forschung',
    answered: '{{answered}} von {{asked}} Nachkontrollen beantwortet',
    computed: 'Berechnet am {{date}}, gültig bis {{until}}',
  },
  verified: {
    lead: '{product} hat dieses Siegel aus den Antworten der Fahrer/innen berechnet. Der Bikefitter kann es nicht ändern.',
    unknown: 'Unter dieser Adresse gibt es kein Siegel',
    unknownText:
      'Der Bikefitter zeigt kein Siegel, oder es gibt nicht mehr genug Antworten dafür. Wenn eine Website trotzdem eines zeigt, verlass dich nicht darauf.',
    note: 'Fahrer/innen sind verschiedene Dinge wichtig, und nicht alle antworten. Ein Siegel sagt dir nicht, wie dein eigenes Fitting wird.',
  },
  rulesPage: {
    lead: 'Was das Siegel eines Bikefitters aussagt, wie wir es berechnen und was wir nicht damit tun.',
    says: 'Was es aussagt',
    saysText:
      'Wie zufrieden Fahrer/innen einige Wochen danach mit ihrem Fitting waren, von 1 bis 7. Es ist die eigene Zahl eines Bikefitters. Über Gesundheit sagt es nichts aus.',
    who: 'Wessen Antworten zählen',
    whoText:
      'Fahrer/innen, die in dem Kalenderjahr ein Fitting hatten und der Forschung zugestimmt haben. Antworten, die gemeinsam mit dem Bikefitter ausgefüllt wurden, zählen nicht. Wer mehrere Fittings hatte, zählt einmal.',
    least: 'Wann es ein Siegel gibt',
    leastText:
      'Mit mindestens 11 Fahrer/innen und wenn mindestens die Hälfte der Nachkontrollen, die nach sechs Wochen fällig waren, beantwortet wurde. Sonst gibt es keines.',
    formula: 'Wie es berechnet wird',
    formulaText:
      'Es ist ein bayesscher Mittelwert: die Bewertungen der Fahrer/innen zusammen mit 10 angenommenen Fahrer/innen, die {{centre}} geben. So ergeben wenige Antworten kein sehr hohes oder sehr niedriges Siegel. Das Intervall zeigt, wie unsicher es ist; der einfache Durchschnitt wird nie gezeigt.',
    when: 'Wann es sich ändert',
    whenText:
      'Einmal im Jahr, am 1. April, für das Jahr davor: Bis dahin hatten auch Fahrer/innen mit einem Fitting im Dezember Zeit zu antworten. Wer die Einwilligung zur Forschung widerruft, fehlt bei der nächsten Berechnung. Bleiben weniger als 11 Fahrer/innen, verschwindet das Siegel.',
    choice: 'Wer entscheidet',
    choiceText:
      'Der Bikefitter entscheidet, ob das Siegel gezeigt wird. Wir sortieren, filtern und empfehlen Bikefitter nicht danach, und ein Bikefitter ohne Siegel ist nicht schlechter als einer mit Siegel.',
    verify: 'Wie man es prüft',
    verifyText:
      'Zu einem Siegel gehört ein Link auf eine Seite von {product}. Was diese Seite zeigt, haben wir berechnet. Ein Bild eines Siegels beweist nichts.',
  },
} satisfies Translation<typeof english>
