import type english from '../en/saddles.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '내 안장',
  empty: '아직 안장이 없어요. 아래에 안장의 모델과 수치를 입력한 다음, 다음 피팅을 위해 여기에 추가하세요.',
  phase: {
    before: '전',
    after: '후',
  },
  of: {
    before: '(전)',
    after: '(후)',
  },
  choose: '안장 선택',
  chooseFor: {
    before: '안장 선택: 전',
    after: '안장 선택: 후',
  },
  search: '안장 찾기',
  nothingFound: '맞는 안장이 없어요. 글자를 줄여 보세요.',
  published: {
    title: '공개된 모델',
    hint: '길이와 너비는 공개된 값이에요. 앞코에서 80 mm 지점까지의 거리는 직접 측정하세요.',
    from: '출처: {{source}}',
  },
  dimension: {
    width: '너비 {{by}}',
    length: '길이 {{by}}',
    noseToWidth80: '앞코에서 80 mm 지점까지 {{by}}',
    stack: '레일 위 {{by}}',
  },
  noDimensions: '입력한 치수 없음',
  filled: {
    before: '‘전’ 안장: {{model}} 선택함.',
    after: '‘후’ 안장: {{model}} 선택함.',
  },
  add: '내 안장에 추가',
  added: '{{model}} 모델을 내 안장에 추가했어요.',
  update: '내 안장에서 업데이트',
  updated: '내 안장의 {{model}} 모델을 업데이트했어요.',
  known: '내 안장에 있음',
  remove: '제거',
  removed: '{{model}} 모델을 제거했어요. 피팅의 수치는 남아 있어요.',
} satisfies Translation<typeof english>
