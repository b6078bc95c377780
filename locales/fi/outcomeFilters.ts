import type english from '../en/outcomeFilters.ts'
import type { Translation } from '../translation.ts'

export default {
  label: 'Suodattimet',
  period: 'Bikefitien jakso',
  discipline: 'Laji',
  bikeType: 'Pyörätyyppi',
  goal: 'Tavoite',
  zone: 'Alue, jolla oli epämukavuutta ennen',
  periods: {
    '3_months': 'Viimeiset 3 kuukautta',
    '6_months': 'Viimeiset 6 kuukautta',
    '12_months': 'Viimeiset 12 kuukautta',
    '24_months': 'Viimeiset 24 kuukautta',
    all: 'Koko aika',
    dates: 'Kahden päivän välillä',
    span: '{{from}}–{{to}}',
  },
  all: {
    discipline: 'Kaikki lajit',
    bikeType: 'Kaikki pyörätyypit',
    goal: 'Kaikki tavoitteet',
    zone: 'Kaikki alueet',
  },
  dates: {
    title: 'Bikefitit kahden päivän välillä',
    from: 'Ensimmäinen päivä',
    to: 'Viimeinen päivä',
    show: 'Näytä',
    missing: 'Anna molemmat päivät kokonaan.',
    order: 'Viimeinen päivä on ennen ensimmäistä. Vaihda ne keskenään tai valitse muut.',
  },
  ignored: {
    title: 'Tässä osoitteessa on suodatin, jota ei ole',
    text_one: 'Jätimme sen pois ja näytämme muut: {{names}}.',
    text_other: 'Jätimme nämä pois ja näytämme loput: {{names}}.',
    action: 'Poista osoitteesta',
  },
} satisfies Translation<typeof english>
