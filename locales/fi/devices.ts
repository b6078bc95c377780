import type english from '../en/devices.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Laitteet',
  text: 'Missä olet kirjautuneena. Jos et tunnista laitetta, kirjaa se ulos ja vaihda salasanasi.',
  this: 'Tämä laite',
  name: '{{browser}}, {{system}}',
  used: 'Viimeksi käytössä:',
  since: 'Kirjautunut:',
  end: 'Kirjaa ulos',
  endLabel: 'Kirjaa ulos: {{device}}',
  ended: '{{device}} kirjattu ulos.',
  endOthers: 'Kirjaa kaikki muut laitteet ulos',
  endOthersTitle: 'Kirjataanko kaikki muut laitteet ulos?',
  endOthersText:
    'Pysyt kirjautuneena vain tällä laitteella. Muilla laitteilla aloitetuissa lomakkeissa säilyvät jo lähetetyt vastaukset.',
  endedOthers: 'Kaikki muut laitteet kirjattu ulos.',
  alone: 'Olet kirjautuneena vain tällä laitteella.',
  browser: { chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari', edge: 'Edge', other: 'Toinen selain' },
  system: {
    windows: 'Windows',
    macos: 'macOS',
    ios: 'iOS',
    android: 'Android',
    linux: 'Linux',
    other: 'toinen järjestelmä',
  },
  unused: {
    title: 'Oletko vielä paikalla?',
    text: 'Sinut kirjataan ulos muutaman minuutin kuluttua, koska täällä ei ole tehty vähään aikaan mitään.',
  },
} satisfies Translation<typeof english>
