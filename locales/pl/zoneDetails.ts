import type english from '../en/zoneDetails.ts'
import type { Translation } from '../translation.ts'

export default {
  place: 'Miejsce',
  advice: {
    title: 'Przestań jeździć i idź do lekarza lub fizjoterapeuty',
    text: 'Powinni to obejrzeć, zanim cokolwiek w rowerze zostanie zmienione. Nie czekaj. Damy też znać bikefitterowi.',
    today:
      'Idź dzisiaj, jeśli tracisz siłę lub czucie albo jeśli pęcherz lub jelita nie działają jak zwykle.',
  },
  fields: {
    discomfort: {
      location_feet: {
        label: 'Gdzie na stopie?',
      },
      location_knees: {
        label: 'Gdzie na kolanie?',
      },
      location_saddle: {
        label: 'Gdzie w okolicy siodełka?',
      },
      location_lower_back: {
        label: 'Gdzie w dole pleców?',
      },
      location_shoulders: {
        label: 'Gdzie dokładnie?',
      },
      location_hands: {
        label: 'Gdzie na dłoni?',
      },
      side: {
        label: 'Po której stronie?',
      },
      kinds: {
        label: 'Jakie to uczucie?',
      },
    },
    redFlags: {
      label: 'Czy masz któryś z tych objawów?',
      hint: 'Lekarz powinien je obejrzeć, zanim cokolwiek w rowerze zostanie zmienione.',
      required: 'Wybierz, co pasuje, albo „Żadne z nich”.',
    },
    redFlagZones: {
      label: 'W których obszarach?',
      hint: 'Zostaw puste, jeśli to gdzie indziej.',
    },
  },
  options: {
    location_feet: {
      forefoot: 'Przodostopie',
      arch: 'Łuk stopy',
      heel: 'Pięta',
      toes: 'Palce',
      calf_achilles: 'Łydka lub ścięgno Achillesa',
    },
    location_knees: {
      front: 'Przód',
      back: 'Tył',
      inside: 'Strona wewnętrzna',
      outside: 'Strona zewnętrzna',
    },
    location_saddle: {
      sit_bones: 'Kości kulszowe',
      soft_tissue: 'Krocze lub narządy płciowe',
      skin: 'Skóra',
      prefer_not_to_say: 'Wolę nie podawać',
    },
    location_lower_back: {
      central: 'Pośrodku',
      one_sided: 'Po jednej stronie',
      hip_front: 'Przód biodra',
      hip_outside: 'Zewnętrzna strona biodra',
    },
    location_shoulders: {
      neck: 'Szyja',
      shoulders: 'Barki',
      upper_back: 'Górna część pleców',
    },
    location_hands: {
      little_and_ring_finger: 'Mały i serdeczny palec',
      thumb_to_middle_finger: 'Od kciuka do środkowego palca',
      wrist_or_forearm: 'Nadgarstek lub przedramię',
    },
    side: {
      left: 'Lewa',
      right: 'Prawa',
      both: 'Obie',
    },
    kinds: {
      pain: 'Ból',
      numbness: 'Drętwienie',
      tingling: 'Mrowienie',
    },
    redFlags: {
      lasting_numbness: 'Drętwienie trwające ponad dzień',
      weakness: 'Osłabienie',
      swelling: 'Obrzęk',
      night_pain: 'Ból w nocy',
      none: 'Żadne z nich',
    },
  },
} satisfies Translation<typeof english>
