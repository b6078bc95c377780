import type english from '../en/frame.ts'
import type { Translation } from '../translation.ts'

export default {
  languageOffer: {
    text: '{product}은(는) 한국어로도 이용할 수 있습니다.',
    accept: '한국어로 전환',
    dismiss: '현재 언어 유지',
  },
} satisfies Translation<typeof english>
