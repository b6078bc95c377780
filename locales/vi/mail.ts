import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'
import accountMails from './mail/account.ts'
import bookingMails from './mail/bookings.ts'
import fitterMails from './mail/fitters.ts'
import requestMails from './mail/requests.ts'

export default {
  layout: {
    because: {
      asked: 'Được gửi vì có người yêu cầu e-mail này tại {{address}}.',
      invited: 'Được gửi vì {{fitter}} đã mời bạn.',
      fitted: 'Được gửi vì {{fitter}} đã làm bike fit cho bạn.',
      booked: 'Được gửi vì bạn có lịch hẹn với {{fitter}}.',
      changed: 'Được gửi vì tài khoản của bạn tại {{address}} đã thay đổi. Không thể tắt các e-mail này.',
      support:
        'Được gửi vì bộ phận hỗ trợ đã mở dữ liệu của bạn tại {{address}}. Không thể tắt các e-mail này.',
      corrected: 'Được gửi vì thông tin liên hệ tại {{address}} đã thay đổi. Không thể tắt các e-mail này.',
      sharing: 'Được gửi vì một người đạp xe chia sẻ bike fit tại {{address}}.',
      right: 'Được gửi vì một yêu cầu về dữ liệu cá nhân tại {{address}}.',
      breach: 'Được gửi vì một vi phạm dữ liệu cá nhân được ghi lại tại {{address}}.',
      contact: 'Được gửi vì có ai đó dùng biểu mẫu liên hệ tại {{address}}.',
      plan: 'Được gửi vì gói của bạn tại {{address}} kết thúc hoặc đã kết thúc. Không thể tắt các e-mail này.',
      calendar:
        'Được gửi vì bạn đã kết nối một lịch khác tại {{address}}. Bạn sẽ không nhận e-mail này nữa khi lịch được gỡ ở đó.',
      news: 'Được gửi vì e-mail về người đạp xe của bạn đang bật tại {{address}}.',
    },
    ignore: 'Không chờ e-mail này? Bạn có thể bỏ qua, và sẽ không có gì xảy ra.',
    from: '{product}, {{address}}',
    privacy: 'Chính sách quyền riêng tư',
    terms: 'Điều khoản dịch vụ',
    buttonFails: 'Nếu nút không hoạt động, sao chép địa chỉ này vào trình duyệt:',
  },
  invitation: {
    subject: '{{fitter}} mời bạn chuẩn bị cho lần bike fit',
    heading: 'Chuẩn bị cho lần bike fit của bạn',
    who: '{{fitter}} đang chuẩn bị bike fit của bạn và muốn biết bạn đạp xe ra sao và hiện nay cảm thấy thế nào.',
    whoWithStudio:
      '{{fitter}} ({{studio}}) đang chuẩn bị bike fit của bạn và muốn biết bạn đạp xe ra sao và hiện nay cảm thấy thế nào.',
    note: 'Lời nhắn từ {{fitter}}:',
    howLong:
      'Có sáu bước ngắn, mất {{required}} đến {{everything}} phút. Câu trả lời được lưu dần, nên bạn có thể nghỉ và tiếp tục sau trên cùng thiết bị.',
    button: 'Mở lời mời',
    opening:
      'Chưa có gì bắt đầu cho đến khi bạn nhấn “Bắt đầu”. Trang đầu cho biết ai hỏi, vì sao, và dữ liệu của bạn được dùng thế nào.',
    typed: 'Bạn cũng có thể vào {{address}} và nhập địa chỉ e-mail cùng mã này:',
    valid_other: 'Liên kết và mã có hiệu lực {{count}} ngày.',
  },
  ...bookingMails,
  deviceCode: {
    subject: 'Mã để tiếp tục biểu mẫu của bạn',
    heading: 'Tiếp tục trên thiết bị khác của bạn',
    why: 'Có người đã mở lời mời của bạn từ {{fitter}} trên thiết bị khác. Nếu là bạn, nhập mã này ở đó để tiếp tục từ chỗ bạn dừng:',
    valid_other: 'Mã dùng được một lần và hết hạn sau {{count}} phút.',
    notYou:
      'Nếu không phải bạn, đừng làm gì và đừng chia sẻ mã. Không có mã thì không ai thấy câu trả lời của bạn.',
  },
  ...accountMails,
  sms: {
    booking: 'Lịch hẹn của bạn với {{fitter}}: {{day}}, {{time}} ({{zone}}).',
    code: '{{code}} là mã {product} của bạn. Dùng được một lần, trong 1 giờ. Đừng cho ai biết.',
  },
  fitReport: {
    subject: 'Báo cáo bike fit của bạn từ {{fitter}} đã sẵn sàng',
    heading: 'Báo cáo bike fit của bạn đã sẵn sàng',
    why: '{{fitter}} đã hoàn tất bike fit và viết báo cáo cho bạn.',
    inIt: 'Báo cáo cho biết đã thay đổi gì và vì sao, chuyên viên khuyên gì, và những tuần đầu sẽ thế nào. Bạn có thể đọc trực tuyến, in hoặc lưu thành PDF.',
    button: 'Mở báo cáo',
    signIn: 'Đăng nhập để mở. Chỉ bạn và chuyên viên xem được. E-mail này không chứa số đo.',
    byLink:
      'Liên kết mở báo cáo không cần tài khoản đến {{day}}. Ai có e-mail này đều mở được, nên đừng chia sẻ. E-mail này không chứa số đo.',
    keep: 'Để giữ báo cáo, tạo tài khoản bằng địa chỉ này trên trang báo cáo.',
  },
  freshLink: {
    subject: 'Liên kết mới của bạn',
    heading: 'Liên kết mới của bạn',
    why: {
      invitation:
        'Bạn đã xin liên kết mới đến biểu mẫu {{fitter}} gửi trước bike fit. Các câu trả lời đến giờ đã được lưu.',
      follow_up:
        'Bạn đã xin liên kết mới để cho {{fitter}} biết bạn đạp xe thế nào từ sau bike fit. Các câu trả lời đến giờ đã được lưu.',
      report: 'Bạn đã xin liên kết mới đến báo cáo bike fit của bạn với {{fitter}}.',
    },
    button: 'Mở liên kết',
    earlier: 'Liên kết trong các e-mail trước không còn hoạt động, vì dịch vụ được khôi phục từ bản sao lưu.',
  },
  calendarFeed: { blocked: 'Đã chặn' },
  ...fitterMails,
  downloadReady: {
    subject: 'Bản sao của bạn đã sẵn sàng',
    heading: 'Bản sao dữ liệu của bạn đã sẵn sàng',
    text: 'Bạn có thể lấy trong 7 ngày. Để an toàn, bạn phải đăng nhập, và đã đăng nhập trong 10 phút gần nhất.',
    button: 'Lấy bản sao',
    notYou:
      'Nếu bạn không yêu cầu, có người khác đang ở trong tài khoản của bạn. Chọn mật khẩu mới ngay tại {{address}}/forgot-password. Sau đó vào Cài đặt, Bảo mật, và đăng xuất mọi thiết bị khác.',
  },
  followUpReminder: {
    subject: '{{fitter}} muốn biết bạn đạp xe thế nào',
    heading: 'Từ sau bike fit, bạn đạp xe thế nào?',
    why: 'Bạn làm bike fit với {{fitter}} ngày {{day}}. Giờ đạp xe cảm thấy thế nào? Câu trả lời cho thấy điều gì đã thay đổi từ sau bike fit, và cần xem gì tiếp.',
    again:
      '{{fitter}} vẫn muốn biết bạn đạp xe thế nào từ sau bike fit ngày {{day}}. “Không có gì thay đổi” cũng là câu trả lời hữu ích.',
    howLong_other: 'Mất khoảng {{count}} phút. Bạn có thể dừng bất cứ lúc nào và tiếp tục sau.',
    button: 'Bắt đầu theo dõi',
    valid: 'Bạn có thể trả lời đến {{day}}.',
    stop: 'Không nhận thêm lời nhắc từ chuyên viên này',
  },
  outbox: {
    title: 'Hộp thư đi',
    why: 'Chưa thiết lập máy chủ thư (SMTP_URL), nên {product} giữ e-mail ở đây, cả tin nhắn nếu chưa có cổng (SMS_URL). Chỉ mở được trang này trên máy này.',
    empty: 'Chưa có tin nào. Tải lại trang sau khi gửi.',
    to: 'Đến',
    sms: 'Tin nhắn',
    html: 'Xem trước',
    technical: 'Tiêu đề thư',
    calendar: 'Tệp lịch',
  },
  supportAccess: {
    subject: 'Hỗ trợ {product} đã mở một buổi fit của bạn',
    heading: 'Hỗ trợ {product} đang xem một buổi fit',
    what: 'Một người của bộ phận hỗ trợ {product} đã mở một buổi bike fit của bạn. Họ chỉ xem, không thay đổi gì, và không thấy tên hay cách liên hệ với bạn.',
    whatFitter:
      'Một người của bộ phận hỗ trợ {product} đã mở buổi fit của một người đạp xe của bạn. Họ chỉ xem, không thay đổi gì, và không thấy tên hay cách liên hệ với người đạp xe.',
    reason: {
      technical:
        'Lý do là kỹ thuật: họ thấy trạng thái, thời gian, kích thước và mã lỗi, không thấy câu trả lời.',
      quality: 'Lý do là chất lượng: họ thấy câu trả lời và dữ liệu bike fit.',
    },
    until: 'Quyền truy cập tự kết thúc vào {{at}}.',
    end: {
      rider: 'Bạn có thể xem vì sao họ xem và mở gì, và kết thúc quyền truy cập bất cứ lúc nào:',
      fitter:
        'Trong lịch sử buổi fit, bạn có thể xem vì sao họ xem và mở gì, và kết thúc quyền truy cập bất cứ lúc nào:',
      guest:
        'Chuyên viên của bạn thấy họ mở gì và có thể kết thúc quyền truy cập bất cứ lúc nào. Với tài khoản cho địa chỉ này, bạn cũng vậy:',
    },
    button: 'Xem và kết thúc truy cập',
    signUp: 'Tạo tài khoản',
  },
  ...requestMails,
  consentWithdrawn: {
    subject: 'Một sự đồng ý đã được rút lại',
    heading: 'Bạn đã rút lại sự đồng ý',
    what: 'Ai đó đã dùng liên kết trong một e-mail chúng tôi gửi bạn để rút lại sự đồng ý dùng dữ liệu của bạn cho bike fit. Từ nay dữ liệu không được dùng nữa.',
    erased: 'Mọi thứ trong hồ sơ đó bị xóa vào {{day}}.',
    undo: 'Không phải bạn, hoặc bạn đổi ý? Tạo tài khoản với địa chỉ này trước ngày đó, và đồng ý lại trong Quyền riêng tư.',
    button: 'Tạo tài khoản',
  },
  contactCorrected: {
    subject: 'Thông tin liên hệ của bạn đã được sửa',
    heading: 'Chuyên viên đã sửa thông tin liên hệ của bạn',
    what: {
      name: 'Họ đã đổi tên trong hồ sơ về bạn.',
      email: 'Họ đã đổi địa chỉ nhận e-mail về bike fit của bạn.',
      language: 'Họ đã đổi ngôn ngữ của e-mail gửi bạn.',
    },
    wrong: {
      rider: 'Bạn xem điều đã đổi trong Quyền riêng tư. Nếu sai, hãy cho chuyên viên biết.',
      guest: 'Nếu sai, hãy cho chuyên viên biết. Với tài khoản, bạn xem được mọi thay đổi và tự sửa dữ liệu.',
    },
    button: { rider: 'Xem thay đổi', guest: 'Tạo tài khoản' },
  },
  breachAlarm: {
    subject: {
      warning: 'Còn chưa đến 24 giờ để báo cáo vi phạm dữ liệu',
      overdue: 'Lẽ ra vi phạm dữ liệu đã phải được báo cáo',
    },
    heading: {
      warning: 'Cơ quan chức năng chưa được báo về vi phạm',
      overdue: 'Đã qua 72 giờ từ khi biết vi phạm',
    },
    aware: 'Được biết vào {{at}}.',
    tell: 'Báo cơ quan bảo vệ dữ liệu, hoặc ghi lại rằng đã báo. Nếu không cần báo, đóng vi phạm kèm lý do.',
    number: 'Số của nó là {{id}}. Dòng lệnh liệt kê nó bằng: npm run breach -- list',
    button: 'Xem vi phạm',
  },
} satisfies Translation<typeof english>
