import type english from '../en/links.ts'
import type { Translation } from '../translation.ts'

export default {
  ended: {
    title: 'Este link já não funciona',
    why: 'Repusemos o serviço a partir de uma cópia de segurança e os links enviados antes deixaram de funcionar, para manter os seus dados seguros. As suas respostas até agora estão guardadas.',
    mail: 'Enviar novo link',
    mailTo: 'Enviamo-lo para o mesmo e-mail que este.',
    mailed:
      'Enviámos um novo link para o mesmo e-mail. Se não chegar dentro de alguns minutos, veja a pasta de spam.',
    again: 'Enviar outro link',
    ask: 'Peça um novo link ao seu bike fitter. Não temos um e-mail para este.',
  },
} satisfies Translation<typeof english>
