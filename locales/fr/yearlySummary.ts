import type english from '../en/yearlySummary.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Résultats de {{year}}',
  documentTitle: 'Résultats de {{year}}, {{fitter}}',
  by: '{{fitter}}, {{business}}',
  made: 'Créé le {{date}}',
  fits: 'Études',
  answered: 'Réponses après six semaines',
  answeredOf: '{{answered}} (suivis prévus : {{due}})',
  answeredShare: '{{answered}} (suivis prévus : {{due}}), soit {{share}}',
  noneDue: 'aucun prévu pour l’instant',
  early: 'Réponses précoces',
  none: 'Aucune étude de cette année n’a encore été notée avant et après.',
  symptomatic: 'Cyclistes qui y avaient un inconfort avant l’étude',
  all: 'Tous les cyclistes',
  column: {
    zone: 'Zone',
    counts: 'Base',
    parts: 'Comment les scores ont changé',
    better: 'Mieux',
    means: 'Moyenne',
    change: 'Écart',
  },
  ifUnchanged: '{{better}} ; {{conservative}} si les autres étaient inchangés',
  time: 'Au fil de l’année : plaintes qui vont mieux',
  timeNote: 'Une plainte est une zone notée 2 ou plus avant l’étude. Médiane des périodes : {{median}}.',
  goals: 'Objectifs et évaluations',
  attained: 'Objectifs atteints comme prévu ou mieux',
  tScore: 'Score d’atteinte des objectifs (50 est comme prévu)',
  alignment: 'L’étude a répondu à ce qui les amenait (de 1 à 7)',
  recommend: 'Probabilité de recommander (de −100 à 100)',
  net: 'Plaintes nouvelles moins résolues, par cycliste',
  few: 'trop peu de cyclistes',
  nobody: 'personne n’a répondu',
  notes: {
    scale:
      'L’inconfort est noté de 0, aucun, à 7, intense. Mieux et moins bien sont des changements de 2 ou plus ; un changement de 1 peut être dû au hasard, il compte donc comme inchangé et est dit possible. Les changements sont après moins avant : au-dessous de 0, c’est mieux. Les intervalles sont à 95 %. Chaque cycliste compte une fois. Avec moins de 5 cyclistes, seuls les nombres sont affichés.',
    responders:
      'Seuls comptent les cyclistes qui ont répondu. Ceux qui n’ont pas répondu vont peut-être moins bien.',
    beforeFit:
      'Les cyclistes de ce studio qui ont noté leur inconfort deux fois avant l’étude avaient déjà changé de {{value}} crans ({{counts}}).',
  },
  footer: '{product}, résultats de {{year}}',
  page: 'Page {{page}} sur {{pages}}',
} satisfies Translation<typeof english>
