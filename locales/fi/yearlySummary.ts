import type english from '../en/yearlySummary.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Tulokset {{year}}',
  documentTitle: 'Tulokset {{year}}, {{fitter}}',
  by: '{{fitter}}, {{business}}',
  made: 'Tehty {{date}}',
  fits: 'Bikefitit',
  answered: 'Vastasi kuuden viikon kuluttua',
  answeredOf: '{{answered}}/{{due}} odotetusta',
  answeredShare: '{{answered}}/{{due}} odotetusta: {{share}}',
  noneDue: 'ei vielä odotettavia',
  early: 'Varhaiset vastaukset',
  none: 'Yhtään tämän vuoden bikefitiä ei ole vielä pisteytetty ennen ja jälkeen.',
  symptomatic: 'Pyöräilijät, joilla oli siinä epämukavuutta ennen',
  all: 'Kaikki pyöräilijät',
  column: {
    zone: 'Alue',
    counts: 'Perustuu',
    parts: 'Miten pisteet muuttuivat',
    better: 'Parempi',
    means: 'Keskiarvo',
    change: 'Muutos',
  },
  ifUnchanged: '{{better}}; {{conservative}}, jos muut olivat ennallaan',
  time: 'Vuoden aikana: parantuneet vaivat',
  timeNote: 'Vaiva on alue, jolla oli ennen vähintään 2 pistettä. Jaksojen mediaani: {{median}}.',
  goals: 'Tavoitteet ja arviot',
  attained: 'Tavoitteet saavutettu odotetusti tai paremmin',
  tScore: 'Tavoitteiden saavuttamispisteet (50 on odotusten mukaan)',
  alignment: 'Bikefit vastasi siihen, mitä tultiin hakemaan (1–7)',
  recommend: 'Suosittelun todennäköisyys (−100–100)',
  net: 'Uudet miinus hävinneet vaivat pyöräilijää kohti',
  few: 'liian vähän pyöräilijöitä',
  nobody: 'kukaan ei vastannut',
  notes: {
    scale:
      'Epämukavuus pisteytetään 0:sta, ei mitään, 7:ään, voimakas. Parempi ja huonompi tarkoittavat vähintään 2:n muutosta; 1:n muutos voi olla sattumaa, joten se lasketaan ennallaan olevaksi ja sanotaan mahdolliseksi. Muutos on jälkeen miinus ennen, joten alle 0 on parempi. Välit ovat 95 %:n luottamusvälejä. Kukin pyöräilijä lasketaan kerran. Jos pyöräilijöitä on alle 5, näytetään vain määrät.',
    responders: 'Vain vastanneet pyöräilijät on laskettu. Muilla on voinut mennä huonommin.',
    beforeFit:
      'Tämän bikefitterin pyöräilijöillä, jotka arvioivat epämukavuutensa kahdesti ennen bikefitiä, se oli muuttunut jo silloin {{value}} pistettä ({{counts}}).',
  },
  footer: '{product}, tulokset {{year}}',
  page: 'Sivu {{page}}/{{pages}}',
} satisfies Translation<typeof english>
