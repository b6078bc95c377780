import type english from '../en/devices.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Enheter',
  text: 'Var du är inloggad. Om du inte känner igen en enhet loggar du ut den och byter lösenord.',
  this: 'Den här enheten',
  name: '{{browser}} på {{system}}',
  used: 'Senast använd:',
  since: 'Inloggad:',
  end: 'Logga ut',
  endLabel: 'Logga ut: {{device}}',
  ended: '{{device}} utloggad.',
  endOthers: 'Logga ut alla andra enheter',
  endOthersTitle: 'Logga ut alla andra enheter?',
  endOthersText:
    'Du förblir inloggad bara på den här enheten. Formulär som påbörjats på andra enheter behåller svaren som redan skickats.',
  endedOthers: 'Alla andra enheter är utloggade.',
  alone: 'Du är bara inloggad på den här enheten.',
  browser: {
    chrome: 'Chrome',
    firefox: 'Firefox',
    safari: 'Safari',
    edge: 'Edge',
    other: 'En annan webbläsare',
  },
  system: {
    windows: 'Windows',
    macos: 'macOS',
    ios: 'iOS',
    android: 'Android',
    linux: 'Linux',
    other: 'ett annat system',
  },
  unused: {
    title: 'Är du kvar?',
    text: 'Du loggas ut om några minuter, eftersom inget har gjorts här på ett tag.',
  },
} satisfies Translation<typeof english>
