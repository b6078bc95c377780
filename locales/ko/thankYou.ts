import type english from '../en/thankYou.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '감사합니다. {{fitter}}님이 사전 설문을 받았어요.',
  titlePlain: '감사합니다. 사전 설문을 받았어요.',
  text: '제출한 응답이 접수됐어요. {{fitter}}님이 피팅 일정을 잡으려고 연락할 거예요.',
  textPlain: '피터가 피팅 일정을 잡으려고 연락할 거예요.',
  nextTitle: '다음 순서',
  read: '피터가 응답을 읽어요.',
  schedule: '피터가 피팅 일정을 잡으려고 연락해요.',
  follow: '피팅 몇 주 후에 라이딩 느낌을 물어봐요. 무엇이 바뀌었는지 피터와 함께 볼 수 있어요.',
  accountTitle: '응답 보관하기',
  accountText: '계정이 있으면 보낸 내용을 읽고 고칠 수 있고, 피팅마다 라이딩 느낌을 볼 수 있어요.',
  account: '가입',
  consents: '동의 확인 또는 철회',
  logIn: '로그인',
  see: '내 응답 보기',
  already: '이 양식은 이미 제출했어요',
  nothing: {
    title: '아직 사전 설문이 없어요',
    text: '아직 사전 설문을 제출하지 않았어요. 제출하면 다음 순서가 여기에 보여요.',
    signedOut:
      '이미 제출했나요? 로그인하면 다음 순서를 볼 수 있어요. 초대가 있으면 링크를 열거나 코드를 입력해 시작하세요.',
    logIn: '로그인',
    haveCode: '코드가 있어요',
    home: '내 페이지로 이동',
  },
} satisfies Translation<typeof english>
