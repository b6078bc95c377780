import type english from '../en/devices.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Enheter',
  text: 'Her er du logget inn. Hvis du ikke kjenner igjen en enhet, logger du den ut og endrer passordet ditt.',
  this: 'Denne enheten',
  name: '{{browser}} på {{system}}',
  used: 'Sist brukt:',
  since: 'Logget inn:',
  end: 'Logg ut',
  endLabel: 'Logg ut: {{device}}',
  ended: '{{device}} er logget ut.',
  endOthers: 'Logg ut alle andre enheter',
  endOthersTitle: 'Logge ut alle andre enheter?',
  endOthersText:
    'Du forblir logget inn bare på denne enheten. Skjemaer som er begynt på andre enheter, beholder svarene som allerede er sendt.',
  endedOthers: 'Alle andre enheter er logget ut.',
  alone: 'Du er bare logget inn på denne enheten.',
  browser: {
    chrome: 'Chrome',
    firefox: 'Firefox',
    safari: 'Safari',
    edge: 'Edge',
    other: 'En annen nettleser',
  },
  system: {
    windows: 'Windows',
    macos: 'macOS',
    ios: 'iOS',
    android: 'Android',
    linux: 'Linux',
    other: 'et annet system',
  },
  unused: {
    title: 'Er du der fortsatt?',
    text: 'Du blir logget ut om noen minutter, fordi det ikke er gjort noe her på en stund.',
  },
} satisfies Translation<typeof english>
