import type english from '../en/zoneDetails.ts'
import type { Translation } from '../translation.ts'

export default {
  place: 'Endroit',
  advice: {
    title: 'Arrêtez de rouler et consultez un médecin ou un kinésithérapeute',
    text: 'Un examen est nécessaire avant toute modification de votre vélo. N’attendez pas. Nous prévenons aussi votre bike fitter.',
    today:
      'Consultez dès aujourd’hui si vous perdez de la force ou de la sensibilité, ou si votre vessie ou vos intestins ne fonctionnent pas comme d’habitude.',
  },
  fields: {
    discomfort: {
      location_feet: {
        label: 'À quel endroit du pied ?',
      },
      location_knees: {
        label: 'À quel endroit du genou ?',
      },
      location_saddle: {
        label: 'À quel endroit de la zone de selle ?',
      },
      location_lower_back: {
        label: 'À quel endroit du bas du dos ?',
      },
      location_shoulders: {
        label: 'Où exactement ?',
      },
      location_hands: {
        label: 'À quel endroit de la main ?',
      },
      side: {
        label: 'Quel côté ?',
      },
      kinds: {
        label: 'Que ressentez-vous ?',
      },
    },
    redFlags: {
      label: 'Avez-vous l’un de ces signes ?',
      hint: 'Un médecin doit les examiner avant toute modification de votre vélo.',
      required: 'Choisissez ce qui s’applique, ou « Rien de tout cela ».',
    },
    redFlagZones: {
      label: 'Dans quelles zones ?',
      hint: 'Laissez vide si c’est ailleurs.',
    },
  },
  options: {
    location_feet: {
      forefoot: 'Avant-pied',
      arch: 'Voûte plantaire',
      heel: 'Talon',
      toes: 'Orteils',
      calf_achilles: 'Mollet ou tendon d’Achille',
    },
    location_knees: {
      front: 'À l’avant',
      back: 'À l’arrière',
      inside: 'Côté intérieur',
      outside: 'Côté extérieur',
    },
    location_saddle: {
      sit_bones: 'Ischions',
      soft_tissue: 'Périnée ou parties génitales',
      skin: 'Peau',
      prefer_not_to_say: 'Je préfère ne pas répondre',
    },
    location_lower_back: {
      central: 'Au milieu',
      one_sided: 'D’un côté',
      hip_front: 'Avant de la hanche',
      hip_outside: 'Côté extérieur de la hanche',
    },
    location_shoulders: {
      neck: 'Nuque',
      shoulders: 'Épaules',
      upper_back: 'Haut du dos',
    },
    location_hands: {
      little_and_ring_finger: 'Auriculaire et annulaire',
      thumb_to_middle_finger: 'Du pouce au majeur',
      wrist_or_forearm: 'Poignet ou avant-bras',
    },
    side: {
      left: 'Gauche',
      right: 'Droite',
      both: 'Les deux',
    },
    kinds: {
      pain: 'Douleur',
      numbness: 'Engourdissement',
      tingling: 'Fourmillements',
    },
    redFlags: {
      lasting_numbness: 'Engourdissement qui dure plus d’un jour',
      weakness: 'Perte de force',
      swelling: 'Gonflement',
      night_pain: 'Douleur la nuit',
      none: 'Rien de tout cela',
    },
  },
} satisfies Translation<typeof english>
