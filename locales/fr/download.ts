import type english from '../en/download.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Une copie de toutes vos données, à garder ou à emporter ailleurs.',
  title: 'Tout télécharger',
  contents:
    'Un fichier ZIP avec vos études, formulaires, mesures et recommandations, vos photos et comptes rendus, une page à lire, et des tableaux pour tableurs et programmes.',
  contentsFitter:
    'Un fichier ZIP avec votre studio : cyclistes, études, formulaires, mesures, photos et comptes rendus, une page à lire, et des tableaux pour tableurs et programmes.',
  background:
    'Nous la préparons en arrière-plan et vous envoyons un e-mail quand elle est prête. Elle est conservée chiffrée pendant 7 jours, et n’est téléchargeable que par vous.',
  ask: 'Créer une copie',
  askAgain: 'Créer une nouvelle copie',
  waiting: 'Votre copie est en file d’attente.',
  making: 'Votre copie est en préparation.',
  progress_one: 'Fichiers : {{done}} sur {{count}}',
  progress_other: 'Fichiers : {{done}} sur {{count}}',
  mailed: 'Vous pouvez fermer cette page. Nous vous enverrons un e-mail quand ce sera prêt.',
  ready: 'Votre copie est prête.',
  kept: 'Créée le {{asked}}, {{size}} Mo. Elle est supprimée le {{until}}.',
  fetch: 'Télécharger',
  failed:
    'Nous n’avons pas pu préparer votre copie. Merci de réessayer. Si cela échoue encore, écrivez-nous.',
  confirmFirst: 'Pour votre sécurité, nous vous demandons de vous reconnecter avant de la télécharger.',
  link: 'Tout télécharger',
  linkHintFitter:
    'Les données de vos cyclistes : études, formulaires, photos et comptes rendus, à garder ou à emporter ailleurs.',
  linkHint: 'Vos études, formulaires, photos et comptes rendus, à garder ou à emporter ailleurs.',
} satisfies Translation<typeof english>
