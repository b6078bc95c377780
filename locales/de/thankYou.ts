import type english from '../en/thankYou.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Danke. {{fitter}} hat deinen Vorabfragebogen.',
  titlePlain: 'Danke. Wir haben deinen Vorabfragebogen erhalten.',
  text: 'Dein Vorabfragebogen ist angekommen. {{fitter}} meldet sich bei dir, um dein Fitting zu planen.',
  textPlain: 'Dein Bikefitter meldet sich bei dir, um dein Fitting zu planen.',
  nextTitle: 'Wie es weitergeht',
  read: 'Dein Bikefitter liest deine Antworten.',
  schedule: 'Dein Bikefitter meldet sich, um das Fitting zu planen.',
  follow:
    'Ein paar Wochen nach dem Fitting fragen wir dich, wie sich das Fahren anfühlt. Du und dein Bikefitter seht dann, was sich geändert hat.',
  accountTitle: 'Behalte deine Antworten',
  accountText:
    'Mit einem Konto kannst du lesen und korrigieren, was du gesendet hast, und sehen, wie sich das Fahren von Fitting zu Fitting anfühlt.',
  account: 'Registrieren',
  consents: 'Einwilligungen ansehen oder widerrufen',
  logIn: 'Anmelden',
  see: 'Meine Antworten ansehen',
  already: 'Du hast dieses Formular schon abgesendet',
  nothing: {
    title: 'Noch kein Vorabfragebogen',
    text: 'Du hast noch keinen Vorabfragebogen abgesendet. Danach siehst du hier, wie es weitergeht.',
    signedOut:
      'Schon einen abgesendet? Melde dich an, um zu sehen, wie es weitergeht. Wenn du eine Einladung hast, öffne ihren Link oder gib ihren Code ein.',
    logIn: 'Anmelden',
    haveCode: 'Ich habe einen Code',
    home: 'Zu deiner Seite',
  },
} satisfies Translation<typeof english>
