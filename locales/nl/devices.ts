import type english from '../en/devices.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Apparaten',
  text: 'Waar je bent ingelogd. Herken je een apparaat niet, log het dan uit en wijzig je wachtwoord.',
  this: 'Dit apparaat',
  name: '{{browser}} op {{system}}',
  used: 'Laatst gebruikt:',
  since: 'Ingelogd:',
  end: 'Uitloggen',
  endLabel: 'Uitloggen: {{device}}',
  ended: '{{device}} uitgelogd.',
  endOthers: 'Alle andere apparaten uitloggen',
  endOthersTitle: 'Alle andere apparaten uitloggen?',
  endOthersText:
    'Je blijft alleen op dit apparaat ingelogd. Formulieren die op andere apparaten zijn begonnen, houden de antwoorden die al zijn verstuurd.',
  endedOthers: 'Alle andere apparaten uitgelogd.',
  alone: 'Je bent alleen op dit apparaat ingelogd.',
  browser: {
    chrome: 'Chrome',
    firefox: 'Firefox',
    safari: 'Safari',
    edge: 'Edge',
    other: 'Een andere browser',
  },
  system: {
    windows: 'Windows',
    macos: 'macOS',
    ios: 'iOS',
    android: 'Android',
    linux: 'Linux',
    other: 'een ander systeem',
  },
  unused: {
    title: 'Ben je er nog?',
    text: 'Je wordt over een paar minuten uitgelogd, omdat hier al een tijd niets is gedaan.',
  },
} satisfies Translation<typeof english>
