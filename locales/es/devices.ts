import type english from '../en/devices.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Dispositivos',
  text: 'Dónde está abierta tu sesión. Si no reconoces un dispositivo, ciérrala en él y cambia tu contraseña.',
  this: 'Este dispositivo',
  name: '{{browser}} en {{system}}',
  used: 'Último uso:',
  since: 'Sesión iniciada:',
  end: 'Cerrar sesión',
  endLabel: 'Cerrar sesión: {{device}}',
  ended: 'Sesión cerrada en {{device}}.',
  endOthers: 'Cerrar sesión en todos los demás',
  endOthersTitle: '¿Cerrar la sesión en todos los demás dispositivos?',
  endOthersText:
    'Tu sesión seguirá abierta solo en este dispositivo. Los formularios empezados en otros conservan las respuestas ya enviadas.',
  endedOthers: 'Sesión cerrada en los demás dispositivos.',
  alone: 'Tu sesión solo está abierta en este dispositivo.',
  browser: {
    chrome: 'Chrome',
    firefox: 'Firefox',
    safari: 'Safari',
    edge: 'Edge',
    other: 'Otro navegador',
  },
  system: {
    windows: 'Windows',
    macos: 'macOS',
    ios: 'iOS',
    android: 'Android',
    linux: 'Linux',
    other: 'otro sistema',
  },
  unused: {
    title: '¿Sigues ahí?',
    text: 'En unos minutos se cerrará la sesión, porque aquí no se ha hecho nada desde hace un rato.',
  },
} satisfies Translation<typeof english>
