import type english from '../en/deletion.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Eliminar conta',
  text: 'Elimine a sua conta definitivamente. Antes de confirmar, verá exatamente o que é eliminado e o que é conservado.',
  open: 'Eliminar a minha conta',
  client: {
    goes: 'Eliminamos definitivamente:',
    fitFiles_one: 'tudo o que {{count}} bike fitter conserva sobre si',
    fitFiles_other: 'tudo o que {{count}} bike fitters conservam sobre si',
    submissions_one: '{{count}} formulário que enviou, com as suas respostas',
    submissions_other: '{{count}} formulários que enviou, com as suas respostas',
    openIntakes_one: '{{count}} formulário que começou mas não enviou',
    openIntakes_other: '{{count}} formulários que começou mas não enviou',
    account: 'o seu nome, endereço, definições e consentimentos, e todas as formas de iniciar sessão',
    stays: 'O que é conservado',
    staysText:
      'Os seus bike fitters conservam apenas o registo de que houve uma sessão, e quando. Não diz quem é nem contém as suas respostas.',
  },
  fitter: {
    goes: 'Eliminamos definitivamente:',
    fitFiles_one: 'tudo o que conserva sobre {{count}} ciclista sem conta',
    fitFiles_other: 'tudo o que conserva sobre {{count}} ciclistas sem conta',
    submissions_one: '{{count}} formulário que estes ciclistas enviaram, com as respostas',
    submissions_other: '{{count}} formulários que estes ciclistas enviaram, com as respostas',
    openIntakes_one: '{{count}} formulário começado mas não enviado',
    openIntakes_other: '{{count}} formulários começados mas não enviados',
    invitations_one: '{{count}} convite aberto, que é retirado',
    invitations_other: '{{count}} convites abertos, que são retirados',
    account: 'o seu nome, endereço, estúdio e definições, e todas as formas de iniciar sessão',
    stays: 'O que é conservado',
    filesThatStay_one:
      'Tudo sobre {{count}} ciclista com conta. Esse ciclista continua a ver tudo; para si, o acesso termina.',
    filesThatStay_other:
      'Tudo sobre {{count}} ciclistas com conta. Esses ciclistas continuam a ver tudo; para si, o acesso termina.',
    noneStay: 'Nada, porque nenhum dos seus ciclistas tem conta.',
    askRiders:
      'Se a lei exige que conserve registos do seu trabalho, guarde o que precisa antes de eliminar a sua conta.',
  },
  signInStays:
    'O próprio início de sessão é gerido por outro serviço. Se já não o quer, elimine-o lá também.',
  device: 'Eliminamos também o que a {product} guarda neste dispositivo.',
  word: 'eliminar',
  type: 'Para continuar, escreva a palavra «{{word}}»',
  typeWrong: 'Escreva a palavra «{{word}}».',
  confirm: 'Eliminar a minha conta definitivamente',
  deleted: {
    text: 'Tudo o que nela era seu também foi eliminado. Obrigado por usar a {product}.',
    receipts: 'Comprovativo do que foi apagado, sem dizer de quem: {{numbers}}',
  },
} satisfies Translation<typeof english>
