import type english from '../en/thankYou.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Cảm ơn bạn. {{fitter}} đã có bảng câu hỏi ban đầu của bạn.',
  titlePlain: 'Cảm ơn bạn. Chúng tôi đã nhận bảng câu hỏi ban đầu của bạn.',
  text: 'Câu trả lời của bạn đã được nhận. {{fitter}} sẽ liên hệ để hẹn lịch bike fit.',
  textPlain: 'Chuyên viên của bạn sẽ liên hệ để hẹn lịch bike fit.',
  nextTitle: 'Tiếp theo là gì',
  read: 'Chuyên viên đọc câu trả lời của bạn.',
  schedule: 'Chuyên viên liên hệ để hẹn lịch bike fit.',
  follow:
    'Vài tuần sau bike fit, chúng tôi hỏi bạn đạp xe cảm thấy thế nào. Cả bạn và chuyên viên đều thấy điều gì đã thay đổi.',
  accountTitle: 'Giữ câu trả lời của bạn',
  accountText:
    'Với tài khoản, bạn có thể đọc và sửa những gì đã gửi, và xem cảm giác đạp xe qua từng lần bike fit.',
  account: 'Tạo tài khoản',
  consents: 'Xem hoặc rút lại sự đồng ý của bạn',
  logIn: 'Đăng nhập',
  see: 'Xem câu trả lời của tôi',
  already: 'Bạn đã gửi biểu mẫu này',
  nothing: {
    title: 'Chưa có bảng câu hỏi ban đầu',
    text: 'Bạn chưa gửi bảng câu hỏi ban đầu. Khi đã gửi, bạn sẽ thấy ở đây tiếp theo là gì.',
    signedOut:
      'Đã gửi rồi? Đăng nhập để xem tiếp theo là gì. Nếu bạn có lời mời, mở liên kết hoặc nhập mã để bắt đầu.',
    logIn: 'Đăng nhập',
    haveCode: 'Tôi có mã',
    home: 'Đến trang của bạn',
  },
} satisfies Translation<typeof english>
