import type english from '../en/reportPages.ts'
import type { Translation } from '../translation.ts'

export default {
  back: 'Start',
  print: 'Afdrukken',
  pdf: {
    a4: 'PDF voor A4',
    letter: 'PDF voor Letter',
  },
  documents: {
    label: 'Documenten',
    report: 'Fittingrapport',
    shop_card: 'Werkplaatskaart',
  },
  noContact: 'Je contactgegevens ontbreken nog op dit rapport.',
  addContact: 'Toevoegen aan je profiel',
  preview: 'Voorbeeld: dit krijgt de fietser als je de fitting afrondt. Eerder wordt er niets verstuurd.',
  visit: {
    title: 'Je fittingrapport is klaar',
    lead: 'Zie wat er aan je fiets is gewijzigd en waarom, en wat je in de eerste weken kunt verwachten.',
    shared:
      'Het rapport blijft op dit apparaat open zolang de link werkt. Deel je dit apparaat met anderen, sluit het rapport dan als je klaar bent.',
    open: 'Rapport openen',
    signedIn:
      'Je bent ingelogd als {{name}}. Is dit rapport niet van jou, dan word je bij het openen uitgelogd.',
    logIn: 'Inloggen',
    startPage: 'Naar de startpagina',
    unknown: {
      title: 'Deze link werkt niet meer',
      text: 'Misschien hebben we je een nieuwere link gestuurd. Heb je een account, dan staan al je rapporten daar. Zo niet, vraag je bikefitter dan om de link opnieuw te sturen.',
    },
    over: {
      title: 'Deze link is verlopen',
      text: 'Heb je een account, dan staat je rapport daar. Zo niet, vraag je bikefitter dan om de link opnieuw te sturen.',
    },
    kept: {
      title: 'Dit rapport staat in een account',
      text: 'Log in met het e-mailadres waar we het rapport naartoe hebben gestuurd.',
    },
  },
  keep: {
    title: 'Bewaar je rapport',
    text: 'De link werkt een maand. Wil je het rapport met de foto’s bewaren en zien wat er na je fitting verandert? Maak dan een account aan met het e-mailadres waar we het naartoe hebben gestuurd.',
    signUp: 'Account aanmaken',
    logIn: 'Inloggen',
    close: 'Sluiten op dit apparaat',
  },
  mail: {
    again: 'Rapport opnieuw mailen',
    sent: 'Het rapport wordt verstuurd. Links in eerdere e-mails werken niet meer.',
    state: {
      waiting: 'Wordt verstuurd naar {{to}}.',
      later: 'Wordt {{at}} verstuurd naar {{to}}.',
      retried:
        'De mailserver heeft de e-mail aan {{to}} nog niet aangenomen. We proberen het {{at}} opnieuw.',
      sent: '{{at}} verstuurd naar {{to}}.',
      dropped:
        'Niet verstuurd naar {{to}}, omdat de fitting of het adres is gewijzigd of e-mails niet aankwamen.',
    },
    failed: {
      address: 'Niet bezorgd, {{at}}: het adres is geweigerd ({{to}}).',
      server: 'Niet bezorgd, {{at}}: de mailserver heeft de e-mail aan {{to}} geweigerd.',
    },
    earlierAddress: 'een eerder adres',
    none: 'Het rapport is de afgelopen 30 dagen niet gemaild.',
    unreachable: {
      address_failed:
        'E-mails aan deze fietser komen niet aan. Corrigeer het adres op de pagina van de fietser of, als het klopt, probeer het opnieuw.',
      no_address: 'Deze fietser heeft geen e-mailadres. Druk het rapport af, of voeg een adres toe.',
    },
  },
  notYet: {
    page: 'Fittingrapport',
    title: 'Nog geen rapport',
    rider: 'Je bikefitter is nog met je fitting bezig. Het rapport verschijnt hier als het klaar is.',
    fitter: 'Een geannuleerde sessie heeft geen rapport.',
  },
  advice: {
    tick: 'Vink aan wat je hebt gedaan. Je bikefitter ziet het ook.',
    saidDone: 'Als gedaan gemarkeerd.',
    saidOpen: 'Als niet gedaan gemarkeerd.',
  },
} satisfies Translation<typeof english>
