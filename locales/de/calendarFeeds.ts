import type english from '../en/calendarFeeds.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Sieh deine Termine in dem Kalender, den du schon verwendest, und halte Zeiten frei, die anderswo belegt sind.',
  back: 'Buchungen',
  feed: {
    title: 'Deine Termine in deinem Kalender',
    text: 'Erstelle eine private Adresse und füge sie in Google Kalender, Apple Kalender, Outlook oder einem anderen Programm als Kalender aus dem Internet hinzu. Das Programm bestimmt, wie oft es nachsieht: manche nur alle paar Stunden.',
    none: 'Es gibt noch keine Adresse.',
    madeAt:
      'Erstellt am {{date}}. Die Adresse wurde einmal gezeigt und kann nicht noch einmal gezeigt werden.',
    make: 'Adresse erstellen',
    renew: 'Neue Adresse erstellen',
    end: 'Adresse abschalten',
    names: 'Namen der Fahrer/innen zeigen',
    namesHint:
      'Auch die Firma hinter deinem Kalenderprogramm liest sie. Notizen und Antworten sind nie enthalten.',
    secret:
      'Wer die Adresse hat, kann deinen Kalender lesen. Wenn jemand anderes sie hat, erstelle eine neue.',
  },
  made: {
    title: 'Adresse deines Kalenders',
    text: 'Kopiere sie jetzt: Sie wird nur einmal gezeigt. Füge in deinem Kalenderprogramm einen Kalender aus dem Internet hinzu und setze sie ein.',
    label: 'Adresse',
    done: 'Fertig',
  },
  renew: {
    title: 'Neue Adresse erstellen?',
    text: 'Die jetzige Adresse funktioniert sofort nicht mehr, in keinem Programm, das sie verwendet.',
  },
  end: {
    title: 'Diese Adresse abschalten?',
    text: 'Programme, die sie verwenden, bekommen deine Termine nicht mehr. Deine Buchungen bleiben, wie sie sind.',
    done: 'Die Adresse ist abgeschaltet.',
  },
  others: {
    title: 'Zeiten, die anderswo belegt sind',
    text: 'Verbinde einen anderen Kalender über seine ICS-Adresse. Fahrer/innen bekommen nie eine Zeit angeboten, die dort belegt ist. Gespeichert werden nur diese Zeiten, nicht was du dann machst.',
    add: 'Kalender verbinden',
    full_one: 'Du hast {{count}} Kalender verbunden. Mehr geht nicht.',
    full_other: 'Du hast {{count}} Kalender verbunden. Mehr geht nicht.',
    none: 'Kein anderer Kalender ist verbunden.',
    read: 'Zuletzt gelesen',
    readNow: 'Jetzt lesen',
    readNow_label: '{{name}} jetzt lesen',
    readNow_done: '{{name}} wurde gelesen.',
    readNow_failed: '{{name}} konnte nicht gelesen werden.',
    remove: 'Entfernen',
    remove_label: '{{name}} entfernen',
    removed: 'Der Kalender wurde entfernt.',
    failing:
      'Er lässt sich seit {{date}} nicht lesen. {{reason}} Die zuletzt bekannten Zeiten bleiben belegt; neuere fehlen.',
  },
  remove: {
    title: 'Diesen Kalender entfernen?',
    text: '„{{name}}“ wird nicht mehr gelesen, und Fahrer/innen können die Zeiten buchen, die er freigehalten hat.',
  },
  form: {
    title: 'Kalender verbinden',
    name: 'Name',
    nameHint: 'Nur für dich, zum Beispiel „Privat“.',
    nameMissing: 'Gib einen Namen ein.',
    url: 'ICS-Adresse',
    urlHint:
      'Sie beginnt mit https:// oder webcal://. In Google Kalender heißt sie „Privatadresse im iCal-Format“.',
    urlMissing: 'Gib die Adresse ein.',
    save: 'Lesen und verbinden',
  },
  reason: {
    not_public: 'Die Adresse gehört zu keinem Server im Internet, den wir über https erreichen.',
    unreachable: 'Dort antwortet kein Server über eine sichere Verbindung.',
    timed_out: 'Der Server hat länger als fünf Sekunden gebraucht.',
    refused: 'Der Server gibt uns den Kalender nicht.',
    too_many_redirects: 'Der Server leitet zu oft an andere Adressen weiter.',
    too_large: 'Der Kalender ist größer als 5 MB.',
    not_a_calendar: 'Was der Server gesendet hat, ist kein Kalender, den wir lesen können.',
    too_many_events: 'Der Kalender hat im nächsten Jahr mehr als 5.000 Termine.',
  },
} satisfies Translation<typeof english>
