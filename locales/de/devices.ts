import type english from '../en/devices.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Geräte',
  text: 'Wo du angemeldet bist. Wenn du ein Gerät nicht erkennst, melde es ab und ändere dein Passwort.',
  this: 'Dieses Gerät',
  name: '{{browser}} auf {{system}}',
  used: 'Zuletzt verwendet:',
  since: 'Angemeldet:',
  end: 'Abmelden',
  endLabel: 'Abmelden: {{device}}',
  ended: '{{device}} abgemeldet.',
  endOthers: 'Alle anderen Geräte abmelden',
  endOthersTitle: 'Alle anderen Geräte abmelden?',
  endOthersText:
    'Du bleibst nur auf diesem Gerät angemeldet. Formulare, die auf anderen Geräten begonnen wurden, behalten die schon gesendeten Antworten.',
  endedOthers: 'Alle anderen Geräte abgemeldet.',
  alone: 'Du bist nur auf diesem Gerät angemeldet.',
  browser: {
    chrome: 'Chrome',
    firefox: 'Firefox',
    safari: 'Safari',
    edge: 'Edge',
    other: 'Ein anderer Browser',
  },
  system: {
    windows: 'Windows',
    macos: 'macOS',
    ios: 'iOS',
    android: 'Android',
    linux: 'Linux',
    other: 'ein anderes System',
  },
  unused: {
    title: 'Bist du noch da?',
    text: 'In wenigen Minuten wirst du abgemeldet, weil hier seit einer Weile nichts getan wurde.',
  },
} satisfies Translation<typeof english>
