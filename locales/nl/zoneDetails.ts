import type english from '../en/zoneDetails.ts'
import type { Translation } from '../translation.ts'

export default {
  place: 'Plek',
  advice: {
    title: 'Stop alsjeblieft met fietsen en ga naar een arts of fysiotherapeut',
    text: 'Laat hiernaar kijken voordat er iets aan je fiets wordt veranderd. Wacht niet. We laten het ook je bikefitter weten.',
    today:
      'Ga vandaag nog als je kracht of gevoel verliest, of als je blaas of darmen niet werken zoals gewoonlijk.',
  },
  fields: {
    discomfort: {
      location_feet: {
        label: 'Waar op de voet?',
      },
      location_knees: {
        label: 'Waar bij de knie?',
      },
      location_saddle: {
        label: 'Waar in het zadelgebied?',
      },
      location_lower_back: {
        label: 'Waar in de onderrug?',
      },
      location_shoulders: {
        label: 'Waar precies?',
      },
      location_hands: {
        label: 'Waar op de hand?',
      },
      side: {
        label: 'Welke kant?',
      },
      kinds: {
        label: 'Hoe voelt het aan?',
      },
    },
    redFlags: {
      label: 'Heb je een van deze verschijnselen?',
      hint: 'Een arts moet ernaar kijken voordat er iets aan je fiets wordt veranderd.',
      required: 'Kies wat van toepassing is, of ‘Geen van deze’.',
    },
    redFlagZones: {
      label: 'In welke zones?',
      hint: 'Laat dit leeg als het ergens anders is.',
    },
  },
  options: {
    location_feet: {
      forefoot: 'Voorvoet',
      arch: 'Voetboog',
      heel: 'Hiel',
      toes: 'Tenen',
      calf_achilles: 'Kuit of achillespees',
    },
    location_knees: {
      front: 'Voorkant',
      back: 'Achterkant',
      inside: 'Binnenkant',
      outside: 'Buitenkant',
    },
    location_saddle: {
      sit_bones: 'Zitbotten',
      soft_tissue: 'Perineum of geslachtsdelen',
      skin: 'Huid',
      prefer_not_to_say: 'Zeg ik liever niet',
    },
    location_lower_back: {
      central: 'In het midden',
      one_sided: 'Aan één kant',
      hip_front: 'Voorkant van de heup',
      hip_outside: 'Buitenkant van de heup',
    },
    location_shoulders: {
      neck: 'Nek',
      shoulders: 'Schouders',
      upper_back: 'Bovenrug',
    },
    location_hands: {
      little_and_ring_finger: 'Pink en ringvinger',
      thumb_to_middle_finger: 'Duim tot middelvinger',
      wrist_or_forearm: 'Pols of onderarm',
    },
    side: {
      left: 'Links',
      right: 'Rechts',
      both: 'Beide',
    },
    kinds: {
      pain: 'Pijn',
      numbness: 'Gevoelloosheid',
      tingling: 'Tintelingen',
    },
    redFlags: {
      lasting_numbness: 'Gevoelloosheid die langer dan een dag duurt',
      weakness: 'Krachtverlies',
      swelling: 'Zwelling',
      night_pain: 'Pijn ’s nachts',
      none: 'Geen van deze',
    },
  },
} satisfies Translation<typeof english>
