import type english from '../en/interruptions.ts'
import type { Translation } from '../translation.ts'

export default {
  status: {
    notKept:
      '사생활 보호 모드 등의 이유로 이 브라우저는 아무것도 저장하지 않아요. 입력하는 대로 온라인에 저장할게요. 양식을 제출할 때까지 온라인 상태로 이 페이지를 열어 두세요.',
    signedOut:
      '로그아웃됐어요. 응답은 이 기기에 보관되어 있어요. 계속하려면 다시 로그인하거나 링크를 다시 여세요.',
    refused:
      '이 기기의 응답을 더 보낼 수 없어요. 양식이 마감됐거나 링크가 바뀌었거나 파일이 삭제됐을 수 있어요. 양식을 다시 작성하려면 피터에게 새 링크를 요청하세요.',
    restricted:
      '이 파일의 사용을 제한했거나 동의를 철회했어요. 사용을 다시 허용할 때까지 아무것도 묻지 않고 응답도 보내지 않아요.',
    wiped: '로그아웃해서 이 양식이 이 기기에 없어요. 계속하려면 다시 로그인하세요.',
    submitted:
      '다른 기기나 탭에서 이 양식을 이미 제출했어요. 여기서 마지막에 바꾼 것은 들어 있지 않아요. 계정이 있으면 제출한 것을 고칠 수 있어요.',
    seeSent: '계속',
    logIn: '로그인',
    toConsents: '내 동의',
  },
  conflict: {
    title: '어떤 응답을 남길까요?',
    lead: '이 응답이 여기와 다른 기기에서 바뀌었어요. 선택할 때까지 둘 다 저장되어 있어요.',
    mine: '이 기기',
    theirs: '다른 기기',
    nothing: '응답 없음',
    removed: '제거',
    choose: '이 응답 남기기',
  },
  submit: {
    waitingTitle: '제출할 준비가 됐어요',
    waiting:
      '오프라인이에요. 양식은 이 기기에 보관되고 다시 온라인이 되면 보내져요. 이 페이지를 열어 두거나 나중에 돌아오세요.',
    callOff: '아직 제출하지 않기',
    failed: '양식을 제출하지 못했어요.',
  },
} satisfies Translation<typeof english>
