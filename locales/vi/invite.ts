import type english from '../en/invite.ts'
import type { Translation } from '../translation.ts'

export default {
  welcome: {
    note: 'Lời nhắn từ {{fitter}}',
    title: '{{fitter}} mời bạn chuẩn bị cho lần bike fit',
    lead: 'Sáu bước ngắn: khoảng {{required}} phút cho phần bắt buộc, khoảng {{everything}} phút cho tất cả. Bạn có thể dừng bất cứ lúc nào. Câu trả lời được lưu, và bạn có thể tiếp tục trên thiết bị khác.',
    forWhat:
      'Câu trả lời cho chuyên viên thấy hiện nay bạn đạp xe thế nào, để bike fit bắt đầu từ điều quan trọng với bạn.',
    start: 'Bắt đầu',
    continue: 'Tiếp tục',
    goOnText: 'Câu trả lời của bạn đã được lưu. Tiếp tục từ chỗ bạn dừng.',
    studio: '{{name}}, {{studio}}',
  },
  data: {
    title: 'Câu trả lời của bạn chỉ giữa bạn và {{fitter}}.',
    text: 'Chỉ chuyên viên của bạn đọc chúng, và bộ phận hỗ trợ {product} nếu có gì cần sửa. Chúng là của bạn: với tài khoản, bạn có thể đọc, sửa và xóa bất cứ lúc nào.',
    link: 'Dữ liệu & quyền riêng tư của bạn',
  },
  consent:
    'Khi nhấn “Bắt đầu”, bạn đồng ý cho {{fitter}} dùng các câu trả lời của bạn, kể cả dữ liệu sức khỏe, để chuẩn bị và thực hiện lần bike fit của bạn. Bạn có thể rút lại sự đồng ý bất cứ lúc nào.',
  wrongDevice: {
    question: 'Muốn dùng thiết bị khác?',
    address: 'Vào {{address}} trên thiết bị đó',
    code: 'và nhập mã trong e-mail của bạn.',
    link: 'Mở cùng liên kết ở đó trước khi nhấn “Bắt đầu” ở đây.',
  },
  other: {
    title: 'Bạn đã bắt đầu rồi',
    text: 'Để bảo vệ câu trả lời, chúng tôi sẽ gửi mã qua e-mail. Nhập mã ở đây để tiếp tục từ chỗ bạn dừng.',
    send: 'Gửi mã',
    again: 'Gửi mã mới',
    sent: 'Nếu địa chỉ đúng, chúng tôi đã gửi mã cho bạn. Mã có hiệu lực trong thời gian ngắn.',
    code: 'Mã trong e-mail',
    open: 'Tiếp tục',
    unreachableTitle: 'Bạn đã bắt đầu trên thiết bị khác',
    unreachable:
      'Chúng tôi không có địa chỉ e-mail để gửi mã. Tiếp tục trên thiết bị đã bắt đầu, hoặc xin {{fitter}} liên kết mới. Liên kết mới bắt đầu bằng biểu mẫu trống.',
  },
  code: {
    title: 'Nhập mã trong e-mail của bạn',
    lead: 'E-mail của chuyên viên có liên kết và mã gồm 8 chữ cái và chữ số.',
    email: 'E-mail của bạn',
    emailHint: 'Địa chỉ đã nhận lời mời.',
    emailMissing: 'Nhập địa chỉ đã nhận lời mời.',
    emailWrong: 'Địa chỉ e-mail chưa đầy đủ. Dùng dạng ten@example.com.',
    code: 'Mã',
    codeHint: '8 chữ cái và chữ số. Có thể bỏ dấu cách và gạch nối.',
    codeMissing: 'Nhập mã.',
    codeShape: 'Mã có 8 chữ cái và chữ số. Đối chiếu với e-mail của bạn.',
    open: 'Mở lời mời',
    noCode: 'Không có mã? Mở liên kết trong e-mail, hoặc xin chuyên viên liên kết mới hoặc mã QR.',
    left_other: 'Còn {{count}} lần thử. Sau đó chỉ liên kết trong e-mail hoạt động.',
  },
  submitted: {
    title: 'Cảm ơn bạn. Bạn đã gửi bảng câu hỏi ban đầu.',
    text: '{{fitter}} đã nhận và sẽ liên hệ để hẹn lịch bike fit.',
    logIn: 'Đăng nhập để xem',
    signUp: 'Tạo tài khoản',
  },
  closed: {
    withdrawn: 'Lời mời này đã được rút lại',
    expired: 'Lời mời này đã hết hạn',
    unknown: 'Không tìm thấy lời mời này',
    answered: 'Bạn đã gửi bảng câu hỏi ban đầu',
    withdrawnText: 'Chuyên viên đã rút lại. Nếu bạn nghĩ là nhầm, hãy xin lời mời mới.',
    expiredText: 'Lời mời có hiệu lực 30 ngày. Xin chuyên viên liên kết mới.',
    unknownText:
      'Có thể thiếu một phần liên kết, hoặc liên kết mới hơn đã thay thế. Mở lại từ e-mail, xin chuyên viên liên kết mới, hoặc nhập mã.',
    answeredText: 'Chuyên viên đã nhận. Đăng nhập để đọc, hoặc hỏi chuyên viên nếu cần thay đổi gì.',
    typeCode: 'Nhập mã',
  },
} satisfies Translation<typeof english>
