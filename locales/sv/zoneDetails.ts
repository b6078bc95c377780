import type english from '../en/zoneDetails.ts'
import type { Translation } from '../translation.ts'

export default {
  place: 'Ställe',
  advice: {
    title: 'Sluta cykla och sök läkare eller fysioterapeut',
    text: 'De behöver titta på det här innan något ändras på cykeln. Vänta inte. Vi meddelar också din bikefitter.',
    today:
      'Sök vård i dag om du tappar kraft eller känsel, eller om blåsan eller tarmen inte fungerar som vanligt.',
  },
  fields: {
    discomfort: {
      location_feet: {
        label: 'Var på foten?',
      },
      location_knees: {
        label: 'Var på knät?',
      },
      location_saddle: {
        label: 'Var i sadelområdet?',
      },
      location_lower_back: {
        label: 'Var i ländryggen?',
      },
      location_shoulders: {
        label: 'Var exakt?',
      },
      location_hands: {
        label: 'Var på handen?',
      },
      side: {
        label: 'Vilken sida?',
      },
      kinds: {
        label: 'Hur känns det?',
      },
    },
    redFlags: {
      label: 'Har du något av det här?',
      hint: 'En läkare bör titta på det innan något ändras på cykeln.',
      required: 'Välj det som stämmer, eller ”Inget av detta”.',
    },
    redFlagZones: {
      label: 'I vilka områden?',
      hint: 'Lämna tomt om det är någon annanstans.',
    },
  },
  options: {
    location_feet: {
      forefoot: 'Framfoten',
      arch: 'Fotvalvet',
      heel: 'Hälen',
      toes: 'Tårna',
      calf_achilles: 'Vaden eller hälsenan',
    },
    location_knees: {
      front: 'Framsidan',
      back: 'Baksidan',
      inside: 'Insidan',
      outside: 'Utsidan',
    },
    location_saddle: {
      sit_bones: 'Sittbenen',
      soft_tissue: 'Mellangården eller könsorganen',
      skin: 'Huden',
      prefer_not_to_say: 'Vill inte uppge',
    },
    location_lower_back: {
      central: 'I mitten',
      one_sided: 'På ena sidan',
      hip_front: 'Höftens framsida',
      hip_outside: 'Höftens utsida',
    },
    location_shoulders: {
      neck: 'Nacken',
      shoulders: 'Axlarna',
      upper_back: 'Övre ryggen',
    },
    location_hands: {
      little_and_ring_finger: 'Lillfingret och ringfingret',
      thumb_to_middle_finger: 'Tummen till långfingret',
      wrist_or_forearm: 'Handleden eller underarmen',
    },
    side: {
      left: 'Vänster',
      right: 'Höger',
      both: 'Båda',
    },
    kinds: {
      pain: 'Smärta',
      numbness: 'Domningar',
      tingling: 'Stickningar',
    },
    redFlags: {
      lasting_numbness: 'Domningar som varar i mer än en dag',
      weakness: 'Svaghet',
      swelling: 'Svullnad',
      night_pain: 'Smärta på natten',
      none: 'Inget av detta',
    },
  },
} satisfies Translation<typeof english>
