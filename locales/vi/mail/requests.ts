import type english from '../../en/mail/requests.ts'
import type { Translation } from '../../translation.ts'

export default {
  rights: {
    subject: 'Yêu cầu của bạn về dữ liệu',
    heading: {
      received: 'Chúng tôi đã nhận yêu cầu của bạn',
      extended: 'Chúng tôi cần thêm thời gian cho yêu cầu của bạn',
      done: 'Yêu cầu của bạn đã xong',
      refused: 'Chúng tôi không thể làm điều bạn yêu cầu',
    },
    asked: 'Yêu cầu: {{right}}.',
    right: {
      access: 'xem có những dữ liệu nào',
      copy: 'bản sao dữ liệu',
      correction: 'sửa dữ liệu',
      erasure: 'xóa dữ liệu',
      restriction: 'hạn chế việc dùng dữ liệu',
      objection: 'phản đối việc dùng dữ liệu',
    },
    until: {
      received: 'Chúng tôi trả lời chậm nhất ngày {{day}}.',
      extended: 'Chúng tôi trả lời chậm nhất ngày {{day}}. Lý do:',
    },
    prove: 'Để không ai khác lấy hoặc xóa dữ liệu của bạn, hãy trả lời chúng tôi từ địa chỉ này với mã:',
    replies: 'Thư trả lời sẽ đến {{address}}.',
    complain: 'Bạn có thể khiếu nại với cơ quan bảo vệ dữ liệu nơi bạn sống, và kiện ra tòa.',
  },
  contactMessage: {
    subject: 'Tin nhắn từ biểu mẫu liên hệ',
    heading: 'Tin nhắn từ biểu mẫu liên hệ',
    about: 'Về: {{topic}}',
    from: 'Từ: {{name}}, {{email}}',
    answer: 'Trả lời qua e-mail đến địa chỉ trên. Chưa ai xác nhận rằng tin nhắn đến từ đó.',
    resolve: 'Mở tin nhắn',
    topic: {
      question: 'câu hỏi về {product}',
      demo: 'cuộc gọi giới thiệu',
      support: 'trợ giúp về tài khoản hoặc trang',
      privacy: 'dữ liệu cá nhân',
      other: 'điều khác',
    },
  },
  contactConfirmation: {
    subject: 'Chúng tôi đã nhận tin nhắn của bạn',
    heading: 'Chúng tôi đã nhận tin nhắn của bạn',
    text: 'Cảm ơn bạn đã viết. Chúng tôi trả lời qua e-mail.',
    notYou: 'Nếu bạn không viết cho chúng tôi, ai đó đã nhập nhầm địa chỉ của bạn. Bạn không phải làm gì.',
  },
  rightsAlarm: {
    subject: 'Yêu cầu về dữ liệu cá nhân đến hạn ngày {{day}}',
    heading: 'Một yêu cầu vẫn còn mở',
    request: 'Số của nó là {{id}}. Dòng lệnh liệt kê nó bằng: npm run rights -- list',
    button: 'Xem yêu cầu',
  },
} satisfies Translation<typeof english>
