import type english from '../en/download.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Kopio kaikista tiedoistasi säilytettäväksi tai muualle vietäväksi.',
  title: 'Lataa kaikki',
  contents:
    'Yksi ZIP-tiedosto, jossa ovat bikefitisi, lomakkeesi, mittasi ja suosituksesi, valokuvasi ja raporttisi, luettava sivu ja taulukot taulukkolaskentaan ja ohjelmille.',
  contentsFitter:
    'Yksi ZIP-tiedosto, jossa on koko työsi: pyöräilijät, bikefitit, lomakkeet, mitat, valokuvat ja raportit, luettava sivu ja taulukot taulukkolaskentaan ja ohjelmille.',
  background:
    'Teemme sen taustalla ja lähetämme sähköpostia, kun se on valmis. Se säilytetään salattuna 7 päivää, ja vain sinä voit ladata sen.',
  ask: 'Tee kopio',
  askAgain: 'Tee uusi kopio',
  waiting: 'Kopiosi on jonossa.',
  making: 'Kopiotasi tehdään.',
  progress_one: '{{done}}/{{count}} tiedosto',
  progress_other: '{{done}}/{{count}} tiedostoa',
  mailed: 'Voit sulkea tämän sivun. Lähetämme sähköpostia, kun kopio on valmis.',
  ready: 'Kopiosi on valmis.',
  kept: 'Tehty {{asked}}, {{size}} Mt. Se poistetaan {{until}}.',
  fetch: 'Lataa',
  failed: 'Emme voineet tehdä kopiotasi. Yritä uudelleen. Jos se ei taaskaan onnistu, kirjoita meille.',
  confirmFirst: 'Turvallisuutesi vuoksi pyydämme sinua kirjautumaan uudelleen ennen lataamista.',
  link: 'Lataa kaikki',
  linkHintFitter:
    'Pyöräilijöidesi tiedot: bikefitit, lomakkeet, valokuvat ja raportit säilytettäväksi tai muualle vietäväksi.',
  linkHint: 'Bikefitisi, lomakkeesi, valokuvasi ja raporttisi säilytettäväksi tai muualle vietäväksi.',
} satisfies Translation<typeof english>
