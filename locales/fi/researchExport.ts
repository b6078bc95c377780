import type english from '../en/researchExport.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Tutkimusvienti: muuttujien kuvaus',
  intro:
    'Yksi rivi on yksi bikefit pyöräilijältä, jonka tutkimussuostumus oli voimassa vientiä tehtäessä. Rivi jätetään pois, ellei vähintään {{k}} ihmisellä ole sama ikäluokka, sukupuoli, maa ja laji. Tavoite, pyörätyyppi tai muutos, joka on harvemmalla, on ”other”. Niin on myös pituus tai paino, joka on harvemmalla tällaisessa ryhmässä. Tyhjä kenttä on tuntematon. Pisteet ovat 0 (ei mitään) – 7 (voimakas).',
  column: 'Sarake',
  meaning: 'Merkitys',
  columns: {
    person: 'Pyöräilijän salanimi. Se on sama yhden viennin sisällä ja eri jokaisessa muussa.',
    week: 'Kokonaisia viikkoja pyöräilijän ensimmäisestä viedystä bikefitistä tähän.',
    age_band: 'Ikä viimeisimmässä esitietolomakkeessa, luokkina; 75 ja yli on yksi luokka.',
    gender: 'woman (nainen), man (mies) tai other_or_not_said (muu).',
    country: 'Pyöräilijän aikavyöhykkeen maa (ISO 3166).',
    height_cm: 'Pituus 2 cm:n luokkina; lyhimmät ja pisimmät ovat kukin yhdessä luokassa.',
    weight_kg: 'Paino 2 kg:n luokkina; kevyimmät ja painavimmat ovat kukin yhdessä luokassa.',
    discipline: 'Ajamisen laji.',
    bike_types: 'Bikefitissä olleen pyörän tyyppi, muuten pyöräilijän pyörien, välilyönnein erotettuina.',
    weekly_hours: 'Ajotunteja viikossa, 4:n askelin.',
    goals: 'Mitä pyöräilijä halusi bikefitiltä, välilyönnein erotettuina.',
    before_feet: 'Jalkaterien epämukavuus ennen bikefitiä.',
    before_knees: 'Polvien epämukavuus ennen bikefitiä.',
    before_lower_back: 'Alaselän epämukavuus ennen bikefitiä.',
    before_shoulders: 'Niskan ja hartioiden epämukavuus ennen bikefitiä.',
    before_hands: 'Käsien epämukavuus ennen bikefitiä.',
    after_feet: 'Jalkaterien epämukavuus bikefitin jälkeen.',
    after_knees: 'Polvien epämukavuus bikefitin jälkeen.',
    after_lower_back: 'Alaselän epämukavuus bikefitin jälkeen.',
    after_shoulders: 'Niskan ja hartioiden epämukavuus bikefitin jälkeen.',
    after_hands: 'Käsien epämukavuus bikefitin jälkeen.',
    after_week: 'Kokonaisia viikkoja bikefitistä vastaukseen, joka lasketaan sen jälkeiseksi.',
    overall_change: 'Pyöräilijän kokonaisarvio muutoksesta.',
    satisfaction:
      'Pyöräilijän tyytyväisyys, 1–7; ei koskaan bikefitterin kanssa yhdessä annetusta vastauksesta.',
    changes: 'Bikefitterin tekemien muutosten lajit, välilyönnein erotettuina.',
  },
} satisfies Translation<typeof english>
