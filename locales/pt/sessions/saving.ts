import type english from '../../en/sessions/saving.ts'
import type { Translation } from '../../translation.ts'

export default {
  unread: {
    waiting: 'De momento não conseguimos contactar o servidor. Esta sessão abre assim que for possível.',
    fromDevice:
      'Está a ver esta sessão como a abriu aqui pela última vez. Recarregamo-la quando a ligação voltar.',
    kept_one: '{{count}} alteração está guardada neste dispositivo e será então enviada.',
    kept_other: '{{count}} alterações estão guardadas neste dispositivo e serão então enviadas.',
  },
  save: {
    saving: 'A guardar…',
    saved: 'Guardado {{when}}',
    nothing: 'Guarda automaticamente',
    waiting: 'À espera de ligação. Nada se perde.',
    allSent: 'A ligação voltou. Está tudo guardado.',
    conflict: 'À espera da sua escolha',
    stopped: 'Não guardado',
    signedOut: 'A sua sessão terminou. As alterações por guardar ficam neste dispositivo.',
    logIn: 'Iniciar sessão',
    closed_one:
      'Esta sessão foi entretanto encerrada. {{count}} alteração fica neste dispositivo, mas não está guardada.',
    closed_other:
      'Esta sessão foi entretanto encerrada. {{count}} alterações ficam neste dispositivo, mas não estão guardadas.',
    barred_one: 'Não foi possível guardar {{count}} alteração.',
    barred_other: 'Não foi possível guardar {{count}} alterações.',
    refused_one: 'Não foi possível guardar esta alteração. Tudo o resto está bem.',
    refused_other: 'Não foi possível guardar estas {{count}} alterações. Tudo o resto está bem.',
    notTaken: 'Não guardado. {{reason}}',
    leaveOut: 'Descartar',
    order: 'Ordem das alterações',
    retry: 'Tentar de novo',
    discard: 'Descartar alterações',
    notKept: 'Este navegador não guarda nada. Mantenha esta página aberta até a ligação voltar.',
  },
  conflict: {
    title: 'Isto foi alterado em dois dispositivos. Que versão quer manter?',
    mine: 'Este dispositivo: {{value}}',
    theirs: 'Outro dispositivo: {{value}}',
    empty: 'vazio',
    withdrawn: 'removido',
    standing: 'não removido',
    of: {
      session: 'Sessão',
      intervention: 'Alteração',
      recommendation: 'Recomendação',
    },
  },
} satisfies Translation<typeof english>
