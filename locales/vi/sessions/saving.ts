import type english from '../../en/sessions/saving.ts'
import type { Translation } from '../../translation.ts'

export default {
  unread: {
    waiting: 'Hiện chúng tôi không kết nối được với máy chủ. Buổi fit này mở ra ngay khi kết nối được.',
    fromDevice:
      'Bạn đang xem buổi fit này như lần cuối bạn mở ở đây. Chúng tôi sẽ tải lại khi bạn có mạng trở lại.',
    kept_other: '{{count}} thay đổi được giữ trên thiết bị này và sẽ được gửi khi đó.',
  },
  save: {
    saving: 'Đang lưu…',
    saved: 'Đã lưu {{when}}',
    nothing: 'Tự động lưu',
    waiting: 'Đang chờ kết nối. Không mất gì cả.',
    allSent: 'Đã có mạng trở lại. Mọi thứ đã được lưu.',
    conflict: 'Đang chờ bạn chọn',
    stopped: 'Chưa lưu',
    signedOut: 'Bạn đã bị đăng xuất. Các thay đổi chưa lưu được giữ trên thiết bị này.',
    logIn: 'Đăng nhập',
    closed_other:
      'Buổi fit này đã được đóng trong lúc đó. {{count}} thay đổi được giữ trên thiết bị này nhưng chưa lưu.',
    barred_other: 'Không lưu được {{count}} thay đổi.',
    refused_other: 'Không lưu được {{count}} thay đổi này. Mọi thứ khác đều ổn.',
    notTaken: 'Chưa lưu. {{reason}}',
    leaveOut: 'Bỏ',
    order: 'Thứ tự các thay đổi',
    retry: 'Thử lại',
    discard: 'Bỏ các thay đổi',
    notKept: 'Trình duyệt này không lưu gì. Giữ trang này mở đến khi bạn có mạng trở lại.',
  },
  conflict: {
    title: 'Mục này đã được thay đổi trên hai thiết bị. Bạn muốn giữ bản nào?',
    mine: 'Thiết bị này: {{value}}',
    theirs: 'Thiết bị khác: {{value}}',
    empty: 'trống',
    withdrawn: 'đã gỡ',
    standing: 'chưa gỡ',
    of: { session: 'Buổi fit', intervention: 'Thay đổi', recommendation: 'Khuyến nghị' },
  },
} satisfies Translation<typeof english>
