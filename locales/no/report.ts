import type english from '../en/report.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Bikefiten din',
  documentTitle: 'Bikefit for {{rider}}, {{date}}',
  summary: {
    title: 'Kort fortalt',
  },
  goals: {
    title: 'Det du ønsker deg av denne bikefiten',
    level: 'Nådd når: {{level}}',
    activities:
      'Det du synes er vanskelig, slik du vurderte det før bikefiten (0 er umulig, 10 er like godt som før problemet):',
    activity: '{{words}}: {{ability}} av 10',
    success: 'Med dine ord er bikefiten vellykket når:',
  },
  photos: {
    title: 'Bilder',
    before: 'Før',
    after: 'Etter',
    alt: 'Bilde {{number}} av bikefiten, {{phase}}',
  },
  expect: {
    title: 'De første ukene',
    strange: 'En ny sittestilling kan føles uvant på de første turene. Det alene betyr ikke at den er feil.',
    slowly: 'Begynn med kortere, roligere turer. Gi det minst tre turer eller fem timer før du bedømmer det.',
    tell: 'Si fra til bikefitteren med en gang hvis noe gjør vondt som ikke gjorde det før, eller blir verre.',
  },
  followUps: {
    title: 'Oppfølgingene dine',
    lead: 'Vi sender deg noen spørsmål om hvordan det kjennes å sykle. Svarene går til bikefitteren.',
    none: 'Ingen oppfølginger er planlagt.',
  },
  contact: {
    title: 'Slik når du {{fitter}}',
  },
  shopCard: {
    title: 'Verkstedkort',
    documentTitle: 'Verkstedkort for {{rider}}, {{date}}',
    lead: 'Tallene for denne sykkelen etter bikefiten, for å stille den inn igjen eller stille inn en annen.',
    setUp: 'Still inn i denne rekkefølgen',
    parts: 'Deler og andre tall',
    none: 'Ingen tall for sykkelen ble lagret.',
    drawing: 'Sittestillingen',
    described: 'Sykkelen sett fra siden, med setet og styret slik de ble stilt inn',
  },
  fact: {
    fitted: 'Bikefit',
    by: 'Av',
    bike: 'Sykkel',
  },
  fitterOf: '{{fitter}}, {{business}}',
  logo: 'Logoen til {{business}}',
  bikeType: {
    road: 'Landeveissykkel',
    gravel: 'Grussykkel',
    mountain: 'Terrengsykkel',
    time_trial: 'Tempo- eller triatlonsykkel',
    track: 'Banesykkel',
    e_bike: 'Elsykkel',
  },
  discomfort: {
    title: 'Ubehag før bikefiten',
    described: 'En syklist på sykkel sett fra siden, med ubehaget som ble meldt før bikefiten. {{zones}}',
    none: 'Ikke meldt om ubehag.',
  },
  position: {
    title: 'Sittestillingen din',
    described: 'Sykkelen sett fra siden, med setet og styret før og etter bikefiten',
    inWords: '{{name}}: {{before}} før, {{after}} etter',
    inWordsBefore: '{{name}}: {{before}} før',
    inWordsAfter: '{{name}}: {{after}} etter',
    before: 'før',
    after: 'etter',
    gap: {
      saddle_estimated:
        'Setehøyden og tilbaketrekket er målt fra ulike punkter på setet, så plasseringen er anslått langs seterøret.',
      bar_unplaced:
        'Styret er ikke tegnet: Rekkevidden ble ikke målt fra det samme punktet på setet som høyden og tilbaketrekket, eller høydeforskjellen ble ikke målt til styreklemmen.',
      pads_unplaced:
        'Armputene på tempobøylen er ikke tegnet: Stack og rekkevidde ble ikke målt til det samme punktet på puten.',
      before_other_point:
        'Sittestillingen før er ikke tegnet: Den ble målt fra et annet punkt på setet, så de to kan ikke sammenlignes.',
      before_other_saddle:
        'Sittestillingen før er ikke tegnet: Den ble målt fra nesen på et annet sete, så de to kan ikke sammenlignes.',
    },
  },
  changes: {
    title: 'Hva som ble endret, og hvorfor',
    none: 'Ingenting ble endret i denne bikefiten.',
    fromTo: '{{from}} → {{to}}',
    to: 'nå {{to}}',
    from: 'var {{from}}',
    zones: 'For: {{zones}}',
    named: '{{kind}}: {{words}}',
    reasoned: '{{called}}. {{why}}',
  },
  numbers: {
    title: 'Før og etter',
    none: 'Ingen målinger ble lagret.',
    measurement: 'Måling',
    before: 'Før',
    after: 'Etter',
    change: 'Endring',
    value: 'Verdi',
    withSide: '{{name}}, {{side}}',
    withUnit: '{{value}} {{unit}}',
    apart: {
      reference: 'målt fra et annet punkt',
      method: 'målt på en annen måte',
      saddle: 'kan ikke sammenlignes: et annet sete',
    },
    moved: {
      back: '{{because}}; 80 mm-punktet flyttet seg {{by}} bakover',
      forward: '{{because}}; 80 mm-punktet flyttet seg {{by}} fremover',
      same: '{{because}}; 80 mm-punktet har ikke flyttet seg',
    },
    replaced: 'endret',
    withPoint: '{{name}}, {{point}}',
    takenBefore: 'før, {{how}}',
    takenAfter: 'etter, {{how}}',
  },
  recommendations: {
    title: 'Bikefitterens anbefalinger',
    due: 'innen {{date}}',
    done: 'gjort',
  },
  restore: {
    title: 'Den samme sittestillingen på en annen sykkel',
    lead: 'Still inn i denne rekkefølgen, fordi hvert trinn bygger på de forrige. Sjekk setehøyden igjen til slutt.',
    exactly:
      '± viser hvor nøyaktig du kan stille inn hvert mål med målebånd og vater. Innenfor det er sittestillingen den samme.',
    within: '± {{tolerance}}',
    taken: 'Målt {{point}}.',
    otherCrank:
      'Med en annen kranklengde flytter du setet med forskjellen: opp for en kortere krank, ned for en lengre.',
    withCrank: 'Med {{crank}} er setehøyden {{height}}.',
  },
  online: {
    title: 'Denne rapporten på nett',
    lead: 'Skann koden, eller åpne denne adressen og logg inn.',
    described: 'QR-kode for {{address}}',
  },
  note: 'Tallene og verdiområdene beskriver en sittestilling. De er ingen diagnose. Hvis du har smerter, nummenhet eller svakhet som ikke går over, bør du oppsøke lege.',
  madeWith: '{{rider}} · {product}',
  page: 'Side {{page}} av {{pages}}',
} satisfies Translation<typeof english>
