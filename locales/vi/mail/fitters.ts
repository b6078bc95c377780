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
