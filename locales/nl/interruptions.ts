import type english from '../en/interruptions.ts'
import type { Translation } from '../translation.ts'

export default {
  status: {
    notKept:
      'Deze browser slaat niets op, bijvoorbeeld omdat hij in privémodus staat. We slaan je antwoorden online op terwijl je typt. Blijf online en houd deze pagina open tot je het formulier hebt verstuurd.',
    signedOut:
      'Je bent uitgelogd. Je antwoorden zijn op dit apparaat bewaard. Log opnieuw in, of open je link opnieuw, om door te gaan.',
    refused:
      'De antwoorden op dit apparaat kunnen niet meer worden verstuurd. Misschien is het formulier gesloten, de link vervangen of het dossier gewist. Vraag je bikefitter om een nieuwe link als je het formulier opnieuw wilt invullen.',
    restricted:
      'Je hebt dit dossier beperkt of je toestemming ingetrokken. Tot je het gebruik weer toestaat, wordt er niets gevraagd en worden er geen antwoorden verstuurd.',
    wiped:
      'Je hebt uitgelogd, dus dit formulier staat niet meer op dit apparaat. Log opnieuw in om door te gaan.',
    submitted:
      'Je hebt dit formulier al vanaf een ander apparaat of tabblad verstuurd. Je laatste wijzigingen hier zitten er niet bij. Met een account kun je corrigeren wat je hebt verstuurd.',
    seeSent: 'Doorgaan',
    logIn: 'Inloggen',
    toConsents: 'Je toestemmingen',
  },
  conflict: {
    title: 'Welke antwoorden wil je houden?',
    lead: 'Deze antwoorden zijn hier en op een ander apparaat gewijzigd. Beide zijn bewaard tot je kiest.',
    mine: 'Op dit apparaat',
    theirs: 'Ander apparaat',
    nothing: 'Geen antwoord',
    removed: 'Weggehaald',
    choose: 'Deze antwoorden houden',
  },
  submit: {
    waitingTitle: 'Klaar om te versturen',
    waiting:
      'Je bent offline. Het formulier staat op dit apparaat en wordt verstuurd als je weer online bent. Houd deze pagina open, of kom later terug.',
    callOff: 'Nog niet versturen',
    failed: 'We konden het formulier niet versturen.',
  },
} satisfies Translation<typeof english>
