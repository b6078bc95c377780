import type english from '../en/zoneDetails.ts'
import type { Translation } from '../translation.ts'

export default {
  place: 'Lugar',
  advice: {
    title: 'Deja de montar en bici y acude a un médico o fisioterapeuta',
    text: 'Debe examinarse antes de cambiar nada en tu bici. No esperes. También avisaremos a tu fitter.',
    today:
      'Acude hoy mismo si pierdes fuerza o sensibilidad, o si la vejiga o el intestino no funcionan como siempre.',
  },
  fields: {
    discomfort: {
      location_feet: {
        label: '¿En qué parte del pie?',
      },
      location_knees: {
        label: '¿En qué parte de la rodilla?',
      },
      location_saddle: {
        label: '¿En qué parte de la zona del sillín?',
      },
      location_lower_back: {
        label: '¿En qué parte de la zona lumbar?',
      },
      location_shoulders: {
        label: '¿Dónde exactamente?',
      },
      location_hands: {
        label: '¿En qué parte de la mano?',
      },
      side: {
        label: '¿Qué lado?',
      },
      kinds: {
        label: '¿Cómo la notas?',
      },
    },
    redFlags: {
      label: '¿Tienes alguno de estos síntomas?',
      hint: 'Un médico debería examinarlos antes de cambiar nada en tu bici.',
      required: 'Elige lo que corresponda o «Nada de esto».',
    },
    redFlagZones: {
      label: '¿En qué zonas?',
      hint: 'Déjalo vacío si es en otro sitio.',
    },
  },
  options: {
    location_feet: {
      forefoot: 'Antepié',
      arch: 'Arco',
      heel: 'Talón',
      toes: 'Dedos',
      calf_achilles: 'Gemelo o tendón de Aquiles',
    },
    location_knees: {
      front: 'Delante',
      back: 'Detrás',
      inside: 'Por dentro',
      outside: 'Por fuera',
    },
    location_saddle: {
      sit_bones: 'Isquiones',
      soft_tissue: 'Perineo o genitales',
      skin: 'Piel',
      prefer_not_to_say: 'Prefiero no decirlo',
    },
    location_lower_back: {
      central: 'En el centro',
      one_sided: 'En un lado',
      hip_front: 'Parte delantera de la cadera',
      hip_outside: 'Parte externa de la cadera',
    },
    location_shoulders: {
      neck: 'Cuello',
      shoulders: 'Hombros',
      upper_back: 'Parte alta de la espalda',
    },
    location_hands: {
      little_and_ring_finger: 'Meñique y anular',
      thumb_to_middle_finger: 'Del pulgar al dedo medio',
      wrist_or_forearm: 'Muñeca o antebrazo',
    },
    side: {
      left: 'Izquierdo',
      right: 'Derecho',
      both: 'Ambos',
    },
    kinds: {
      pain: 'Dolor',
      numbness: 'Entumecimiento',
      tingling: 'Hormigueo',
    },
    redFlags: {
      lasting_numbness: 'Entumecimiento que dura más de un día',
      weakness: 'Pérdida de fuerza',
      swelling: 'Hinchazón',
      night_pain: 'Dolor por la noche',
      none: 'Nada de esto',
    },
  },
} satisfies Translation<typeof english>
