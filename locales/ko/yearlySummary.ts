import type english from '../en/yearlySummary.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '{{year}}년 결과',
  documentTitle: '{{year}}년 결과, {{fitter}}님',
  by: '{{fitter}}님, {{business}}',
  made: '{{date}} 작성',
  fits: '피팅',
  answered: '6주 후 응답',
  answeredOf: '예정 {{due}}건 중 {{answered}}건',
  answeredShare: '예정 {{due}}건 중 {{answered}}건: {{share}}',
  noneDue: '아직 예정 없음',
  early: '이른 응답',
  none: '이 해의 피팅 중 전후 점수가 있는 것이 아직 없어요.',
  symptomatic: '이전에 그곳에 불편감이 있던 라이더',
  all: '모든 라이더',
  column: {
    zone: '부위',
    counts: '바탕',
    parts: '점수 변화',
    better: '나아짐',
    means: '평균',
    change: '변화',
  },
  ifUnchanged: '{{better}}; 나머지가 그대로라면 {{conservative}}',
  time: '한 해 동안: 나아진 불편',
  timeNote: '불편은 이전에 2 이상으로 매긴 부위예요. 기간의 중앙값: {{median}}.',
  goals: '목표와 평가',
  attained: '기대한 만큼 이상 달성한 목표',
  tScore: '목표 달성 점수(50이 기대한 만큼)',
  alignment: '원하던 것이 피팅에 반영됨(1~7)',
  recommend: '추천할 가능성(−100~100)',
  net: '라이더마다 새로 생긴 불편에서 해소된 불편을 뺀 값',
  few: '라이더가 너무 적음',
  nobody: '아무도 응답 안 함',
  notes: {
    scale:
      '불편감은 0(없음)~7(심함)로 매겨요. 나아짐과 나빠짐은 2 이상의 변화이고, 1의 변화는 우연일 수 있어서 변화 없음으로 세고 가능성이라고 해요. 변화는 후에서 전을 뺀 값이라 0보다 작으면 나아진 거예요. 구간은 95% 구간이에요. 라이더는 한 번만 집계해요. 라이더가 5명보다 적으면 개수만 보여요.',
    responders: '응답한 라이더만 집계해요. 응답하지 않은 라이더는 결과가 더 나빴을 수 있어요.',
    beforeFit:
      '이곳에서 피팅 전에 불편감을 두 번 평가한 라이더는 이미 {{value}}단계 바뀌어 있었어요({{counts}}).',
  },
  footer: '{product}, {{year}}년 결과',
  page: '{{pages}}쪽 중 {{page}}쪽',
} satisfies Translation<typeof english>
