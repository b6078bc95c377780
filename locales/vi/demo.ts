import type english from '../en/demo.ts'
import type { Translation } from '../translation.ts'

export default {
  banner: {
    label: 'Về bản demo này',
    text: 'Đây là bản demo. Mọi người, số và hình đều là hư cấu, và không e-mail nào được gửi.',
  },
  fitter: {
    title: 'Xem thử với vai trò chuyên viên',
    text: 'Bạn sẽ thấy studio của Maren Holt: 60 người đạp xe, hai năm bike fit, và điều người đạp xe nói vài tuần sau. Mọi thứ đều là hư cấu, nên cứ thử.',
    button: 'Mở studio',
  },
  client: {
    title: 'Xem thử với vai trò người đạp xe',
    text: 'Bạn sẽ thấy những gì Tom Ashworth thấy: các bike fit, báo cáo, và một lần theo dõi để trả lời. Mọi thứ đều là hư cấu, nên cứ thử.',
    button: 'Mở trang của người đạp xe',
  },
  choose: {
    title: 'Xem thử bản demo',
    text: 'Một studio với 60 người đạp xe và hai năm bike fit. Mọi thứ đều là hư cấu, và không ai thay đổi được.',
  },
  unknown: {
    title: 'Liên kết này không mở bản demo',
    text: 'Liên kết đổi mỗi lần demo khởi động. Dùng liên kết của lần khởi động mới nhất.',
  },
  none: {
    title: 'Mở bản demo bằng liên kết của nó',
    text: 'Lệnh npm run demo khởi động bản demo và in hai liên kết: một cho chuyên viên, một cho người đạp xe.',
  },
} satisfies Translation<typeof english>
