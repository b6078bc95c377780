import type english from '../en/interruptions.ts'
import type { Translation } from '../translation.ts'

export default {
  status: {
    notKept:
      'Denne browser gemmer intet, for eksempel fordi den er i privat tilstand. Vi gemmer dine svar online, mens du skriver. Bliv online, og hold siden åben, indtil du har indsendt skemaet.',
    signedOut:
      'Du er logget ud. Dine svar er bevaret på denne enhed. Log ind igen, eller åbn dit link igen for at fortsætte.',
    refused:
      'Svarene på denne enhed kan ikke længere sendes. Skemaet er måske lukket, linket erstattet eller mappen slettet. Bed din bikefitter om et nyt link, hvis du vil udfylde skemaet igen.',
    restricted:
      'Du har begrænset denne mappe eller trukket dit samtykke tilbage. Indtil du tillader brugen igen, bliver der ikke spurgt om noget, og der sendes ingen svar.',
    wiped: 'Du har logget ud, så skemaet er ikke længere på denne enhed. Log ind igen for at fortsætte.',
    submitted:
      'Du har allerede indsendt dette skema fra en anden enhed eller fane. Dine seneste ændringer her er ikke med. Med en konto kan du rette det, du indsendte.',
    seeSent: 'Fortsæt',
    logIn: 'Log ind',
    toConsents: 'Dine samtykker',
  },
  conflict: {
    title: 'Hvilke svar vil du beholde?',
    lead: 'Disse svar blev ændret her og på en anden enhed. Begge er gemt, indtil du vælger.',
    mine: 'På denne enhed',
    theirs: 'Anden enhed',
    nothing: 'Intet svar',
    removed: 'Fjernet',
    choose: 'Behold disse svar',
  },
  submit: {
    waitingTitle: 'Klar til at indsende',
    waiting:
      'Du er offline. Skemaet er gemt på denne enhed og sendes, når du er online igen. Hold siden åben, eller kom tilbage til den senere.',
    callOff: 'Indsend ikke endnu',
    failed: 'Vi kunne ikke indsende skemaet.',
  },
} satisfies Translation<typeof english>
