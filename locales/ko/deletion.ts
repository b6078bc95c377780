import type english from '../en/deletion.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '계정 삭제',
  text: '계정을 영구히 삭제해요. 확인하기 전에 무엇이 삭제되고 무엇이 남는지 정확히 보여 드려요.',
  open: '내 계정 삭제',
  client: {
    goes: '다음을 영구히 삭제합니다:',
    fitFiles_other: '피터 {{count}}명이 나에 관해 보관하는 모든 것',
    submissions_other: '제출한 양식 {{count}}개와 응답',
    openIntakes_other: '시작했지만 제출하지 않은 양식 {{count}}개',
    account: '이름, 주소, 설정, 동의와 모든 로그인 방법',
    stays: '남는 것',
    staysText: '피터에게는 세션이 있었다는 것과 그 시기의 기록만 남습니다. 누구인지나 응답은 없습니다.',
  },
  fitter: {
    goes: '다음을 영구히 삭제합니다:',
    fitFiles_other: '계정 없는 라이더 {{count}}명에 관해 보관하는 모든 것',
    submissions_other: '이 라이더들이 제출한 양식 {{count}}개와 응답',
    openIntakes_other: '시작했지만 제출하지 않은 양식 {{count}}개',
    invitations_other: '대기 중인 초대 {{count}}개(철회됨)',
    account: '이름, 주소, 스튜디오, 설정과 모든 로그인 방법',
    stays: '남는 것',
    filesThatStay_other:
      '계정 있는 라이더 {{count}}명에 관한 모든 것. 라이더는 계속 볼 수 있지만 본인은 볼 수 없습니다.',
    noneStay: '계정 있는 라이더가 없어서 남는 것이 없습니다.',
    askRiders: '법에 따라 업무 기록을 보관해야 한다면, 계정을 삭제하기 전에 필요한 것을 저장하세요.',
  },
  signInStays: '로그인 자체는 다른 서비스가 관리해요. 더 필요 없으면 그곳에서도 삭제하세요.',
  device: '{product} 서비스가 이 기기에 보관한 것도 삭제해요.',
  word: '삭제',
  type: '계속하려면 ‘{{word}}’ 단어를 입력하세요',
  typeWrong: '‘{{word}}’ 단어를 입력하세요.',
  confirm: '내 계정을 영구히 삭제',
  deleted: {
    text: '계정 안의 내 데이터도 모두 삭제됐어요. {product} 서비스를 이용해 주셔서 감사합니다.',
    receipts: '누구의 것인지는 적히지 않은 삭제 확인증: {{numbers}}',
  },
} satisfies Translation<typeof english>
