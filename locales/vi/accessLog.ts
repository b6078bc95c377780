import type english from '../en/accessLog.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Tất cả những ai đã xem hoặc thay đổi dữ liệu của bạn, mới nhất ở trên.',
  leadFitter: 'Tất cả những ai đã xem hoặc thay đổi hồ sơ của người đạp xe này, mới nhất ở trên.',
  explained:
    'Việc mở biểu mẫu, buổi fit, báo cáo hoặc ảnh được ghi nhiều nhất một lần trong mười lăm phút cho mỗi người xem. Việc xuất hiện trong danh sách hoặc tìm kiếm thì không. Những gì bạn tự mở không được ghi.',
  explainedFitter:
    'Việc mở biểu mẫu, buổi fit, báo cáo hoặc ảnh được ghi nhiều nhất một lần trong mười lăm phút cho mỗi người xem. Việc xuất hiện trong danh sách hoặc tìm kiếm thì không, và những gì người đạp xe tự mở cũng không. Người đạp xe cũng thấy danh sách này, không có ghi chú, cảnh báo và dự đoán của bạn.',
  title: 'Ai đã xem, và ai đã thay đổi gì',
  pages: 'Các trang nhật ký',
  none: 'Không có mục nào để hiển thị.',
  filters: 'Bộ lọc',
  kind: 'Việc đã xảy ra',
  kinds: { all: 'Đã xem hoặc thay đổi', reads: 'Đã xem', changes: 'Đã thay đổi' },
  by: 'Ai',
  bys: {
    all: 'Mọi người',
    rider: 'Người đạp xe',
    you: 'Bạn',
    fitters: 'Chuyên viên',
    support: 'Hỗ trợ {product}',
    automatic: 'Tự động',
  },
  file: 'Chuyên viên',
  allFiles: 'Mọi chuyên viên',
  from: 'Từ',
  until: 'Đến',
  as: {
    rider: 'Người đạp xe',
    guest: 'Người đạp xe, bằng liên kết',
    fitter: '{{name}}, là chuyên viên',
    sharedFitter: '{{name}}, là chuyên viên được chia sẻ bike fit',
    support: 'Hỗ trợ {product}',
    system: 'Tự động',
  },
  you: 'Bạn',
  youByLink: 'Bạn, bằng liên kết',
  aFitter: 'Một chuyên viên',
  reason: { technical: 'Lý do: vấn đề kỹ thuật', quality: 'Lý do: kiểm tra chất lượng' },
  ofFit: 'Bike fit ngày {{date}}',
  notFitted: 'Buổi fit chưa hoàn tất',
  fileOf: 'Trong hồ sơ của {{name}}',
  check: {
    title: 'Danh sách này có đầy đủ không?',
    ok: 'Toàn bộ nhật ký đầy đủ và nguyên vẹn đến {{at}}.',
    broken:
      'Lần kiểm tra {{at}} thấy nhật ký bị thay đổi hoặc không đầy đủ. Chúng tôi xem xét mọi phát hiện như vậy.',
    never: 'Nhật ký của máy chủ này chưa được kiểm tra. Nó được kiểm tra mỗi ngày một lần.',
    how: 'Được kiểm tra thế nào',
    chain:
      'Mỗi mục có một giá trị kiểm tra, tính từ nội dung của nó và giá trị kiểm tra của mục trước. Mục bị thay đổi, gỡ hoặc dời không còn khớp với các mục sau.',
    heads:
      'Mỗi ngày, giá trị kiểm tra mới nhất của mỗi chuỗi được ký và giữ ngoài cơ sở dữ liệu. Vì vậy kể cả người tính lại mọi giá trị cũng bị phát hiện.',
    daily: 'Mỗi ngày một lần, mọi mục được tính lại và so với cả hai.',
    covered_other: 'Lần kiểm tra gần nhất gồm {{count}} mục.',
  },
} satisfies Translation<typeof english>
