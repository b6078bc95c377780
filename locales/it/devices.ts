import type english from '../en/devices.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Dispositivi',
  text: 'Dove il tuo accesso è attivo. Se non riconosci un dispositivo, chiudi lì l’accesso e cambia la password.',
  this: 'Questo dispositivo',
  name: '{{browser}} su {{system}}',
  used: 'Ultimo uso:',
  since: 'Accesso:',
  end: 'Chiudi l’accesso',
  endLabel: 'Chiudi l’accesso: {{device}}',
  ended: '{{device}}: accesso terminato.',
  endOthers: 'Esci da tutti gli altri dispositivi',
  endOthersTitle: 'Uscire da tutti gli altri dispositivi?',
  endOthersText:
    'L’accesso resterà attivo solo su questo dispositivo. I moduli iniziati su altri dispositivi mantengono le risposte già inviate.',
  endedOthers: 'Accesso terminato su tutti gli altri dispositivi.',
  alone: 'L’accesso è attivo solo su questo dispositivo.',
  browser: {
    chrome: 'Chrome',
    firefox: 'Firefox',
    safari: 'Safari',
    edge: 'Edge',
    other: 'Un altro browser',
  },
  system: {
    windows: 'Windows',
    macos: 'macOS',
    ios: 'iOS',
    android: 'Android',
    linux: 'Linux',
    other: 'un altro sistema',
  },
  unused: {
    title: 'Sei ancora qui?',
    text: 'Tra pochi minuti la sessione terminerà, perché da un po’ qui non è stato fatto nulla.',
  },
} satisfies Translation<typeof english>
