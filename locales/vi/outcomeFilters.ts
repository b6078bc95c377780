import type english from '../en/outcomeFilters.ts'
import type { Translation } from '../translation.ts'

export default {
  label: 'Bộ lọc',
  period: 'Khoảng thời gian bike fit',
  discipline: 'Bộ môn',
  bikeType: 'Loại xe',
  goal: 'Mục tiêu',
  zone: 'Vùng khó chịu trước bike fit',
  periods: {
    '3_months': '3 tháng qua',
    '6_months': '6 tháng qua',
    '12_months': '12 tháng qua',
    '24_months': '24 tháng qua',
    all: 'Mọi thời gian',
    dates: 'Giữa hai ngày',
    span: '{{from}} đến {{to}}',
  },
  all: {
    discipline: 'Mọi bộ môn',
    bikeType: 'Mọi loại xe',
    goal: 'Mọi mục tiêu',
    zone: 'Mọi vùng',
  },
  dates: {
    title: 'Các lần bike fit giữa hai ngày',
    from: 'Ngày đầu',
    to: 'Ngày cuối',
    show: 'Hiện',
    missing: 'Nhập đầy đủ cả hai ngày.',
    order: 'Ngày cuối trước ngày đầu. Đổi chỗ hai ngày hoặc chọn ngày khác.',
  },
  ignored: {
    title: 'Địa chỉ này có bộ lọc không tồn tại',
    text_other: 'Chúng tôi đã bỏ các bộ lọc này và hiện các bộ lọc còn lại: {{names}}.',
    action: 'Gỡ khỏi địa chỉ',
  },
} satisfies Translation<typeof english>
