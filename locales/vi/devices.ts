import type english from '../en/devices.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Thiết bị',
  text: 'Nơi bạn đang đăng nhập. Nếu không nhận ra thiết bị nào, đăng xuất nó và đổi mật khẩu.',
  this: 'Thiết bị này',
  name: '{{browser}} trên {{system}}',
  used: 'Dùng lần cuối:',
  since: 'Đăng nhập từ:',
  end: 'Đăng xuất',
  endLabel: 'Đăng xuất: {{device}}',
  ended: 'Đã đăng xuất {{device}}.',
  endOthers: 'Đăng xuất mọi thiết bị khác',
  endOthersTitle: 'Đăng xuất mọi thiết bị khác?',
  endOthersText:
    'Bạn chỉ còn đăng nhập trên thiết bị này. Biểu mẫu bắt đầu trên thiết bị khác giữ các câu trả lời đã gửi.',
  endedOthers: 'Đã đăng xuất mọi thiết bị khác.',
  alone: 'Bạn chỉ đăng nhập trên thiết bị này.',
  browser: {
    chrome: 'Chrome',
    firefox: 'Firefox',
    safari: 'Safari',
    edge: 'Edge',
    other: 'Trình duyệt khác',
  },
  system: {
    windows: 'Windows',
    macos: 'macOS',
    ios: 'iOS',
    android: 'Android',
    linux: 'Linux',
    other: 'hệ thống khác',
  },
  unused: {
    title: 'Bạn còn ở đây không?',
    text: 'Bạn sẽ bị đăng xuất sau vài phút, vì đã một lúc không có thao tác nào ở đây.',
  },
} satisfies Translation<typeof english>
