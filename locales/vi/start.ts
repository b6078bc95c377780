import type english from '../en/start.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Hiện không liên lạc được {product}. Bạn có thể tiếp tục với những gì có trên thiết bị này. Chúng tôi sẽ gửi khi có mạng lại.',
  forms: 'Biểu mẫu bạn đã bắt đầu',
  sessions: 'Buổi fit bạn đã mở',
  intake: 'Bảng câu hỏi ban đầu cho {{fitter}}',
  followUp: 'Theo dõi cho {{fitter}}',
  fitOf: 'Bike fit ngày {{date}}',
  openSince: 'Mở ngày {{date}}',
  emptyTitle: 'Không có gì để mở khi ngoại tuyến',
  empty: 'Biểu mẫu bạn bắt đầu và buổi fit bạn mở được giữ ở đây 7 ngày.',
} satisfies Translation<typeof english>
