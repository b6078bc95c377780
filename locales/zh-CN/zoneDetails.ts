import type english from '../en/zoneDetails.ts'
import type { Translation } from '../translation.ts'

export default {
  place: '位置',
  advice: {
    title: '请停止骑行，去看医生或物理治疗师',
    text: '在改动车上任何东西之前，应先由他们检查。不要拖延。我们也会告知你的 Fitting 师。',
    today: '如果你使不上力或没有感觉，或大小便与平时不同，今天就去就医。',
  },
  fields: {
    discomfort: {
      location_feet: {
        label: '足部的哪里？',
      },
      location_knees: {
        label: '膝盖的哪里？',
      },
      location_saddle: {
        label: '接触坐垫的哪个部位？',
      },
      location_lower_back: {
        label: '下背部的哪里？',
      },
      location_shoulders: {
        label: '具体在哪里？',
      },
      location_hands: {
        label: '手部的哪里？',
      },
      side: {
        label: '哪一侧？',
      },
      kinds: {
        label: '是什么感觉？',
      },
    },
    redFlags: {
      label: '有以下任何一种情况吗？',
      hint: '在改动车上任何东西之前，应先由医生检查。',
      required: '选择符合的项，或选择“以上都没有”。',
    },
    redFlagZones: {
      label: '在哪些部位？',
      hint: '如果在别处，则留空。',
    },
  },
  options: {
    location_feet: {
      forefoot: '前脚掌',
      arch: '足弓',
      heel: '足跟',
      toes: '脚趾',
      calf_achilles: '小腿或跟腱',
    },
    location_knees: {
      front: '前侧',
      back: '后侧',
      inside: '内侧',
      outside: '外侧',
    },
    location_saddle: {
      sit_bones: '坐骨',
      soft_tissue: '会阴或生殖器',
      skin: '皮肤',
      prefer_not_to_say: '不愿透露',
    },
    location_lower_back: {
      central: '正中',
      one_sided: '偏一侧',
      hip_front: '髋部前侧',
      hip_outside: '髋部外侧',
    },
    location_shoulders: {
      neck: '颈部',
      shoulders: '肩部',
      upper_back: '上背部',
    },
    location_hands: {
      little_and_ring_finger: '小指和无名指',
      thumb_to_middle_finger: '拇指到中指',
      wrist_or_forearm: '手腕或前臂',
    },
    side: {
      left: '左',
      right: '右',
      both: '两侧',
    },
    kinds: {
      pain: '疼痛',
      numbness: '麻木',
      tingling: '刺麻',
    },
    redFlags: {
      lasting_numbness: '持续超过一天的麻木',
      weakness: '肌肉无力，使不上劲',
      swelling: '肿胀',
      night_pain: '夜间疼痛',
      none: '以上都没有',
    },
  },
} satisfies Translation<typeof english>
