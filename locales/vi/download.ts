import type english from '../en/download.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Bản sao mọi dữ liệu của bạn, để giữ hoặc mang đi nơi khác.',
  title: 'Tải xuống mọi thứ',
  contents:
    'Một tệp ZIP với bike fit, biểu mẫu, số đo và khuyến nghị, ảnh và báo cáo của bạn, một trang để đọc, và bảng cho bảng tính và chương trình.',
  contentsFitter:
    'Một tệp ZIP với cơ sở của bạn: người đạp xe, bike fit, biểu mẫu, số đo, ảnh và báo cáo, một trang để đọc, và bảng cho bảng tính và chương trình.',
  background:
    'Chúng tôi tạo trong nền và gửi e-mail khi xong. Nó được giữ ở dạng mã hóa 7 ngày, và chỉ bạn tải được.',
  ask: 'Tạo bản sao',
  askAgain: 'Tạo bản sao mới',
  waiting: 'Bản sao của bạn đang xếp hàng.',
  making: 'Đang tạo bản sao của bạn.',
  progress_other: '{{done}}/{{count}} tệp',
  mailed: 'Bạn có thể đóng trang này. Chúng tôi sẽ gửi e-mail khi xong.',
  ready: 'Bản sao của bạn đã sẵn sàng.',
  kept: 'Tạo {{asked}}, {{size}} MB. Bị xóa ngày {{until}}.',
  fetch: 'Tải xuống',
  failed: 'Chúng tôi không tạo được bản sao. Vui lòng thử lại. Nếu lại không được, viết cho chúng tôi.',
  confirmFirst: 'Để an toàn, chúng tôi đề nghị bạn đăng nhập lại trước khi tải.',
  link: 'Tải xuống mọi thứ',
  linkHintFitter:
    'Dữ liệu về người đạp xe của bạn cùng bike fit, biểu mẫu, ảnh và báo cáo, để giữ hoặc mang đi nơi khác.',
  linkHint: 'Bike fit, biểu mẫu, ảnh và báo cáo của bạn, để giữ hoặc mang đi nơi khác.',
} satisfies Translation<typeof english>
