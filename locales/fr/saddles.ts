import type english from '../en/saddles.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Vos selles',
  empty:
    'Pas encore de selles. Saisissez ci-dessous le modèle et les cotes d’une selle, puis ajoutez-la ici pour la prochaine étude.',
  phase: {
    before: 'Avant',
    after: 'Après',
  },
  of: {
    before: '(avant)',
    after: '(après)',
  },
  choose: 'Choisir une selle',
  chooseFor: {
    before: 'Choisir une selle : avant',
    after: 'Choisir une selle : après',
  },
  search: 'Rechercher une selle',
  nothingFound: 'Aucune selle ne correspond. Essayez moins de lettres.',
  published: {
    title: 'Modèles publiés',
    hint: 'Longueur et largeur telles que publiées. Mesurez vous-même la distance du bec au point 80 mm.',
    from: 'Source : {{source}}',
  },
  dimension: {
    width: '{{by}} de large',
    length: '{{by}} de long',
    noseToWidth80: '{{by}} du bec au point 80 mm',
    stack: '{{by}} au-dessus des rails',
  },
  noDimensions: 'Aucune dimension saisie',
  filled: {
    before: '{{model}} : choisie pour avant.',
    after: '{{model}} : choisie pour après.',
  },
  add: 'Ajouter à vos selles',
  added: '{{model}} : ajoutée à vos selles.',
  update: 'Mettre à jour dans vos selles',
  updated: '{{model}} : mise à jour dans vos selles.',
  known: 'Dans vos selles',
  remove: 'Retirer',
  removed: '{{model}} : retirée. Les études gardent ses cotes.',
} satisfies Translation<typeof english>
