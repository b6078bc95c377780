import type english from '../en/secondBaseline.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '피팅 전 부위 점수 매기기',
  lead: '{{fitter}}님이 각 부위의 지금 느낌을 물어봐요. 1분도 안 걸리고, 원하는 경우에만 하면 돼요.',
  leadNameless: '피터가 각 부위의 지금 느낌을 물어봐요. 1분도 안 걸리고, 원하는 경우에만 하면 돼요.',
  frame: '지난 2주간의 라이딩을 떠올려 보세요. 0은 불편감 없음, 7은 심함이에요.',
  none: '없음',
  severe: '심함',
  required: '0~7에서 숫자를 선택하세요.',
  why: '왜 다시 묻나요?',
  whyText:
    '불편감은 저절로 바뀌기도 해요. 피팅 전의 점수 두 개로 얼마나 바뀌는지 알 수 있어요. 이후 응답은 여전히 사전 설문과 비교해요. 영향을 주지 않도록 이전 점수는 여기에 보여 주지 않아요.',
  already: '이 피팅의 점수를 이미 매겼어요. 다시 제출하면 새 점수로 바뀌어요.',
  submit: '점수 제출',
  done: {
    title: '점수를 제출했어요',
    text: '감사합니다. 이제 피터가 볼 수 있어요. 피팅이 완료될 때까지 바꿀 수 있어요.',
    change: '점수 바꾸기',
    toBrief: '브리핑으로 돌아가기',
  },
  closed: {
    unknownTitle: '이 링크를 쓸 수 없어요',
    unknown: '피터에게 더 새로운 코드가 있을 수 있어요. 보여 달라고 하세요.',
    overTitle: '점수를 더 매길 수 없어요',
    over: '피팅이 완료됐거나 이 링크가 만료됐어요. 피팅 후 사후 점검에는 응답할 수 있어요.',
    noneTitle: '먼저 코드를 스캔하세요',
    none: '이 페이지는 피팅 당일 피터가 보여 주는 코드로 열려요.',
    home: '시작 페이지로 이동',
  },
} satisfies Translation<typeof english>
