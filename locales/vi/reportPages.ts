import type english from '../en/reportPages.ts'
import type { Translation } from '../translation.ts'

export default {
  back: 'Trang chủ',
  print: 'In',
  pdf: { a4: 'PDF khổ A4', letter: 'PDF khổ Letter' },
  documents: { label: 'Tài liệu', report: 'Báo cáo bike fit', shop_card: 'Thẻ thông số' },
  noContact: 'Thông tin liên hệ của bạn chưa có trên báo cáo này.',
  addContact: 'Thêm vào hồ sơ của bạn',
  preview: 'Xem trước: người đạp xe nhận báo cáo này khi bạn hoàn tất bike fit. Trước đó không gửi gì.',
  visit: {
    title: 'Báo cáo bike fit của bạn đã sẵn sàng',
    lead: 'Xem điều gì đã thay đổi trên xe và vì sao, và những tuần đầu sẽ thế nào.',
    shared:
      'Báo cáo mở trên thiết bị này chừng nào liên kết còn hoạt động. Nếu dùng chung thiết bị, đóng báo cáo khi xong.',
    open: 'Mở báo cáo',
    signedIn:
      'Bạn đang đăng nhập với tên {{name}}. Nếu báo cáo này không phải của bạn, mở nó sẽ đăng xuất bạn.',
    logIn: 'Đăng nhập',
    startPage: 'Đến trang chủ',
    unknown: {
      title: 'Liên kết này không còn hoạt động',
      text: 'Có thể chúng tôi đã gửi liên kết mới hơn. Nếu có tài khoản, mọi báo cáo ở đó. Nếu không, nhờ chuyên viên gửi lại liên kết.',
    },
    over: {
      title: 'Liên kết này đã hết hạn',
      text: 'Nếu có tài khoản, báo cáo ở đó. Nếu không, nhờ chuyên viên gửi lại liên kết.',
    },
    kept: {
      title: 'Báo cáo này nằm trong một tài khoản',
      text: 'Đăng nhập bằng địa chỉ e-mail đã nhận báo cáo.',
    },
  },
  keep: {
    title: 'Giữ báo cáo của bạn',
    text: 'Liên kết có hiệu lực một tháng. Để giữ báo cáo cùng ảnh và xem điều gì thay đổi sau bike fit, tạo tài khoản bằng địa chỉ e-mail đã nhận báo cáo.',
    signUp: 'Tạo tài khoản',
    logIn: 'Đăng nhập',
    close: 'Đóng trên thiết bị này',
  },
  mail: {
    again: 'Gửi lại báo cáo qua e-mail',
    sent: 'Đang gửi báo cáo. Liên kết trong các e-mail trước không còn hoạt động.',
    state: {
      waiting: 'Đang gửi đến {{to}}.',
      later: 'Sẽ gửi {{at}} đến {{to}}.',
      retried: 'Máy chủ thư chưa nhận e-mail đến {{to}}. Chúng tôi sẽ thử lại {{at}}.',
      sent: 'Đã gửi {{at}} đến {{to}}.',
      dropped: 'Không gửi đến {{to}}, vì bike fit hoặc địa chỉ đã đổi hoặc e-mail bị trả lại.',
    },
    failed: {
      address: 'Không gửi đến được {{at}}: địa chỉ bị từ chối ({{to}}).',
      server: 'Không gửi đến được {{at}}: máy chủ thư từ chối e-mail đến {{to}}.',
    },
    earlierAddress: 'một địa chỉ trước đây',
    none: 'Báo cáo chưa được gửi qua e-mail trong 30 ngày qua.',
    unreachable: {
      address_failed:
        'E-mail gửi người đạp xe này bị trả lại. Sửa địa chỉ trên trang của người đạp xe hoặc, nếu đúng, thử lại.',
      no_address: 'Người đạp xe này không có địa chỉ e-mail. In báo cáo, hoặc thêm địa chỉ.',
    },
  },
  notYet: {
    page: 'Báo cáo bike fit',
    title: 'Chưa có báo cáo',
    rider: 'Chuyên viên vẫn đang làm bike fit của bạn. Báo cáo hiện ở đây khi hoàn tất.',
    fitter: 'Buổi fit đã hủy không có báo cáo.',
  },
  advice: {
    tick: 'Đánh dấu điều bạn đã làm. Chuyên viên cũng thấy.',
    saidDone: 'Đã đánh dấu là xong.',
    saidOpen: 'Đã đánh dấu là chưa xong.',
  },
} satisfies Translation<typeof english>
