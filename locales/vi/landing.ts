import type english from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export default {
  description:
    '{product} hỏi người đạp xe cùng các câu hỏi trước và sau bike fit, và cho chuyên viên thấy điều gì đã thay đổi, theo từng vùng.',
  pictureAlt:
    'Người đạp xe trên xe, với khó chịu trước và sau bike fit đánh dấu ở bàn tay, thắt lưng và đầu gối.',
  nav: {
    label: 'Trên trang này',
    what: 'Cách hoạt động',
    fitters: 'Cho chuyên viên',
    riders: 'Cho người đạp xe',
    pricing: 'Giá',
  },
  ownPages: 'Đến bảng điều khiển',
  ownSupportPages: 'Đến các trang của bạn',
  languages: 'Ngôn ngữ',
  sample: 'Ví dụ',
  hero: {
    eyebrow: 'Cho chuyên viên bike fit và người đạp xe của họ',
    title: 'Xem điều gì đã thay đổi sau bike fit.',
    text: 'Người đạp xe cho biết đạp xe cảm thấy thế nào trước bike fit, và lại cho biết vài tuần sau. Bạn thấy, theo từng vùng, điều gì đã thay đổi.',
    start: 'Tạo tài khoản',
    demo: 'Đặt cuộc gọi giới thiệu',
    facts: {
      riders: 'Người đạp xe không bao giờ trả tiền',
      contracts: 'Không hợp đồng',
      noApp: 'Không cần cài đặt',
    },
    sampleText: 'Số liệu minh họa: khó chịu của một người đạp xe trước bike fit và sáu tuần sau.',
    drawing: 'Hình ví dụ: khó chịu trước bike fit và sáu tuần sau',
  },
  what: {
    title: '{product} là gì',
    text: 'Chỉ vài tuần sau, trên đường, mới thấy bike fit ra sao. {product} hỏi người đạp xe của bạn cùng các câu hỏi trước và sau bike fit, và đặt câu trả lời cạnh nhau.',
    steps: {
      invite: {
        title: 'Bạn mời',
        text: 'Qua e-mail, bằng liên kết, hoặc bằng mã QR tại studio.',
        ways: { email: 'E-mail', link: 'Liên kết', code: 'Mã QR' },
      },
      intake: {
        title: 'Người đạp xe trả lời',
        text: 'Bảng câu hỏi ban đầu bảo mật gồm sáu bước, trên mọi điện thoại, trong {{required}} đến {{everything}} phút. Nội dung đã gõ không bị mất.',
      },
      fit: {
        title: 'Bạn làm bike fit',
        text: 'Với mọi thứ trên một màn hình: đau ở đâu, mức nào, từ khi nào, và người đạp xe muốn gì.',
      },
      follow: {
        title: 'Cả hai cùng thấy',
        text: 'Vài tuần sau, lại cùng các câu hỏi: điều gì tốt hơn, điều gì không, và làm gì tiếp.',
      },
    },
  },
  fitters: {
    title: 'Vì sao chuyên viên thích',
    lead: 'Công việc của một bike fit, trước và sau khi đến studio, ở một nơi.',
    points: {
      prepared: {
        title: 'Sẵn sàng trước khi người đạp xe đến',
        text: 'Khó chịu, chấn thương, lịch sử và mục tiêu trên một màn hình, điều quan trọng nhất ở trên cùng.',
      },
      outcome: {
        title: 'Phân tích kết quả với so sánh trước/sau',
        text: 'Mỗi vùng trước và sau bike fit, với số người đạp xe sau mỗi con số.',
      },
      benchmark: {
        title: 'So với chuẩn của ngành',
        text: 'Kết quả của bạn cạnh các giá trị tham chiếu đã công bố, kèm nguồn.',
      },
      cases: {
        title: 'Tìm được các buổi fit trước',
        text: 'Tìm những gì bạn đã làm cho người đạp xe tương tự, và kết quả ra sao.',
      },
      booking: {
        title: 'Hệ thống đặt lịch tích hợp',
        text: 'Lịch hẹn, lời nhắc và lịch của bạn, cùng chỗ với bike fit.',
      },
      audit: {
        title: 'Bản ghi đầy đủ về thay đổi và khuyến nghị',
        text: 'Ai thay đổi gì, khi nào, và trước đó là gì.',
      },
    },
  },
  riders: {
    title: 'Vì sao người đạp xe tin tưởng',
    lead: 'Điều bạn nói với chuyên viên là cho bike fit của bạn. Mọi điều khác do bạn quyết định.',
    points: {
      own: {
        title: 'Dữ liệu là của bạn',
        text: 'Đọc, sửa, xin bản sao, xóa. Dữ liệu không bao giờ bị bán và không bao giờ dùng cho quảng cáo.',
      },
      confidential: {
        title: 'Bảo mật',
        text: 'Chỉ chuyên viên bạn chọn đọc câu trả lời, và hỗ trợ {product} vì mục đích kỹ thuật hoặc chất lượng. Mã hóa khi truyền và khi lưu.',
      },
      progress: {
        title: 'Theo dõi thay đổi theo thời gian',
        text: 'Xem cảm giác đạp xe, qua từng lần bike fit.',
      },
      switch: {
        title: 'Đổi chuyên viên mà không mất lịch sử',
        text: 'Chuyên viên mới thấy các bike fit trước của bạn trong phạm vi bạn cho phép.',
      },
      research: {
        title: 'Chỉ nghiên cứu khi bạn đồng ý',
        text: 'Tắt trừ khi bạn bật, ở dạng ẩn danh, và bạn rút lại được bất cứ lúc nào.',
      },
    },
  },
  dashboard: {
    title: 'Tính năng bảng điều khiển',
    lead: 'Điều bạn muốn biết buổi sáng, trên một trang. Đây là các tiện ích của chính sản phẩm, với người đạp xe và con số minh họa.',
    features: {
      submissions: {
        title: 'Câu trả lời mới gửi',
        text: 'Biểu mẫu mới hiện khi bạn làm việc, không cần tải lại.',
      },
      rating: { title: 'Đánh giá chuyên viên từ mức hài lòng', text: 'Với số người đạp xe đã trả lời.' },
      goals: { title: 'Mức đạt mục tiêu', text: 'Mỗi người đạp xe đạt mục tiêu của mình đến đâu.' },
      radar: {
        title: 'Biểu đồ mạng nhện về khó chịu (trước và sau bike fit)',
        text: 'Cả sáu vùng trong một cái nhìn.',
      },
      improvement: { title: 'Cải thiện qua các buổi fit', text: 'Thay đổi bao nhiêu, theo từng bike fit.' },
      alerts: {
        title: 'Cảnh báo theo dõi với lời nhắc và lịch tự động',
        text: 'Chúng tôi hỏi người đạp xe đúng lúc, và báo khi có người đạp xe cần bạn quan tâm.',
      },
      log: {
        title: 'Nhật ký thay đổi',
        text: 'Bạn đã thay đổi gì trong mỗi bike fit, từ gì sang gì, và vì sao.',
      },
    },
  },
  pricing: {
    title: 'Giá',
    billing: 'Thanh toán',
    monthly: 'Hằng tháng',
    annual: 'Hằng năm',
    saving: 'Tiết kiệm {{percent}}',
    tier1: {
      name: 'Bậc 1',
      lead: 'Mọi thứ cho lời mời, bảng câu hỏi ban đầu, bike fit và theo dõi.',
      perMonth: 'mỗi tháng',
      monthlyNote: 'Trả hằng tháng. Tiết kiệm {{percent}} khi trả hằng năm.',
      annualNote: '{{total}} trả hằng năm: tiết kiệm {{percent}}.',
      points: {
        riders: 'Người đạp xe không bao giờ trả tiền',
        contracts: 'Không hợp đồng',
        cancel: 'Hủy bất cứ lúc nào',
        gdpr: 'Tuân thủ GDPR',
      },
      start: 'Tạo tài khoản',
    },
    tier2: {
      name: 'Bậc 2',
      price: 'Giá sẽ xác nhận sau',
      lead: 'Gồm Bậc 1, và một công cụ hỗ trợ quyết định.',
      planned: 'Dự kiến cuối năm 2025',
      present: 'Chưa có',
      points: {
        tier1: 'Gồm Bậc 1',
        coPilot: 'Co-Pilot, trợ lý AI hỗ trợ quyết định',
        consent: 'Chỉ huấn luyện bằng dữ liệu ẩn danh khi có sự đồng ý',
      },
    },
  },
  soon: {
    title: 'Sắp có: Co-Pilot',
    text: 'Trợ lý AI hỗ trợ quyết định trong lúc làm bike fit. Nó sẽ cho thấy các chuyên viên khác đã thử gì cho người đạp xe giống của bạn, sau đó họ cảm thấy thế nào, và nguồn của nó. Bạn quyết định.',
    data: 'Chỉ huấn luyện bằng dữ liệu ẩn danh khi có sự đồng ý.',
  },
  questions: {
    title: 'Câu hỏi',
    items: {
      pay: {
        question: 'Người đạp xe có phải trả tiền, hay cần tài khoản không?',
        answer:
          'Không. Người đạp xe không bao giờ trả tiền. Họ mở lời mời và trả lời không cần tài khoản, và sau này có thể tạo để xem bike fit và quản lý dữ liệu.',
      },
      proof: {
        question: '{product} có cho thấy bike fit có hiệu quả không?',
        answer:
          'Nó cho thấy điều gì đã thay đổi, với bao nhiêu người đạp xe, và ai không trả lời. Một số người đạp xe sẽ thấy khá hơn dù không có bike fit, nên điểm tốt hơn không cho thấy bike fit là nguyên nhân. Sản phẩm nói vậy ở mọi nơi hiện điểm.',
      },
      reads: {
        question: 'Ai đọc câu trả lời của người đạp xe?',
        answer:
          'Chuyên viên mà người đạp xe chọn, và hỗ trợ {product} vì mục đích kỹ thuật hoặc chất lượng, với lý do người đạp xe đọc được. Người đạp xe thấy ai đã mở dữ liệu của mình, và khi nào.',
      },
      studio: {
        question: 'Có dùng được ở studio, trên máy tính bảng không?',
        answer:
          'Có. Trang bike fit được làm cho máy tính bảng. Nó lưu dần, và giữ thay đổi trên thiết bị khi mất kết nối.',
      },
      leave: {
        question: 'Tôi có mang dữ liệu đi được không?',
        answer:
          'Có. Chuyên viên và người đạp xe tải được bản sao dữ liệu của mình bất cứ lúc nào, ở dạng máy tính đọc được.',
      },
    },
  },
  final: {
    title: 'Xem điều gì thay đổi sau các bike fit của bạn.',
    text: 'Mời người đạp xe đầu tiên hôm nay. Mất một phút, và người đạp xe không cần tài khoản.',
    contact: 'Hoặc viết cho chúng tôi:',
  },
} satisfies Translation<typeof english>
