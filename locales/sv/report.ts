import type english from '../en/report.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Din bike fit',
  documentTitle: 'Bike fit för {{rider}}, {{date}}',
  summary: {
    title: 'I korthet',
  },
  goals: {
    title: 'Vad du vill få ut av din bike fit',
    level: 'Uppnått när: {{level}}',
    activities:
      'Det som är svårt för dig, som du skattade det före din bike fit (0 är omöjligt, 10 är lika bra som före problemet):',
    activity: '{{words}}: {{ability}} av 10',
    success: 'Med dina ord är din bike fit lyckad när:',
  },
  photos: {
    title: 'Foton',
    before: 'Före',
    after: 'Efter',
    alt: 'Foto {{number}} från bike fit, {{phase}}',
  },
  expect: {
    title: 'De första veckorna',
    strange: 'En ny position kan kännas ovan de första turerna. Bara det betyder inte att den är fel.',
    slowly: 'Börja med kortare, lättare turer. Ge den minst tre turer eller fem timmar innan du bedömer den.',
    tell: 'Om något gör ont som inte gjorde det förut, eller blir värre, säger du genast till din bikefitter.',
  },
  followUps: {
    title: 'Dina uppföljningar',
    lead: 'Vi skickar några frågor om hur det känns att cykla. Dina svar går till din bikefitter.',
    none: 'Inga uppföljningar är planerade.',
  },
  contact: {
    title: 'Så når du {{fitter}}',
  },
  shopCard: {
    title: 'Verkstadskort',
    documentTitle: 'Verkstadskort för {{rider}}, {{date}}',
    lead: 'Cykelns siffror efter bike fit, för att ställa in den igen eller ställa in en annan.',
    setUp: 'Ställ in i den här ordningen',
    parts: 'Delar och andra siffror',
    none: 'Inga siffror för cykeln sparades.',
    drawing: 'Positionen',
    described: 'Cykeln från sidan med sadel och styre som de ställdes in',
  },
  fact: {
    fitted: 'Bike fit',
    by: 'Av',
    bike: 'Cykel',
  },
  fitterOf: '{{fitter}}, {{business}}',
  logo: 'Logotyp för {{business}}',
  bikeType: {
    road: 'Landsvägscykel',
    gravel: 'Gravelcykel',
    mountain: 'Mountainbike',
    time_trial: 'Tempo- eller triathloncykel',
    track: 'Bancykel',
    e_bike: 'Elcykel',
  },
  discomfort: {
    title: 'Obehag före bike fit',
    described: 'En cyklist på cykeln från sidan, med det obehag som uppgavs före bike fit. {{zones}}',
    none: 'Inget obehag uppgivet.',
  },
  position: {
    title: 'Din position',
    described: 'Cykeln från sidan med sadel och styre före och efter bike fit',
    inWords: '{{name}}: {{before}} före, {{after}} efter',
    inWordsBefore: '{{name}}: {{before}} före',
    inWordsAfter: '{{name}}: {{after}} efter',
    before: 'före',
    after: 'efter',
    gap: {
      saddle_estimated:
        'Sadelhöjd och bakåtläge är från olika punkter på sadeln, så dess plats är uppskattad längs sadelröret.',
      bar_unplaced:
        'Styret är inte ritat: räckvidden mättes inte från samma punkt på sadeln som höjd och bakåtläge, eller höjdskillnaden mättes inte till styrets klämma.',
      pads_unplaced:
        'Tempobågens armstöd är inte ritade: stack och reach mättes inte till samma punkt på armstödet.',
      before_other_point:
        'Positionen före är inte ritad: den mättes från en annan punkt på sadeln, så de två kan inte jämföras.',
      before_other_saddle:
        'Positionen före är inte ritad: den mättes från nosen på en annan sadel, så de två kan inte jämföras.',
    },
  },
  changes: {
    title: 'Vad som ändrades och varför',
    none: 'Inget ändrades i denna bike fit.',
    fromTo: '{{from}} → {{to}}',
    to: 'nu {{to}}',
    from: 'var {{from}}',
    zones: 'För: {{zones}}',
    named: '{{kind}}: {{words}}',
    reasoned: '{{called}}. {{why}}',
  },
  numbers: {
    title: 'Före och efter',
    none: 'Inga mått sparades.',
    measurement: 'Mått',
    before: 'Före',
    after: 'Efter',
    change: 'Ändring',
    value: 'Värde',
    withSide: '{{name}}, {{side}}',
    withUnit: '{{value}} {{unit}}',
    apart: {
      reference: 'mätt från en annan punkt',
      method: 'mätt på ett annat sätt',
      saddle: 'inte jämförbart: en annan sadel',
    },
    moved: {
      back: '{{because}}; 80 mm-punkten flyttades {{by}} bakåt',
      forward: '{{because}}; 80 mm-punkten flyttades {{by}} framåt',
      same: '{{because}}; 80 mm-punkten har inte flyttats',
    },
    replaced: 'ändrat',
    withPoint: '{{name}}, {{point}}',
    takenBefore: 'före, {{how}}',
    takenAfter: 'efter, {{how}}',
  },
  recommendations: {
    title: 'Rekommendationer från din bikefitter',
    due: 'senast {{date}}',
    done: 'klart',
  },
  restore: {
    title: 'Samma position på en annan cykel',
    lead: 'Ställ in i den här ordningen, eftersom varje steg bygger på de tidigare. Kontrollera sadelhöjden igen på slutet.',
    exactly:
      '± visar hur noga du kan ställa in varje värde med måttband och vattenpass. Inom det är positionen densamma.',
    within: '± {{tolerance}}',
    taken: 'Mätt {{point}}.',
    otherCrank:
      'Med en vevarm av annan längd flyttar du sadeln lika mycket som skillnaden: upp för en kortare vevarm, ned för en längre.',
    withCrank: 'Med {{crank}} är sadelhöjden {{height}}.',
  },
  online: {
    title: 'Rapporten på nätet',
    lead: 'Skanna koden, eller öppna adressen och logga in.',
    described: 'QR-kod för {{address}}',
  },
  note: 'Siffrorna och intervallen beskriver en position. De är ingen diagnos. Om du har smärta, domningar eller svaghet som inte går över ska du kontakta en läkare.',
  madeWith: '{{rider}} · {product}',
  page: 'Sida {{page}} av {{pages}}',
} satisfies Translation<typeof english>
