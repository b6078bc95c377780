import type english from '../en/zoneDetails.ts'
import type { Translation } from '../translation.ts'

export default {
  place: 'Local',
  advice: {
    title: 'Pare de andar de bicicleta e consulte um médico ou fisioterapeuta',
    text: 'Estes sinais devem ser avaliados antes de se alterar seja o que for na sua bicicleta. Não espere. Também avisaremos o seu bike fitter.',
    today:
      'Vá ainda hoje se perder força ou sensibilidade, ou se a bexiga ou o intestino não funcionarem como habitualmente.',
  },
  fields: {
    discomfort: {
      location_feet: {
        label: 'Em que parte do pé?',
      },
      location_knees: {
        label: 'Em que parte do joelho?',
      },
      location_saddle: {
        label: 'Em que parte da zona do selim?',
      },
      location_lower_back: {
        label: 'Em que parte da zona lombar?',
      },
      location_shoulders: {
        label: 'Onde exatamente?',
      },
      location_hands: {
        label: 'Em que parte da mão?',
      },
      side: {
        label: 'De que lado?',
      },
      kinds: {
        label: 'O que sente?',
      },
    },
    redFlags: {
      label: 'Tem algum destes sinais?',
      hint: 'Devem ser avaliados por um médico antes de se alterar seja o que for na sua bicicleta.',
      required: 'Escolha o que se aplica ou «Nenhum destes».',
    },
    redFlagZones: {
      label: 'Em que zonas?',
      hint: 'Deixe vazio se for noutro local.',
    },
  },
  options: {
    location_feet: {
      forefoot: 'Parte da frente do pé',
      arch: 'Arco do pé',
      heel: 'Calcanhar',
      toes: 'Dedos do pé',
      calf_achilles: 'Gémeos ou tendão de Aquiles',
    },
    location_knees: {
      front: 'À frente',
      back: 'Atrás',
      inside: 'Lado de dentro',
      outside: 'Lado de fora',
    },
    location_saddle: {
      sit_bones: 'Ossos da bacia (ísquios)',
      soft_tissue: 'Períneo ou órgãos genitais',
      skin: 'Pele',
      prefer_not_to_say: 'Prefiro não dizer',
    },
    location_lower_back: {
      central: 'Ao centro',
      one_sided: 'De um lado',
      hip_front: 'Parte da frente da anca',
      hip_outside: 'Parte lateral da anca',
    },
    location_shoulders: {
      neck: 'Pescoço',
      shoulders: 'Ombros',
      upper_back: 'Parte superior das costas',
    },
    location_hands: {
      little_and_ring_finger: 'Mindinho e anelar',
      thumb_to_middle_finger: 'Do polegar ao dedo médio',
      wrist_or_forearm: 'Pulso ou antebraço',
    },
    side: {
      left: 'Esquerdo',
      right: 'Direito',
      both: 'Ambos',
    },
    kinds: {
      pain: 'Dor',
      numbness: 'Dormência',
      tingling: 'Formigueiro',
    },
    redFlags: {
      lasting_numbness: 'Dormência que dura mais de um dia',
      weakness: 'Perda de força',
      swelling: 'Inchaço',
      night_pain: 'Dor à noite',
      none: 'Nenhum destes',
    },
  },
} satisfies Translation<typeof english>
