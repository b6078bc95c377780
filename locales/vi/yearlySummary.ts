import type english from '../en/yearlySummary.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Kết quả năm {{year}}',
  documentTitle: 'Kết quả năm {{year}}, {{fitter}}',
  by: '{{fitter}}, {{business}}',
  made: 'Tạo ngày {{date}}',
  fits: 'Số lần bike fit',
  answered: 'Có trả lời sau sáu tuần',
  answeredOf: '{{answered}}/{{due}} đến hạn',
  answeredShare: '{{answered}}/{{due}} đến hạn: {{share}}',
  noneDue: 'chưa có lần nào đến hạn',
  early: 'Trả lời sớm',
  none: 'Chưa có lần bike fit nào trong năm này được chấm điểm cả trước và sau.',
  symptomatic: 'Người đạp xe trước đó bị khó chịu ở vùng này',
  all: 'Mọi người đạp xe',
  column: {
    zone: 'Vùng',
    counts: 'Dựa trên',
    parts: 'Điểm thay đổi thế nào',
    better: 'Tốt hơn',
    means: 'Trung bình',
    change: 'Thay đổi',
  },
  ifUnchanged: '{{better}}; {{conservative}} nếu khó chịu của những người khác vẫn như cũ',
  time: 'Trong năm: các vùng khó chịu đã tốt hơn',
  timeNote: 'Vùng khó chịu là vùng được chấm từ 2 trở lên trước bike fit. Trung vị của các kỳ: {{median}}.',
  goals: 'Mục tiêu và đánh giá',
  attained: 'Mục tiêu đạt như dự kiến hoặc tốt hơn',
  tScore: 'Điểm đạt mục tiêu (50 là như dự kiến)',
  alignment: 'Bike fit giải quyết đúng điều họ cần (1 đến 7)',
  recommend: 'Khả năng giới thiệu (−100 đến 100)',
  net: 'Vùng khó chịu mới trừ vùng đã hết, trên mỗi người đạp xe',
  few: 'quá ít người đạp xe',
  nobody: 'không ai trả lời',
  notes: {
    scale:
      'Mức khó chịu được chấm từ 0 (không có) đến 7 (nặng). Tốt hơn và tệ hơn là thay đổi từ 2 điểm trở lên; thay đổi 1 điểm có thể do ngẫu nhiên nên được tính là không đổi và gọi là “có thể”. Thay đổi là sau trừ trước, nên dưới 0 là tốt hơn. Các khoảng là khoảng tin cậy 95%. Mỗi người đạp xe được tính một lần. Khi có ít hơn 5 người đạp xe, chỉ hiện số lượng.',
    responders:
      'Chỉ tính những người đạp xe đã trả lời. Những người không trả lời có thể có kết quả kém hơn.',
    beforeFit:
      'Ở những người đạp xe của cơ sở này đã chấm mức khó chịu hai lần trước bike fit, điểm đã thay đổi {{value}} bậc ({{counts}}).',
  },
  footer: '{product}, kết quả năm {{year}}',
  page: 'Trang {{page}}/{{pages}}',
} satisfies Translation<typeof english>
