import type english from '../en/deletion.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Xóa tài khoản',
  text: 'Xóa vĩnh viễn tài khoản của bạn. Bạn sẽ thấy chính xác điều gì bị xóa và điều gì được giữ trước khi xác nhận.',
  open: 'Xóa tài khoản của tôi',
  client: {
    goes: 'Chúng tôi sẽ xóa vĩnh viễn:',
    fitFiles_other: 'mọi thứ {{count}} chuyên viên giữ về bạn',
    submissions_other: '{{count}} biểu mẫu bạn đã gửi, cùng câu trả lời',
    openIntakes_other: '{{count}} biểu mẫu bạn bắt đầu nhưng chưa gửi',
    account: 'tên, địa chỉ, cài đặt và sự đồng ý của bạn, và mọi cách đăng nhập',
    stays: 'Những gì được giữ',
    staysText:
      'Chuyên viên chỉ giữ bản ghi rằng đã có một buổi fit, và khi nào. Nó không cho biết bạn là ai và không chứa câu trả lời của bạn.',
  },
  fitter: {
    goes: 'Chúng tôi sẽ xóa vĩnh viễn:',
    fitFiles_other: 'mọi thứ bạn giữ về {{count}} người đạp xe không có tài khoản',
    submissions_other: '{{count}} biểu mẫu những người đạp xe này đã gửi, cùng câu trả lời',
    openIntakes_other: '{{count}} biểu mẫu đã bắt đầu nhưng chưa gửi',
    invitations_other: '{{count}} lời mời đang mở, sẽ bị rút lại',
    account: 'tên, địa chỉ, studio và cài đặt của bạn, và mọi cách đăng nhập',
    stays: 'Những gì được giữ',
    filesThatStay_other: 'Mọi thứ về {{count}} người đạp xe có tài khoản. Họ vẫn xem được. Bạn thì không.',
    noneStay: 'Không có gì, vì không người đạp xe nào của bạn có tài khoản.',
    askRiders: 'Nếu luật yêu cầu bạn giữ hồ sơ công việc, hãy lưu những gì cần trước khi xóa tài khoản.',
  },
  signInStays: 'Việc đăng nhập do dịch vụ khác quản lý. Nếu không cần nữa, hãy xóa cả ở đó.',
  device: 'Chúng tôi cũng xóa những gì {product} giữ trên thiết bị này.',
  word: 'xóa',
  type: 'Để tiếp tục, gõ từ “{{word}}”',
  typeWrong: 'Gõ từ “{{word}}”.',
  confirm: 'Xóa vĩnh viễn tài khoản của tôi',
  deleted: {
    text: 'Mọi thứ của bạn trong đó cũng đã bị xóa. Cảm ơn bạn đã dùng {product}.',
    receipts: 'Biên nhận về những gì đã xóa, không cho biết của ai: {{numbers}}',
  },
} satisfies Translation<typeof english>
