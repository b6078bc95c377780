import type english from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export default {
  description:
    '{product} kysyy pyöräilijöiltä samat kysymykset ennen bikefitiä ja sen jälkeen ja näyttää bikefitterille alue kerrallaan, mikä muuttui.',
  pictureAlt:
    'Pyöräilijä pyörän päällä, epämukavuus ennen bikefitiä ja sen jälkeen merkittynä käsiin, alaselkään ja polviin.',
  nav: {
    label: 'Tällä sivulla',
    what: 'Miten se toimii',
    fitters: 'Bikefittereille',
    riders: 'Pyöräilijöille',
    pricing: 'Hinnat',
  },
  ownPages: 'Siirry työpöydällesi',
  ownSupportPages: 'Siirry sivuillesi',
  languages: 'Kielet',
  sample: 'Esimerkki',
  hero: {
    eyebrow: 'Bikefittereille ja heidän pyöräilijöilleen',
    title: 'Katso, mikä muuttui bikefitin jälkeen.',
    text: 'Pyöräilijät kertovat, miltä ajaminen tuntuu ennen bikefitiä ja uudelleen viikkoja myöhemmin. Näet alue kerrallaan, mikä muuttui.',
    start: 'Luo tili',
    demo: 'Varaa esittelypuhelu',
    facts: { riders: 'Pyöräilijöille aina maksuton', contracts: 'Ei sopimuksia', noApp: 'Ei asennettavaa' },
    sampleText: 'Keksittyjä lukuja: pyöräilijän epämukavuus ennen bikefitiä ja kuusi viikkoa myöhemmin.',
    drawing: 'Esimerkkipiirros: epämukavuus ennen bikefitiä ja kuusi viikkoa myöhemmin',
  },
  what: {
    title: 'Mikä {product} on',
    text: 'Bikefitin tuloksen näkee vasta viikkoja myöhemmin, tiellä. {product} kysyy pyöräilijöiltäsi samat kysymykset ennen bikefitiä ja sen jälkeen ja näyttää vastaukset vierekkäin.',
    steps: {
      invite: {
        title: 'Kutsut',
        text: 'Sähköpostilla, linkillä tai studiosi QR-koodilla.',
        ways: { email: 'Sähköposti', link: 'Linkki', code: 'QR-koodi' },
      },
      intake: {
        title: 'Pyöräilijä vastaa',
        text: 'Luottamuksellinen esitietolomake kuudessa vaiheessa, millä tahansa puhelimella, {{required}}–{{everything}} minuutissa. Mitään kirjoitettua ei katoa.',
      },
      fit: {
        title: 'Teet bikefitin',
        text: 'Kaikki yhdellä näytöllä: mihin sattuu, kuinka paljon, mistä lähtien ja mitä pyöräilijä haluaa.',
      },
      follow: {
        title: 'Näette molemmat',
        text: 'Viikkoja myöhemmin samat kysymykset uudelleen: mikä parani, mikä ei ja mitä seuraavaksi.',
      },
    },
  },
  fitters: {
    title: 'Miksi bikefitterit pitävät siitä',
    lead: 'Bikefitin työ ennen studiota ja sen jälkeen, yhdessä paikassa.',
    points: {
      prepared: {
        title: 'Valmiina ennen kuin pyöräilijä tulee',
        text: 'Epämukavuus, vammat, tausta ja tavoitteet yhdellä näytöllä, tärkein ylimpänä.',
      },
      outcome: {
        title: 'Tulosten analyysi, ennen ja jälkeen',
        text: 'Jokainen alue ennen bikefitiä ja sen jälkeen, kunkin luvun takana olevien pyöräilijöiden määrän kanssa.',
      },
      benchmark: {
        title: 'Vertailu alan viitearvoihin',
        text: 'Tuloksesi julkaistujen viitearvojen rinnalla, kukin lähteineen.',
      },
      cases: {
        title: 'Haku aiemmista käynneistä',
        text: 'Löydä, mitä teit samankaltaiselle pyöräilijälle ja miten kävi.',
      },
      booking: {
        title: 'Sisäänrakennettu ajanvaraus',
        text: 'Ajat, muistutukset ja kalenterisi samassa paikassa bikefitin kanssa.',
      },
      audit: {
        title: 'Täydellinen historia muutoksista ja suosituksista',
        text: 'Kuka muutti mitä, milloin ja mitä se oli ennen.',
      },
    },
  },
  riders: {
    title: 'Miksi pyöräilijät luottavat siihen',
    lead: 'Mitä kerrot bikefitterillesi, on bikefitiäsi varten. Kaikesta muusta päätät sinä.',
    points: {
      own: {
        title: 'Omistat tietosi',
        text: 'Lue ja korjaa tietojasi, pyydä kopio, poista ne. Niitä ei koskaan myydä eikä koskaan käytetä mainontaan.',
      },
      confidential: {
        title: 'Luottamuksellinen',
        text: 'Vain valitsemasi bikefitter lukee vastauksesi, ja palvelun {product} tuki teknisestä tai laatuun liittyvästä syystä. Salattu siirrossa ja tallennettuna.',
      },
      progress: {
        title: 'Seuraa muutosta ajan mittaan',
        text: 'Näe, miltä ajaminen tuntuu, bikefitistä toiseen.',
      },
      switch: {
        title: 'Vaihda bikefitteriä menettämättä historiaasi',
        text: 'Uusi bikefitter näkee aiemmista bikefiteistäsi sen, minkä sallit.',
      },
      research: {
        title: 'Tutkimusta vain suostumuksellasi',
        text: 'Pois päältä, ellet ota käyttöön, anonymisoituna, ja voit perua milloin tahansa.',
      },
    },
  },
  dashboard: {
    title: 'Työpöydän ominaisuudet',
    lead: 'Mitä haluat tietää aamulla, yhdellä sivulla. Nämä ovat tuotteen omia widgettejä keksityin pyöräilijöin ja luvuin.',
    features: {
      submissions: {
        title: 'Viimeisimmät lomakkeet',
        text: 'Uudet lomakkeet ilmestyvät työsi aikana lataamatta sivua uudelleen.',
      },
      rating: {
        title: 'Bikefitterin arvio pyöräilijöiden tyytyväisyydestä',
        text: 'Vastanneiden pyöräilijöiden määrän kanssa.',
      },
      goals: {
        title: 'Tavoitteiden toteutuminen',
        text: 'Kuinka pitkälle kukin pyöräilijä pääsi omissa tavoitteissaan.',
      },
      radar: {
        title: 'Epämukavuuden tutkakaavio (ennen bikefitiä ja sen jälkeen)',
        text: 'Kaikki kuusi aluetta yhdellä silmäyksellä.',
      },
      improvement: { title: 'Parannus käynneittäin', text: 'Kuinka paljon muuttui, bikefit kerrallaan.' },
      alerts: {
        title: 'Seurantahälytykset, automaattiset muistutukset ja aikataulu',
        text: 'Kysymme pyöräilijöiltä oikeaan aikaan ja kerromme, kun pyöräilijä tarvitsee sinua.',
      },
      log: { title: 'Muutosloki', text: 'Mitä muutit kussakin bikefitissä, mistä mihin ja miksi.' },
    },
  },
  pricing: {
    title: 'Hinnat',
    billing: 'Laskutus',
    monthly: 'Kuukausittain',
    annual: 'Vuosittain',
    saving: 'Säästä {{percent}}',
    tier1: {
      name: 'Taso 1',
      lead: 'Kaikki kutsuihin, esitietolomakkeisiin, bikefiteihin ja seurantoihin.',
      perMonth: 'kuukaudessa',
      monthlyNote: 'Laskutetaan kuukausittain. Säästä {{percent}} vuosilaskutuksella.',
      annualNote: '{{total}} laskutetaan vuosittain: säästö {{percent}}.',
      points: {
        riders: 'Pyöräilijöille aina maksuton',
        contracts: 'Ei sopimuksia',
        cancel: 'Peru milloin tahansa',
        gdpr: 'GDPR:n mukainen',
      },
      start: 'Luo tili',
    },
    tier2: {
      name: 'Taso 2',
      price: 'Hinta vahvistetaan myöhemmin',
      lead: 'Sisältää tason 1 ja päätöksentekoa tukevan työkalun.',
      planned: 'Suunniteltu loppuvuodelle 2025',
      present: 'Ei vielä saatavilla',
      points: {
        tier1: 'Sisältää tason 1',
        coPilot: 'Co-Pilot, tekoälyavustaja päätöksenteon tueksi',
        consent: 'Koulutettu vain anonymisoiduilla tiedoilla ja suostumuksella',
      },
    },
  },
  soon: {
    title: 'Tulossa: Co-Pilot',
    text: 'Tekoälyavustaja päätöksenteon tueksi bikefitin aikana. Se näyttää, mitä muut bikefitterit kokeilivat samankaltaisille pyöräilijöille, miltä heistä tuntui jälkeenpäin, ja lähteensä. Sinä päätät.',
    data: 'Koulutettu vain anonymisoiduilla tiedoilla ja suostumuksella.',
  },
  questions: {
    title: 'Kysymykset',
    items: {
      pay: {
        question: 'Maksavatko pyöräilijät tai tarvitsevatko he tilin?',
        answer:
          'Eivät. Pyöräilijät eivät maksa koskaan. He avaavat kutsusi ja vastaavat ilman tiliä ja voivat luoda sen myöhemmin nähdäkseen bikefitinsä ja hallitakseen tietojaan.',
      },
      proof: {
        question: 'Osoittaako {product}, että bikefit toimi?',
        answer:
          'Se näyttää, mikä muuttui, kuinka monella pyöräilijällä ja ketkä eivät vastanneet. Joidenkin pyöräilijöiden olo paranisi ilman bikefitiäkin, joten paremmat pisteet eivät osoita, että bikefit oli syynä. Tuote kertoo sen kaikkialla, missä se näyttää pisteitä.',
      },
      reads: {
        question: 'Kuka lukee pyöräilijän vastaukset?',
        answer:
          'Pyöräilijän valitsema bikefitter, ja palvelun {product} tuki teknisestä tai laatuun liittyvästä syystä, jonka pyöräilijä voi lukea. Pyöräilijät näkevät, kuka avasi heidän tietonsa ja milloin.',
      },
      studio: {
        question: 'Toimiiko se studiolla tabletilla?',
        answer:
          'Kyllä. Bikefitin sivu on tehty tabletille. Se tallentaa työsi sitä mukaa ja säilyttää muutokset laitteella, kun yhteys on poikki.',
      },
      leave: {
        question: 'Voinko viedä tietoni mukanani?',
        answer:
          'Kyllä. Bikefitterit ja pyöräilijät voivat milloin tahansa ladata kopion tiedoistaan muodoissa, joita tietokone osaa lukea.',
      },
    },
  },
  final: {
    title: 'Katso, mikä muuttuu bikefitiesi jälkeen.',
    text: 'Kutsu ensimmäinen pyöräilijäsi tänään. Se vie minuutin, eikä pyöräilijä tarvitse tiliä.',
    contact: 'Tai kirjoita meille:',
  },
} satisfies Translation<typeof english>
