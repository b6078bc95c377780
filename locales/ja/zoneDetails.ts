import type english from '../en/zoneDetails.ts'
import type { Translation } from '../translation.ts'

export default {
  place: '場所',
  advice: {
    title: '乗るのをやめて、医師または理学療法士の診察を受けてください',
    text: 'バイクに手を加える前に、まず診てもらってください。先延ばしにしないでください。フィッターにもお知らせします。',
    today: '力や感覚が失われたとき、または排尿や排便がいつもどおりでないときは、今日中に受診してください。',
  },
  fields: {
    discomfort: {
      location_feet: {
        label: '足のどこですか？',
      },
      location_knees: {
        label: '膝のどこですか？',
      },
      location_saddle: {
        label: 'サドルが当たる部分のどこですか？',
      },
      location_lower_back: {
        label: '腰のどこですか？',
      },
      location_shoulders: {
        label: '正確な場所は？',
      },
      location_hands: {
        label: '手のどこですか？',
      },
      side: {
        label: 'どちら側ですか？',
      },
      kinds: {
        label: 'どんな感じですか？',
      },
    },
    redFlags: {
      label: '次のような症状はありますか？',
      hint: 'バイクに手を加える前に、医師に診てもらう必要があります。',
      required: '当てはまるもの、または「どれも当てはまらない」を選んでください。',
    },
    redFlagZones: {
      label: 'どの部位ですか？',
      hint: 'ほかの場所の場合は空欄にしてください。',
    },
  },
  options: {
    location_feet: {
      forefoot: '前足部',
      arch: '土踏まず',
      heel: 'かかと',
      toes: 'つま先',
      calf_achilles: 'ふくらはぎまたはアキレス腱',
    },
    location_knees: {
      front: '前側',
      back: '後ろ側',
      inside: '内側',
      outside: '外側',
    },
    location_saddle: {
      sit_bones: '坐骨',
      soft_tissue: '会陰部または性器',
      skin: '皮膚',
      prefer_not_to_say: '回答しない',
    },
    location_lower_back: {
      central: '中央',
      one_sided: '片側',
      hip_front: '股関節の前側',
      hip_outside: '股関節の外側',
    },
    location_shoulders: {
      neck: '首',
      shoulders: '肩',
      upper_back: '背中の上部',
    },
    location_hands: {
      little_and_ring_finger: '小指と薬指',
      thumb_to_middle_finger: '親指から中指',
      wrist_or_forearm: '手首または前腕',
    },
    side: {
      left: '左',
      right: '右',
      both: '両方',
    },
    kinds: {
      pain: '痛み',
      numbness: 'しびれ',
      tingling: 'ぴりぴりする感じ',
    },
    redFlags: {
      lasting_numbness: '1日を超えて続くしびれ',
      weakness: '力が入らない',
      swelling: '腫れ',
      night_pain: '夜間の痛み',
      none: 'どれも当てはまらない',
    },
  },
} satisfies Translation<typeof english>
