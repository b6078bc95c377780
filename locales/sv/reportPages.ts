import type english from '../en/reportPages.ts'
import type { Translation } from '../translation.ts'

export default {
  back: 'Hem',
  print: 'Skriv ut',
  pdf: {
    a4: 'PDF i A4',
    letter: 'PDF i Letter',
  },
  documents: {
    label: 'Dokument',
    report: 'Bike fit-rapport',
    shop_card: 'Verkstadskort',
  },
  noContact: 'Dina kontaktuppgifter finns inte med i rapporten ännu.',
  addContact: 'Lägg till dem i din profil',
  preview: 'Förhandsvisning: cyklisten får det här när du slutför bike fit. Inget skickas före det.',
  visit: {
    title: 'Din bike fit-rapport är klar',
    lead: 'Se vad som ändrades på cykeln och varför, och vad du kan vänta dig de första veckorna.',
    shared:
      'Rapporten är öppen på enheten så länge länken fungerar. Om du delar enheten stänger du rapporten när du är klar.',
    open: 'Öppna rapport',
    signedIn: 'Du är inloggad som {{name}}. Om rapporten inte är din loggas du ut när du öppnar den.',
    logIn: 'Logga in',
    startPage: 'Gå till startsidan',
    unknown: {
      title: 'Länken fungerar inte längre',
      text: 'Vi kan ha skickat en nyare länk. Om du har ett konto finns alla dina rapporter där. Annars ber du din bikefitter skicka länken igen.',
    },
    over: {
      title: 'Länken har gått ut',
      text: 'Om du har ett konto finns din rapport där. Annars ber du din bikefitter skicka länken igen.',
    },
    kept: {
      title: 'Rapporten finns i ett konto',
      text: 'Logga in med e-postadressen vi skickade rapporten till.',
    },
  },
  keep: {
    title: 'Behåll din rapport',
    text: 'Länken fungerar i en månad. För att behålla rapporten med dess foton och se vad som förändras efter din bike fit skapar du ett konto med e-postadressen vi skickade den till.',
    signUp: 'Skapa konto',
    logIn: 'Logga in',
    close: 'Stäng på den här enheten',
  },
  mail: {
    again: 'Skicka rapporten igen',
    sent: 'Skickar rapporten. Länkar i tidigare e-post fungerar inte längre.',
    state: {
      waiting: 'Skickar till {{to}}.',
      later: 'Skickas {{at}} till {{to}}.',
      retried: 'E-postservern har inte tagit emot e-posten till {{to}} ännu. Vi försöker igen {{at}}.',
      sent: 'Skickad {{at}} till {{to}}.',
      dropped:
        'Inte skickad till {{to}}, eftersom denna bike fit eller adressen ändrades eller e-post inte kom fram.',
    },
    failed: {
      address: 'Inte levererad {{at}}: adressen avvisades ({{to}}).',
      server: 'Inte levererad {{at}}: e-postservern avvisade e-posten till {{to}}.',
    },
    earlierAddress: 'en tidigare adress',
    none: 'Rapporten har inte skickats via e-post de senaste 30 dagarna.',
    unreachable: {
      address_failed:
        'E-post till cyklisten kommer inte fram. Rätta adressen på cyklistens sida, eller prova den igen om den stämmer.',
      no_address: 'Cyklisten har ingen e-postadress. Skriv ut rapporten, eller lägg till en adress.',
    },
  },
  notYet: {
    page: 'Bike fit-rapport',
    title: 'Ingen rapport ännu',
    rider: 'Din bikefitter arbetar fortfarande med din bike fit. Rapporten visas här när den är klar.',
    fitter: 'En inställd session har ingen rapport.',
  },
  advice: {
    tick: 'Bocka av det du har gjort. Din bikefitter ser det också.',
    saidDone: 'Markerat som klart.',
    saidOpen: 'Markerat som inte klart.',
  },
} satisfies Translation<typeof english>
