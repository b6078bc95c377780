import type english from '../en/report.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Bikefitisi',
  documentTitle: 'Bikefit: {{rider}}, {{date}}',
  summary: { title: 'Lyhyesti' },
  goals: {
    title: 'Mitä haluat tältä bikefitiltä',
    level: 'Saavutettu, kun: {{level}}',
    activities:
      'Mikä sinulle on vaikeaa, kuten arvioit sen ennen bikefitiä (0 on mahdotonta, 10 on yhtä hyvin kuin ennen ongelmaa):',
    activity: '{{words}}: {{ability}}/10',
    success: 'Omin sanoin: bikefit on onnistunut, kun',
  },
  photos: {
    title: 'Valokuvat',
    before: 'Ennen',
    after: 'Jälkeen',
    alt: 'Valokuva {{number}} bikefitistä, {{phase}}',
  },
  expect: {
    title: 'Ensimmäiset viikot',
    strange:
      'Uusi asento voi tuntua ensimmäisillä ajoilla oudolta. Se ei yksin tarkoita, että asento on väärä.',
    slowly:
      'Aloita lyhyemmillä, kevyemmillä ajoilla. Anna sille vähintään kolme ajoa tai viisi tuntia ennen kuin arvioit sitä.',
    tell: 'Jos johonkin sattuu, mihin ei ennen sattunut, tai kipu pahenee, kerro heti bikefitterillesi.',
  },
  followUps: {
    title: 'Seurantasi',
    lead: 'Lähetämme sinulle muutaman kysymyksen siitä, miltä ajaminen tuntuu. Vastauksesi menevät bikefitterillesi.',
    none: 'Seurantoja ei ole suunniteltu.',
  },
  contact: { title: 'Näin saat yhteyden: {{fitter}}' },
  shopCard: {
    title: 'Säätökortti',
    documentTitle: 'Säätökortti: {{rider}}, {{date}}',
    lead: 'Tämän pyörän luvut bikefitin jälkeen, sen tai toisen pyörän säätämiseen.',
    setUp: 'Säädä tässä järjestyksessä',
    parts: 'Osat ja muut luvut',
    none: 'Pyörän lukuja ei tallennettu.',
    drawing: 'Asento',
    described: 'Pyörä sivulta, satula ja ohjaustanko niin kuin ne säädettiin',
  },
  fact: { fitted: 'Bikefit', by: 'Tekijä', bike: 'Pyörä' },
  fitterOf: '{{fitter}}, {{business}}',
  logo: 'Logo: {{business}}',
  bikeType: {
    road: 'Maantiepyörä',
    gravel: 'Gravelpyörä',
    mountain: 'Maastopyörä',
    time_trial: 'Aika-ajo- tai triathlonpyörä',
    track: 'Ratapyörä',
    e_bike: 'Sähköpyörä',
  },
  discomfort: {
    title: 'Epämukavuus ennen bikefitiä',
    described:
      'Pyöräilijä pyörän päällä sivulta, merkittynä ennen bikefitiä ilmoitettu epämukavuus. {{zones}}',
    none: 'Ei ilmoitettua epämukavuutta.',
  },
  position: {
    title: 'Asentosi',
    described: 'Pyörä sivulta, satula ja ohjaustanko ennen bikefitiä ja sen jälkeen',
    inWords: '{{name}}: {{before}} ennen, {{after}} jälkeen',
    inWordsBefore: '{{name}}: {{before}} ennen',
    inWordsAfter: '{{name}}: {{after}} jälkeen',
    before: 'ennen',
    after: 'jälkeen',
    gap: {
      saddle_estimated:
        'Satulan korkeus ja taka-asema on mitattu satulan eri pisteistä, joten sen paikka on arvioitu istuinputken suunnassa.',
      bar_unplaced:
        'Ohjaustankoa ei ole piirretty: sen ulottumaa ei mitattu samasta satulan pisteestä kuin korkeutta ja taka-asemaa, tai sen korkeuseroa ei mitattu tangon kiinnitykseen.',
      pads_unplaced:
        'Aerotankojen tyynyjä ei ole piirretty: niiden stackia ja reachia ei mitattu samaan tyynyn pisteeseen.',
      before_other_point:
        'Aiempaa asentoa ei ole piirretty: se mitattiin toisesta satulan pisteestä, joten niitä ei voi verrata.',
      before_other_saddle:
        'Aiempaa asentoa ei ole piirretty: se mitattiin toisen satulan nokasta, joten niitä ei voi verrata.',
    },
  },
  changes: {
    title: 'Mikä muuttui ja miksi',
    none: 'Tässä bikefitissä ei muutettu mitään.',
    fromTo: '{{from}} → {{to}}',
    to: 'nyt {{to}}',
    from: 'oli {{from}}',
    zones: 'Alueille: {{zones}}',
    named: '{{kind}}: {{words}}',
    reasoned: '{{called}}. {{why}}',
  },
  numbers: {
    title: 'Ennen ja jälkeen',
    none: 'Mittoja ei tallennettu.',
    measurement: 'Mitta',
    before: 'Ennen',
    after: 'Jälkeen',
    change: 'Muutos',
    value: 'Arvo',
    withSide: '{{name}}, {{side}}',
    withUnit: '{{value}} {{unit}}',
    apart: {
      reference: 'mitattu eri pisteestä',
      method: 'mitattu eri tavalla',
      saddle: 'ei vertailtavissa: toinen satula',
    },
    moved: {
      back: '{{because}}; 80 mm:n piste siirtyi {{by}} taakse',
      forward: '{{because}}; 80 mm:n piste siirtyi {{by}} eteen',
      same: '{{because}}; 80 mm:n piste ei siirtynyt',
    },
    replaced: 'muutettu',
    withPoint: '{{name}}, {{point}}',
    takenBefore: 'ennen, {{how}}',
    takenAfter: 'jälkeen, {{how}}',
  },
  recommendations: { title: 'Bikefitterin suositukset', due: 'viimeistään {{date}}', done: 'tehty' },
  restore: {
    title: 'Sama asento toisella pyörällä',
    lead: 'Säädä nämä tässä järjestyksessä, koska kukin vaihe perustuu edellisiin. Tarkista lopuksi satulan korkeus uudelleen.',
    exactly:
      '± kertoo, kuinka tarkasti kunkin voi säätää mittanauhalla ja vatupassilla. Sen rajoissa asento on sama.',
    within: '± {{tolerance}}',
    taken: 'Mitattu: {{point}}.',
    otherCrank:
      'Jos kampi on eripituinen, siirrä satulaa erotuksen verran: ylös lyhyemmällä, alas pidemmällä kammella.',
    withCrank: 'Kun kampi on {{crank}}, satulan korkeus on {{height}}.',
  },
  online: {
    title: 'Tämä raportti verkossa',
    lead: 'Skannaa koodi tai avaa tämä osoite ja kirjaudu.',
    described: 'QR-koodi osoitteeseen {{address}}',
  },
  note: 'Luvut ja vaihteluvälit kuvaavat asentoa. Ne eivät ole diagnoosi. Jos sinulla on kipua, puutumista tai heikkoutta, joka ei mene ohi, käy lääkärillä.',
  madeWith: '{{rider}} · {product}',
  page: 'Sivu {{page}}/{{pages}}',
} satisfies Translation<typeof english>
