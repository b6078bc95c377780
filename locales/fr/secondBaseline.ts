import type english from '../en/secondBaseline.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Notez vos zones avant l’étude',
  lead: '{{fitter}} demande ce que vous ressentez maintenant dans chaque zone. Cela prend moins d’une minute, et c’est à vous de décider.',
  leadNameless:
    'Votre bike fitter demande ce que vous ressentez maintenant dans chaque zone. Cela prend moins d’une minute, et c’est à vous de décider.',
  frame: 'Pensez à vos sorties des deux dernières semaines. 0 : aucun inconfort ; 7 : inconfort intense.',
  none: 'aucun',
  severe: 'intense',
  required: 'Choisissez un nombre de 0 à 7.',
  why: 'Pourquoi encore ?',
  whyText:
    'L’inconfort change aussi de lui-même. Deux scores d’avant l’étude montrent de combien. Vos réponses ultérieures restent comparées à votre questionnaire préalable. Nous ne montrons pas ici vos scores précédents, pour qu’ils ne vous influencent pas.',
  already:
    'Vous avez déjà noté vos zones pour cette étude. Si vous envoyez à nouveau, les nouveaux scores les remplacent.',
  submit: 'Envoyer les scores',
  done: {
    title: 'Scores envoyés',
    text: 'Merci. Votre bike fitter peut maintenant les voir. Vous pouvez les changer jusqu’à la fin de l’étude.',
    change: 'Changer les scores',
    toBrief: 'Retour à la synthèse',
  },
  closed: {
    unknownTitle: 'Ce lien ne fonctionne pas',
    unknown: 'Votre bike fitter a peut-être un code plus récent. Demandez-lui de vous le montrer.',
    overTitle: 'Les scores ne peuvent plus être donnés',
    over: 'L’étude est terminée, ou ce lien a expiré. Vous pouvez toujours remplir les suivis après l’étude.',
    noneTitle: 'Scannez d’abord le code',
    none: 'Cette page s’ouvre avec un code que votre bike fitter vous montre le jour de l’étude.',
    home: 'Aller à la page d’accueil',
  },
} satisfies Translation<typeof english>
