import type english from '../../en/sessions/measuring.ts'
import type { Translation } from '../../translation.ts'

export default {
  position: {
    title: '자세',
    body: '라이더 각도',
    empty: '안장 높이를 입력하면 축척에 맞게 그린 자세가 보여요.',
    was: '이전 {{value}}',
  },
  measure: {
    title: '측정값',
    unit: '길이 단위',
    label: '{{name}}, {{phase}}',
    inUnit: '{{name}}({{unit}})',
    less: '{{name}} 줄이기',
    more: '{{name}} 늘리기',
    included: '사잇각 {{angle}}',
    sameAsBefore: '그대로: {{value}}',
    asEarlier: '지난 피팅 후와 같음: {{value}}',
    published: '발표됨: {{range}}',
    details: '{{name}} 측정 방법',
    reference: '측정 기준점',
    method: '측정 방법',
    methodUnsaid: '지정 안 함',
    taken_other: '{{count}}개 중 {{taken}}개',
  },
  saddleHow: {
    question: '안장의 어디를 재나요?',
    first:
      '첫 안장 수치 전에 선택하세요. 같은 지점에서 잰 수치만 비교할 수 있어요. 값 하나하나는 나중에 바꿀 수 있어요.',
    fromNowOn: '앞으로 입력하는 수치에 적용돼요. 이전 수치는 그대로예요.',
    choose: '여기서 재기',
    keep: '취소',
    line: '안장 측정점: {{point}} · {{method}}',
    change: '바꾸기',
    changed: '안장 측정점',
    awaited: '먼저 측정점을 선택하세요',
    points: {
      width_80: '너비 80 mm 지점',
      width_70: '너비 70 mm 지점',
      nose: '앞코',
      midpoint: '가운데',
      seat_tube_line: '시트 튜브 선',
      lowest_point: '가장 낮은 곳',
    },
    methods: {
      tape: '줄자',
      jig: '지그 또는 레이저',
      motion_3d: '3D 모션 캡처',
    },
  },
  saddleSwap: {
    title: '다른 안장: 앞코에서 잰 수치는 비교할 수 없어요.',
    back: '80 mm 지점이 {{by}} 뒤로 갔어요.',
    forward: '80 mm 지점이 {{by}} 앞으로 갔어요.',
    same: '80 mm 지점은 그대로예요.',
    unknown: '무엇이 움직였는지 보려면 두 안장의 안장 셋백과, 앞코에서 80 mm 지점까지의 거리를 입력하세요.',
    higher: '새 안장은 레일 위로 {{by}} 더 높아요.',
    lower: '새 안장은 레일 위로 {{by}} 더 낮아요.',
    check: '안장 높이를 확인하세요.',
  },
  earlier: {
    offer_other: '이 자전거에는 {{date}} 피팅의 측정값이 {{count}}개 있어요.',
    take: '‘전’으로 사용',
    taken_other: '측정값 {{count}}개를 ‘전’에 복사했어요.',
  },
  exchange: {
    import: '측정값 가져오기',
    csv: 'CSV로 내보내기',
    json: 'JSON으로 내보내기',
  },
} satisfies Translation<typeof english>
