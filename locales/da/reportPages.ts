import type english from '../en/reportPages.ts'
import type { Translation } from '../translation.ts'

export default {
  back: 'Hjem',
  print: 'Udskriv',
  pdf: {
    a4: 'PDF til A4',
    letter: 'PDF til Letter',
  },
  documents: {
    label: 'Dokumenter',
    report: 'Bikefit-rapport',
    shop_card: 'Værkstedskort',
  },
  noContact: 'Dine kontaktoplysninger står ikke i rapporten endnu.',
  addContact: 'Føj dem til din profil',
  preview: 'Forhåndsvisning: Rytteren får den, når du fuldfører bikefittet. Intet sendes før.',
  visit: {
    title: 'Din bikefit-rapport er klar',
    lead: 'Se, hvad der blev ændret på din cykel og hvorfor, og hvad du kan forvente de første uger.',
    shared:
      'Rapporten er åben på denne enhed, så længe linket virker. Hvis du deler enheden, så luk rapporten, når du er færdig.',
    open: 'Åbn rapport',
    signedIn: 'Du er logget ind som {{name}}. Hvis rapporten ikke er din, logges du ud, når du åbner den.',
    logIn: 'Log ind',
    startPage: 'Gå til startsiden',
    unknown: {
      title: 'Linket virker ikke længere',
      text: 'Vi har måske sendt dig et nyere link. Hvis du har en konto, er alle dine rapporter der. Hvis ikke, så bed din bikefitter om at sende linket igen.',
    },
    over: {
      title: 'Linket er udløbet',
      text: 'Hvis du har en konto, er din rapport der. Hvis ikke, så bed din bikefitter om at sende linket igen.',
    },
    kept: {
      title: 'Rapporten er i en konto',
      text: 'Log ind med den e-mailadresse, vi sendte rapporten til.',
    },
  },
  keep: {
    title: 'Behold din rapport',
    text: 'Linket virker i en måned. For at beholde rapporten med billederne og se, hvad der ændrer sig efter dit bikefit, så opret en konto med den e-mailadresse, vi sendte den til.',
    signUp: 'Opret konto',
    logIn: 'Log ind',
    close: 'Luk på denne enhed',
  },
  mail: {
    again: 'Send rapporten igen',
    sent: 'Sender rapporten. Links i tidligere e-mails virker ikke længere.',
    state: {
      waiting: 'Sender til {{to}}.',
      later: 'Sendes {{at}} til {{to}}.',
      retried: 'Mailserveren har ikke taget imod e-mailen til {{to}} endnu. Vi prøver igen {{at}}.',
      sent: 'Sendt {{at}} til {{to}}.',
      dropped: 'Ikke sendt til {{to}}, fordi bikefittet eller adressen blev ændret, eller e-mails kom retur.',
    },
    failed: {
      address: 'Ikke leveret {{at}}: Adressen blev afvist ({{to}}).',
      server: 'Ikke leveret {{at}}: Mailserveren afviste e-mailen til {{to}}.',
    },
    earlierAddress: 'en tidligere adresse',
    none: 'Rapporten er ikke sendt på e-mail de sidste 30 dage.',
    unreachable: {
      address_failed:
        'E-mails til denne rytter kommer retur. Ret adressen på rytterens side, eller prøv den igen, hvis den er rigtig.',
      no_address: 'Rytteren har ingen e-mailadresse. Udskriv rapporten, eller tilføj en adresse.',
    },
  },
  notYet: {
    page: 'Bikefit-rapport',
    title: 'Ingen rapport endnu',
    rider: 'Din bikefitter arbejder stadig på dit bikefit. Rapporten vises her, når det er færdigt.',
    fitter: 'En aflyst session har ingen rapport.',
  },
  advice: {
    tick: 'Sæt kryds ved det, du har gjort. Din bikefitter ser det også.',
    saidDone: 'Mærket som gjort.',
    saidOpen: 'Mærket som ikke gjort.',
  },
} satisfies Translation<typeof english>
