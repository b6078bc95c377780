import type english from '../en/accessLog.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Tous ceux qui ont consulté ou modifié vos données, les plus récents d’abord.',
  leadFitter: 'Tous ceux qui ont consulté ou modifié le dossier de ce cycliste, les plus récents d’abord.',
  explained:
    'L’ouverture d’un formulaire, d’une séance, d’un compte rendu ou d’une photo est notée une fois par lecteur et par quart d’heure. Apparaître dans une liste ou une recherche ne l’est pas. Ce que vous ouvrez vous-même ne l’est pas.',
  explainedFitter:
    'L’ouverture d’un formulaire, d’une séance, d’un compte rendu ou d’une photo est notée une fois par lecteur et par quart d’heure. Apparaître dans une liste ou une recherche ne l’est pas, ni ce que les cyclistes ouvrent eux-mêmes. Le cycliste voit aussi cette liste, sans vos notes, alertes et prédictions.',
  title: 'Qui a consulté, et qui a modifié',
  pages: 'Pages du journal',
  none: 'Il n’y a aucune entrée à afficher.',
  filters: 'Filtres',
  kind: 'Ce qui s’est passé',
  kinds: {
    all: 'Consulté ou modifié',
    reads: 'Consulté',
    changes: 'Modifié',
  },
  by: 'Qui',
  bys: {
    all: 'Tout le monde',
    rider: 'Le cycliste',
    you: 'Vous',
    fitters: 'Bike fitters',
    support: 'Assistance de {product}',
    automatic: 'Automatique',
  },
  file: 'Bike fitter',
  allFiles: 'Tous les bike fitters',
  from: 'Du',
  until: 'Au',
  as: {
    rider: 'Le cycliste',
    guest: 'Le cycliste, par un lien',
    fitter: '{{name}}, bike fitter',
    sharedFitter: '{{name}}, bike fitter avec qui les études sont partagées',
    support: 'Assistance de {product}',
    system: 'Automatique',
  },
  you: 'Vous',
  youByLink: 'Vous, par un lien',
  aFitter: 'Un bike fitter',
  reason: {
    technical: 'Raison : un problème technique',
    quality: 'Raison : contrôle de la qualité',
  },
  ofFit: 'Étude du {{date}}',
  notFitted: 'Séance dont l’étude n’est pas encore faite',
  fileOf: 'Dans le dossier de {{name}}',
  check: {
    title: 'Cette liste est-elle complète ?',
    ok: 'Le journal entier était complet et intact jusqu’au {{at}}.',
    broken:
      'Le contrôle du {{at}} a constaté que le journal a été modifié ou est incomplet. Nous examinons chaque constat de ce genre.',
    never: 'Le journal de ce serveur n’a pas encore été contrôlé. Il l’est une fois par jour.',
    how: 'Comment il est contrôlé',
    chain:
      'Chaque entrée reçoit une valeur de contrôle calculée à partir de son contenu et de la valeur de contrôle de l’entrée précédente. Une entrée modifiée, retirée ou déplacée ne correspond plus à celles qui suivent.',
    heads:
      'La dernière valeur de contrôle de chaque chaîne est signée et conservée hors de la base de données chaque jour. Même quelqu’un qui recalculerait toutes les valeurs serait donc découvert.',
    daily: 'Une fois par jour, toutes les entrées sont recalculées et comparées aux deux.',
    covered_one: 'Le dernier contrôle a porté sur une entrée.',
    covered_other: 'Le dernier contrôle a porté sur {{count}} entrées.',
  },
} satisfies Translation<typeof english>
