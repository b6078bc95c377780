import type english from '../../en/sessions/measuring.ts'
import type { Translation } from '../../translation.ts'

export default {
  position: {
    title: 'Asento',
    body: 'Pyöräilijän kulmat',
    empty: 'Anna satulan korkeus nähdäksesi asennon mittakaavassa.',
    was: 'oli {{value}}',
  },
  measure: {
    title: 'Mitat',
    unit: 'Pituusyksikkö',
    label: '{{name}}, {{phase}}',
    inUnit: '{{name}} ({{unit}})',
    less: 'Pienennä: {{name}}',
    more: 'Suurenna: {{name}}',
    included: 'sisäkulma {{angle}}',
    sameAsBefore: 'ennallaan: {{value}}',
    asEarlier: 'kuten viime bikefitin jälkeen: {{value}}',
    published: 'julkaistu: {{range}}',
    details: 'Miten mitataan: {{name}}',
    reference: 'Mittauspiste',
    method: 'Mittaustapa',
    methodUnsaid: 'Ei ilmoitettu',
    taken_one: '{{taken}}/{{count}}',
    taken_other: '{{taken}}/{{count}}',
  },
  saddleHow: {
    question: 'Mistä mittaat satulan?',
    first:
      'Valitse ennen ensimmäistä satulan lukua. Vain samasta pisteestä mitattuja lukuja voi verrata. Yksittäisen arvon voi yhä muuttaa.',
    fromNowOn: 'Tästä lähtien annettaville luvuille. Aiemmat luvut pysyvät ennallaan.',
    choose: 'Mittaa tästä',
    keep: 'Peruuta',
    line: 'Satula mitattu: {{point}} · {{method}}',
    change: 'Muuta',
    changed: 'mistä satula mitataan',
    awaited: 'Valitse ensin, mistä mittaat',
    points: {
      width_80: '80 mm:n leveyden piste',
      width_70: '70 mm:n leveyden piste',
      nose: 'nokka',
      midpoint: 'keskikohta',
      seat_tube_line: 'istuinputken linja',
      lowest_point: 'alin kohta',
    },
    methods: { tape: 'mittanauha', jig: 'mittalaite tai laser', motion_3d: '3D-liikkeenkaappaus' },
  },
  saddleSwap: {
    title: 'Toinen satula: nokasta mitattuja lukuja ei voi verrata.',
    back: '80 mm:n piste siirtyi {{by}} taakse.',
    forward: '80 mm:n piste siirtyi {{by}} eteen.',
    same: '80 mm:n piste ei siirtynyt.',
    unknown:
      'Anna taka-asema ja etäisyys nokasta 80 mm:n pisteeseen molemmille satuloille nähdäksesi, mikä siirtyi.',
    higher: 'Uusi satula on {{by}} korkeampi kiskojensa yläpuolella.',
    lower: 'Uusi satula on {{by}} matalampi kiskojensa yläpuolella.',
    check: 'Tarkista satulan korkeus.',
  },
  earlier: {
    offer_one: 'Tästä pyörästä on {{count}} mitta bikefitistä {{date}}.',
    offer_other: 'Tästä pyörästä on {{count}} mittaa bikefitistä {{date}}.',
    take: 'Käytä ”ennen”-arvoina',
    taken_one: '{{count}} mitta kopioitu ”ennen”-arvoksi.',
    taken_other: '{{count}} mittaa kopioitu ”ennen”-arvoiksi.',
  },
  exchange: { import: 'Tuo mittoja', csv: 'Vie CSV-tiedostona', json: 'Vie JSON-tiedostona' },
} satisfies Translation<typeof english>
