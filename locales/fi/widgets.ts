import type english from '../en/widgets.ts'
import type { Translation } from '../translation.ts'

export default {
  name: {
    alerts: 'Seurantahälytykset',
    appointments: 'Tulevat ajat',
    rating: 'Bikefitterin arvio',
    goals: 'Tavoitteiden toteutuminen',
    improvement: 'Parannus käynneittäin',
    radar: 'Epämukavuus ennen ja jälkeen',
    submissions: 'Viimeisimmät lomakkeet',
    responses: 'Vastausprosentti',
    invitations: 'Avoimet kutsut',
    interventions: 'Muutosloki',
  },
  figure: {
    interval: '95 %:n luottamusväli {{low}}–{{high}}',
    noSpread: 'Sama kaikilla pyöräilijöillä, joten luottamusväliä ei ole.',
    few_one: 'Vain määrät. Luku vaatii {{least}} pyöräilijää: vielä {{count}}.',
    few_other: 'Vain määrät. Luku vaatii {{least}} pyöräilijää: vielä {{count}}.',
    responders_one: 'Vain vastanneet: {{answered}}/{{count}} bikefitiin vastattu 6 viikon kuluttua.',
    responders_other: 'Vain vastanneet: {{answered}}/{{count}} bikefitiin vastattu 6 viikon kuluttua.',
    respondersShare_one:
      'Vain vastanneet: {{answered}}/{{count}} bikefitiin vastattu 6 viikon kuluttua ({{share}}).',
    respondersShare_other:
      'Vain vastanneet: {{answered}}/{{count}} bikefitiin vastattu 6 viikon kuluttua ({{share}}).',
    show: '(näytä nämä käynnit)',
    noFits: 'Näillä suodattimilla ei ole bikefitejä',
    noFitsText: 'Poista suodattimet tai valitse muita.',
  },
  rating: {
    unit: '/{{most}}',
    prior_one:
      'Lähtökohta on {{centre}}, joka painaa yhtä paljon kuin {{count}} pyöräilijä, joten muutama vastaus ei siirrä sitä kauas.',
    prior_other:
      'Lähtökohta on {{centre}}, joka painaa yhtä paljon kuin {{count}} pyöräilijää, joten muutama vastaus ei siirrä sitä kauas.',
    priorFrom_one: 'Arvioitu {{count}} bikefitteristä.',
    priorFrom_other: 'Arvioitu {{count}} bikefitteristä.',
    empty: 'Ei vielä arvioita',
    emptyText:
      'Pyöräilijät kertovat 6 viikkoa bikefitin jälkeen, kuinka tyytyväisiä he ovat. Arvio vaatii 5 pyöräilijää.',
  },
  goals: {
    unit_one: '{{count}} arvioidusta tavoitteesta odotetusti tai paremmin',
    unit_other: '{{count}} arvioidusta tavoitteesta odotetusti tai paremmin',
    attained: 'Odotetusti tai paremmin',
    addressed: 'Tavoitteet, joita varten tehtiin muutos',
    alignment: 'Bikefit vastasi siihen, mitä tultiin hakemaan',
    tScore: 'Sovittujen tavoitteiden T-pisteet (50 on odotusten mukaan)',
    of_one: '{{part}}/{{count}}',
    of_other: '{{part}}/{{count}}',
    outOf: '{{value}}/{{most}}',
    empty: 'Ei vielä arvioituja tavoitteita',
    emptyText:
      '6 viikkoa bikefitin jälkeen pyöräilijät kertovat, kuinka pitkälle he pääsivät kussakin tavoitteessa. Luku vaatii 5 pyöräilijää.',
  },
  improvement: {
    unit: '/100, 50 on ennallaan',
    band: 'Välillä {{conservative}}–{{optimistic}}, jos vastaamatta jättäneet olivat ennallaan.',
    early_one: '{{count}} näistä bikefiteistä on saanut toistaiseksi vain varhaisen vastauksen.',
    early_other: '{{count}} näistä bikefiteistä on saanut toistaiseksi vain varhaisen vastauksen.',
    components: { discomfort: 'Epämukavuus', goals: 'Tavoitteet', overall: 'Muutos kaikkiaan' },
    empty: 'Ei vielä vertailtavaa',
    emptyText:
      'Se vertaa esitietolomaketta seurantaan: epämukavuus, tavoitteet ja muutos kaikkiaan. Luku vaatii 5 pyöräilijää.',
  },
  radar: {
    zone: 'Alue',
    riders: 'Mitkä pyöräilijät näkyvät',
    analysis: { symptomatic: 'Pyöräilijät, joilla on siinä epämukavuutta', all: 'Kaikki pyöräilijät' },
    responders: 'vain vastanneet',
    noComplaints: 'Kenelläkään pyöräilijällä ei ollut ennen bikefitiä vähintään 2:n epämukavuutta.',
    missing: 'Jos vastaamatta jättäneet olivat ennallaan',
    ifUnchanged_one: '{{zone}}: {{conservative}}, ei {{change}} ({{count}} pyöräilijä ei vastannut)',
    ifUnchanged_other: '{{zone}}: {{conservative}}, ei {{change}} ({{count}} pyöräilijää ei vastannut)',
    empty: 'Ei vielä vertailtavaa',
    emptyText:
      'Se näyttää kunkin alueen ennen bikefitiä ja 6 viikkoa sen jälkeen. Alue vaatii 5 pyöräilijää ja tutka 3 aluetta.',
  },
  responses: {
    unit: {
      early: 'vastattu 2 viikon kuluttua',
      primary: 'vastattu 6 viikon kuluttua',
      lasting: 'vastattu 3 kuukauden kuluttua',
      yearly: 'vastattu vuoden kuluttua',
    },
    wave: { early: '2 viikkoa', primary: '6 viikkoa', lasting: '3 kuukautta', yearly: '1 vuosi' },
    share_one: '{{share}} ({{answered}}/{{count}})',
    share_other: '{{share}} ({{answered}}/{{count}})',
    answered_one: '{{answered}}/{{count}}',
    answered_other: '{{answered}}/{{count}}',
    notReached_one:
      '{{count}} jäi tavoittamatta, koska sähköpostit pyöräilijälle palautuivat. Se lasketaan vastaamattomaksi.',
    notReached_other:
      '{{count}} jäi tavoittamatta, koska sähköpostit pyöräilijöille palautuivat. Ne lasketaan vastaamattomiksi.',
    empty: 'Seurannat eivät ole vielä ajankohtaisia',
    emptyText:
      'Pyöräilijöiltä kysytään ensimmäisen kerran 2 viikkoa bikefitin jälkeen, ellet ole muuttanut aikataulua.',
  },
  layout: {
    lead: 'Valitse, mitä työpöydälläsi näkyy, missä järjestyksessä ja kuinka leveänä. Se on sama kaikilla laitteillasi.',
    open: 'Avaa työpöytä',
    preview: 'Esikatselu',
    previewHint: 'Puhelimessa widgetit ovat näytön levyisiä.',
    nothing: 'Työpöydälläsi ei näy widgettejä.',
    list: 'Widgetit',
    listHint: 'Vedä kahvoista tai käytä niissä nuolinäppäimiä.',
    move: 'Siirrä: {{name}}',
    up: 'Siirrä ylös: {{name}}',
    down: 'Siirrä alas: {{name}}',
    width: 'Leveys: {{name}}',
    widths: { small: 'Neljännes', medium: 'Puolet', large: 'Koko leveys' },
    moved: '{{name}} on nyt numero {{place}}/{{all}}.',
    shown: '{{name}} näkyy.',
    hidden: '{{name}} on piilotettu.',
    widened: '{{name}}: {{width}}.',
    reset: 'Palauta asettelu',
    wasReset: 'Asettelu palautettu.',
    undone: 'Muutos kumottu.',
    stale: 'Asettelua muutettiin toisella sivulla. Tämä on uusin versio. Tee muutoksesi uudelleen.',
  },
} satisfies Translation<typeof english>
