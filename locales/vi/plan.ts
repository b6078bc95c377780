import type english from '../en/plan.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Bạn trả bao nhiêu cho {product}, và đến khi nào.',
  trial: {
    title: 'Dùng thử miễn phí',
    left_other: 'Còn {{count}} ngày',
    until: 'Mọi thứ miễn phí đến {{date}}. Chúng tôi không hỏi thẻ trước khi bạn chọn gói.',
  },
  active: {
    monthly: 'Gói tháng',
    annual: 'Gói năm',
    renews: 'Gói của bạn tự động gia hạn. Lần thanh toán tiếp theo đến hạn ngày {{date}}.',
  },
  ending: {
    title: 'Gói của bạn đã bị hủy',
    until:
      'Gói đã được trả tiền đến {{date}}. Mọi thứ hoạt động đến {{readOnly}}, sau đó cơ sở của bạn ở chế độ chỉ đọc.',
  },
  grace: {
    title: 'Gói của bạn đã kết thúc',
    failed: 'Lần thanh toán gần nhất không thành công',
    until: 'Mọi thứ vẫn hoạt động đến {{date}}. Từ đó cơ sở của bạn ở chế độ chỉ đọc.',
    failedHow: 'Kiểm tra thông tin thanh toán. Hệ thống sẽ tự động thử lại.',
  },
  readOnly: {
    title: 'Cơ sở của bạn ở chế độ chỉ đọc',
    since:
      'Gói của bạn kết thúc ngày {{date}}. Bạn không thể mời người đạp xe, bắt đầu buổi fit hay thay đổi bike fit.',
    goesOn:
      'Bạn vẫn có thể đọc, tải xuống và xóa mọi thứ. Biểu mẫu người đạp xe đang mở, lời nhắc và cảnh báo vẫn tiếp tục, và bạn có thể xử lý cảnh báo. Không có gì bị mất: khi bạn chọn gói, mọi thứ hoạt động như trước.',
  },
  choose: {
    title: 'Chọn gói',
    billing: 'Bạn muốn trả tiền theo kỳ nào?',
    monthly: 'Hằng tháng',
    monthlyPrice: '{{price}} một tháng',
    annual: 'Hằng năm',
    annualPrice: '{{price}} một năm: {{perMonth}} một tháng, rẻ hơn {{percent}}',
    code: 'Mã khuyến mãi',
    submit: 'Tiếp tục đến thanh toán',
    hosted:
      'Bạn thanh toán trên trang của Stripe. Chúng tôi không bao giờ thấy thẻ của bạn. Giá đã gồm thuế. Bạn có thể hủy bất cứ lúc nào; khi đó gói vẫn chạy đến hết thời gian bạn đã trả tiền.',
    trialKept:
      'Thời gian dùng thử miễn phí còn lại được giữ nguyên: lần thanh toán đầu tiên đến hạn ngày {{date}}.',
    trialNotKept: 'Thời gian dùng thử miễn phí sắp kết thúc, nên lần thanh toán đầu tiên đến hạn ngay.',
  },
  change: {
    title: 'Thay đổi gói của bạn',
    toAnnual: 'Chuyển sang gói năm',
    toMonthly: 'Chuyển sang gói tháng',
    cancel: 'Hủy gói',
    resume: 'Tiếp tục gói',
    card: 'Thẻ và thông tin thanh toán',
    pay: 'Kiểm tra thông tin thanh toán',
    hosted: 'Các mục này mở trên trang của Stripe và đưa bạn trở lại đây.',
  },
  waiting: {
    title: 'Đang chờ thanh toán',
    text: 'Stripe xác nhận thanh toán của bạn với chúng tôi, thường trong vòng một phút. Bạn có thể rời trang này.',
    ask: 'Kiểm tra lại',
    asked: 'Đã kiểm tra. Chưa có thanh toán nào.',
  },
  invoices: {
    title: 'Hóa đơn',
    none: 'Chưa có hóa đơn nào.',
    caption: 'Các hóa đơn của bạn',
    number: 'Hóa đơn',
    date: 'Ngày',
    total: 'Số tiền',
    state: 'Trạng thái',
    paid: 'Đã trả',
    open: 'Chưa trả',
    void: 'Đã hủy',
    noNumber: 'Không có số',
    opens: 'mở trên trang Stripe',
  },
  banner: {
    label: 'Gói của bạn',
    trial_ending: 'Bản dùng thử miễn phí của bạn kết thúc ngày {{covered}}.',
    payment_failed:
      'Lần thanh toán gần nhất không thành công. Cơ sở của bạn ở chế độ chỉ đọc từ {{readOnly}}.',
    ended: 'Gói của bạn kết thúc ngày {{covered}}. Cơ sở của bạn ở chế độ chỉ đọc từ {{readOnly}}.',
    read_only_soon: 'Gói của bạn đã kết thúc. Cơ sở của bạn ở chế độ chỉ đọc từ {{readOnly}}.',
    read_only: 'Gói của bạn đã kết thúc, nên cơ sở của bạn ở chế độ chỉ đọc.',
    open: 'Xem gói của bạn',
  },
} satisfies Translation<typeof english>
