import type english from '../en/secondBaseline.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Bewerte deine Bereiche vor dem Fitting',
  lead: '{{fitter}} fragt, wie sich jeder Bereich jetzt anfühlt. Das dauert weniger als eine Minute und ist freiwillig.',
  leadNameless:
    'Dein Bikefitter fragt, wie sich jeder Bereich jetzt anfühlt. Das dauert weniger als eine Minute und ist freiwillig.',
  frame: 'Denk an deine Fahrten in den letzten zwei Wochen. 0 heißt keine Beschwerden, 7 starke.',
  none: 'keine',
  severe: 'stark',
  required: 'Wähle eine Zahl von 0 bis 7.',
  why: 'Warum noch einmal?',
  whyText:
    'Beschwerden ändern sich auch von selbst. Zwei Werte von vor dem Fitting zeigen, wie sehr. Deine späteren Antworten werden weiter mit deinem Vorabfragebogen verglichen. Deine früheren Werte zeigen wir hier nicht, damit sie dich nicht beeinflussen.',
  already:
    'Du hast deine Bereiche für dieses Fitting schon bewertet. Wenn du noch einmal absendest, ersetzen die neuen Werte die alten.',
  submit: 'Werte absenden',
  done: {
    title: 'Werte abgesendet',
    text: 'Danke. Dein Bikefitter kann sie jetzt sehen. Du kannst sie ändern, bis das Fitting abgeschlossen ist.',
    change: 'Werte ändern',
    toBrief: 'Zurück zum Überblick',
  },
  closed: {
    unknownTitle: 'Dieser Link funktioniert nicht',
    unknown: 'Dein Bikefitter hat vielleicht einen neueren Code. Bitte darum, ihn dir zu zeigen.',
    overTitle: 'Werte lassen sich nicht mehr angeben',
    over: 'Das Fitting ist abgeschlossen, oder dieser Link ist abgelaufen. Die Nachkontrollen nach dem Fitting kannst du weiter beantworten.',
    noneTitle: 'Scanne zuerst den Code',
    none: 'Diese Seite öffnet sich mit einem Code, den dir dein Bikefitter am Tag des Fittings zeigt.',
    home: 'Zur Startseite',
  },
} satisfies Translation<typeof english>
