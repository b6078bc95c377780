import type english from '../en/palette.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '찾기',
  field: '페이지나 작업 찾기',
  fieldOfFitter: '라이더, 세션, 페이지, 작업 찾기',
  results: '결과',
  group: {
    riders: '라이더',
    sessions: '세션',
    actions: '작업',
    pages: '페이지',
    cases: '지난 사례',
  },
  count_other: '결과 {{count}}개',
  none: '찾은 것이 없어요. 글자를 줄여 보세요.',
  sessionOf: '{{date}} 세션',
  action: {
    invite: '라이더 초대',
    intake: '사전 설문 시작',
    searchCases: '지난 사례에서 “{{words}}” 검색',
    help: '키보드 단축키 보기',
    logOut: '로그아웃',
  },
  keys: {
    title: '키보드 단축키',
    here: '이 페이지에서',
    everywhere: '모든 페이지에서',
    find: '라이더, 세션, 페이지, 작업 찾기',
    findToo: '위와 같음',
    findPages: '페이지와 작업 찾기',
    help: '이 목록 보기',
    typing: '칸에 입력하는 동안 이 키는 글자로 입력돼요.',
    turnOff: '설정에서 단축키 끄기',
  },
} satisfies Translation<typeof english>
