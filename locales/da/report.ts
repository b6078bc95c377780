import type english from '../en/report.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Dit bikefit',
  documentTitle: 'Bikefit for {{rider}}, {{date}}',
  summary: {
    title: 'Kort fortalt',
  },
  goals: {
    title: 'Hvad du ønsker af dette bikefit',
    level: 'Nået, når: {{level}}',
    activities:
      'Det, du synes er svært, som du vurderede det før bikefittet (0 er umuligt, 10 er lige så godt som før problemet):',
    activity: '{{words}}: {{ability}} af 10',
    success: 'Med dine ord er bikefittet vellykket, når:',
  },
  photos: {
    title: 'Billeder',
    before: 'Før',
    after: 'Efter',
    alt: 'Billede {{number}} af bikefittet, {{phase}}',
  },
  expect: {
    title: 'De første uger',
    strange:
      'En ny siddestilling kan føles underlig på de første ture. Det alene betyder ikke, at den er forkert.',
    slowly: 'Begynd med kortere, lettere ture. Giv det mindst tre ture eller fem timer, før du bedømmer det.',
    tell: 'Hvis noget gør ondt, som ikke gjorde det før, eller bliver værre, så sig det til din bikefitter med det samme.',
  },
  followUps: {
    title: 'Dine opfølgninger',
    lead: 'Vi sender dig nogle spørgsmål om, hvordan det føles at cykle. Dine svar går til din bikefitter.',
    none: 'Ingen opfølgninger er planlagt.',
  },
  contact: {
    title: 'Sådan får du fat i {{fitter}}',
  },
  shopCard: {
    title: 'Værkstedskort',
    documentTitle: 'Værkstedskort for {{rider}}, {{date}}',
    lead: 'Tallene for denne cykel efter bikefittet, til at indstille den igen eller indstille en anden.',
    setUp: 'Indstil i denne rækkefølge',
    parts: 'Dele og andre tal',
    none: 'Ingen tal for cyklen blev gemt.',
    drawing: 'Siddestillingen',
    described: 'Cyklen set fra siden med sadlen og styret, som de blev indstillet',
  },
  fact: {
    fitted: 'Bikefit',
    by: 'Af',
    bike: 'Cykel',
  },
  fitterOf: '{{fitter}}, {{business}}',
  logo: 'Logo for {{business}}',
  bikeType: {
    road: 'Racercykel',
    gravel: 'Gravelcykel',
    mountain: 'Mountainbike',
    time_trial: 'Enkeltstarts- eller triatloncykel',
    track: 'Banecykel',
    e_bike: 'Elcykel',
  },
  discomfort: {
    title: 'Ubehag før bikefittet',
    described: 'En rytter på cykel set fra siden med det ubehag, der blev meldt før bikefittet. {{zones}}',
    none: 'Intet ubehag meldt.',
  },
  position: {
    title: 'Din siddestilling',
    described: 'Cyklen set fra siden med sadlen og styret før og efter bikefittet',
    inWords: '{{name}}: {{before}} før, {{after}} efter',
    inWordsBefore: '{{name}}: {{before}} før',
    inWordsAfter: '{{name}}: {{after}} efter',
    before: 'før',
    after: 'efter',
    gap: {
      saddle_estimated:
        'Sadelhøjde og setback er målt fra forskellige punkter på sadlen, så dens plads er anslået langs sadelrøret.',
      bar_unplaced:
        'Styret er ikke tegnet: Dets rækkevidde blev ikke målt fra samme punkt på sadlen som højde og setback, eller dets drop blev ikke målt til styrklemmen.',
      pads_unplaced:
        'Armpuderne på tribøjlen er ikke tegnet: Deres stack og rækkevidde blev ikke målt til samme punkt på puden.',
      before_other_point:
        'Siddestillingen før er ikke tegnet: Den blev målt fra et andet punkt på sadlen, så de to kan ikke sammenlignes.',
      before_other_saddle:
        'Siddestillingen før er ikke tegnet: Den blev målt fra næsen på en anden sadel, så de to kan ikke sammenlignes.',
    },
  },
  changes: {
    title: 'Hvad der blev ændret og hvorfor',
    none: 'Intet blev ændret ved dette bikefit.',
    fromTo: '{{from}} → {{to}}',
    to: 'nu {{to}}',
    from: 'var {{from}}',
    zones: 'For: {{zones}}',
    named: '{{kind}}: {{words}}',
    reasoned: '{{called}}. {{why}}',
  },
  numbers: {
    title: 'Før og efter',
    none: 'Ingen målinger blev gemt.',
    measurement: 'Måling',
    before: 'Før',
    after: 'Efter',
    change: 'Ændring',
    value: 'Værdi',
    withSide: '{{name}}, {{side}}',
    withUnit: '{{value}} {{unit}}',
    apart: {
      reference: 'målt fra et andet punkt',
      method: 'målt på en anden måde',
      saddle: 'kan ikke sammenlignes: en anden sadel',
    },
    moved: {
      back: '{{because}}; 80 mm-punktet flyttede sig {{by}} bagud',
      forward: '{{because}}; 80 mm-punktet flyttede sig {{by}} fremad',
      same: '{{because}}; 80 mm-punktet har ikke flyttet sig',
    },
    replaced: 'ændret',
    withPoint: '{{name}}, {{point}}',
    takenBefore: 'før, {{how}}',
    takenAfter: 'efter, {{how}}',
  },
  recommendations: {
    title: 'Din bikefitters anbefalinger',
    due: 'senest {{date}}',
    done: 'gjort',
  },
  restore: {
    title: 'Den samme siddestilling på en anden cykel',
    lead: 'Indstil i denne rækkefølge, fordi hvert trin bygger på de forrige. Tjek sadelhøjden igen til sidst.',
    exactly:
      '± viser, hvor præcist du kan indstille hvert mål med målebånd og vaterpas. Inden for det er siddestillingen den samme.',
    within: '± {{tolerance}}',
    taken: 'Målt {{point}}.',
    otherCrank:
      'Med en anden krankarmslængde flytter du sadlen med forskellen: op for en kortere krankarm, ned for en længere.',
    withCrank: 'Med {{crank}} er sadelhøjden {{height}}.',
  },
  online: {
    title: 'Denne rapport online',
    lead: 'Scan koden, eller åbn denne adresse, og log ind.',
    described: 'QR-kode til {{address}}',
  },
  note: 'Tallene og værdiområderne beskriver en siddestilling. De er ikke en diagnose. Hvis du har smerter, følelsesløshed eller svaghed, der ikke går væk, bør du søge læge.',
  madeWith: '{{rider}} · {product}',
  page: 'Side {{page}} af {{pages}}',
} satisfies Translation<typeof english>
