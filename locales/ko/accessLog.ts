import type english from '../en/accessLog.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: '내 데이터를 보거나 바꾼 모든 사람, 최신순.',
  leadFitter: '이 라이더의 파일을 보거나 바꾼 모든 사람, 최신순.',
  explained:
    '같은 사람이 양식, 세션, 리포트, 사진을 여러 번 열어도 15분에 한 번만 기록돼요. 목록이나 검색에 나타난 것은 기록되지 않아요. 직접 연 것도 기록되지 않아요.',
  explainedFitter:
    '같은 사람이 양식, 세션, 리포트, 사진을 여러 번 열어도 15분에 한 번만 기록돼요. 목록이나 검색에 나타난 것과 라이더가 직접 연 것은 기록되지 않아요. 라이더도 메모, 경고, 예측을 뺀 이 목록을 볼 수 있어요.',
  title: '누가 보고 누가 바꿨나',
  pages: '기록 페이지',
  none: '표시할 기록이 없어요.',
  filters: '필터',
  kind: '내용',
  kinds: {
    all: '봄 또는 바꿈',
    reads: '봄',
    changes: '바꿈',
  },
  by: '누가',
  bys: {
    all: '모두',
    rider: '라이더',
    you: '나',
    fitters: '피터',
    support: '{product} 지원팀',
    automatic: '자동',
  },
  file: '피터',
  allFiles: '모든 피터',
  from: '시작일',
  until: '종료일',
  as: {
    rider: '라이더',
    guest: '라이더, 링크로',
    fitter: '{{name}}님, 피터로',
    sharedFitter: '{{name}}님, 피팅을 공유받은 피터로',
    support: '{product} 지원팀',
    system: '자동',
  },
  you: '나',
  youByLink: '나, 링크로',
  aFitter: '피터',
  reason: {
    technical: '이유: 기술 문제',
    quality: '이유: 품질 확인',
  },
  ofFit: '{{date}} 피팅',
  notFitted: '아직 피팅하지 않은 세션',
  fileOf: '{{name}}님의 파일에서',
  check: {
    title: '이 목록은 완전한가요?',
    ok: '{{at}}까지 전체 기록이 빠짐없이 이어져 있었어요.',
    broken: '{{at}} 검사에서 기록이 바뀌었거나 불완전한 것으로 나타났어요. 이런 결과는 모두 조사해요.',
    never: '이 서버의 기록은 아직 검사되지 않았어요. 하루에 한 번 검사해요.',
    how: '검사 방법',
    chain:
      '각 항목에는 그 내용과 앞 항목의 검사값으로 계산한 검사값이 붙어요. 바뀌거나 빠지거나 옮겨진 항목은 뒤의 항목과 맞지 않게 돼요.',
    heads:
      '각 사슬의 마지막 검사값은 매일 서명되어 데이터베이스 밖에 보관돼요. 그래서 누군가 모든 값을 다시 계산해도 드러나요.',
    daily: '하루에 한 번 모든 항목을 다시 계산해 둘과 비교해요.',
    covered_other: '마지막 검사에서 항목 {{count}}개를 확인했어요.',
  },
} satisfies Translation<typeof english>
