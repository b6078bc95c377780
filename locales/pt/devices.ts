import type english from '../en/devices.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Dispositivos',
  text: 'Onde tem sessão iniciada. Se não reconhece um dispositivo, termine nele a sessão e altere a palavra-passe.',
  this: 'Este dispositivo',
  name: '{{browser}} em {{system}}',
  used: 'Última utilização:',
  since: 'Início de sessão:',
  end: 'Terminar sessão',
  endLabel: 'Terminar sessão: {{device}}',
  ended: 'Sessão terminada: {{device}}.',
  endOthers: 'Terminar sessão nos outros dispositivos',
  endOthersTitle: 'Terminar sessão em todos os outros dispositivos?',
  endOthersText:
    'Só mantém a sessão neste dispositivo. Os formulários começados noutros dispositivos conservam as respostas já enviadas.',
  endedOthers: 'Sessão terminada em todos os outros dispositivos.',
  alone: 'Só tem sessão iniciada neste dispositivo.',
  browser: {
    chrome: 'Chrome',
    firefox: 'Firefox',
    safari: 'Safari',
    edge: 'Edge',
    other: 'Outro navegador',
  },
  system: {
    windows: 'Windows',
    macos: 'macOS',
    ios: 'iOS',
    android: 'Android',
    linux: 'Linux',
    other: 'outro sistema',
  },
  unused: {
    title: 'Ainda está aí?',
    text: 'A sessão termina dentro de alguns minutos, porque há algum tempo que nada é feito aqui.',
  },
} satisfies Translation<typeof english>
