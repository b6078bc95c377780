import type english from '../en/bookingChanges.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '예약 바꾸기',
  until: '{{time}}까지 여기에서 옮기거나 취소할 수 있어요.',
  late: '여기서는 더 바꿀 수 없어요. {{fitter}}님에게 연락하세요.',
  contact: '{{fitter}}님 연락처:',
  move: {
    open: '옮기기',
    title: '다른 시간 선택',
    zone: '시간은 {{zone}} 기준이에요.',
    none: '이 기간에는 빈 시간이 없어요.',
    next: '다음 빈 시간:',
    earlier: '이전 날짜',
    later: '다음 날짜',
    keep: '지금 시간 유지',
    confirmTitle: '이 시간으로 옮길까요? {{time}}',
    confirm: '옮기기',
    other: '다른 시간',
    refused: '방금 그 시간이 찼어요. 바뀐 것은 없어요.',
    done: '예약을 옮겼어요. 새 캘린더 파일을 메일로 보내고 있어요.',
  },
  cancel: {
    open: '취소',
    title: '예약을 취소할까요?',
    text: '이 시간은 다른 사람이 예약할 수 있게 돼요. 취소한 예약은 되돌릴 수 없지만 새로 예약할 수 있어요.',
    message: '{{fitter}}님에게 한마디',
    confirm: '예약 취소',
    keep: '예약 유지',
    done: '예약을 취소했어요.',
  },
} satisfies Translation<typeof english>
