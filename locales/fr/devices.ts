import type english from '../en/devices.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Appareils',
  text: 'Où votre session est ouverte. Si vous ne reconnaissez pas un appareil, déconnectez-le et changez votre mot de passe.',
  this: 'Cet appareil',
  name: '{{browser}} sur {{system}}',
  used: 'Dernière utilisation :',
  since: 'Connexion :',
  end: 'Se déconnecter',
  endLabel: 'Se déconnecter : {{device}}',
  ended: '{{device}} est déconnecté.',
  endOthers: 'Déconnecter tous les autres appareils',
  endOthersTitle: 'Déconnecter tous les autres appareils ?',
  endOthersText:
    'Votre session ne restera ouverte que sur cet appareil. Les formulaires commencés sur d’autres appareils gardent les réponses déjà envoyées.',
  endedOthers: 'Tous les autres appareils sont déconnectés.',
  alone: 'Votre session n’est ouverte que sur cet appareil.',
  browser: {
    chrome: 'Chrome',
    firefox: 'Firefox',
    safari: 'Safari',
    edge: 'Edge',
    other: 'Un autre navigateur',
  },
  system: {
    windows: 'Windows',
    macos: 'macOS',
    ios: 'iOS',
    android: 'Android',
    linux: 'Linux',
    other: 'un autre système',
  },
  unused: {
    title: 'Êtes-vous toujours là ?',
    text: 'La session se fermera dans quelques minutes, car rien n’a été fait ici depuis un moment.',
  },
} satisfies Translation<typeof english>
