import type english from '../en/secondBaseline.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Chấm điểm các vùng trước bike fit',
  lead: '{{fitter}} hỏi mỗi vùng giờ cảm thấy thế nào. Chưa đến một phút, và không bắt buộc.',
  leadNameless: 'Chuyên viên hỏi mỗi vùng giờ cảm thấy thế nào. Chưa đến một phút, và không bắt buộc.',
  frame: 'Hãy nghĩ về các chuyến đạp trong hai tuần qua. 0 là không khó chịu, 7 là nặng.',
  none: 'không có',
  severe: 'nặng',
  required: 'Chọn một số từ 0 đến 7.',
  why: 'Vì sao lại hỏi nữa?',
  whyText:
    'Khó chịu cũng tự thay đổi. Hai lần chấm trước bike fit cho thấy thay đổi bao nhiêu. Câu trả lời sau này của bạn vẫn được so với bảng câu hỏi ban đầu. Chúng tôi không hiện điểm trước ở đây, để bạn không bị ảnh hưởng.',
  already: 'Bạn đã chấm các vùng cho bike fit này. Nếu gửi lại, điểm mới thay thế điểm cũ.',
  submit: 'Gửi điểm',
  done: {
    title: 'Đã gửi điểm',
    text: 'Cảm ơn bạn. Chuyên viên giờ xem được. Bạn có thể đổi điểm cho đến khi bike fit hoàn tất.',
    change: 'Đổi điểm',
    toBrief: 'Về Tổng quan',
  },
  closed: {
    unknownTitle: 'Liên kết này không hoạt động',
    unknown: 'Có thể chuyên viên có mã mới hơn. Nhờ họ cho bạn xem.',
    overTitle: 'Không chấm điểm được nữa',
    over: 'Bike fit đã hoàn tất, hoặc liên kết này đã hết hạn. Bạn vẫn trả lời được các lần theo dõi sau bike fit.',
    noneTitle: 'Quét mã trước',
    none: 'Trang này mở bằng mã chuyên viên cho bạn xem vào ngày bike fit.',
    home: 'Đến trang chủ',
  },
} satisfies Translation<typeof english>
