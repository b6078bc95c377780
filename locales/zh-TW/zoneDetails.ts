import type english from '../en/zoneDetails.ts'
import type { Translation } from '../translation.ts'

export default {
  place: '位置',
  advice: {
    title: '請停止騎車，去看醫師或物理治療師',
    text: '在變更車上任何東西之前，應先由他們檢查。不要拖延。我們也會告知你的 Fitter。',
    today: '如果你使不上力或沒有感覺，或大小便與平常不同，今天就去就醫。',
  },
  fields: {
    discomfort: {
      location_feet: {
        label: '足部的哪裡？',
      },
      location_knees: {
        label: '膝蓋的哪裡？',
      },
      location_saddle: {
        label: '接觸座墊的哪個部位？',
      },
      location_lower_back: {
        label: '下背部的哪裡？',
      },
      location_shoulders: {
        label: '確切在哪裡？',
      },
      location_hands: {
        label: '手部的哪裡？',
      },
      side: {
        label: '哪一側？',
      },
      kinds: {
        label: '是什麼感覺？',
      },
    },
    redFlags: {
      label: '有以下任何一種情況嗎？',
      hint: '在變更車上任何東西之前，應先由醫師檢查。',
      required: '選擇符合的項目，或選擇「以上皆無」。',
    },
    redFlagZones: {
      label: '在哪些部位？',
      hint: '如果在別的地方，請留空。',
    },
  },
  options: {
    location_feet: {
      forefoot: '前腳掌',
      arch: '足弓',
      heel: '腳跟',
      toes: '腳趾',
      calf_achilles: '小腿或阿基里斯腱',
    },
    location_knees: {
      front: '前側',
      back: '後側',
      inside: '內側',
      outside: '外側',
    },
    location_saddle: {
      sit_bones: '坐骨',
      soft_tissue: '會陰或生殖器',
      skin: '皮膚',
      prefer_not_to_say: '不想透露',
    },
    location_lower_back: {
      central: '正中',
      one_sided: '單側',
      hip_front: '髖部前側',
      hip_outside: '髖部外側',
    },
    location_shoulders: {
      neck: '頸部',
      shoulders: '肩部',
      upper_back: '上背部',
    },
    location_hands: {
      little_and_ring_finger: '小指與無名指',
      thumb_to_middle_finger: '拇指到中指',
      wrist_or_forearm: '手腕或前臂',
    },
    side: {
      left: '左',
      right: '右',
      both: '兩側',
    },
    kinds: {
      pain: '疼痛',
      numbness: '麻木',
      tingling: '刺麻',
    },
    redFlags: {
      lasting_numbness: '持續超過一天的麻木',
      weakness: '肌肉無力，使不上力',
      swelling: '腫脹',
      night_pain: '夜間疼痛',
      none: '以上皆無',
    },
  },
} satisfies Translation<typeof english>
