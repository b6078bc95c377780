import type english from '../../en/sessions/saving.ts'
import type { Translation } from '../../translation.ts'

export default {
  unread: {
    waiting: '지금 서버에 연결할 수 없어요. 연결되는 대로 이 세션이 열려요.',
    fromDevice: '여기서 마지막으로 연 상태의 세션이에요. 다시 온라인이 되면 새로 불러올게요.',
    kept_other: '변경 {{count}}개가 이 기기에 보관되어 있고 그때 보내져요.',
  },
  save: {
    saving: '저장 중…',
    saved: '{{when}} 저장됨',
    nothing: '자동으로 저장돼요',
    waiting: '연결을 기다리는 중. 잃은 것은 없어요.',
    allSent: '다시 온라인이에요. 모두 저장됐어요.',
    conflict: '남길 것을 선택하세요',
    stopped: '저장 안 됨',
    signedOut: '로그아웃됐어요. 저장 안 된 변경은 이 기기에 보관되어 있어요.',
    logIn: '로그인',
    closed_other: '그사이에 이 세션이 종료됐어요. 변경 {{count}}개가 기기에 있지만 저장되지 않았어요.',
    barred_other: '변경 {{count}}개를 저장하지 못했어요.',
    refused_other: '이 변경 {{count}}개를 저장하지 못했어요. 나머지는 괜찮아요.',
    notTaken: '저장 안 됨. {{reason}}',
    leaveOut: '버리기',
    order: '변경의 순서',
    retry: '다시 시도',
    discard: '변경 버리기',
    notKept: '이 브라우저는 아무것도 저장하지 않아요. 다시 온라인이 될 때까지 이 페이지를 열어 두세요.',
  },
  conflict: {
    title: '두 기기에서 바뀌었어요. 어떤 버전을 남길까요?',
    mine: '이 기기: {{value}}',
    theirs: '다른 기기: {{value}}',
    empty: '비어 있음',
    withdrawn: '제거',
    standing: '제거 안 함',
    of: {
      session: '세션',
      intervention: '변경',
      recommendation: '권장 사항',
    },
  },
} satisfies Translation<typeof english>
