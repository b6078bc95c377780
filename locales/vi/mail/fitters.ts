import type english from '../../en/mail/fitters.ts'
import type { Translation } from '../../translation.ts'

export default {
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
  sharingNews: {
    offered: {
      subject: 'Một người đạp xe muốn chia sẻ bike fit với bạn',
      heading: 'Một người đạp xe muốn chia sẻ bike fit với bạn',
      text: 'Một người đạp xe tìm thấy bạn trong danh sách chuyên viên và muốn cho bạn đọc các bike fit của họ từ một chuyên viên trước. Nếu bạn chấp nhận, người đạp xe thấy tên và địa chỉ e-mail của bạn rồi quyết định. Trước đó không có gì được chia sẻ. Liên kết có hiệu lực trong 7 ngày.',
      button: 'Xem đề nghị',
    },
    accepted: {
      subject: 'Một chuyên viên đã chấp nhận đề nghị của bạn',
      heading: 'Một chuyên viên muốn đọc bike fit của bạn',
      text: 'Một chuyên viên đã chấp nhận đề nghị của bạn. Kiểm tra đây đúng là chuyên viên của bạn, rồi quyết định. Không có gì được chia sẻ trước khi bạn xác nhận.',
      button: 'Xem đó là ai',
    },
    confirmed: {
      subject: 'Một người đạp xe đã chia sẻ bike fit với bạn',
      heading: 'Giờ bạn đọc được bike fit của một người đạp xe',
      text: 'Một người đạp xe đã xác nhận cho bạn đọc các bike fit của họ từ một chuyên viên trước. Đó là lịch sử để đọc và không tính vào số liệu của bạn.',
      button: 'Đọc các bike fit',
    },
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
} satisfies Translation<typeof english>
