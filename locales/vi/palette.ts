import type english from '../en/palette.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Tìm',
  field: 'Tìm trang hoặc thao tác',
  fieldOfFitter: 'Tìm người đạp xe, buổi fit, trang hoặc thao tác',
  results: 'Kết quả',
  group: {
    riders: 'Người đạp xe',
    sessions: 'Buổi fit',
    actions: 'Thao tác',
    pages: 'Trang',
    cases: 'Các buổi fit trước',
  },
  count_other: '{{count}} kết quả',
  none: 'Không tìm thấy gì. Thử nhập ít chữ hơn.',
  sessionOf: 'Buổi fit ngày {{date}}',
  action: {
    invite: 'Mời người đạp xe',
    intake: 'Bắt đầu bảng câu hỏi ban đầu',
    searchCases: 'Tìm “{{words}}” trong các buổi fit trước',
    help: 'Hiện phím tắt',
    logOut: 'Đăng xuất',
  },
  keys: {
    title: 'Phím tắt',
    here: 'Trên trang này',
    everywhere: 'Trên mọi trang',
    find: 'Tìm người đạp xe, buổi fit, trang và thao tác',
    findToo: 'Như trên',
    findPages: 'Tìm trang và thao tác',
    help: 'Hiện danh sách này',
    typing: 'Khi bạn đang gõ trong một ô, các phím này là một phần của nội dung.',
    turnOff: 'Tắt phím tắt trong Cài đặt',
  },
} satisfies Translation<typeof english>
