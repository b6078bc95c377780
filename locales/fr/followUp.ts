import type english from '../en/followUp.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    short: {
      name: 'Où vous en êtes',
      title: 'Comment ça se passe à vélo ?',
      lead: 'Pensez à vos sorties des deux dernières semaines.',
    },
    since: {
      name: 'Depuis l’étude',
      title: 'Depuis votre étude',
      lead: 'Combien vous avez roulé et si votre position a changé.',
    },
    discomfort: {
      name: 'Inconfort',
      title: 'Où en est-ce maintenant ?',
      lead: 'Nous vous interrogeons sur les mêmes zones qu’avant votre étude. Pensez à vos sorties des deux dernières semaines.',
    },
    feel: {
      name: 'À vélo',
      title: 'Comment vous sentez-vous à vélo ?',
      lead: 'Pensez à vos sorties des deux dernières semaines.',
    },
    fit: {
      name: 'L’étude',
      title: 'Vos objectifs et votre étude',
      lead: 'Ce que vous cherchiez et ce qui manque encore.',
    },
  },
  fields: {
    ridesSince: {
      label: 'Sorties dans la nouvelle position',
      hint: 'Un chiffre approximatif suffit. Saisissez 0 si vous n’avez pas encore roulé.',
      required: 'Saisissez le nombre de sorties, ou 0 s’il n’y en a pas eu.',
    },
    whyNotRidden: {
      label: 'Qu’est-ce qui vous a empêché de rouler ?',
      required: 'Choisissez ce qui vous a empêché de rouler.',
    },
    hoursSince: {
      label: 'Heures dans la nouvelle position',
    },
    weeklyHours: {
      label: 'Heures par semaine maintenant',
      required: 'Saisissez vos heures par semaine. Un chiffre approximatif suffit.',
    },
    loadChange: {
      label: 'Entraînement par rapport à avant l’étude',
      hint: 'Tenez compte à la fois de la distance, des heures et de l’intensité.',
      required: 'Choisissez comment votre entraînement a évolué par rapport à avant l’étude.',
    },
    positionKept: {
      label: 'Votre position est-elle toujours celle réglée par votre bike fitter ?',
      required: 'Choisissez si votre position a changé.',
    },
    changesMade: {
      label: 'Modifications depuis l’étude',
      what: {
        label: 'Quoi',
        required: 'Choisissez ce qui a été modifié.',
      },
      byMm: {
        label: 'De combien',
        short: 'de {{value}}',
        hint: 'Signe + pour davantage, signe − pour moins.',
      },
      byDegrees: {
        label: 'De combien',
        short: 'de {{value}}',
        hint: 'Signe + pour davantage, signe − pour moins.',
      },
      changedOn: {
        label: 'Quand',
      },
      reason: {
        label: 'Pourquoi',
      },
    },
    discomfort: {
      label: 'Inconfort actuel',
      required: 'Ajoutez l’autre zone, ou répondez non.',
      numb: {
        label: 'Y a-t-il un engourdissement ?',
      },
    },
    otherZone: {
      label: 'Avez-vous un inconfort dans une autre zone ?',
      required: 'Choisissez si vous avez un inconfort dans une autre zone.',
    },
    overallChange: {
      label: 'Globalement, par rapport à avant l’étude',
      low: 'beaucoup moins bien',
      middle: 'aucun changement',
      high: 'beaucoup mieux',
      required: 'Choisissez un nombre de 1 à 7.',
    },
    comfort: {
      label: 'Confort lors de votre sortie habituelle',
      low: 'très inconfortable',
      middle: 'ni l’un ni l’autre',
      high: 'très confortable',
      required: 'Choisissez votre niveau de confort, de 1 à 7.',
    },
    power: {
      label: 'Capacité à produire de la puissance',
      low: 'très mauvaise',
      middle: 'moyenne',
      high: 'très bonne',
      required: 'Choisissez votre capacité à produire de la puissance, de 1 à 7.',
    },
    confidence: {
      label: 'Contrôle et assurance',
      low: 'très faibles',
      middle: 'moyens',
      high: 'très bons',
      required: 'Choisissez votre niveau d’assurance, de 1 à 7.',
    },
    enduranceMinutes: {
      label: 'Minutes avant le début de l’inconfort',
      hint: 'Laissez vide si vous n’avez aucun inconfort.',
    },
    adaptationDays: {
      label: 'Jours avant que la position paraisse normale',
      required: 'Saisissez le nombre de jours, ou choisissez « Pas encore ».',
    },
    activities: {
      label: 'Ce qui vous était difficile avant l’étude',
      activity: {
        label: 'Activité',
        required: 'Saisissez une activité.',
      },
      ability: {
        label: 'Y arrivez-vous maintenant ?',
        low: 'pas du tout',
        high: 'aussi bien qu’avant le problème',
      },
    },
    goals: {
      label: 'Vos objectifs pour cette étude',
      goal: {
        label: 'Objectif',
        required: 'Choisissez un objectif.',
      },
      attainment: {
        label: 'À quel point l’avez-vous atteint ?',
        low: 'beaucoup moins que prévu',
        middle: 'comme prévu',
        high: 'beaucoup mieux que prévu',
        required: 'Choisissez à quel point vous avez atteint cet objectif.',
      },
    },
    goalAlignment: {
      label: 'L’étude a répondu à ce qui m’amenait',
      low: 'pas du tout',
      middle: 'en partie',
      high: 'tout à fait',
      required: 'Choisissez, de 1 à 7, à quel point l’étude a répondu à ce qui vous amenait.',
    },
    listened: {
      label: 'Mon bike fitter a été à l’écoute',
      low: 'pas du tout',
      middle: 'en partie',
      high: 'tout à fait',
    },
    explained: {
      label: 'Mon bike fitter m’a expliqué les modifications',
      low: 'pas du tout',
      middle: 'en partie',
      high: 'tout à fait',
    },
    satisfaction: {
      label: 'Satisfaction globale',
      low: 'très faible',
      middle: 'moyenne',
      high: 'très forte',
      required: 'Choisissez votre satisfaction, de 1 à 7.',
    },
    recommend: {
      label: 'Quelle est la probabilité que vous recommandiez cette étude ?',
      low: 'pas du tout probable',
      high: 'extrêmement probable',
      required: 'Choisissez la probabilité que vous la recommandiez, de 0 à 10.',
    },
    otherTreatment: {
      label: 'Autre chose vous a-t-il aidé depuis l’étude ?',
      hint: 'Cela nous permet de distinguer l’effet de l’étude de celui d’autre chose.',
      required: 'Choisissez ce qui s’applique, ou « Rien de tout cela ».',
    },
    usedSince: {
      label: 'Qu’avez-vous utilisé depuis l’étude ?',
      hint: 'Tout ce qui, en dehors de l’étude, a pu changer ce que vous ressentez.',
      required: 'Choisissez ce qui s’applique, ou « Rien de tout cela ».',
    },
    anotherAppointment: {
      label: 'Souhaitez-vous un autre rendez-vous ?',
      required: 'Choisissez si vous souhaitez un autre rendez-vous.',
    },
    comment: {
      label: 'Autre chose ?',
      hint: 'Tout ce que votre bike fitter devrait savoir.',
    },
  },
  options: {
    whyNotRidden: {
      injury_or_illness: 'Blessure ou maladie',
      position_hurts: 'La nouvelle position fait mal',
      bike_not_ready: 'Le vélo n’était pas prêt',
      weather: 'Météo',
      no_time: 'Manque de temps',
      other: 'Autre chose',
    },
    loadChange: {
      much_less: 'Beaucoup moins',
      less: 'Moins',
      same: 'À peu près pareil',
      more: 'Plus',
      much_more: 'Beaucoup plus',
    },
    positionKept: {
      kept: 'Oui, rien n’a changé',
      changed_by_me: 'Non, je l’ai modifiée',
      changed_by_other_fitter: 'Non, un autre bike fitter l’a modifiée',
      reverted: 'Non, j’ai repris mon ancienne position',
      new_bike_or_parts: 'Non, j’ai un nouveau vélo ou de nouvelles pièces',
    },
    otherTreatment: {
      physiotherapy: 'Kinésithérapie',
      rest: 'Repos',
      new_saddle: 'Une nouvelle selle',
      medication: 'Médicaments',
      other: 'Autre chose',
      none: 'Rien de tout cela',
    },
    usedSince: {
      physiotherapy: 'Kinésithérapie',
      rest: 'Repos',
      new_saddle: 'Une nouvelle selle',
      medication: 'Médicaments',
      other: 'Autre chose',
      none: 'Rien de tout cela',
    },
  },
  values: {
    minus2: 'beaucoup moins que prévu',
    minus1: 'moins que prévu',
    zero: 'comme prévu',
    plus1: 'mieux que prévu',
    plus2: 'beaucoup mieux que prévu',
  },
  instead: {
    gone: 'Disparu, plus d’inconfort',
    not_applicable: 'Ne s’applique pas',
    not_yet: 'Pas encore',
  },
  marks: {
    severe: 'Inconfort intense',
    redFlag: 'Signe d’alerte',
    unhappy: 'Étude jugée insatisfaisante',
    wantsAppointment: 'Souhaite un autre rendez-vous',
  },
} satisfies Translation<typeof english>
