import type english from '../en/estimate.ts'
import type { Translation } from '../translation.ts'

export default {
  saddleHeight: {
    title: 'Ước lượng chiều cao yên',
    lead: 'Từ một nghiên cứu trên 40 người đạp xe (Gatti 2021). Dùng làm điểm khởi đầu, rồi quan sát người đạp xe. Chúng tôi không điền sẵn gì cho bạn.',
    inseam: 'Chiều dài trong chân',
    kneeFlexion: 'Độ gập gối nhỏ nhất bạn muốn',
    seatTubeAngle: 'Góc ống yên',
    crankLength: 'Chiều dài đùi đĩa',
    enter: 'Nhập từ {{min}} đến {{max}}.',
    fill: 'Điền cả bốn số để xem ước lượng.',
    fromPedal: 'Từ bàn đạp đến yên, đùi đĩa hướng xuống: {{value}} ± {{error}}',
    fromBottomBracket: 'Từ tâm trục giữa đến yên: {{value}} ± {{error}}',
    caveat:
      'Bản tóm tắt của nghiên cứu không nói chiều cao được đo từ đâu. Độ lớn của nó gợi ý là từ bàn đạp, nên chúng tôi trừ chiều dài đùi đĩa để ra chiều cao từ tâm trục giữa.',
  },
  kneeFlexion: {
    in3d: '{{value}} trên video 2D tương đương khoảng {{in3d}} trong 3D.',
    caveat:
      'Trong một nghiên cứu trên 11 người đạp xe (Fonda 2014), video 2D cho kết quả thấp hơn 3D 2,2°. Bản tóm tắt không nêu biên độ sai số. Chúng tôi không thay đổi số của bạn.',
  },
} satisfies Translation<typeof english>
