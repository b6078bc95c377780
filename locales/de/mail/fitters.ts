import type english from '../../en/mail/fitters.ts'
import type { Translation } from '../../translation.ts'

export default {
  calendarUnreadable: {
    subject: 'Wir können einen deiner Kalender nicht lesen',
    heading: 'Wir können einen deiner anderen Kalender nicht lesen',
    text: 'Seit einer Stunde kann {product} einen Kalender nicht lesen, den du verbunden hast. Die zuletzt bekannten Zeiten bleiben belegt, neuere fehlen: Fahrer/innen könnten eine Zeit buchen, die anderswo belegt ist.',
    button: 'Kalender ansehen',
  },
  fitterNews: {
    intake: {
      subject: 'Ein neuer Vorabfragebogen ist da',
      heading: 'Ein neuer Vorabfragebogen liegt bereit',
      text: 'Ein Vorabfragebogen deiner Fahrer/innen wurde abgesendet. Lies ihn in {product}. Diese E-Mail enthält keine Antworten.',
      button: 'Vorabfragebogen lesen',
    },
    intake_red_flag: {
      subject: 'Ein Vorabfragebogen ist heute dringend',
      heading: 'Ein Vorabfragebogen ist heute dringend',
      text: 'Ein Vorabfragebogen deiner Fahrer/innen wurde abgesendet. Lies ihn, bevor du am Rad etwas änderst. Diese E-Mail enthält keine Antworten.',
      button: 'Vorabfragebogen lesen',
    },
    red_flag: {
      subject: 'Eine Antwort ist heute dringend',
      heading: 'Eine Antwort ist heute dringend',
      text: 'Eine Nachkontrolle deiner Fahrer/innen wurde abgesendet. Lies sie, bevor du am Rad etwas änderst.',
      button: 'Antwort lesen',
    },
    unhappy: {
      subject: 'Eine Antwort solltest du dir ansehen',
      heading: 'Eine Antwort solltest du dir ansehen',
      text: 'Eine Nachkontrolle deiner Fahrer/innen wurde abgesendet. Lies sie und melde dich bei der Fahrerin oder dem Fahrer.',
      button: 'Antwort lesen',
    },
    settings: 'Auswählen, welche E-Mails du bekommst',
  },
  fitterBooking: {
    made: { subject: 'Du hast eine neue Buchung', text: 'Neue Buchung (Fahrer/in), {{service}}:' },
    moved: {
      subject: 'Eine Buchung hat eine neue Zeit',
      text: 'Verschoben (Fahrer/in), {{service}}. Die neue Zeit:',
    },
    movedFrom: 'Geplant war:',
    cancelled: {
      subject: 'Eine Buchung ist abgesagt',
      text: 'Abgesagt (Fahrer/in), {{service}}. Geplant war:',
    },
    button: 'Kalender öffnen',
  },
  sharingNews: {
    offered: {
      subject: 'Eine Fahrerin/ein Fahrer bietet dir Fittings an',
      heading: 'Eine Fahrerin/ein Fahrer bietet dir Fittings an',
      text: 'Eine Fahrerin oder ein Fahrer hat dich in der Liste der Bikefitter gefunden und bietet dir Fittings von einem früheren Bikefitter zum Lesen an. Wenn du annimmst, sieht die Fahrerin oder der Fahrer deinen Namen und deine E-Mail-Adresse und entscheidet dann. Vorher wird nichts geteilt. Der Link gilt 7 Tage.',
      button: 'Angebot ansehen',
    },
    accepted: {
      subject: 'Ein Bikefitter hat dein Angebot angenommen',
      heading: 'Ein Bikefitter möchte deine Fittings lesen',
      text: 'Ein Bikefitter hat dein Angebot angenommen. Prüfe, ob es der richtige ist, und entscheide. Bevor du bestätigst, wird nichts geteilt.',
      button: 'Ansehen, wer es ist',
    },
    confirmed: {
      subject: 'Eine Fahrerin/ein Fahrer teilt Fittings mit dir',
      heading: 'Eine Fahrerin/ein Fahrer hat Fittings freigegeben',
      text: 'Eine Fahrerin oder ein Fahrer hat bestätigt, dass du die Fittings von einem früheren Bikefitter lesen kannst. Sie sind Verlauf zum Lesen und zählen nicht in deinen Zahlen.',
      button: 'Fittings lesen',
    },
  },
  planNotice: {
    trial_ending: {
      subject: 'Dein kostenloser Testzeitraum endet am {{day}}',
      heading: 'Dein kostenloser Testzeitraum endet bald',
      text: 'Dein kostenloser Testzeitraum von {product} endet am {{day}}. Um danach weiterzuarbeiten, wähle einen Tarif.',
    },
    payment_failed: {
      subject: 'Deine letzte Zahlung hat nicht geklappt',
      heading: 'Deine letzte Zahlung hat nicht geklappt',
      text: 'Wir konnten deine Karte für die Zeit nach dem {{day}} nicht belasten. Prüfe deine Zahlungsdaten; die Zahlung wird von selbst noch einmal versucht.',
    },
    ended: {
      subject: 'Dein Tarif ist abgelaufen',
      heading: 'Dein Tarif ist abgelaufen',
      text: 'Dein Tarif ist am {{day}} abgelaufen. Im Moment funktioniert noch alles. Um weiterzuarbeiten, wähle einen Tarif.',
    },
    read_only_soon: {
      subject: 'In deinem Studio ist ab {{readOnly}} nur noch Lesen möglich',
      heading: 'In deinem Studio ist bald nur noch Lesen möglich',
      text: 'Dein Tarif ist am {{day}} abgelaufen, und seither wurde nichts bezahlt.',
    },
    read_only: {
      subject: 'In deinem Studio ist jetzt nur noch Lesen möglich',
      heading: 'In deinem Studio ist jetzt nur noch Lesen möglich',
      text: 'Dein Tarif ist am {{day}} abgelaufen, und seither wurde nichts bezahlt.',
    },
    thenReadOnly:
      'Ab {{readOnly}} ist in deinem Studio nur noch Lesen möglich: Du kannst alles lesen, herunterladen und löschen, aber keine Fahrer/innen einladen und keine Fittings ändern. Offene Formulare von Fahrer/innen, Erinnerungen und Hinweise laufen weiter.',
    nowReadOnly:
      'Du kannst alles lesen, herunterladen und löschen, aber keine Fahrer/innen einladen und keine Fittings ändern. Offene Formulare von Fahrer/innen, Erinnerungen und Hinweise laufen weiter. Nichts ist verloren: Sobald du einen Tarif wählst, funktioniert alles wie vorher.',
    button: 'Tarif ansehen',
  },
  fitterDigest: {
    subject: 'Was heute ansteht',
    heading: 'Was heute ansteht',
    followUps_one: '{{count}} Nachkontrolle ist zu erledigen.',
    followUps_other: '{{count}} Nachkontrollen sind zu erledigen.',
    unreadForms_one: '{{count}} Formular ist noch ungelesen.',
    unreadForms_other: '{{count}} Formulare sind noch ungelesen.',
    button: 'Ansehen, was ansteht',
  },
} satisfies Translation<typeof english>
