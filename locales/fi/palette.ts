import type english from '../en/palette.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Etsi',
  field: 'Etsi sivu tai toiminto',
  fieldOfFitter: 'Etsi pyöräilijä, käynti, sivu tai toiminto',
  results: 'Tulokset',
  group: {
    riders: 'Pyöräilijät',
    sessions: 'Käynnit',
    actions: 'Toiminnot',
    pages: 'Sivut',
    cases: 'Aiemmat käynnit',
  },
  count_one: '{{count}} tulos',
  count_other: '{{count}} tulosta',
  none: 'Mitään ei löytynyt. Kokeile vähempiä kirjaimia.',
  sessionOf: 'Käynti {{date}}',
  action: {
    invite: 'Kutsu pyöräilijä',
    intake: 'Aloita esitietolomake',
    searchCases: 'Hae aiemmista käynneistä: ”{{words}}”',
    help: 'Näytä pikanäppäimet',
    logOut: 'Kirjaudu ulos',
  },
  keys: {
    title: 'Pikanäppäimet',
    here: 'Tällä sivulla',
    everywhere: 'Jokaisella sivulla',
    find: 'Etsi pyöräilijöitä, käyntejä, sivuja ja toimintoja',
    findToo: 'Sama',
    findPages: 'Etsi sivuja ja toimintoja',
    help: 'Näytä tämä luettelo',
    typing: 'Kun kirjoitat kenttään, nämä näppäimet ovat osa tekstiäsi.',
    turnOff: 'Poista pikanäppäimet käytöstä asetuksissa',
  },
} satisfies Translation<typeof english>
