import type english from '../en/palette.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Rechercher',
  field: 'Rechercher une page ou une action',
  fieldOfFitter: 'Rechercher un cycliste, une séance, une page ou une action',
  results: 'Résultats',
  group: {
    riders: 'Cyclistes',
    sessions: 'Séances',
    actions: 'Actions',
    pages: 'Pages',
    cases: 'Cas passés',
  },
  count_one: '{{count}} résultat',
  count_other: '{{count}} résultats',
  none: 'Rien trouvé. Essayez moins de lettres.',
  sessionOf: 'Séance du {{date}}',
  action: {
    invite: 'Inviter un cycliste',
    intake: 'Commencer un questionnaire',
    searchCases: 'Rechercher « {{words}} » dans les cas passés',
    help: 'Afficher les raccourcis clavier',
    logOut: 'Se déconnecter',
  },
  keys: {
    title: 'Raccourcis clavier',
    here: 'Sur cette page',
    everywhere: 'Sur chaque page',
    find: 'Rechercher cyclistes, séances, pages et actions',
    findToo: 'Idem',
    findPages: 'Rechercher pages et actions',
    help: 'Afficher cette liste',
    typing: 'Pendant que vous écrivez dans un champ, ces touches font partie de votre texte.',
    turnOff: 'Désactiver les raccourcis dans les réglages',
  },
} satisfies Translation<typeof english>
