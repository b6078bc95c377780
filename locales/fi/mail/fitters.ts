import type english from '../../en/mail/fitters.ts'
import type { Translation } from '../../translation.ts'

export default {
  calendarUnreadable: {
    subject: 'Emme voi lukea yhtä kalentereistasi',
    heading: 'Emme voi lukea yhtä muista kalentereistasi',
    text: '{product} ei ole tuntiin pystynyt lukemaan yhdistämääsi kalenteria. Viimeksi saadut ajat pysyvät varattuina, ja uudemmat puuttuvat: pyöräilijät voivat varata ajan, jonka olet varannut muualla.',
    button: 'Katso kalentereitasi',
  },
  fitterNews: {
    intake: {
      subject: 'Uusi esitietolomake on saapunut',
      heading: 'Uusi esitietolomake on luettavissa',
      text: 'Pyöräilijä on lähettänyt esitietolomakkeensa. Lue se palvelussa {product}. Tässä sähköpostissa ei ole vastauksia.',
      button: 'Lue esitietolomake',
    },
    intake_red_flag: {
      subject: 'Esitietolomake vaatii huomiotasi tänään',
      heading: 'Esitietolomake vaatii huomiotasi tänään',
      text: 'Pyöräilijä on lähettänyt esitietolomakkeensa. Lue se ennen kuin muutat pyörässä mitään. Tässä sähköpostissa ei ole vastauksia.',
      button: 'Lue esitietolomake',
    },
    red_flag: {
      subject: 'Vastaus vaatii huomiotasi tänään',
      heading: 'Vastaus vaatii huomiotasi tänään',
      text: 'Pyöräilijä on lähettänyt seurannan. Lue se ennen kuin muutat pyörässä mitään.',
      button: 'Lue vastaus',
    },
    unhappy: {
      subject: 'Vastaus vaatii huomiotasi',
      heading: 'Vastaus vaatii huomiotasi',
      text: 'Pyöräilijä on lähettänyt seurannan. Lue se ja ota yhteyttä pyöräilijään.',
      button: 'Lue vastaus',
    },
    settings: 'Valitse, mitä sähköposteja saat',
  },
  fitterBooking: {
    made: { subject: 'Sinulla on uusi varaus', text: 'Pyöräilijä varasi ajan: {{service}}' },
    moved: {
      subject: 'Varauksella on uusi aika',
      text: 'Pyöräilijä siirsi varauksen {{service}}, joka on nyt:',
    },
    movedFrom: 'Aiempi aika oli:',
    cancelled: {
      subject: 'Varaus on peruttu',
      text: 'Pyöräilijä perui varauksen {{service}}, jonka piti olla:',
    },
    button: 'Avaa kalenteri',
  },
  sharingNews: {
    offered: {
      subject: 'Pyöräilijä haluaa jakaa bikefitinsä kanssasi',
      heading: 'Pyöräilijä haluaa jakaa bikefitinsä kanssasi',
      text: 'Pyöräilijä löysi sinut bikefitterien luettelosta ja tarjoaa luettavaksesi bikefitit, jotka hänen aiempi bikefitterinsä teki. Jos hyväksyt, pyöräilijä näkee nimesi ja sähköpostiosoitteesi ja päättää sitten. Sitä ennen ei jaeta mitään. Linkki toimii 7 päivää.',
      button: 'Katso ehdotus',
    },
    accepted: {
      subject: 'Bikefitter hyväksyi ehdotuksesi',
      heading: 'Bikefitter haluaa lukea bikefitisi',
      text: 'Bikefitter on hyväksynyt ehdotuksesi. Tarkista, että hän on oikea henkilö, ja päätä. Mitään ei jaeta, ennen kuin vahvistat.',
      button: 'Katso, kuka hän on',
    },
    confirmed: {
      subject: 'Pyöräilijä jakaa bikefitinsä kanssasi',
      heading: 'Voit nyt lukea pyöräilijän bikefitit',
      text: 'Pyöräilijä on vahvistanut, että voit lukea bikefitit, jotka hänen aiempi bikefitterinsä teki. Ne ovat luettavaa historiaa, eikä niitä lasketa lukuihisi.',
      button: 'Lue bikefitit',
    },
  },
  planNotice: {
    trial_ending: {
      subject: 'Maksuton kokeilusi päättyy {{day}}',
      heading: 'Maksuton kokeilusi päättyy pian',
      text: 'Palvelun {product} maksuton kokeilusi päättyy {{day}}. Jos haluat jatkaa työtäsi sen jälkeen, valitse tilaus.',
    },
    payment_failed: {
      subject: 'Viimeisin maksusi ei onnistunut',
      heading: 'Viimeisin maksusi ei onnistunut',
      text: 'Emme voineet veloittaa korttiasi ajalta {{day}} jälkeen. Tarkista maksutietosi; maksua yritetään uudelleen automaattisesti.',
    },
    ended: {
      subject: 'Tilauksesi on päättynyt',
      heading: 'Tilauksesi on päättynyt',
      text: 'Tilauksesi päättyi {{day}}. Kaikki toimii vielä toistaiseksi. Jos haluat jatkaa työtäsi, valitse tilaus.',
    },
    read_only_soon: {
      subject: 'Työtilasi on vain luettavissa {{readOnly}} alkaen',
      heading: 'Työtilasi on pian vain luettavissa',
      text: 'Tilauksesi päättyi {{day}}, eikä sen jälkeen ole maksettu mitään.',
    },
    read_only: {
      subject: 'Työtilasi on nyt vain luettavissa',
      heading: 'Työtilasi on nyt vain luettavissa',
      text: 'Tilauksesi päättyi {{day}}, eikä sen jälkeen ole maksettu mitään.',
    },
    thenReadOnly:
      '{{readOnly}} alkaen työtilasi on vain luettavissa: voit lukea, ladata ja poistaa kaiken, mutta et kutsua pyöräilijöitä etkä muuttaa bikefitejä. Pyöräilijöiden avoimet lomakkeet, muistutukset ja hälytykset jatkuvat.',
    nowReadOnly:
      'Voit lukea, ladata ja poistaa kaiken, mutta et kutsua pyöräilijöitä etkä muuttaa bikefitejä. Pyöräilijöiden avoimet lomakkeet, muistutukset ja hälytykset jatkuvat. Mitään ei katoa: kun valitset tilauksen, kaikki toimii kuten ennen.',
    button: 'Katso tilaustasi',
  },
  fitterDigest: {
    subject: 'Mikä vaatii huomiotasi tänään',
    heading: 'Mikä vaatii huomiotasi tänään',
    followUps_one: '{{count}} seuranta vaatii toimia.',
    followUps_other: '{{count}} seurantaa vaatii toimia.',
    unreadForms_one: '{{count}} lomake odottaa lukemista.',
    unreadForms_other: '{{count}} lomaketta odottaa lukemista.',
    button: 'Katso, mikä vaatii huomiotasi',
  },
} satisfies Translation<typeof english>
