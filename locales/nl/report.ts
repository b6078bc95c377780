import type english from '../en/report.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Je bikefitting',
  documentTitle: 'Bikefitting van {{rider}}, {{date}}',
  summary: {
    title: 'In het kort',
  },
  goals: {
    title: 'Wat je van deze fitting verwacht',
    level: 'Bereikt als: {{level}}',
    activities:
      'Wat je moeilijk vindt, zoals je het vóór de fitting scoorde (0 is onmogelijk, 10 is zo goed als vóór het probleem):',
    activity: '{{words}}: {{ability}} van 10',
    success: 'In je eigen woorden is de fitting geslaagd als:',
  },
  photos: {
    title: 'Foto’s',
    before: 'Ervoor',
    after: 'Erna',
    alt: 'Foto {{number}} van de fitting, {{phase}}',
  },
  expect: {
    title: 'De eerste weken',
    strange:
      'Een nieuwe houding kan op de eerste ritten vreemd aanvoelen. Dat alleen betekent niet dat die verkeerd is.',
    slowly:
      'Begin met kortere, lichtere ritten. Geef het minstens drie ritten of vijf uur voordat je oordeelt.',
    tell: 'Als iets pijn doet dat eerst geen pijn deed, of erger wordt, vertel het dan meteen aan je bikefitter.',
  },
  followUps: {
    title: 'Je follow-ups',
    lead: 'We sturen je een paar vragen over hoe fietsen aanvoelt. Je antwoorden gaan naar je bikefitter.',
    none: 'Er zijn geen follow-ups gepland.',
  },
  contact: {
    title: 'Zo bereik je {{fitter}}',
  },
  shopCard: {
    title: 'Werkplaatskaart',
    documentTitle: 'Werkplaatskaart van {{rider}}, {{date}}',
    lead: 'De maten van deze fiets na de fitting, om hem weer zo af te stellen of om een andere fiets af te stellen.',
    setUp: 'Stel in deze volgorde in',
    parts: 'Onderdelen en andere maten',
    none: 'Er zijn geen maten van de fiets opgeslagen.',
    drawing: 'De houding',
    described: 'Zijaanzicht van de fiets met het zadel en het stuur zoals ingesteld',
  },
  fact: {
    fitted: 'Fitting',
    by: 'Door',
    bike: 'Fiets',
  },
  fitterOf: '{{fitter}}, {{business}}',
  logo: 'Logo van {{business}}',
  bikeType: {
    road: 'Racefiets',
    gravel: 'Gravelbike',
    mountain: 'Mountainbike',
    time_trial: 'Tijdrit- of triatlonfiets',
    track: 'Baanfiets',
    e_bike: 'E-bike',
  },
  discomfort: {
    title: 'Ongemak vóór de fitting',
    described:
      'Zijaanzicht van een fietser op de fiets, met het ongemak dat vóór de fitting is gemeld. {{zones}}',
    none: 'Geen ongemak gemeld.',
  },
  position: {
    title: 'Je houding',
    described: 'Zijaanzicht van de fiets met het zadel en het stuur vóór en na de fitting',
    inWords: '{{name}}: {{before}} ervoor, {{after}} erna',
    inWordsBefore: '{{name}}: {{before}} ervoor',
    inWordsAfter: '{{name}}: {{after}} erna',
    before: 'ervoor',
    after: 'erna',
    gap: {
      saddle_estimated:
        'Zadelhoogte en terugstand zijn vanaf verschillende punten van het zadel gemeten, dus de plaats ervan is geschat langs de zitbuis.',
      bar_unplaced:
        'Het stuur is niet getekend: de reach is niet vanaf hetzelfde punt van het zadel gemeten als hoogte en terugstand, of het hoogteverschil niet tot de stuurklem.',
      pads_unplaced:
        'De armsteunen van de aerobars zijn niet getekend: stack en reach zijn niet tot hetzelfde punt van de steun gemeten.',
      before_other_point:
        'De houding ervoor is niet getekend: die is vanaf een ander punt van het zadel gemeten, dus de twee zijn niet te vergelijken.',
      before_other_saddle:
        'De houding ervoor is niet getekend: die is vanaf de neus van een ander zadel gemeten, dus de twee zijn niet te vergelijken.',
    },
  },
  changes: {
    title: 'Wat er is gewijzigd en waarom',
    none: 'Bij deze fitting is niets gewijzigd.',
    fromTo: '{{from}} → {{to}}',
    to: 'nu {{to}}',
    from: 'was {{from}}',
    zones: 'Voor: {{zones}}',
    named: '{{kind}}: {{words}}',
    reasoned: '{{called}}. {{why}}',
  },
  numbers: {
    title: 'Ervoor en erna',
    none: 'Er zijn geen metingen opgeslagen.',
    measurement: 'Meting',
    before: 'Ervoor',
    after: 'Erna',
    change: 'Verschil',
    value: 'Waarde',
    withSide: '{{name}}, {{side}}',
    withUnit: '{{value}} {{unit}}',
    apart: {
      reference: 'vanaf een ander punt gemeten',
      method: 'op een andere manier gemeten',
      saddle: 'niet te vergelijken: ander zadel',
    },
    moved: {
      back: '{{because}}; het 80mm-punt is {{by}} naar achteren verplaatst',
      forward: '{{because}}; het 80mm-punt is {{by}} naar voren verplaatst',
      same: '{{because}}; het 80mm-punt is niet verplaatst',
    },
    replaced: 'gewijzigd',
    withPoint: '{{name}}, {{point}}',
    takenBefore: 'ervoor, {{how}}',
    takenAfter: 'erna, {{how}}',
  },
  recommendations: {
    title: 'Aanbevelingen van je bikefitter',
    due: 'vóór {{date}}',
    done: 'gedaan',
  },
  restore: {
    title: 'Dezelfde houding op een andere fiets',
    lead: 'Stel in deze volgorde in, want elke stap bouwt voort op de vorige. Controleer aan het eind nog eens de zadelhoogte.',
    exactly:
      'De ± laat zien hoe precies je elke maat met een rolmaat en een waterpas kunt instellen. Daarbinnen is de houding hetzelfde.',
    within: '± {{tolerance}}',
    taken: 'Gemeten {{point}}.',
    otherCrank:
      'Heeft de crank een andere lengte, verplaats het zadel dan met het verschil: omhoog bij een kortere crank, omlaag bij een langere.',
    withCrank: 'Met {{crank}} is de zadelhoogte {{height}}.',
  },
  online: {
    title: 'Dit rapport online',
    lead: 'Scan de code, of open dit adres en log in.',
    described: 'QR-code voor {{address}}',
  },
  note: 'De getallen en bandbreedtes beschrijven een houding. Ze zijn geen diagnose. Ga naar een arts als je pijn, gevoelloosheid of krachtverlies hebt dat niet weggaat.',
  madeWith: '{{rider}} · {product}',
  page: 'Pagina {{page}} van {{pages}}',
} satisfies Translation<typeof english>
