import type english from '../en/accessLog.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Kaikki, jotka katsoivat tai muuttivat tietojasi, uusin ensin.',
  leadFitter: 'Kaikki, jotka katsoivat tai muuttivat tämän pyöräilijän kansiota, uusin ensin.',
  explained:
    'Lomakkeen, käynnin, raportin tai valokuvan avaaminen näkyy täällä enintään kerran neljännestunnissa kutakin katsojaa kohti. Luettelossa tai haussa näkyminen ei näy täällä, ei myöskään se, mitä avaat itse.',
  explainedFitter:
    'Lomakkeen, käynnin, raportin tai valokuvan avaaminen näkyy täällä enintään kerran neljännestunnissa kutakin katsojaa kohti. Luettelossa tai haussa näkyminen ei näy täällä, ei myöskään se, mitä pyöräilijät itse avaavat. Myös pyöräilijä näkee tämän luettelon, ilman muistiinpanojasi, hälytyksiäsi ja ennusteitasi.',
  title: 'Kuka katsoi ja kuka muutti jotain',
  pages: 'Lokin sivut',
  none: 'Näytettäviä merkintöjä ei ole.',
  filters: 'Suodattimet',
  kind: 'Mitä tapahtui',
  kinds: { all: 'Katsottu tai muutettu', reads: 'Katsottu', changes: 'Muutettu' },
  by: 'Kuka',
  bys: {
    all: 'Kaikki',
    rider: 'Pyöräilijä',
    you: 'Sinä',
    fitters: 'Bikefitterit',
    support: 'Palvelun {product} tuki',
    automatic: 'Automaattinen',
  },
  file: 'Bikefitter',
  allFiles: 'Kaikki bikefitterit',
  from: 'Alkaen',
  until: 'Päättyen',
  as: {
    rider: 'Pyöräilijä',
    guest: 'Pyöräilijä, linkillä',
    fitter: '{{name}}, bikefitterinä',
    sharedFitter: '{{name}}, bikefitterinä, jolle bikefitit on jaettu',
    support: 'Palvelun {product} tuki',
    system: 'Automaattinen',
  },
  you: 'Sinä',
  youByLink: 'Sinä, linkillä',
  aFitter: 'Bikefitter',
  reason: { technical: 'Syy: tekninen ongelma', quality: 'Syy: laadun tarkistus' },
  ofFit: 'Bikefit {{date}}',
  notFitted: 'Käynti, jonka bikefit ei ole vielä valmis',
  fileOf: 'Kansiossa: {{name}}',
  check: {
    title: 'Onko tämä luettelo täydellinen?',
    ok: 'Koko loki oli täydellinen ja ehjä {{at}} asti.',
    broken:
      'Tarkistus {{at}} havaitsi, että lokia on muutettu tai se on puutteellinen. Tutkimme jokaisen tällaisen havainnon.',
    never: 'Tämän palvelimen lokia ei ole vielä tarkistettu. Se tarkistetaan kerran päivässä.',
    how: 'Miten se tarkistetaan',
    chain:
      'Jokainen merkintä saa tarkistusarvon, joka lasketaan sen sisällöstä ja edellisen merkinnän tarkistusarvosta. Muutettu, poistettu tai siirretty merkintä ei enää sovi sitä seuraaviin.',
    heads:
      'Kunkin ketjun viimeisin tarkistusarvo allekirjoitetaan ja säilytetään joka päivä tietokannan ulkopuolella. Siksi sekin paljastuisi, joka laskisi kaikki arvot uudelleen.',
    daily: 'Kerran päivässä kaikki merkinnät lasketaan uudelleen ja niitä verrataan molempiin.',
    covered_one: 'Viimeisin tarkistus kattoi yhden merkinnän.',
    covered_other: 'Viimeisin tarkistus kattoi {{count}} merkintää.',
  },
} satisfies Translation<typeof english>
