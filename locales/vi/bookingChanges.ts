import type english from '../en/bookingChanges.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Thay đổi lịch hẹn của bạn',
  until: 'Bạn có thể dời hoặc hủy ở đây trước {{time}}.',
  late: 'Không thay đổi ở đây được nữa. Vui lòng liên hệ {{fitter}}.',
  contact: 'Cách liên hệ {{fitter}}:',
  move: {
    open: 'Dời',
    title: 'Chọn giờ khác',
    zone: 'Giờ hiển thị theo {{zone}}.',
    none: 'Không có giờ trống trong các ngày này.',
    next: 'Các giờ trống tiếp theo:',
    earlier: 'Ngày trước',
    later: 'Ngày sau',
    keep: 'Giữ giờ hiện tại',
    confirmTitle: 'Dời sang {{time}}?',
    confirm: 'Dời',
    other: 'Giờ khác',
    refused: 'Giờ đó vừa có người đặt. Không có gì thay đổi.',
    done: 'Lịch hẹn đã được dời. E-mail kèm tệp lịch mới đang được gửi.',
  },
  cancel: {
    open: 'Hủy',
    title: 'Hủy lịch hẹn?',
    text: 'Giờ này sẽ trống cho người khác. Lịch đã hủy không lấy lại được, nhưng bạn có thể đặt lịch mới.',
    message: 'Vài lời cho {{fitter}}',
    confirm: 'Hủy lịch hẹn',
    keep: 'Giữ lịch hẹn',
    done: 'Lịch hẹn của bạn đã hủy.',
  },
} satisfies Translation<typeof english>
