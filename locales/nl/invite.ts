import type english from '../en/invite.ts'
import type { Translation } from '../translation.ts'

export default {
  welcome: {
    note: 'Een bericht van {{fitter}}',
    title: '{{fitter}} nodigt je uit om je bikefitting voor te bereiden',
    lead: 'Zes korte stappen: ongeveer {{required}} minuten voor wat nodig is, ongeveer {{everything}} voor alles. Je kunt altijd stoppen. Je antwoorden worden opgeslagen en je kunt op een ander apparaat verdergaan.',
    forWhat:
      'Je antwoorden laten je bikefitter zien hoe fietsen vandaag aanvoelt, zodat je fitting kan beginnen met wat voor jou belangrijk is.',
    start: 'Beginnen',
    continue: 'Doorgaan',
    goOnText: 'Je antwoorden zijn opgeslagen. Ga verder waar je was gebleven.',
    studio: '{{name}}, {{studio}}',
  },
  data: {
    title: 'Je antwoorden blijven tussen jou en {{fitter}}.',
    text: 'Alleen je bikefitter leest ze, en de support van {product} als er iets moet worden opgelost. Ze zijn van jou: met een account kun je ze altijd lezen, corrigeren en verwijderen.',
    link: 'Je gegevens en privacy',
  },
  consent:
    'Door op ‘Beginnen’ te drukken, ga je ermee akkoord dat {{fitter}} je antwoorden, inclusief gezondheidsgegevens, gebruikt om je bikefitting voor te bereiden en uit te voeren. Je kunt je toestemming altijd intrekken.',
  wrongDevice: {
    question: 'Wil je een ander apparaat gebruiken?',
    address: 'Ga op dat apparaat naar {{address}}',
    code: 'en vul de code uit je e-mail in.',
    link: 'Open daar dezelfde link voordat je hier op ‘Beginnen’ drukt.',
  },
  other: {
    title: 'Je bent al begonnen',
    text: 'Om je antwoorden te beschermen, mailen we je een code. Vul die hier in om verder te gaan waar je was gebleven.',
    send: 'Code versturen',
    again: 'Nieuwe code versturen',
    sent: 'Als het adres klopt, hebben we je een code gestuurd. Die is korte tijd geldig.',
    code: 'Code uit de e-mail',
    open: 'Doorgaan',
    unreachableTitle: 'Je bent op een ander apparaat begonnen',
    unreachable:
      'We hebben geen e-mailadres om een code naartoe te sturen. Ga verder op het apparaat waarop je begon, of vraag {{fitter}} om een nieuwe link. Een nieuwe link begint met een leeg formulier.',
  },
  code: {
    title: 'Vul de code uit je e-mail in',
    lead: 'In de e-mail van je bikefitter staan een link en een code van 8 letters en cijfers.',
    email: 'Je e-mailadres',
    emailHint: 'Het adres waarnaar de uitnodiging is gestuurd.',
    emailMissing: 'Vul het adres in waarnaar de uitnodiging is gestuurd.',
    emailWrong: 'Dit e-mailadres is niet volledig. Gebruik de vorm naam@example.com.',
    code: 'Code',
    codeHint: '8 letters en cijfers. Spaties en streepjes mag je weglaten.',
    codeMissing: 'Vul de code in.',
    codeShape: 'Een code heeft 8 letters en cijfers. Vergelijk hem met je e-mail.',
    open: 'Uitnodiging openen',
    noCode: 'Geen code? Open de link in je e-mail, of vraag je bikefitter om een nieuwe link of QR-code.',
    left_one: 'Nog {{count}} poging. Daarna werkt alleen de link in je e-mail.',
    left_other: 'Nog {{count}} pogingen. Daarna werkt alleen de link in je e-mail.',
  },
  submitted: {
    title: 'Bedankt. Je hebt je intake verstuurd.',
    text: '{{fitter}} heeft die ontvangen en neemt contact met je op om je fitting te plannen.',
    logIn: 'Inloggen om te bekijken',
    signUp: 'Account aanmaken',
  },
  closed: {
    withdrawn: 'Deze uitnodiging is ingetrokken',
    expired: 'Deze uitnodiging is verlopen',
    unknown: 'Deze uitnodiging is niet gevonden',
    answered: 'Je hebt je intake verstuurd',
    withdrawnText:
      'Je bikefitter heeft die ingetrokken. Als je denkt dat dat een vergissing is, vraag dan om een nieuwe.',
    expiredText: 'Uitnodigingen werken 30 dagen. Vraag je bikefitter om een nieuwe link.',
    unknownText:
      'Misschien ontbreekt een deel van de link, of heeft een nieuwere link hem vervangen. Open hem opnieuw vanuit je e-mail, vraag je bikefitter om een nieuwe link, of vul je code in.',
    answeredText:
      'Je bikefitter heeft die ontvangen. Log in om te lezen, of vraag je bikefitter als je iets moet veranderen.',
    typeCode: 'Code invullen',
  },
} satisfies Translation<typeof english>
