import type english from '../../en/sessions/rider.ts'
import type { Translation } from '../../translation.ts'

export default {
  rider: {
    title: 'Fahrer/in',
    back: 'Alle Fahrer/innen',
    tabs: 'Teile der Akte',
    tabFile: 'Akte',
    tabAccess: 'Wer nachgesehen hat',
    account: 'Hat ein Konto',
    noAccount: 'Kein Konto',
    reachable: 'Bekommt Erinnerungen',
    unreachable: 'Bekommt keine Erinnerungen',
    why: {
      noAddress:
        'Wir haben keine E-Mail-Adresse dieser Fahrerin oder dieses Fahrers. Ruf an oder frag beim nächsten Besuch.',
      failed:
        'E-Mails an diese Adresse konnten nicht zugestellt werden. Bitte die Fahrerin oder den Fahrer um eine andere oder, wenn diese stimmt, versuche es noch einmal.',
      stopped:
        'Diese Fahrerin oder dieser Fahrer hat Erinnerungen beendet. Mit Anmeldung lässt sich das Formular weiter öffnen.',
    },
    fits: 'Fittings',
    noFits: 'Noch keine Fittings. Beginne eines bei einem Rad der Fahrerin oder des Fahrers.',
    newFit: 'Neues Fitting',
    newFitNoBike: 'Neues Fitting ohne Rad',
    bikeUnknown: 'Kein Rad ausgewählt',
    waitingTitle: 'Die offene Sitzung verwenden?',
    waitingText:
      'Diese Fahrerin oder dieser Fahrer hat eine Sitzung ohne abgeschlossenes Fitting. Vorabfragebogen und Notizen gehören dazu.',
    useWaiting: 'Diese Sitzung verwenden',
    startAnother: 'Weitere Sitzung beginnen',
    change: 'Name oder Adresse bearbeiten',
    changeTitle: 'Name und Adresse',
    name: 'Name',
    nameHint: 'Steht in E-Mails und im Bericht.',
    email: 'E-Mail',
    emailHint: 'Hierhin senden wir Einladungen, Erinnerungen und den Bericht.',
    language: 'Sprache',
    languageHint: 'Für E-Mails an die Fahrerin oder den Fahrer und den gedruckten Bericht.',
    changed: 'Angaben der Fahrerin/des Fahrers gespeichert.',
    restored: 'Wir haben wiederhergestellt, was du eingegeben, aber nicht gespeichert hattest.',
    problem: {
      name: 'Gib den Namen der Fahrerin/des Fahrers ein.',
      email: 'Diese E-Mail-Adresse ist nicht vollständig. Verwende die Form name@example.com.',
      emailGone: 'Du kannst die Adresse ersetzen, aber nicht entfernen.',
    },
  },
  bike: {
    title: 'Räder',
    none: 'Noch keine Räder. Messwerte gehören zu einem Rad, füge also das erste hinzu.',
    add: 'Rad hinzufügen',
    change: 'Bearbeiten',
    changeTitle: 'Rad bearbeiten',
    putAside: 'Archivieren',
    takeUp: 'Wiederherstellen',
    aside: 'Rad archiviert. Seine Fittings bleiben erhalten.',
    back: 'Rad wiederhergestellt.',
    asideTitle_one: 'Archiviert ({{count}})',
    asideTitle_other: 'Archiviert ({{count}})',
    type: 'Typ',
    make: 'Marke',
    model: 'Modell',
    size: 'Größe',
    name: 'Wie die Fahrerin/der Fahrer es nennt',
  },
} satisfies Translation<typeof english>
