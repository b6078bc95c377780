import type english from '../../en/mail/bookings.ts'
import type { Translation } from '../../translation.ts'

export default {
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
} satisfies Translation<typeof english>
