import type english from '../en/interruptions.ts'
import type { Translation } from '../translation.ts'

export default {
  status: {
    notKept:
      'Trình duyệt này không lưu gì, ví dụ vì đang ở chế độ riêng tư. Chúng tôi lưu câu trả lời trực tuyến khi bạn gõ. Giữ kết nối và mở trang này đến khi bạn gửi biểu mẫu.',
    signedOut:
      'Bạn đã được đăng xuất. Câu trả lời được giữ trên thiết bị này. Đăng nhập lại, hoặc mở lại liên kết, để tiếp tục.',
    refused:
      'Câu trả lời trên thiết bị này không gửi được nữa. Có thể biểu mẫu đã đóng, liên kết đã bị thay, hoặc hồ sơ đã bị xóa. Để điền lại biểu mẫu, xin chuyên viên liên kết mới.',
    restricted:
      'Bạn đã hạn chế hồ sơ này hoặc rút lại sự đồng ý. Đến khi bạn cho phép dùng lại, không có câu hỏi nào và không câu trả lời nào được gửi.',
    wiped: 'Bạn đã đăng xuất nên biểu mẫu này không còn trên thiết bị. Đăng nhập lại để tiếp tục.',
    submitted:
      'Bạn đã gửi biểu mẫu này từ thiết bị hoặc thẻ khác. Các thay đổi mới nhất ở đây không có trong đó. Với tài khoản, bạn có thể sửa những gì đã gửi.',
    seeSent: 'Tiếp tục',
    logIn: 'Đăng nhập',
    toConsents: 'Sự đồng ý của bạn',
  },
  conflict: {
    title: 'Bạn muốn giữ câu trả lời nào?',
    lead: 'Các câu trả lời này đã được thay đổi ở đây và trên thiết bị khác. Cả hai được lưu đến khi bạn chọn.',
    mine: 'Trên thiết bị này',
    theirs: 'Thiết bị khác',
    nothing: 'Không có câu trả lời',
    removed: 'Đã gỡ',
    choose: 'Giữ các câu trả lời này',
  },
  submit: {
    waitingTitle: 'Sẵn sàng gửi',
    waiting:
      'Bạn đang ngoại tuyến. Biểu mẫu được giữ trên thiết bị này và sẽ gửi khi có mạng lại. Giữ trang này mở, hoặc quay lại sau.',
    callOff: 'Chưa gửi vội',
    failed: 'Chúng tôi không gửi được biểu mẫu.',
  },
} satisfies Translation<typeof english>
