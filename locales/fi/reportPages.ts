import type english from '../en/reportPages.ts'
import type { Translation } from '../translation.ts'

export default {
  back: 'Etusivu',
  print: 'Tulosta',
  pdf: { a4: 'PDF, A4-koko', letter: 'PDF, Letter-koko' },
  documents: { label: 'Asiakirjat', report: 'Bikefit-raportti', shop_card: 'Säätökortti' },
  noContact: 'Yhteystietosi eivät ole vielä tässä raportissa.',
  addContact: 'Lisää ne profiiliisi',
  preview:
    'Esikatselu: pyöräilijä saa tämän, kun merkitset bikefitin valmiiksi. Mitään ei lähetetä ennen sitä.',
  visit: {
    title: 'Bikefit-raporttisi on valmis',
    lead: 'Katso, mitä pyörässäsi muutettiin ja miksi ja mitä odottaa ensimmäisinä viikkoina.',
    shared:
      'Raportti pysyy avoinna tällä laitteella niin kauan kuin linkki toimii. Jos laitteella on muitakin, sulje raportti, kun olet valmis.',
    open: 'Avaa raportti',
    signedIn:
      'Olet kirjautunut nimellä {{name}}. Jos tämä raportti ei ole sinun, sen avaaminen kirjaa sinut ulos.',
    logIn: 'Kirjaudu sisään',
    startPage: 'Siirry aloitussivulle',
    unknown: {
      title: 'Tämä linkki ei enää toimi',
      text: 'Olemme voineet lähettää sinulle uudemman linkin. Jos sinulla on tili, kaikki raporttisi ovat siellä. Jos ei, pyydä bikefitteriä lähettämään linkki uudelleen.',
    },
    over: {
      title: 'Tämä linkki on vanhentunut',
      text: 'Jos sinulla on tili, raporttisi on siellä. Jos ei, pyydä bikefitteriä lähettämään linkki uudelleen.',
    },
    kept: {
      title: 'Tämä raportti on tilillä',
      text: 'Kirjaudu sillä sähköpostiosoitteella, johon lähetimme raportin.',
    },
  },
  keep: {
    title: 'Säilytä raporttisi',
    text: 'Linkki toimii kuukauden. Jos haluat säilyttää raportin valokuvineen ja nähdä, mikä muuttuu bikefitin jälkeen, luo tili sillä sähköpostiosoitteella, johon lähetimme sen.',
    signUp: 'Luo tili',
    logIn: 'Kirjaudu sisään',
    close: 'Sulje tällä laitteella',
  },
  mail: {
    again: 'Lähetä raportti uudelleen',
    sent: 'Raporttia lähetetään. Aiempien sähköpostien linkit eivät enää toimi.',
    state: {
      waiting: 'Lähetetään: {{to}}.',
      later: 'Lähetetään {{at}}: {{to}}.',
      retried: 'Sähköpostipalvelin ei ole vielä hyväksynyt sähköpostia ({{to}}). Yritämme uudelleen {{at}}.',
      sent: 'Lähetetty {{at}}: {{to}}.',
      dropped: 'Ei lähetetty ({{to}}), koska bikefit tai osoite muuttui tai sähköpostit palautuivat.',
    },
    failed: {
      address: 'Ei toimitettu {{at}}: osoite hylättiin ({{to}}).',
      server: 'Ei toimitettu {{at}}: sähköpostipalvelin hylkäsi sähköpostin ({{to}}).',
    },
    earlierAddress: 'aiempi osoite',
    none: 'Raporttia ei ole lähetetty sähköpostilla viimeisten 30 päivän aikana.',
    unreachable: {
      address_failed:
        'Sähköpostit tälle pyöräilijälle palautuvat. Korjaa osoite pyöräilijän sivulla tai, jos se on oikein, kokeile sitä uudelleen.',
      no_address: 'Tällä pyöräilijällä ei ole sähköpostiosoitetta. Tulosta raportti tai lisää osoite.',
    },
  },
  notYet: {
    page: 'Bikefit-raportti',
    title: 'Ei vielä raporttia',
    rider: 'Bikefitter työstää vielä bikefitiäsi. Raportti tulee tänne, kun se on valmis.',
    fitter: 'Perutulla käynnillä ei ole raporttia.',
  },
  advice: {
    tick: 'Merkitse, mitä olet tehnyt. Myös bikefitter näkee sen.',
    saidDone: 'Merkitty tehdyksi.',
    saidOpen: 'Merkitty tekemättömäksi.',
  },
} satisfies Translation<typeof english>
