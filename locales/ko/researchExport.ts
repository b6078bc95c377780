import type english from '../en/researchExport.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '연구용 내보내기: 데이터 사전',
  intro:
    '한 행은 내보낼 때 연구 동의가 유효했던 라이더의 피팅 하나예요. 연령대, 성별, 국가, 종목이 모두 같은 사람이 {{k}}명 이상이 아니면 그 행은 빠져요. 그보다 적은 사람에게 있는 목표, 자전거 종류, 변경은 “other”예요. 그런 집단에서 그보다 적은 사람만 해당하는 키나 몸무게도 마찬가지예요. 빈 칸은 알 수 없음이에요. 점수는 0(없음)부터 7까지예요.',
  column: '열',
  meaning: '뜻',
  columns: {
    person: '라이더의 가명. 한 내보내기 안에서는 같고 다른 내보내기에서는 매번 달라요.',
    week: '내보낸 라이더의 첫 피팅부터 이 피팅까지의 온전한 주 수.',
    age_band: '가장 최근 사전 설문 때의 연령대. 75세 이상은 한 구간이에요.',
    gender: 'woman, man 또는 other_or_not_said.',
    country: '라이더의 시간대가 속한 국가(ISO 3166).',
    height_cm: '키, 2 cm 구간. 가장 작은 사람들과 가장 큰 사람들은 각각 한 구간이에요.',
    weight_kg: '몸무게, 2 kg 구간. 가장 가벼운 사람들과 가장 무거운 사람들은 각각 한 구간이에요.',
    discipline: '라이딩 종목.',
    bike_types: '피팅한 자전거의 종류, 없으면 라이더 자전거들의 종류. 빈칸으로 구분.',
    weekly_hours: '주당 라이딩 시간, 4시간 단위.',
    goals: '라이더가 피팅에서 원한 것. 빈칸으로 구분.',
    before_feet: '피팅 전 발의 불편감.',
    before_knees: '피팅 전 무릎의 불편감.',
    before_lower_back: '피팅 전 허리의 불편감.',
    before_shoulders: '피팅 전 목과 어깨의 불편감.',
    before_hands: '피팅 전 손의 불편감.',
    after_feet: '피팅 후 발의 불편감.',
    after_knees: '피팅 후 무릎의 불편감.',
    after_lower_back: '피팅 후 허리의 불편감.',
    after_shoulders: '피팅 후 목과 어깨의 불편감.',
    after_hands: '피팅 후 손의 불편감.',
    after_week: '피팅부터 그 후의 것으로 세는 응답까지의 온전한 주 수.',
    overall_change: '변화에 대한 라이더의 전반적 평가.',
    satisfaction: '라이더의 만족도, 1~7. 피터와 함께 한 응답은 포함하지 않아요.',
    changes: '피터가 한 변경의 종류. 빈칸으로 구분.',
  },
} satisfies Translation<typeof english>
