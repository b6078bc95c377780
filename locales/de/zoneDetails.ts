import type english from '../en/zoneDetails.ts'
import type { Translation } from '../translation.ts'

export default {
  place: 'Stelle',
  advice: {
    title: 'Fahr bitte nicht weiter und geh in eine Arzt- oder Physiotherapiepraxis',
    text: 'Das sollte untersucht werden, bevor an deinem Rad etwas geändert wird. Warte nicht. Wir informieren auch deinen Bikefitter.',
    today:
      'Geh noch heute, wenn du Kraft oder Gefühl verlierst oder wenn Blase oder Darm nicht wie gewohnt arbeiten.',
  },
  fields: {
    discomfort: {
      location_feet: {
        label: 'Wo am Fuß?',
      },
      location_knees: {
        label: 'Wo am Knie?',
      },
      location_saddle: {
        label: 'Wo im Sattelbereich?',
      },
      location_lower_back: {
        label: 'Wo im unteren Rücken?',
      },
      location_shoulders: {
        label: 'Wo genau?',
      },
      location_hands: {
        label: 'Wo an der Hand?',
      },
      side: {
        label: 'Welche Seite?',
      },
      kinds: {
        label: 'Wie fühlt es sich an?',
      },
    },
    redFlags: {
      label: 'Hast du eines dieser Anzeichen?',
      hint: 'Das sollte ärztlich untersucht werden, bevor an deinem Rad etwas geändert wird.',
      required: 'Wähle, was zutrifft, oder „Nichts davon“.',
    },
    redFlagZones: {
      label: 'In welchen Bereichen?',
      hint: 'Lass das leer, wenn es woanders ist.',
    },
  },
  options: {
    location_feet: {
      forefoot: 'Vorfuß',
      arch: 'Fußgewölbe',
      heel: 'Ferse',
      toes: 'Zehen',
      calf_achilles: 'Wade oder Achillessehne',
    },
    location_knees: {
      front: 'Vorn',
      back: 'Hinten',
      inside: 'Innen',
      outside: 'Außen',
    },
    location_saddle: {
      sit_bones: 'Sitzknochen',
      soft_tissue: 'Damm oder Genitalien',
      skin: 'Haut',
      prefer_not_to_say: 'Keine Angabe',
    },
    location_lower_back: {
      central: 'In der Mitte',
      one_sided: 'Auf einer Seite',
      hip_front: 'Vorn an der Hüfte',
      hip_outside: 'Außen an der Hüfte',
    },
    location_shoulders: {
      neck: 'Nacken',
      shoulders: 'Schultern',
      upper_back: 'Oberer Rücken',
    },
    location_hands: {
      little_and_ring_finger: 'Kleiner Finger und Ringfinger',
      thumb_to_middle_finger: 'Daumen bis Mittelfinger',
      wrist_or_forearm: 'Handgelenk oder Unterarm',
    },
    side: {
      left: 'Links',
      right: 'Rechts',
      both: 'Beide',
    },
    kinds: {
      pain: 'Schmerz',
      numbness: 'Taubheitsgefühl',
      tingling: 'Kribbeln',
    },
    redFlags: {
      lasting_numbness: 'Taubheitsgefühl, das länger als einen Tag anhält',
      weakness: 'Schwäche',
      swelling: 'Schwellung',
      night_pain: 'Schmerzen in der Nacht',
      none: 'Nichts davon',
    },
  },
} satisfies Translation<typeof english>
