import type english from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Liên hệ',
  lead: 'Viết cho chúng tôi. Chúng tôi trả lời qua e-mail.',
  description:
    'Viết cho những người làm {product}: câu hỏi, cuộc gọi giới thiệu, trợ giúp, và dữ liệu cá nhân của bạn.',
  topic: 'Về việc gì?',
  topics: {
    question: 'Câu hỏi về {product}',
    demo: 'Đặt cuộc gọi giới thiệu',
    support: 'Trợ giúp về tài khoản hoặc trang',
    privacy: 'Dữ liệu cá nhân của tôi',
    other: 'Điều khác',
  },
  name: 'Tên',
  email: 'Địa chỉ e-mail',
  words: 'Tin nhắn',
  wordsHint: 'Đừng viết về sức khỏe ở đây. Chuyên viên đọc điều đó trong biểu mẫu của bạn.',
  demoHint: 'Cho biết hai hoặc ba giờ phù hợp, kèm múi giờ.',
  privacyHint: 'Bạn tự tải xuống, sửa, chia sẻ và xóa dữ liệu được:',
  privacyLink: 'Dữ liệu & quyền riêng tư trong cài đặt',
  website: 'Để trống ô này',
  send: 'Gửi tin nhắn',
  kept: 'Chúng tôi giữ tin nhắn nhiều nhất {{days}} ngày, ở dạng mã hóa. Xem',
  policy: 'chính sách quyền riêng tư',
  sent: 'Đã gửi tin nhắn',
  sentText: 'Cảm ơn bạn. Chúng tôi đã gửi xác nhận ngắn và sẽ trả lời qua e-mail.',
  again: 'Viết tin nhắn khác',
  direct: 'Bạn cũng có thể viết đến',
  fault: {
    name: 'Nhập tên của bạn.',
    email: 'Địa chỉ e-mail chưa đầy đủ. Dùng dạng ten@example.com.',
    words: 'Viết tin nhắn của bạn.',
    tooLong: 'Quá dài. Dùng nhiều nhất {{count}} ký tự.',
    characters: 'Có ký tự không lưu được. Nhập lại không có chúng.',
    summary: 'Tin nhắn chưa được gửi. Kiểm tra các ô được đánh dấu bên dưới.',
  },
} satisfies Translation<typeof english>
