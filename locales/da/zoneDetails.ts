import type english from '../en/zoneDetails.ts'
import type { Translation } from '../translation.ts'

export default {
  place: 'Sted',
  advice: {
    title: 'Stop med at cykle, og søg læge eller fysioterapeut',
    text: 'De bør se på det, før noget ændres på din cykel. Vent ikke. Vi giver også din bikefitter besked.',
    today:
      'Søg læge i dag, hvis du mister kraft eller følesans, eller hvis din blære eller tarm ikke fungerer, som den plejer.',
  },
  fields: {
    discomfort: {
      location_feet: {
        label: 'Hvor på foden?',
      },
      location_knees: {
        label: 'Hvor på knæet?',
      },
      location_saddle: {
        label: 'Hvor i sadelområdet?',
      },
      location_lower_back: {
        label: 'Hvor i lænden?',
      },
      location_shoulders: {
        label: 'Præcis hvor?',
      },
      location_hands: {
        label: 'Hvor på hånden?',
      },
      side: {
        label: 'Hvilken side?',
      },
      kinds: {
        label: 'Hvordan føles det?',
      },
    },
    redFlags: {
      label: 'Har du noget af dette?',
      hint: 'En læge bør se på det, før noget ændres på din cykel.',
      required: 'Vælg det, der passer, eller »Ingen af disse«.',
    },
    redFlagZones: {
      label: 'I hvilke områder?',
      hint: 'Lad feltet stå tomt, hvis det er et andet sted.',
    },
  },
  options: {
    location_feet: {
      forefoot: 'Forfod',
      arch: 'Svang',
      heel: 'Hæl',
      toes: 'Tæer',
      calf_achilles: 'Læg eller akillessene',
    },
    location_knees: {
      front: 'Foran',
      back: 'Bagtil',
      inside: 'Indersiden',
      outside: 'Ydersiden',
    },
    location_saddle: {
      sit_bones: 'Siddeknogler',
      soft_tissue: 'Mellemkød eller kønsdele',
      skin: 'Hud',
      prefer_not_to_say: 'Vil ikke oplyse',
    },
    location_lower_back: {
      central: 'I midten',
      one_sided: 'I den ene side',
      hip_front: 'Forsiden af hoften',
      hip_outside: 'Ydersiden af hoften',
    },
    location_shoulders: {
      neck: 'Nakke',
      shoulders: 'Skuldre',
      upper_back: 'Øvre ryg',
    },
    location_hands: {
      little_and_ring_finger: 'Lillefinger og ringfinger',
      thumb_to_middle_finger: 'Tommelfinger til langfinger',
      wrist_or_forearm: 'Håndled eller underarm',
    },
    side: {
      left: 'Venstre',
      right: 'Højre',
      both: 'Begge',
    },
    kinds: {
      pain: 'Smerte',
      numbness: 'Følelsesløshed',
      tingling: 'Prikken',
    },
    redFlags: {
      lasting_numbness: 'Følelsesløshed, der varer mere end et døgn',
      weakness: 'Svaghed',
      swelling: 'Hævelse',
      night_pain: 'Smerter om natten',
      none: 'Ingen af disse',
    },
  },
} satisfies Translation<typeof english>
