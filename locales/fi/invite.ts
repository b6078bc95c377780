import type english from '../en/invite.ts'
import type { Translation } from '../translation.ts'

export default {
  welcome: {
    note: 'Viesti bikefitteriltä {{fitter}}',
    title: '{{fitter}} kutsuu sinut valmistautumaan bikefitiin',
    lead: 'Kuusi lyhyttä vaihetta: noin {{required}} minuuttia välttämättömään, noin {{everything}} minuuttia kaikkeen. Voit lopettaa milloin tahansa. Vastauksesi säilyvät, ja voit jatkaa toisella laitteella.',
    forWhat:
      'Vastauksistasi bikefitter näkee, miltä ajaminen nyt tuntuu, joten bikefitisi voi alkaa siitä, mikä on sinulle tärkeää.',
    start: 'Aloita',
    continue: 'Jatka',
    goOnText: 'Vastauksesi ovat tallessa. Jatka siitä, mihin jäit.',
    studio: '{{name}}, {{studio}}',
  },
  data: {
    title: 'Vastauksesi jäävät sinun ja bikefitterin {{fitter}} välille.',
    text: 'Ne lukee vain bikefitterisi, sekä palvelun {product} tuki, jos jotain on korjattava. Ne ovat sinun: tilin avulla voit lukea, korjata ja poistaa ne milloin tahansa.',
    link: 'Tietosi ja yksityisyytesi',
  },
  consent:
    'Painamalla ”Aloita” suostut siihen, että {{fitter}} saa käyttää vastauksiasi, myös terveystietoja, bikefitisi valmisteluun ja tekemiseen. Voit perua suostumuksesi milloin tahansa.',
  wrongDevice: {
    question: 'Haluatko käyttää toista laitetta?',
    address: 'Mene sillä laitteella osoitteeseen {{address}}',
    code: 'ja anna sähköpostissasi oleva koodi.',
    link: 'Avaa sama linkki siellä ennen kuin painat täällä ”Aloita”.',
  },
  other: {
    title: 'Olet jo aloittanut',
    text: 'Vastaustesi suojaamiseksi lähetämme koodin sähköpostiisi. Anna se tässä ja jatka siitä, mihin jäit.',
    send: 'Lähetä koodi',
    again: 'Lähetä uusi koodi',
    sent: 'Jos osoite on oikea, olemme lähettäneet sinulle koodin. Se on voimassa vähän aikaa.',
    code: 'Sähköpostin koodi',
    open: 'Jatka',
    unreachableTitle: 'Aloitit toisella laitteella',
    unreachable:
      'Meillä ei ole sähköpostiosoitetta, johon lähettää koodi. Jatka laitteella, jolla aloitit, tai pyydä uusi linkki bikefitteriltä {{fitter}}. Uusi linkki alkaa tyhjällä lomakkeella.',
  },
  code: {
    title: 'Anna sähköpostisi koodi',
    lead: 'Bikefitterin sähköpostissa on linkki ja koodi, jossa on 8 kirjainta ja numeroa.',
    email: 'Sähköpostisi',
    emailHint: 'Osoite, johon kutsu lähetettiin.',
    emailMissing: 'Anna osoite, johon kutsu lähetettiin.',
    emailWrong: 'Sähköpostiosoite ei ole täydellinen. Käytä muotoa nimi@example.com.',
    code: 'Koodi',
    codeHint: '8 kirjainta ja numeroa. Välilyönnit ja viivat voi jättää pois.',
    codeMissing: 'Anna koodi.',
    codeShape: 'Koodissa on 8 kirjainta ja numeroa. Vertaa sitä sähköpostiisi.',
    open: 'Avaa kutsu',
    noCode: 'Eikö koodia ole? Avaa sähköpostisi linkki tai pyydä bikefitteriltä uusi linkki tai QR-koodi.',
    left_one: '{{count}} yritys jäljellä. Sen jälkeen vain sähköpostisi linkki toimii.',
    left_other: '{{count}} yritystä jäljellä. Sen jälkeen vain sähköpostisi linkki toimii.',
  },
  submitted: {
    title: 'Kiitos. Olet lähettänyt esitietolomakkeesi.',
    text: 'Bikefitter {{fitter}} on saanut sen ja ottaa yhteyttä bikefitin ajasta.',
    logIn: 'Katso se kirjautumalla',
    signUp: 'Luo tili',
  },
  closed: {
    withdrawn: 'Tämä kutsu on peruttu',
    expired: 'Tämä kutsu on vanhentunut',
    unknown: 'Tätä kutsua ei löydy',
    answered: 'Olet lähettänyt esitietolomakkeesi',
    withdrawnText: 'Bikefitter on perunut sen. Jos se on mielestäsi virhe, pyydä uusi.',
    expiredText: 'Kutsut toimivat 30 päivää. Pyydä bikefitteriltä uusi linkki.',
    unknownText:
      'Linkistä voi puuttua osa, tai uudempi linkki on korvannut sen. Avaa se uudelleen sähköpostistasi, pyydä bikefitteriltä uusi linkki tai anna koodisi.',
    answeredText:
      'Bikefitter on saanut sen. Kirjaudu lukemaan sitä tai kysy bikefitteriltä, jos jotain on muutettava.',
    typeCode: 'Anna koodi',
  },
} satisfies Translation<typeof english>
