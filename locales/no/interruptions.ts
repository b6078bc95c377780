import type english from '../en/interruptions.ts'
import type { Translation } from '../translation.ts'

export default {
  status: {
    notKept:
      'Denne nettleseren lagrer ingenting, for eksempel fordi den er i privat modus. Vi lagrer svarene dine på nett mens du skriver. Bli på nett og hold siden åpen til du har sendt inn skjemaet.',
    signedOut:
      'Du er logget ut. Svarene dine er beholdt på denne enheten. Logg inn igjen, eller åpne lenken på nytt, for å fortsette.',
    refused:
      'Svarene på denne enheten kan ikke lenger sendes. Skjemaet kan være lukket, lenken erstattet eller mappen slettet. Be bikefitteren om en ny lenke hvis du vil fylle ut skjemaet på nytt.',
    restricted:
      'Du har begrenset denne mappen eller trukket tilbake samtykket. Til du tillater bruken igjen, blir du ikke spurt om noe, og ingen svar sendes.',
    wiped:
      'Du har logget ut, så dette skjemaet er ikke lenger på denne enheten. Logg inn igjen for å fortsette.',
    submitted:
      'Du har allerede sendt inn dette skjemaet fra en annen enhet eller fane. De siste endringene her er ikke med. Med en konto kan du rette det du sendte inn.',
    seeSent: 'Fortsett',
    logIn: 'Logg inn',
    toConsents: 'Samtykkene dine',
  },
  conflict: {
    title: 'Hvilke svar vil du beholde?',
    lead: 'Disse svarene ble endret her og på en annen enhet. Begge er lagret til du velger.',
    mine: 'På denne enheten',
    theirs: 'Annen enhet',
    nothing: 'Ikke noe svar',
    removed: 'Fjernet',
    choose: 'Behold disse svarene',
  },
  submit: {
    waitingTitle: 'Klart til å sendes inn',
    waiting:
      'Du er frakoblet. Skjemaet er lagret på denne enheten og sendes når du er på nett igjen. Hold siden åpen, eller kom tilbake til den senere.',
    callOff: 'Ikke send inn ennå',
    failed: 'Vi kunne ikke sende inn skjemaet.',
  },
} satisfies Translation<typeof english>
