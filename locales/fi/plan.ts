import type english from '../en/plan.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Mitä maksat palvelusta {product} ja mihin asti.',
  trial: {
    title: 'Maksuton kokeilu',
    left_one: '{{count}} päivä jäljellä',
    left_other: '{{count}} päivää jäljellä',
    until: 'Kaikki on maksutonta {{date}} asti. Emme pyydä korttia ennen kuin valitset tilauksen.',
  },
  active: {
    monthly: 'Kuukausitilaus',
    annual: 'Vuositilaus',
    renews: 'Tilauksesi uusiutuu automaattisesti. Seuraavan maksun päivä on {{date}}.',
  },
  ending: {
    title: 'Tilauksesi on peruttu',
    until:
      'Se on maksettu {{date}} asti. Kaikki toimii {{readOnly}} asti, ja sitten työtilasi on vain luettavissa.',
  },
  grace: {
    title: 'Tilauksesi on päättynyt',
    failed: 'Viimeisin maksusi ei onnistunut',
    until: 'Kaikki toimii vielä {{date}} asti. Siitä lähtien työtilasi on vain luettavissa.',
    failedHow: 'Tarkista maksutietosi. Maksua yritetään uudelleen automaattisesti.',
  },
  readOnly: {
    title: 'Työtilasi on vain luettavissa',
    since:
      'Tilauksesi päättyi {{date}}. Et voi kutsua pyöräilijöitä, aloittaa käyntejä tai muuttaa bikefitejä.',
    goesOn:
      'Voit yhä lukea, ladata ja poistaa kaiken. Pyöräilijöiden avoimet lomakkeet, muistutukset ja hälytykset jatkuvat, ja voit käsitellä hälytyksiä. Mitään ei katoa: kun valitset tilauksen, kaikki toimii kuten ennen.',
  },
  choose: {
    title: 'Valitse tilaus',
    billing: 'Kuinka usein haluat maksaa?',
    monthly: 'Kuukausittain',
    monthlyPrice: '{{price}} kuukaudessa',
    annual: 'Vuosittain',
    annualPrice: '{{price}} vuodessa: {{perMonth}} kuukaudessa, {{percent}} vähemmän',
    code: 'Alennuskoodi',
    submit: 'Jatka maksamaan',
    hosted:
      'Maksat Stripen sivulla. Emme koskaan näe korttiasi. Vero sisältyy hintaan. Voit perua milloin tahansa; tilauksesi jatkuu silloin maksamasi ajan loppuun.',
    trialKept: 'Maksuttoman kokeilusi jäljellä oleva aika säilyy: ensimmäisen maksun päivä on {{date}}.',
    trialNotKept: 'Maksuton kokeilusi päättyy pian, joten ensimmäinen maksu peritään heti.',
  },
  change: {
    title: 'Muuta tilaustasi',
    toAnnual: 'Vaihda vuositilaukseen',
    toMonthly: 'Vaihda kuukausitilaukseen',
    cancel: 'Peru tilaus',
    resume: 'Jatka tilausta',
    card: 'Kortti ja laskutustiedot',
    pay: 'Tarkista maksutiedot',
    hosted: 'Nämä avautuvat Stripen sivulla ja tuovat sinut takaisin tänne.',
  },
  waiting: {
    title: 'Odotetaan maksua',
    text: 'Stripe vahvistaa maksusi meille, tavallisesti minuutissa. Voit poistua tältä sivulta.',
    ask: 'Tarkista uudelleen',
    asked: 'Tarkistettu. Maksua ei vielä ole.',
  },
  invoices: {
    title: 'Laskut',
    none: 'Laskuja ei vielä ole.',
    caption: 'Laskusi',
    number: 'Lasku',
    date: 'Päivä',
    total: 'Summa',
    state: 'Tila',
    paid: 'Maksettu',
    open: 'Avoin',
    void: 'Mitätöity',
    noNumber: 'Ilman numeroa',
    opens: 'avautuu Stripessä',
  },
  banner: {
    label: 'Tilauksesi',
    trial_ending: 'Maksuton kokeilusi päättyy {{covered}}.',
    payment_failed: 'Viimeisin maksusi ei onnistunut. Työtilasi on vain luettavissa {{readOnly}} alkaen.',
    ended: 'Tilauksesi päättyi {{covered}}. Työtilasi on vain luettavissa {{readOnly}} alkaen.',
    read_only_soon: 'Tilauksesi on päättynyt. Työtilasi on vain luettavissa {{readOnly}} alkaen.',
    read_only: 'Tilauksesi on päättynyt, joten työtilasi on vain luettavissa.',
    open: 'Katso tilaustasi',
  },
} satisfies Translation<typeof english>
