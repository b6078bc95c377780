import type english from '../en/plan.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Was du für {product} zahlst und bis wann.',
  trial: {
    title: 'Kostenloser Testzeitraum',
    left_one: 'Noch {{count}} Tag',
    left_other: 'Noch {{count}} Tage',
    until: 'Bis {{date}} ist alles kostenlos. Wir fragen nach keiner Karte, bevor du einen Tarif wählst.',
  },
  active: {
    monthly: 'Monatstarif',
    annual: 'Jahrestarif',
    renews: 'Dein Tarif verlängert sich von selbst. Die nächste Zahlung ist am {{date}} fällig.',
  },
  ending: {
    title: 'Dein Tarif ist gekündigt',
    until:
      'Er ist bis {{date}} bezahlt. Alles funktioniert bis {{readOnly}}, danach ist in deinem Studio nur noch Lesen möglich.',
  },
  grace: {
    title: 'Dein Tarif ist abgelaufen',
    failed: 'Deine letzte Zahlung hat nicht geklappt',
    until: 'Bis {{date}} funktioniert noch alles. Ab dann ist in deinem Studio nur noch Lesen möglich.',
    failedHow: 'Prüfe deine Zahlungsdaten. Die Zahlung wird von selbst noch einmal versucht.',
  },
  readOnly: {
    title: 'In deinem Studio ist nur noch Lesen möglich',
    since:
      'Dein Tarif ist am {{date}} abgelaufen. Du kannst keine Fahrer/innen einladen, Sitzungen beginnen oder Fittings ändern.',
    goesOn:
      'Du kannst weiterhin alles lesen, herunterladen und löschen. Offene Formulare von Fahrer/innen, Erinnerungen und Hinweise laufen weiter, und du kannst Hinweise bearbeiten. Nichts ist verloren: Sobald du einen Tarif wählst, funktioniert alles wie vorher.',
  },
  choose: {
    title: 'Tarif wählen',
    billing: 'Wie oft möchtest du zahlen?',
    monthly: 'Monatlich',
    monthlyPrice: '{{price}} im Monat',
    annual: 'Jährlich',
    annualPrice: '{{price}} im Jahr: {{perMonth}} im Monat, {{percent}} weniger',
    code: 'Aktionscode',
    submit: 'Weiter zur Zahlung',
    hosted:
      'Du zahlst auf einer Seite von Stripe. Wir sehen deine Karte nie. Steuern sind enthalten. Du kannst jederzeit kündigen; dein Tarif läuft dann bis zum Ende des bezahlten Zeitraums.',
    trialKept: 'Was von deinem Testzeitraum übrig ist, bleibt dir: Die erste Zahlung ist am {{date}} fällig.',
    trialNotKept: 'Dein Testzeitraum endet bald, deshalb ist die erste Zahlung sofort fällig.',
  },
  change: {
    title: 'Tarif ändern',
    toAnnual: 'Zu jährlicher Zahlung wechseln',
    toMonthly: 'Zu monatlicher Zahlung wechseln',
    cancel: 'Tarif kündigen',
    resume: 'Tarif fortsetzen',
    card: 'Karte und Rechnungsdaten',
    pay: 'Zahlungsdaten prüfen',
    hosted: 'Das öffnet sich auf einer Seite von Stripe und führt dich hierher zurück.',
  },
  waiting: {
    title: 'Warten auf die Zahlung',
    text: 'Stripe bestätigt uns deine Zahlung, meist innerhalb einer Minute. Du kannst diese Seite verlassen.',
    ask: 'Noch einmal prüfen',
    asked: 'Geprüft. Es gibt noch keine Zahlung.',
  },
  invoices: {
    title: 'Rechnungen',
    none: 'Es gibt noch keine Rechnungen.',
    caption: 'Deine Rechnungen',
    number: 'Rechnung',
    date: 'Datum',
    total: 'Betrag',
    state: 'Status',
    paid: 'Bezahlt',
    open: 'Offen',
    void: 'Storniert',
    noNumber: 'Ohne Nummer',
    opens: 'öffnet sich bei Stripe',
  },
  banner: {
    label: 'Dein Tarif',
    trial_ending: 'Dein kostenloser Testzeitraum endet am {{covered}}.',
    payment_failed:
      'Deine letzte Zahlung hat nicht geklappt. Ab {{readOnly}} ist in deinem Studio nur noch Lesen möglich.',
    ended:
      'Dein Tarif ist am {{covered}} abgelaufen. Ab {{readOnly}} ist in deinem Studio nur noch Lesen möglich.',
    read_only_soon: 'Dein Tarif ist abgelaufen. Ab {{readOnly}} ist in deinem Studio nur noch Lesen möglich.',
    read_only: 'Dein Tarif ist abgelaufen, deshalb ist in deinem Studio nur noch Lesen möglich.',
    open: 'Tarif ansehen',
  },
} satisfies Translation<typeof english>
