import type english from '../../en/mail/bookings.ts'
import type { Translation } from '../../translation.ts'

export default {
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Wo:',
    video: 'Per Video teilnehmen',
    see: 'Termin ansehen',
  },
  bookingRequest: {
    subject: 'Bestätige deinen Termin bei {{fitter}}',
    heading: 'Bestätige deinen Termin',
    what: 'Jemand hat mit dieser Adresse einen Termin bei {{fitter}} angefragt. Wenn du es warst, öffne die Seite und tippe auf „Bestätigen“. Vorher passiert nichts.',
    button: 'Termin öffnen',
    kept: 'Wir halten die Zeit bis {{time}} ({{zone}}) für dich frei.',
  },
  bookingConfirmed: {
    subject: 'Dein Termin bei {{fitter}}',
    heading: 'Dein Termin ist bestätigt',
    what: '{{service}} bei {{fitter}}:',
    intake:
      '{{fitter}} möchte vor dem Fitting wissen, wie du fährst und wie sich das Fahren zurzeit anfühlt.',
    openIntake: 'Formular ausfüllen',
  },
  bookingMoved: {
    subject: 'Dein Termin bei {{fitter}} wurde verschoben',
    heading: 'Dein Termin wurde verschoben',
    what: '{{service}} bei {{fitter}} findet jetzt statt:',
    message: 'Eine Nachricht von {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Dein Termin bei {{fitter}} ist abgesagt',
    heading: 'Dein Termin ist abgesagt',
    fitter: '{{fitter}} hat „{{service}}“ abgesagt, geplant war:',
    rider: 'Du hast „{{service}}“ bei {{fitter}} abgesagt, geplant war:',
  },
  bookingReminder: {
    subject: 'Erinnerung an deinen Termin bei {{fitter}}',
    heading: 'Dein Termin ist bald',
    what: '{{service}} bei {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Bestätige deinen Platz auf der Warteliste von {{fitter}}',
    heading: 'Bestätige deinen Platz auf der Warteliste',
    what: 'Jemand hat mit dieser Adresse darum gebeten, Bescheid zu bekommen, wenn bei {{fitter}} eine Zeit für {{service}} frei wird. Wenn du es warst, öffne die Seite und tippe auf „Bestätigen“. Vorher passiert nichts.',
    button: 'Seite öffnen',
    leave: 'Mit demselben Link verlässt du die Liste wieder.',
  },
  waitingOffer: {
    subject: 'Bei {{fitter}} ist eine Zeit frei geworden',
    heading: 'Eine Zeit ist frei geworden',
    what: '{{service}} bei {{fitter}}. Die Zeit ist für dich freigehalten:',
    button: 'Ansehen und bestätigen',
    kept: 'Um {{time}} ({{zone}}) wird sie den Nächsten auf der Liste angeboten.',
  },
} satisfies Translation<typeof english>
