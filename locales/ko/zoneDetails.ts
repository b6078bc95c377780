import type english from '../en/zoneDetails.ts'
import type { Translation } from '../translation.ts'

export default {
  place: '위치',
  advice: {
    title: '라이딩을 멈추고 의사나 물리치료사의 진료를 받으세요',
    text: '자전거를 손보기 전에 먼저 진료를 받으세요. 미루지 마세요. 피터에게도 알릴게요.',
    today: '힘이나 감각이 사라지거나 대소변이 평소와 다르면 오늘 바로 진료를 받으세요.',
  },
  fields: {
    discomfort: {
      location_feet: {
        label: '발의 어디인가요?',
      },
      location_knees: {
        label: '무릎의 어디인가요?',
      },
      location_saddle: {
        label: '안장이 닿는 곳의 어디인가요?',
      },
      location_lower_back: {
        label: '허리의 어디인가요?',
      },
      location_shoulders: {
        label: '정확히 어디인가요?',
      },
      location_hands: {
        label: '손의 어디인가요?',
      },
      side: {
        label: '어느 쪽인가요?',
      },
      kinds: {
        label: '어떤 느낌인가요?',
      },
    },
    redFlags: {
      label: '이 중에 해당하는 증상이 있나요?',
      hint: '자전거를 손보기 전에 의사가 봐야 해요.',
      required: '해당하는 것이나 ‘해당 없음’을 선택하세요.',
    },
    redFlagZones: {
      label: '어느 부위인가요?',
      hint: '다른 곳이면 비워 두세요.',
    },
  },
  options: {
    location_feet: {
      forefoot: '앞발',
      arch: '발바닥 아치',
      heel: '발뒤꿈치',
      toes: '발가락',
      calf_achilles: '종아리 또는 아킬레스건',
    },
    location_knees: {
      front: '앞쪽',
      back: '뒤쪽',
      inside: '안쪽',
      outside: '바깥쪽',
    },
    location_saddle: {
      sit_bones: '좌골',
      soft_tissue: '회음부 또는 성기',
      skin: '피부',
      prefer_not_to_say: '답하고 싶지 않음',
    },
    location_lower_back: {
      central: '가운데',
      one_sided: '한쪽',
      hip_front: '고관절 앞쪽',
      hip_outside: '고관절 바깥쪽',
    },
    location_shoulders: {
      neck: '목',
      shoulders: '어깨',
      upper_back: '등 위쪽',
    },
    location_hands: {
      little_and_ring_finger: '새끼손가락과 약손가락',
      thumb_to_middle_finger: '엄지에서 가운뎃손가락까지',
      wrist_or_forearm: '손목 또는 아래팔',
    },
    side: {
      left: '왼쪽',
      right: '오른쪽',
      both: '양쪽',
    },
    kinds: {
      pain: '통증',
      numbness: '저림, 감각 둔함',
      tingling: '찌릿함',
    },
    redFlags: {
      lasting_numbness: '하루를 넘게 계속되는 저림이나 감각 둔화',
      weakness: '힘이 잘 들어가지 않음',
      swelling: '부기',
      night_pain: '밤에 생기는 통증',
      none: '해당 없음',
    },
  },
} satisfies Translation<typeof english>
