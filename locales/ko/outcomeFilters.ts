import type english from '../en/outcomeFilters.ts'
import type { Translation } from '../translation.ts'

export default {
  label: '필터',
  period: '피팅 기간',
  discipline: '종목',
  bikeType: '자전거 종류',
  goal: '목표',
  zone: '이전에 불편감이 있던 부위',
  periods: {
    '3_months': '최근 3개월',
    '6_months': '최근 6개월',
    '12_months': '최근 12개월',
    '24_months': '최근 24개월',
    all: '전체 기간',
    dates: '두 날짜 사이',
    span: '{{from}}~{{to}}',
  },
  all: {
    discipline: '모든 종목',
    bikeType: '모든 자전거 종류',
    goal: '모든 목표',
    zone: '모든 부위',
  },
  dates: {
    title: '두 날짜 사이의 피팅',
    from: '첫날',
    to: '마지막 날',
    show: '보기',
    missing: '두 날짜를 모두 입력하세요.',
    order: '마지막 날이 첫날보다 앞서요. 바꾸거나 다른 날을 선택하세요.',
  },
  ignored: {
    title: '이 주소에 없는 필터가 있어요',
    text_other: '다음을 빼고 나머지를 보여 줘요: {{names}}.',
    action: '주소에서 제거',
  },
} satisfies Translation<typeof english>
