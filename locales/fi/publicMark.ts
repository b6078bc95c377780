import type english from '../en/publicMark.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Arviosi yhdeltä vuodelta sivulla, jonka kuka tahansa voi avata. Sinä päätät, näytetäänkö se. Se ei muuta paikkaasi missään luettelossa.',
  rules: 'Merkin säännöt',
  show: 'Näytä merkkini',
  showHint: 'Kuka tahansa, jolla on linkki, näkee sen. Voit lopettaa näyttämisen milloin tahansa.',
  link: 'Linkki, joka todentaa merkin',
  linkHint: 'Laita se verkkosivustollesi. Se näyttää merkin sellaisena kuin laskimme sen.',
  preview: 'Mitä kaikki näkevät',
  open: 'Avaa sivu',
  state: {
    waiting: 'Merkkiäsi ei ole vielä laskettu. Palaa myöhemmin tänään.',
    few_riders_one: 'Vuodelta {{year}} ei ole merkkiä: siihen tarvittaisiin vielä {{count}} pyöräilijä.',
    few_riders_other: 'Vuodelta {{year}} ei ole merkkiä: siihen tarvittaisiin vielä {{count}} pyöräilijää.',
    fewHow:
      'Merkki vaatii 11 pyöräilijää, jotka arvioivat sen vuoden bikefitin ja suostuivat tutkimukseen. Heitä oli {{riders}}. Seuraava merkki lasketaan {{date}}.',
    low_response: 'Vuodelta {{year}} ei ole merkkiä: liian harva pyöräilijä vastasi.',
    lowHow:
      'Merkki vaatii vastauksen puolelta pyöräilijöistä, joilta kysyttiin. Seurannoista {{answered}}/{{asked}} sai vastauksen ({{share}}). Seuraava merkki lasketaan {{date}}.',
    off: 'Merkkisi on valmis, mutta sitä ei näytetä.',
    on: 'Kaikki näkevät merkkisi.',
    paused: 'Valitsit merkkisi näyttämisen. Se näytetään taas heti, kun sellainen on.',
  },
  mark: {
    title: 'Pyöräilijöiden arvio {{year}}',
    rating: '{{value}}/7',
    interval: '95 %:n luottamusväli {{low}}–{{high}}',
    riders_one: '{{count}} pyöräilijä, joka suostui tutkimukseen',
    riders_other: '{{count}} pyöräilijää, jotka suostuivat tutkimukseen',
    answered: '{{answered}}/{{asked}} seurantaan vastattu',
    computed: 'Laskettu {{date}}, voimassa {{until}} asti',
  },
  verified: {
    lead: '{product} laski tämän merkin pyöräilijöiden vastauksista. Bikefitter ei voi muuttaa sitä.',
    unknown: 'Tässä osoitteessa ei ole merkkiä',
    unknownText:
      'Bikefitter ei näytä merkkiä, tai siihen ei enää ole tarpeeksi vastauksia. Jos jokin verkkosivusto silti näyttää sen, älä luota siihen.',
    note: 'Pyöräilijöille eri asiat ovat tärkeitä, eivätkä kaikki vastaa. Merkki ei kerro, miten oma bikefitisi onnistuu.',
  },
  rulesPage: {
    lead: 'Mitä bikefitterin merkki kertoo, miten laskemme sen ja mihin emme käytä sitä.',
    says: 'Mitä se kertoo',
    saysText:
      'Kuinka tyytyväisiä pyöräilijät olivat bikefitiinsä joitakin viikkoja myöhemmin, 1–7. Se on yhden bikefitterin oma luku. Se ei kerro mitään terveydestä.',
    who: 'Kenen vastaukset lasketaan',
    whoText:
      'Pyöräilijöiden, joille tehtiin bikefit kalenterivuonna ja jotka suostuivat tutkimukseen. Yhdessä bikefitterin kanssa täytettyjä vastauksia ei lasketa. Pyöräilijä, jolla on useita bikefitejä, lasketaan kerran.',
    least: 'Milloin merkin saa',
    leastText:
      'Kun pyöräilijöitä on vähintään 11 ja vähintään puoleen kuuden viikon kuluttua ajankohtaisista seurannoista on vastattu. Muuten merkkiä ei ole.',
    formula: 'Miten se lasketaan',
    formulaText:
      'Se on bayesilainen keskiarvo: pyöräilijöiden arviot yhdessä 10 oletetun pyöräilijän kanssa, joiden arvio on {{centre}}. Siksi muutama vastaus ei voi tehdä merkistä hyvin korkeaa tai matalaa. Väli osoittaa, kuinka epävarma se on; pelkkää keskiarvoa ei koskaan näytetä.',
    when: 'Milloin se muuttuu',
    whenText:
      'Kerran vuodessa, 1. huhtikuuta, edelliseltä vuodelta: silloin myös joulukuun bikefitien pyöräilijät ovat ehtineet vastata. Jos pyöräilijä peruu tutkimussuostumuksensa, seuraava laskenta jättää hänet pois. Jos pyöräilijöitä jää alle 11, merkki poistuu.',
    choice: 'Kuka päättää',
    choiceText:
      'Bikefitter päättää, näytetäänkö merkki. Emme järjestä, suodata tai suosittele bikefittereitä sen mukaan, eikä bikefitter ilman merkkiä ole huonompi kuin se, jolla merkki on.',
    verify: 'Miten sen voi todentaa',
    verifyText:
      'Merkissä on linkki palvelun {product} sivulle. Sivu näyttää sen, minkä olemme laskeneet. Kuva merkistä ei todista mitään.',
  },
} satisfies Translation<typeof english>
