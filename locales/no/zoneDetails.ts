import type english from '../en/zoneDetails.ts'
import type { Translation } from '../translation.ts'

export default {
  place: 'Sted',
  advice: {
    title: 'Stopp å sykle, og oppsøk lege eller fysioterapeut',
    text: 'Dette bør undersøkes før noe endres på sykkelen. Ikke vent. Vi sier fra til bikefitteren også.',
    today:
      'Oppsøk lege i dag hvis du mister kraft eller følelse, eller hvis blæren eller tarmen ikke fungerer som vanlig.',
  },
  fields: {
    discomfort: {
      location_feet: {
        label: 'Hvor på foten?',
      },
      location_knees: {
        label: 'Hvor på kneet?',
      },
      location_saddle: {
        label: 'Hvor i setepartiet?',
      },
      location_lower_back: {
        label: 'Hvor i korsryggen?',
      },
      location_shoulders: {
        label: 'Hvor nøyaktig?',
      },
      location_hands: {
        label: 'Hvor på hånden?',
      },
      side: {
        label: 'Hvilken side?',
      },
      kinds: {
        label: 'Hvordan kjennes det?',
      },
    },
    redFlags: {
      label: 'Har du noe av dette?',
      hint: 'En lege bør undersøke dette før noe endres på sykkelen.',
      required: 'Velg det som passer, eller «Ingen av disse».',
    },
    redFlagZones: {
      label: 'I hvilke soner?',
      hint: 'La dette stå tomt hvis det er et annet sted.',
    },
  },
  options: {
    location_feet: {
      forefoot: 'Forfot',
      arch: 'Fotbue',
      heel: 'Hæl',
      toes: 'Tær',
      calf_achilles: 'Legg eller akillessene',
    },
    location_knees: {
      front: 'Foran',
      back: 'Bak',
      inside: 'Innsiden',
      outside: 'Utsiden',
    },
    location_saddle: {
      sit_bones: 'Sitteknuter',
      soft_tissue: 'Mellomkjøtt eller kjønnsorganer',
      skin: 'Hud',
      prefer_not_to_say: 'Vil ikke oppgi',
    },
    location_lower_back: {
      central: 'I midten',
      one_sided: 'På den ene siden',
      hip_front: 'Forsiden av hoften',
      hip_outside: 'Utsiden av hoften',
    },
    location_shoulders: {
      neck: 'Nakke',
      shoulders: 'Skuldre',
      upper_back: 'Øvre del av ryggen',
    },
    location_hands: {
      little_and_ring_finger: 'Lillefinger og ringfinger',
      thumb_to_middle_finger: 'Tommel til langfinger',
      wrist_or_forearm: 'Håndledd eller underarm',
    },
    side: {
      left: 'Venstre',
      right: 'Høyre',
      both: 'Begge',
    },
    kinds: {
      pain: 'Smerte',
      numbness: 'Nummenhet',
      tingling: 'Prikking',
    },
    redFlags: {
      lasting_numbness: 'Nummenhet som varer i mer enn et døgn',
      weakness: 'Svakhet',
      swelling: 'Hevelse',
      night_pain: 'Smerter om natten',
      none: 'Ingen av disse',
    },
  },
} satisfies Translation<typeof english>
