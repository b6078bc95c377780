import type english from '../en/waitingList.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Chờ giờ trống',
  lead: 'Nếu có giờ trống, nó được giữ hai giờ cho người đầu danh sách, và có e-mail báo.',
  from: 'Từ',
  to: 'Đến',
  name: 'Tên',
  email: 'E-mail',
  send: 'Thêm tôi vào danh sách',
  sentTitle: 'Xem hộp thư của bạn',
  sent: 'Chỗ của bạn được tính khi bạn nhấn nút trong e-mail đã gửi đến {{email}}.',
  fault: {
    days: 'Nhập hai ngày, ngày đầu trước.',
    name: 'Nhập tên của bạn.',
    email: 'Nhập địa chỉ đầy đủ, ví dụ ten@example.com.',
  },
  place: {
    what: '{{service}} với {{fitter}}, {{from}} đến {{to}}',
    unconfirmedTitle: 'Chờ giờ trống?',
    confirm: 'Xác nhận chỗ của tôi',
    waitingTitle: 'Bạn đang trong danh sách chờ',
    waiting: 'Nếu có giờ trống, nó được giữ cho bạn hai giờ khi đến lượt, và có e-mail báo.',
    leave: 'Rời danh sách',
    endedTitle: 'Bạn không trong danh sách chờ',
    unknownTitle: 'Liên kết này không hoạt động',
    unknown: 'Mở toàn bộ liên kết trong e-mail, hoặc yêu cầu lại trên trang đặt lịch.',
  },
} satisfies Translation<typeof english>
