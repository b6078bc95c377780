import type english from '../en/devices.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Enheder',
  text: 'Hvor du er logget ind. Hvis du ikke genkender en enhed, så log den ud, og skift din adgangskode.',
  this: 'Denne enhed',
  name: '{{browser}} på {{system}}',
  used: 'Senest brugt:',
  since: 'Logget ind:',
  end: 'Log ud',
  endLabel: 'Log ud: {{device}}',
  ended: '{{device}} er logget ud.',
  endOthers: 'Log alle andre enheder ud',
  endOthersTitle: 'Logge alle andre enheder ud?',
  endOthersText:
    'Du forbliver kun logget ind på denne enhed. Skemaer, der er begyndt på andre enheder, beholder de svar, der allerede er sendt.',
  endedOthers: 'Alle andre enheder er logget ud.',
  alone: 'Du er kun logget ind på denne enhed.',
  browser: {
    chrome: 'Chrome',
    firefox: 'Firefox',
    safari: 'Safari',
    edge: 'Edge',
    other: 'En anden browser',
  },
  system: {
    windows: 'Windows',
    macos: 'macOS',
    ios: 'iOS',
    android: 'Android',
    linux: 'Linux',
    other: 'et andet system',
  },
  unused: {
    title: 'Er du der stadig?',
    text: 'Du bliver logget ud om få minutter, fordi der ikke er sket noget her i et stykke tid.',
  },
} satisfies Translation<typeof english>
