import type english from '../en/dataRights.ts'
import type { Translation } from '../translation.ts'

export default {
  overview: {
    files: 'Je dossiers',
    filesHint: 'Wat elke bikefitter over je bewaart: beperk het gebruik, of wis het.',
    consents: 'Je toestemmingen',
    consentsHint:
      'Waarmee je akkoord ging, wanneer, en in welke versie. Hier kun je van gedachten veranderen.',
    sharing: 'Wie je gegevens ziet',
    sharingHint:
      'Beëindig of herstel de toegang van een bikefitter en deel je fittings met een nieuwe bikefitter.',
    accessLog: 'Wie je gegevens heeft gezien',
    accessLogHint: 'Iedereen die je gegevens heeft bekeken of gewijzigd, en wanneer.',
  },
  files: {
    lead: 'Elke bikefitter bij wie je een fitting had, bewaart één dossier over je. Jij beslist wat ermee gebeurt.',
    none: 'Geen bikefitter bewaart een dossier over je.',
    noneHint: 'Als je een formulier voor een bikefitter invult, verschijnt het dossier hier.',
    inUse: 'In gebruik',
    restricted: 'Beperkt',
    endsSoon: 'Wordt gewist',
    restrictedSince: 'Je hebt dit dossier op {{date}} beperkt.',
    erasedOn:
      'Je hebt je toestemming ingetrokken. Het dossier wordt op {{date}} gewist, tenzij je opnieuw toestemming geeft.',
    keptUntil: 'Bewaard tot {{date}} als er niets meer in gebeurt.',
    restrict: 'Gebruik beperken',
    restrictTitle: 'Gebruik van dit dossier beperken?',
    restrictText:
      'Het dossier wordt bewaard, maar nergens voor gebruikt. {{fitter}} ziet dat het beperkt is en sinds wanneer, en geen van je antwoorden. Niemand kan het wijzigen, je krijgt geen herinneringen en het telt niet mee in cijfers of onderzoek.',
    restrictStays:
      'Je kunt nog steeds alles lezen, downloaden en wissen. Je kunt de beperking altijd opheffen.',
    lift: 'Beperking opheffen',
    lifted: 'De beperking is opgeheven.',
    nowRestricted: 'Het dossier is beperkt.',
    consents: 'Toestemming intrekken of geven',
  },
  erase: {
    open: 'Dit dossier wissen',
    title: 'Dossier bij {{fitter}} wissen',
    goes: 'We wissen definitief:',
    forms_one: '{{count}} formulier dat je hebt ingestuurd, met je antwoorden',
    forms_other: '{{count}} formulieren die je hebt ingestuurd, met je antwoorden',
    drafts_one: '{{count}} formulier dat je bent begonnen maar niet hebt ingestuurd',
    drafts_other: '{{count}} formulieren die je bent begonnen maar niet hebt ingestuurd',
    measurements_one: '{{count}} meting',
    measurements_other: '{{count}} metingen',
    changes_one: '{{count}} wijziging aan je fiets',
    changes_other: '{{count}} wijzigingen aan je fiets',
    photos_one: '{{count}} foto',
    photos_other: '{{count}} foto’s',
    followUps_one: '{{count}} follow-up',
    followUps_other: '{{count}} follow-ups',
    rest: 'je naam, adres, fietsen, rapporten en toestemmingen in dit dossier, en de notities van de bikefitter',
    copy: 'de kopie van al je gegevens waar je om hebt gevraagd, omdat dit dossier erin zit',
    stays: 'Wat wordt bewaard, en waarom',
    staysSessions_one:
      'Dat er {{count}} sessie was, en wanneer: de bikefitter moet zich over het werk kunnen verantwoorden. Er staat niet in wie je bent.',
    staysSessions_other:
      'Dat er {{count}} sessies waren, en wanneer: de bikefitter moet zich over het werk kunnen verantwoorden. Er staat niet in wie je bent.',
    staysTrail:
      'Dat er een wijziging is gedaan, en wanneer, maar niet welke: het bewijs dat niemand met het dossier heeft geknoeid.',
    staysBackups:
      'Back-ups van hoogstens {{days}} dagen. Als er een wordt teruggezet, worden je gegevens als eerste weer gewist.',
    atOnce: 'Het geldt meteen en kan niet ongedaan worden gemaakt.',
    confirm: 'Dit dossier definitief wissen',
  },
  receipt: {
    title: 'Het dossier is gewist',
    text: 'Dit is je bewijs. Er staat in wat is gewist, niet van wie. Bewaar het nummer.',
    number: 'Nummer van het bewijs',
    at: 'Gewist',
    save: 'Bewijs opslaan',
    close: 'Klaar',
    file: '{product}-wisbewijs.txt',
    sessions_one: '{{count}} sessie, waarvan alleen de datum is bewaard',
    sessions_other: '{{count}} sessies, waarvan alleen de datums zijn bewaard',
    consents_one: '{{count}} toestemming',
    consents_other: '{{count}} toestemmingen',
  },
  link: {
    none: 'Open eerst de link in een van onze e-mails over je formulier: dat laat zien dat het dossier van jou is. Met een account kun je inloggen.',
    logIn: 'Inloggen',
    account: 'Je bent ingelogd. Je toestemmingen staan onder Privacy.',
    toConsents: 'Je toestemmingen',
    more: 'Met een account kun je ook alles downloaden, zien wie het heeft bekeken, en het wissen.',
    signUp: 'Account aanmaken',
    withdrawResearch:
      'Je gegevens worden vanaf nu niet meer voor onderzoek gebruikt. Je fitting hangt er niet van af.',
  },
  consents: {
    lead: 'Waarmee je akkoord ging, en alles wat je tot nu toe hebt besloten.',
    current: 'Gebruik van je gezondheidsgegevens voor de fitting',
    currentText:
      'Je bikefitter mag je antwoorden alleen met je toestemming gebruiken. Als je die intrekt, stopt elk gebruik meteen en wordt het dossier na {{days}} dagen gewist.',
    given: 'Toestemming gegeven',
    withdrawn: 'Toestemming ingetrokken',
    withdraw: 'Toestemming intrekken',
    giveAgain: 'Opnieuw toestemming geven',
    withdrawTitle: 'Je toestemming intrekken?',
    withdrawText:
      '{{fitter}} kan je dossier niet meer lezen en vanaf nu wordt niets eruit nog gebruikt. Het dossier wordt na {{days}} dagen gewist, tenzij je vóór die tijd opnieuw toestemming geeft.',
    eraseNow: 'Het dossier liever nu wissen',
    downloadFirst: 'Eerst alles downloaden',
    research: 'Onderzoek',
    ledger: 'Al je beslissingen',
    ledgerEmpty: 'Er zijn geen beslissingen om te tonen.',
    purpose: {
      fit: 'Fitting',
      research: 'Onderzoek',
      guardian: 'Bevestiging door een ouder of voogd',
    },
    columns: {
      purpose: 'Waarvoor',
      answer: 'Antwoord',
      from: 'Sinds',
      until: 'Tot',
      version: 'Verklaring',
      language: 'Taal',
    },
    yes: 'Akkoord',
    no: 'Niet akkoord',
    inForce: 'nu',
    done: {
      withdrawn: 'Je toestemming is ingetrokken.',
      given: 'Je toestemming is gegeven.',
    },
  },
  again: {
    title: 'De privacyverklaring is gewijzigd',
    text: 'Versie {{version}} geldt sinds {{date}}. Lees die alsjeblieft en geef aan of je nog steeds akkoord gaat. Je eerdere antwoorden blijven vastgelegd.',
    read: 'Verklaring lezen',
    fit: 'Gebruik van mijn gezondheidsgegevens voor de fitting bij {{fitter}}',
    research: 'Geanonimiseerd gebruik van mijn gegevens voor onderzoek',
    agree: 'Ik ga akkoord',
    refuse: 'Ik ga niet akkoord',
  },
  fitter: {
    restricted: 'Beperkt door de fietser',
    restrictedText:
      'Deze fietsers hebben het gebruik van hun dossier beperkt. Tot ze dat opheffen, kun je het niet lezen, wijzigen of meetellen.',
    withdrawn: 'Toestemming ingetrokken',
    withdrawnText:
      'Deze fietsers hebben hun toestemming ingetrokken. Je kunt hun dossier niet lezen, wijzigen of meetellen, en het wordt gewist, tenzij ze opnieuw toestemming geven.',
    since: 'sinds {{date}}',
    erased: 'wordt gewist op {{date}}',
    dueSoon: 'Wordt binnenkort gewist',
    dueSoonText:
      'In deze dossiers is bijna {{years}} jaar niets gebeurd. Ze worden op die dag gewist, tenzij er eerder iets in gebeurt.',
  },
} satisfies Translation<typeof english>
