import type english from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export default {
  description:
    '{product} stellt Fahrer/innen vor und nach dem Bikefitting dieselben Fragen und zeigt dem Bikefitter Bereich für Bereich, was sich geändert hat.',
  pictureAlt:
    'Fahrer/in auf dem Rad, mit markierten Beschwerden vor und nach dem Fitting an Händen, unterem Rücken und Knien.',
  nav: {
    label: 'Auf dieser Seite',
    what: 'So funktioniert es',
    fitters: 'Für Bikefitter',
    riders: 'Für Fahrer/innen',
    pricing: 'Preise',
  },
  ownPages: 'Zu deiner Übersicht',
  ownSupportPages: 'Zu deinen Seiten',
  languages: 'Sprachen',
  sample: 'Beispiel',
  hero: {
    eyebrow: 'Für Bikefitter und ihre Fahrer/innen',
    title: 'Sieh, was sich nach dem Fitting geändert hat.',
    text: 'Fahrer/innen sagen dir vor dem Fitting und Wochen danach, wie sich das Fahren anfühlt. Du siehst Bereich für Bereich, was sich geändert hat.',
    start: 'Konto erstellen',
    demo: 'Demo-Gespräch buchen',
    facts: {
      riders: 'Für Fahrer/innen kostenlos',
      contracts: 'Keine Vertragsbindung',
      noApp: 'Nichts zu installieren',
    },
    sampleText:
      'Erfundene Zahlen: Beschwerden vor dem Fitting und sechs Wochen danach, bei einer Fahrerin oder einem Fahrer.',
    drawing: 'Beispielzeichnung: Beschwerden vor dem Fitting und sechs Wochen danach',
  },
  what: {
    title: 'Was {product} ist',
    text: 'Wie ein Fitting gelungen ist, siehst du erst Wochen später auf der Straße. {product} stellt deinen Fahrer/innen vor und nach dem Fitting dieselben Fragen und zeigt die Antworten nebeneinander.',
    steps: {
      invite: {
        title: 'Du lädst ein',
        text: 'Per E-Mail, mit einem Link oder mit einem QR-Code in deinem Studio.',
        ways: {
          email: 'E-Mail',
          link: 'Link',
          code: 'QR-Code',
        },
      },
      intake: {
        title: 'Fahrerin oder Fahrer antwortet',
        text: 'Ein vertraulicher Vorabfragebogen in sechs Schritten, auf jedem Handy, in {{required}} bis {{everything}} Minuten. Keine Eingabe geht verloren.',
      },
      fit: {
        title: 'Du machst das Fitting',
        text: 'Mit allem auf einem Bildschirm: wo es wehtut, wie stark, seit wann, und was die Fahrerin oder der Fahrer möchte.',
      },
      follow: {
        title: 'Ihr seht beide das Ergebnis',
        text: 'Wochen später dieselben Fragen: was besser wurde, was nicht, und was als Nächstes zu tun ist.',
      },
    },
  },
  fitters: {
    title: 'Was Bikefitter daran schätzen',
    lead: 'Alles, was zu einem Fitting gehört, vor und nach dem Termin im Studio, an einem Ort.',
    points: {
      prepared: {
        title: 'Vorbereitet, bevor Fahrer/innen kommen',
        text: 'Beschwerden, Verletzungen, Vorgeschichte und Ziele auf einem Bildschirm, das Wichtigste oben.',
      },
      outcome: {
        title: 'Ergebnisse im Vorher-Nachher-Vergleich',
        text: 'Jeder Bereich vor und nach dem Fitting, mit der Zahl der Fahrer/innen hinter jedem Wert.',
      },
      benchmark: {
        title: 'Vergleich mit Werten der Branche',
        text: 'Deine Ergebnisse neben veröffentlichten Vergleichswerten, jeder mit Quelle.',
      },
      cases: {
        title: 'Frühere Fälle durchsuchen',
        text: 'Finde, was du bei ähnlichen Fahrer/innen gemacht hast und wie es ausging.',
      },
      booking: {
        title: 'Ein integriertes Buchungssystem',
        text: 'Termine, Erinnerungen und dein Kalender, am selben Ort wie das Fitting.',
      },
      audit: {
        title: 'Ein lückenloses Protokoll der Änderungen und Empfehlungen',
        text: 'Wer wann was geändert hat und was vorher da war.',
      },
    },
  },
  riders: {
    title: 'Warum Fahrer/innen uns vertrauen',
    lead: 'Was du deinem Bikefitter sagst, ist für dein Fitting. Über alles andere entscheidest du.',
    points: {
      own: {
        title: 'Deine Daten gehören dir',
        text: 'Du kannst sie lesen, berichtigen, eine Kopie verlangen und alles löschen. Deine Daten werden nie verkauft und nie für Werbung verwendet.',
      },
      confidential: {
        title: 'Vertraulich',
        text: 'Nur der Bikefitter, den du gewählt hast, liest deine Antworten, und der {product}-Support für technische Zwecke oder zur Qualitätssicherung. Verschlüsselt bei der Übertragung und bei der Speicherung.',
      },
      progress: {
        title: 'Fortschritte verfolgen',
        text: 'Sieh, wie sich das Fahren anfühlt, Fitting für Fitting.',
      },
      switch: {
        title: 'Bikefitter wechseln, ohne den Verlauf zu verlieren',
        text: 'Dein neuer Bikefitter sieht so viel von deinen früheren Fittings, wie du erlaubst.',
      },
      research: {
        title: 'Forschung nur mit deiner Einwilligung',
        text: 'Aus, solange du es nicht einschaltest, anonymisiert, und du kannst jederzeit widerrufen.',
      },
    },
  },
  dashboard: {
    title: 'Was die Übersicht zeigt',
    lead: 'Was du am Morgen wissen willst, auf einer Seite. Das sind die echten Kacheln des Produkts, mit erfundenen Fahrer/innen und Zahlen.',
    features: {
      submissions: {
        title: 'Neue Formulare',
        text: 'Neue Formulare erscheinen, während du arbeitest, ohne Neuladen.',
      },
      rating: {
        title: 'Bewertung des Bikefitters aus der Zufriedenheit',
        text: 'Mit der Zahl der Fahrer/innen, die geantwortet haben.',
      },
      goals: {
        title: 'Erreichte Ziele',
        text: 'Wie weit Fahrer/innen ihre eigenen Ziele erreicht haben.',
      },
      radar: {
        title: 'Netzdiagramm der Beschwerden (vor und nach dem Fitting)',
        text: 'Alle sechs Bereiche auf einen Blick.',
      },
      improvement: {
        title: 'Verbesserung je Sitzung',
        text: 'Wie viel sich geändert hat, Fitting für Fitting.',
      },
      alerts: {
        title: 'Hinweise zur Nachkontrolle mit automatischen Erinnerungen und Terminen',
        text: 'Wir fragen Fahrer/innen zur richtigen Zeit und sagen dir, wenn du gebraucht wirst.',
      },
      log: {
        title: 'Ein Protokoll der Änderungen',
        text: 'Was du bei jedem Fitting geändert hast, von was auf was und warum.',
      },
    },
  },
  pricing: {
    title: 'Preise',
    billing: 'Abrechnung',
    monthly: 'Monatlich',
    annual: 'Jährlich',
    saving: '{{percent}} sparen',
    tier1: {
      name: 'Stufe 1',
      lead: 'Alles für Einladungen, Vorabfragebögen, Fittings und Nachkontrollen.',
      perMonth: 'pro Monat',
      monthlyNote: 'Monatliche Abrechnung. Bei jährlicher Abrechnung sparst du {{percent}}.',
      annualNote: '{{total}} bei jährlicher Abrechnung: {{percent}} gespart.',
      points: {
        riders: 'Für Fahrer/innen kostenlos',
        contracts: 'Keine Vertragsbindung',
        cancel: 'Jederzeit kündbar',
        gdpr: 'DSGVO-konform',
      },
      start: 'Konto erstellen',
    },
    tier2: {
      name: 'Stufe 2',
      price: 'Preis noch offen',
      lead: 'Enthält Stufe 1 und ein Werkzeug zur Entscheidungshilfe.',
      planned: 'Geplant für später im Jahr 2025',
      present: 'Noch nicht verfügbar',
      points: {
        tier1: 'Enthält Stufe 1',
        coPilot: 'Co-Pilot, ein KI-Assistent zur Entscheidungshilfe',
        consent: 'Trainiert nur mit anonymisierten Daten und mit Einwilligung',
      },
    },
  },
  soon: {
    title: 'Demnächst: Co-Pilot',
    text: 'Ein KI-Assistent zur Entscheidungshilfe beim Fitting. Er wird zeigen, was andere Bikefitter bei ähnlichen Fahrer/innen versucht haben, wie es diesen danach ging, und seine Quellen. Du entscheidest.',
    data: 'Trainiert nur mit anonymisierten Daten und mit Einwilligung.',
  },
  questions: {
    title: 'Fragen',
    items: {
      pay: {
        question: 'Zahlen Fahrer/innen, oder brauchen sie ein Konto?',
        answer:
          'Nein. Fahrer/innen zahlen nie. Sie öffnen deine Einladung und antworten ohne Konto. Später können sie eines erstellen, um ihre Fittings zu sehen und ihre Daten zu verwalten.',
      },
      proof: {
        question: 'Zeigt {product}, dass ein Fitting gewirkt hat?',
        answer:
          'Es zeigt, was sich geändert hat, bei wie vielen Fahrer/innen, und wer nicht geantwortet hat. Manchen Fahrer/innen ginge es auch ohne Fitting besser, deshalb zeigt ein besserer Wert nicht, dass das Fitting die Ursache war. Das Produkt sagt das überall, wo es Werte zeigt.',
      },
      reads: {
        question: 'Wer liest die Antworten von Fahrer/innen?',
        answer:
          'Der gewählte Bikefitter und der {product}-Support für technische Zwecke oder zur Qualitätssicherung, mit einem Grund, den Fahrer/innen lesen können. Fahrer/innen sehen, wer ihre Daten wann geöffnet hat.',
      },
      studio: {
        question: 'Funktioniert es im Studio auf einem Tablet?',
        answer:
          'Ja. Die Seite eines Fittings ist für ein Tablet gemacht. Sie speichert laufend und behält Änderungen auf dem Gerät, solange die Verbindung fehlt.',
      },
      leave: {
        question: 'Kann ich meine Daten mitnehmen?',
        answer:
          'Ja. Bikefitter und Fahrer/innen können jederzeit eine Kopie ihrer Daten herunterladen, in Formaten, die ein Computer lesen kann.',
      },
    },
  },
  final: {
    title: 'Sieh, was sich nach deinen Fittings ändert.',
    text: 'Lade heute deine erste Fahrerin oder deinen ersten Fahrer ein. Es dauert eine Minute, und Fahrer/innen brauchen kein Konto.',
    contact: 'Oder schreib uns:',
  },
} satisfies Translation<typeof english>
