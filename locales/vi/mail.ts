import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'

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
      right: 'Được gửi vì một yêu cầu về dữ liệu cá nhân tại {{address}}.',
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
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Địa điểm:',
    video: 'Tham gia qua video',
    see: 'Xem lịch hẹn của bạn',
  },
  bookingRequest: {
    subject: 'Xác nhận lịch hẹn của bạn với {{fitter}}',
    heading: 'Xác nhận lịch hẹn của bạn',
    what: 'Có ai đó dùng địa chỉ này xin lịch hẹn với {{fitter}}. Nếu là bạn, mở trang và nhấn “Xác nhận”. Chưa có gì xảy ra cho đến khi bạn nhấn.',
    button: 'Mở lịch hẹn',
    kept: 'Chúng tôi giữ giờ này cho bạn đến {{time}} ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Lịch hẹn của bạn với {{fitter}}',
    heading: 'Lịch hẹn của bạn đã được xác nhận',
    what: '{{service}} với {{fitter}}:',
    intake: 'Trước bike fit, {{fitter}} muốn biết bạn đạp xe ra sao và hiện nay cảm thấy thế nào.',
    openIntake: 'Điền biểu mẫu',
  },
  bookingMoved: {
    subject: 'Lịch hẹn của bạn với {{fitter}} có giờ mới',
    heading: 'Lịch hẹn của bạn có giờ mới',
    what: '{{service}} với {{fitter}} nay diễn ra:',
    message: 'Lời nhắn từ {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Lịch hẹn của bạn với {{fitter}} đã hủy',
    heading: 'Lịch hẹn của bạn đã hủy',
    fitter: '{{fitter}} đã hủy {{service}}, dự kiến diễn ra:',
    rider: 'Bạn đã hủy {{service}} với {{fitter}}, dự kiến diễn ra:',
  },
  bookingReminder: {
    subject: 'Nhắc lịch hẹn của bạn với {{fitter}}',
    heading: 'Lịch hẹn của bạn sắp đến',
    what: '{{service}} với {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Xác nhận chỗ trong danh sách chờ của {{fitter}}',
    heading: 'Xác nhận chỗ của bạn trong danh sách chờ',
    what: 'Có ai đó dùng địa chỉ này muốn được báo khi {{service}} với {{fitter}} có giờ trống. Nếu là bạn, mở trang và nhấn “Xác nhận”. Chưa có gì xảy ra cho đến khi bạn nhấn.',
    button: 'Mở trang',
    leave: 'Bạn cũng có thể rời danh sách bằng liên kết này.',
  },
  waitingOffer: {
    subject: 'Có giờ trống với {{fitter}}',
    heading: 'Có giờ trống',
    what: '{{service}} với {{fitter}}. Giờ này được giữ cho bạn:',
    button: 'Xem và xác nhận',
    kept: 'Giờ này chuyển cho người tiếp theo lúc {{time}} ({{zone}}).',
  },
  deviceCode: {
    subject: 'Mã để tiếp tục biểu mẫu của bạn',
    heading: 'Tiếp tục trên thiết bị khác của bạn',
    why: 'Có người đã mở lời mời của bạn từ {{fitter}} trên thiết bị khác. Nếu là bạn, nhập mã này ở đó để tiếp tục từ chỗ bạn dừng:',
    valid_other: 'Mã dùng được một lần và hết hạn sau {{count}} phút.',
    notYou:
      'Nếu không phải bạn, đừng làm gì và đừng chia sẻ mã. Không có mã thì không ai thấy câu trả lời của bạn.',
  },
  confirmation: {
    subject: 'Xác nhận địa chỉ e-mail của bạn',
    heading: 'Chào mừng đến với {product}',
    why: 'Xác nhận địa chỉ để hoàn tất việc tạo tài khoản. Chưa có gì xảy ra cho đến khi bạn nhấn nút trên trang mở ra.',
    asked: 'Có người đã tạo tài khoản với địa chỉ này vào {{at}} với tên “{{name}}”.',
    askedNameless: 'Có người đã tạo tài khoản với địa chỉ này vào {{at}}.',
    notYou: 'Nếu không phải bạn, đừng làm gì.',
    otherBrowser:
      'Nếu bạn xác nhận trong trình duyệt khác với nơi tạo tài khoản, chúng tôi sẽ đề nghị bạn chọn mật khẩu mới.',
    button: 'Xác nhận địa chỉ',
    typed: 'Hoặc nhập mã này ở nơi bạn tạo tài khoản:',
    valid: 'Liên kết có hiệu lực 1 ngày, mã 1 giờ.',
  },
  magicLink: {
    subject: 'Đăng nhập vào {product}',
    heading: 'Đăng nhập vào {product}',
    why: 'Có người muốn đăng nhập bằng địa chỉ này. Nếu là bạn, mở liên kết. Chưa có gì xảy ra cho đến khi bạn nhấn nút trên trang mở ra.',
    button: 'Đăng nhập',
    typed: 'Hoặc nhập mã này ở nơi bạn yêu cầu đăng nhập:',
    valid:
      'Liên kết có hiệu lực 1 ngày và mã 1 giờ, mỗi thứ một lần. Đừng chia sẻ. Ai có một trong hai đều đăng nhập được với tư cách bạn.',
  },
  recovery: {
    subject: 'Chọn mật khẩu mới',
    heading: 'Chọn mật khẩu mới',
    why: 'Có người yêu cầu mật khẩu {product} mới cho địa chỉ này. Nếu là bạn, nhấn nút và chọn. Đến lúc đó, mật khẩu của bạn giữ nguyên.',
    button: 'Chọn mật khẩu mới',
    typed: 'Hoặc nhập mã này ở nơi bạn yêu cầu:',
    valid:
      'Liên kết có hiệu lực 1 ngày và mã 1 giờ, mỗi thứ một lần. Đừng chia sẻ. Ai có một trong hai đều đăng nhập được với tư cách bạn.',
  },
  reauthentication: {
    subject: 'Mã để đổi mật khẩu của bạn',
    heading: 'Có phải bạn không?',
    why: 'Người đang đăng nhập tài khoản của bạn muốn đổi mật khẩu. Nếu là bạn, nhập mã này ở đó:',
    valid: 'Mã dùng được một lần và hết hạn sau 1 giờ.',
    notYou:
      'Nếu không phải bạn, đừng chia sẻ mã và đăng xuất mọi thiết bị khác trong cài đặt. Có thể ai đó đang dùng thiết bị bạn đang đăng nhập.',
  },
  addressChangeCurrent: {
    subject: 'Xác nhận đổi địa chỉ e-mail của bạn',
    heading: 'Đổi địa chỉ e-mail của bạn?',
    why: 'Người đang đăng nhập tài khoản của bạn muốn thay địa chỉ e-mail này bằng địa chỉ khác. Địa chỉ chỉ đổi khi cả hai được xác nhận. Nếu là bạn, nhấn nút.',
    button: 'Xác nhận thay đổi',
    valid: 'Liên kết có hiệu lực 1 ngày. Nếu không phải bạn, đừng xác nhận và hãy đổi mật khẩu.',
  },
  addressChangeNew: {
    subject: 'Xác nhận địa chỉ e-mail mới của bạn',
    heading: 'Xác nhận địa chỉ e-mail mới của bạn',
    why: 'Có người muốn dùng địa chỉ e-mail này cho tài khoản {product} của họ. Nó chỉ đổi khi cả địa chỉ mới và cũ được xác nhận. Nếu là bạn, nhấn nút.',
    asked: 'Có người yêu cầu điều này vào {{at}} với tên “{{name}}”.',
    askedNameless: 'Có người yêu cầu điều này vào {{at}}.',
    notYou: 'Nếu không phải bạn, đừng làm gì.',
    otherBrowser: 'Nút hoạt động trong trình duyệt bạn đã yêu cầu. Ở trình duyệt khác, hãy đăng nhập trước.',
    button: 'Xác nhận địa chỉ mới',
    valid: 'Liên kết có hiệu lực 1 ngày.',
  },
  change: { you: 'Nếu là bạn, bạn không cần làm gì.' },
  factorAdded: {
    subject: 'Đăng nhập hai bước đã bật',
    heading: 'Đăng nhập hai bước đã bật',
    what: 'Một ứng dụng xác thực đã được thêm vào tài khoản {product} của bạn vào {{at}}. Từ nay, bạn cần mã của nó để đăng nhập. Bạn đã được đăng xuất trên các thiết bị khác.',
    notYou:
      'Nếu không phải bạn, người khác có thể vào tài khoản của bạn. Chọn mật khẩu mới ngay tại {{address}}/forgot-password, và viết cho chúng tôi. Địa chỉ của chúng tôi ở cuối mỗi trang.',
  },
  factorRemoved: {
    subject: 'Đăng nhập hai bước đã tắt',
    heading: 'Đăng nhập hai bước đã tắt',
    what: 'Ứng dụng xác thực đã được gỡ khỏi tài khoản {product} của bạn vào {{at}}.',
    notYou:
      'Nếu không phải bạn, chọn mật khẩu mới ngay tại {{address}}/forgot-password. Sau đó vào Cài đặt, Bảo mật, đăng xuất mọi thiết bị khác và bật lại đăng nhập hai bước.',
  },
  factorRecovered: {
    subject: 'Một mã khôi phục đã được dùng',
    heading: 'Một mã khôi phục đã được dùng',
    what: 'Có ai đó dùng mã khôi phục thay cho ứng dụng xác thực vào {{at}}. Ứng dụng và các mã khôi phục khác không còn hoạt động, và bạn đã được đăng xuất trên các thiết bị khác.',
    notYou:
      'Nếu không phải bạn, có người có mật khẩu và mã của bạn. Chọn mật khẩu mới ngay tại {{address}}/forgot-password, rồi bật lại đăng nhập hai bước trong Cài đặt, Bảo mật.',
  },
  passwordChanged: {
    subject: 'Mật khẩu của bạn đã được đổi',
    heading: 'Mật khẩu của bạn đã được đổi',
    what: 'Mật khẩu tài khoản {product} của bạn đã được đổi vào {{at}}. Bạn đã được đăng xuất trên các thiết bị khác.',
    notYou:
      'Nếu không phải bạn, chọn mật khẩu khác ngay tại {{address}}/forgot-password. Việc đó đăng xuất người đã đổi.',
  },
  addressChanged: {
    subject: 'Địa chỉ e-mail của bạn đã được đổi',
    heading: 'Địa chỉ e-mail của bạn đã được đổi',
    what: 'Địa chỉ e-mail của tài khoản {product} đã được đổi vào {{at}}, sau khi cả hai địa chỉ được xác nhận. Bạn không đăng nhập được bằng địa chỉ này nữa.',
    notYou:
      'Nếu không phải bạn, có người đọc được e-mail của bạn. Đổi mật khẩu hộp thư, và viết cho chúng tôi ngay. Địa chỉ của chúng tôi ở cuối mỗi trang của {{address}}.',
  },
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
  calendarUnreadable: {
    subject: 'Chúng tôi không đọc được một lịch của bạn',
    heading: 'Chúng tôi không đọc được một trong các lịch khác của bạn',
    text: 'Đã một giờ {product} không đọc được lịch bạn kết nối. Các giờ đã biết vẫn bận, và giờ mới thì thiếu: người đạp xe có thể đặt giờ bạn đã bận nơi khác.',
    button: 'Xem các lịch của bạn',
  },
  fitterNews: {
    intake: {
      subject: 'Có bảng câu hỏi ban đầu mới',
      heading: 'Có bảng câu hỏi ban đầu mới để đọc',
      text: 'Một người đạp xe đã gửi bảng câu hỏi ban đầu. Đọc trong {product}. E-mail này không chứa câu trả lời.',
      button: 'Đọc bảng câu hỏi ban đầu',
    },
    intake_red_flag: {
      subject: 'Một bảng câu hỏi ban đầu cần bạn xem hôm nay',
      heading: 'Một bảng câu hỏi ban đầu cần bạn xem hôm nay',
      text: 'Một người đạp xe đã gửi bảng câu hỏi ban đầu. Đọc trước khi thay đổi bất cứ gì trên xe. E-mail này không chứa câu trả lời.',
      button: 'Đọc bảng câu hỏi ban đầu',
    },
    red_flag: {
      subject: 'Một câu trả lời cần bạn xem hôm nay',
      heading: 'Một câu trả lời cần bạn xem hôm nay',
      text: 'Một người đạp xe đã gửi lần theo dõi. Đọc trước khi thay đổi bất cứ gì trên xe.',
      button: 'Đọc câu trả lời',
    },
    unhappy: {
      subject: 'Một câu trả lời cần bạn chú ý',
      heading: 'Một câu trả lời cần bạn chú ý',
      text: 'Một người đạp xe đã gửi lần theo dõi. Đọc và liên hệ với người đạp xe.',
      button: 'Đọc câu trả lời',
    },
    settings: 'Chọn các e-mail bạn nhận',
  },
  fitterBooking: {
    made: { subject: 'Bạn có lịch đặt mới', text: 'Một người đạp xe đã đặt {{service}}:' },
    moved: { subject: 'Một lịch đặt có giờ mới', text: 'Một người đạp xe đã dời {{service}}, giờ diễn ra:' },
    movedFrom: 'Dự kiến trước đó:',
    cancelled: {
      subject: 'Một lịch đặt đã hủy',
      text: 'Một người đạp xe đã hủy {{service}}, dự kiến diễn ra:',
    },
    button: 'Mở lịch',
  },
  planNotice: {
    trial_ending: {
      subject: 'Bản dùng thử miễn phí kết thúc ngày {{day}}',
      heading: 'Bản dùng thử miễn phí sắp kết thúc',
      text: 'Bản dùng thử miễn phí {product} của bạn kết thúc ngày {{day}}. Để tiếp tục làm việc sau đó, chọn một gói.',
    },
    payment_failed: {
      subject: 'Lần thanh toán gần nhất không thành công',
      heading: 'Lần thanh toán gần nhất không thành công',
      text: 'Chúng tôi không trừ được tiền từ thẻ của bạn cho thời gian sau {{day}}. Kiểm tra thông tin thanh toán; hệ thống sẽ tự thử lại.',
    },
    ended: {
      subject: 'Gói của bạn đã kết thúc',
      heading: 'Gói của bạn đã kết thúc',
      text: 'Gói của bạn kết thúc ngày {{day}}. Hiện mọi thứ vẫn hoạt động. Để tiếp tục làm việc, chọn một gói.',
    },
    read_only_soon: {
      subject: 'Cơ sở của bạn ở chế độ chỉ đọc từ {{readOnly}}',
      heading: 'Cơ sở của bạn sắp ở chế độ chỉ đọc',
      text: 'Gói của bạn kết thúc ngày {{day}}, và từ đó chưa có thanh toán nào.',
    },
    read_only: {
      subject: 'Cơ sở của bạn giờ ở chế độ chỉ đọc',
      heading: 'Cơ sở của bạn giờ ở chế độ chỉ đọc',
      text: 'Gói của bạn kết thúc ngày {{day}}, và từ đó chưa có thanh toán nào.',
    },
    thenReadOnly:
      'Từ {{readOnly}} cơ sở của bạn ở chế độ chỉ đọc: bạn có thể đọc, tải xuống và xóa mọi thứ, nhưng không mời người đạp xe hay thay đổi bike fit. Biểu mẫu người đạp xe đang mở, lời nhắc và cảnh báo vẫn tiếp tục.',
    nowReadOnly:
      'Bạn có thể đọc, tải xuống và xóa mọi thứ, nhưng không mời người đạp xe hay thay đổi bike fit. Biểu mẫu người đạp xe đang mở, lời nhắc và cảnh báo vẫn tiếp tục. Không mất gì: khi bạn chọn gói, mọi thứ hoạt động như trước.',
    button: 'Xem gói của bạn',
  },
  fitterDigest: {
    subject: 'Việc cần bạn xử lý hôm nay',
    heading: 'Việc cần bạn xử lý hôm nay',
    followUps_other: '{{count}} lần theo dõi cần xử lý.',
    unreadForms_other: '{{count}} biểu mẫu chờ được đọc.',
    button: 'Xem việc cần xử lý',
  },
  downloadReady: {
    subject: 'Bản sao của bạn đã sẵn sàng',
    heading: 'Bản sao dữ liệu của bạn đã sẵn sàng',
    text: 'Bạn có thể lấy trong 7 ngày. Để an toàn, bạn phải đăng nhập, và đã đăng nhập trong 10 phút gần nhất.',
    button: 'Lấy bản sao',
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
  rights: {
    subject: 'Yêu cầu của bạn về dữ liệu',
    heading: {
      received: 'Chúng tôi đã nhận yêu cầu của bạn',
      extended: 'Chúng tôi cần thêm thời gian cho yêu cầu của bạn',
      done: 'Yêu cầu của bạn đã xong',
      refused: 'Chúng tôi không thể làm điều bạn yêu cầu',
    },
    asked: 'Yêu cầu: {{right}}.',
    right: {
      access: 'xem có những dữ liệu nào',
      copy: 'bản sao dữ liệu',
      correction: 'sửa dữ liệu',
      erasure: 'xóa dữ liệu',
      restriction: 'hạn chế việc dùng dữ liệu',
      objection: 'phản đối việc dùng dữ liệu',
    },
    until: {
      received: 'Chúng tôi trả lời chậm nhất ngày {{day}}.',
      extended: 'Chúng tôi trả lời chậm nhất ngày {{day}}. Lý do:',
    },
    prove: 'Để không ai khác lấy hoặc xóa dữ liệu của bạn, hãy trả lời chúng tôi từ địa chỉ này với mã:',
    complain: 'Bạn có thể khiếu nại với cơ quan bảo vệ dữ liệu nơi bạn sống, và kiện ra tòa.',
  },
  contactMessage: {
    subject: 'Tin nhắn từ biểu mẫu liên hệ',
    heading: 'Tin nhắn từ biểu mẫu liên hệ',
    about: 'Về: {{topic}}',
    from: 'Từ: {{name}}, {{email}}',
    answer: 'Trả lời qua e-mail đến địa chỉ trên. Chưa ai xác nhận rằng tin nhắn đến từ đó.',
    resolve: 'Mở tin nhắn',
    topic: {
      question: 'câu hỏi về {product}',
      demo: 'cuộc gọi giới thiệu',
      support: 'trợ giúp về tài khoản hoặc trang',
      privacy: 'dữ liệu cá nhân',
      other: 'điều khác',
    },
  },
  contactConfirmation: {
    subject: 'Chúng tôi đã nhận tin nhắn của bạn',
    heading: 'Chúng tôi đã nhận tin nhắn của bạn',
    text: 'Cảm ơn bạn đã viết. Chúng tôi trả lời qua e-mail.',
    notYou: 'Nếu bạn không viết cho chúng tôi, ai đó đã nhập nhầm địa chỉ của bạn. Bạn không phải làm gì.',
  },
  rightsAlarm: {
    subject: 'Yêu cầu về dữ liệu cá nhân đến hạn ngày {{day}}',
    heading: 'Một yêu cầu vẫn còn mở',
    request: 'Số của nó là {{id}}. Dòng lệnh liệt kê nó bằng: npm run rights -- list',
    button: 'Xem yêu cầu',
  },
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
