import type english from '../en/links.ts'
import type { Translation } from '../translation.ts'

export default {
  ended: {
    title: 'Ce lien ne fonctionne plus',
    why: 'Nous avons restauré le service depuis une sauvegarde, et les liens envoyés avant ont cessé de fonctionner pour protéger vos données. Vos réponses jusqu’ici sont enregistrées.',
    mail: 'Envoyer un nouveau lien',
    mailTo: 'Nous l’enverrons à la même adresse e-mail que celui-ci.',
    mailed:
      'Nous avons envoyé un nouveau lien à la même adresse e-mail. S’il n’arrive pas en quelques minutes, regardez dans vos indésirables.',
    again: 'Envoyer un autre lien',
    ask: 'Demandez un nouveau lien à votre bike fitter. Nous n’avons pas d’adresse e-mail pour celui-ci.',
  },
} satisfies Translation<typeof english>
