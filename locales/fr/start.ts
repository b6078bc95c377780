import type english from '../en/start.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Nous n’arrivons pas à joindre {product} en ce moment. Vous pouvez continuer avec ce qui est gardé sur cet appareil. Nous l’enverrons quand la connexion sera rétablie.',
  forms: 'Formulaires commencés',
  sessions: 'Séances ouvertes',
  intake: 'Questionnaire préalable pour {{fitter}}',
  followUp: 'Suivi pour {{fitter}}',
  fitOf: 'Étude du {{date}}',
  openSince: 'Ouvert le {{date}}',
  emptyTitle: 'Rien à ouvrir hors connexion',
  empty: 'Les formulaires que vous commencez et les séances que vous ouvrez sont gardés ici 7 jours.',
} satisfies Translation<typeof english>
