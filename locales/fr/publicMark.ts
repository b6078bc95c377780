import type english from '../en/publicMark.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Votre évaluation pour une année, sur une page que chacun peut ouvrir. Vous décidez si elle est affichée. Elle ne change votre place dans aucune liste.',
  rules: 'Les règles du label',
  show: 'Afficher mon label',
  showHint: 'Toute personne qui a le lien peut le voir. Vous pouvez cesser de l’afficher à tout moment.',
  link: 'Lien qui vérifie le label',
  linkHint: 'Mettez-le sur votre site web. Il montre le label tel que nous l’avons calculé.',
  preview: 'Ce que tout le monde voit',
  open: 'Ouvrir la page',
  state: {
    waiting: 'Votre label n’a pas encore été calculé. Revenez plus tard aujourd’hui.',
    few_riders_one: 'Il n’y a pas de label pour {{year}} : il faudrait encore {{count}} cycliste.',
    few_riders_other: 'Il n’y a pas de label pour {{year}} : il faudrait encore {{count}} cyclistes.',
    fewHow:
      'Un label demande 11 cyclistes qui ont évalué une étude de cette année et accepté la recherche. Jusqu’ici : {{riders}}. Le prochain label est calculé le {{date}}.',
    low_response: 'Il n’y a pas de label pour {{year}} : trop peu de cyclistes ont répondu.',
    lowHow:
      'Un label demande une réponse de la moitié des cyclistes interrogés. Suivis avec une réponse : {{answered}} sur {{asked}} ({{share}}). Le prochain label est calculé le {{date}}.',
    off: 'Votre label est prêt, mais n’est pas affiché.',
    on: 'Tout le monde peut voir votre label.',
    paused: 'Vous avez choisi d’afficher votre label. Il le sera à nouveau dès qu’il y en aura un.',
  },
  mark: {
    title: 'Évaluation des cyclistes {{year}}',
    rating: '{{value}} sur 7',
    interval: 'Intervalle à 95 % de {{low}} à {{high}}',
    riders_one: 'de {{count}} cycliste ayant accepté la recherche',
    riders_other: 'de {{count}} cyclistes ayant accepté la recherche',
    answered: 'Suivis avec une réponse : {{answered}} sur {{asked}}',
    computed: 'Calculé le {{date}}, valable jusqu’au {{until}}',
  },
  verified: {
    lead: '{product} a calculé ce label à partir de réponses de cyclistes. Le bike fitter ne peut pas le modifier.',
    unknown: 'Il n’y a pas de label à cette adresse',
    unknownText:
      'Le bike fitter n’affiche pas de label, ou il n’y a plus assez de réponses pour en avoir un. Si un site web en affiche un quand même, ne vous y fiez pas.',
    note: 'Les cyclistes accordent de l’importance à des choses différentes, et tous ne répondent pas. Un label ne vous dit pas comment se passera votre propre étude.',
  },
  rulesPage: {
    lead: 'Ce que dit le label d’un bike fitter, comment nous le calculons, et ce que nous n’en faisons pas.',
    says: 'Ce qu’il dit',
    saysText:
      'La satisfaction des cyclistes quelques semaines après leur étude, de 1 à 7. C’est le chiffre d’un seul bike fitter. Il ne dit rien de la santé.',
    who: 'Quelles réponses comptent',
    whoText:
      'Celles de cyclistes qui ont eu une étude dans l’année civile et accepté la recherche. Les réponses remplies avec le bike fitter ne comptent pas. Un cycliste avec plusieurs études compte une fois.',
    least: 'Quand il y a un label',
    leastText:
      'Avec au moins 11 cyclistes, et si au moins la moitié des suivis prévus après six semaines a une réponse. Sinon, il n’y en a pas.',
    formula: 'Comment il est calculé',
    formulaText:
      'C’est une moyenne bayésienne : aux notes des cyclistes s’ajoutent 10 notes supposées de {{centre}}. Quelques réponses ne peuvent donc pas donner un label très haut ou très bas. L’intervalle montre l’incertitude ; la simple moyenne n’est jamais affichée.',
    when: 'Quand il change',
    whenText:
      'Une fois par an, le 1er avril, pour l’année précédente : d’ici là, les cyclistes dont l’étude date de décembre ont eu le temps de répondre. Si un cycliste retire son consentement à la recherche, le calcul suivant l’exclut. S’il reste moins de 11 cyclistes, le label disparaît.',
    choice: 'Qui décide',
    choiceText:
      'Le bike fitter décide si le label est affiché. Nous ne trions, ne filtrons et ne recommandons pas les bike fitters d’après lui, et un bike fitter sans label n’est pas moins bon qu’un autre avec label.',
    verify: 'Comment le vérifier',
    verifyText:
      'Un label a un lien vers une page de {product}. Ce que montre cette page est ce que nous avons calculé. L’image d’un label ne prouve rien.',
  },
} satisfies Translation<typeof english>
