import type english from '../en/links.ts'
import type { Translation } from '../translation.ts'

export default {
  ended: {
    title: 'Liên kết này không còn hoạt động',
    why: 'Chúng tôi đã khôi phục dịch vụ từ bản sao lưu, và các liên kết gửi trước đó ngừng hoạt động để giữ an toàn cho dữ liệu của bạn. Các câu trả lời đến giờ đã được lưu.',
    mail: 'Gửi liên kết mới',
    mailTo: 'Chúng tôi sẽ gửi đến cùng địa chỉ e-mail như liên kết này.',
    mailed:
      'Chúng tôi đã gửi liên kết mới đến cùng địa chỉ e-mail. Nếu vài phút chưa thấy, kiểm tra thư mục rác.',
    again: 'Gửi liên kết khác',
    ask: 'Xin chuyên viên liên kết mới. Chúng tôi không có địa chỉ e-mail cho liên kết này.',
  },
} satisfies Translation<typeof english>
