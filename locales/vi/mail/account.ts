import type english from '../../en/mail/account.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirmation: {
    subject: 'Xác nhận địa chỉ e-mail của bạn',
    heading: 'Chào mừng đến với {product}',
    why: 'Xác nhận địa chỉ để hoàn tất việc tạo tài khoản. Chưa có gì xảy ra cho đến khi bạn nhấn nút trên trang mở ra.',
    asked: 'Có người đã tạo tài khoản với địa chỉ này vào {{at}} với tên “{{name}}”.',
    askedNameless: 'Có người đã tạo tài khoản với địa chỉ này vào {{at}}.',
    notYou: 'Nếu không phải bạn, đừng làm gì.',
    otherBrowser:
      'Nếu bạn xác nhận trong trình duyệt khác với nơi tạo tài khoản, chúng tôi sẽ đề nghị bạn chọn mật khẩu mới.',
    button: 'Xác nhận địa chỉ',
    typed: 'Hoặc nhập mã này ở nơi bạn tạo tài khoản:',
    valid: 'Liên kết có hiệu lực 1 ngày, mã 1 giờ.',
  },
  magicLink: {
    subject: 'Đăng nhập vào {product}',
    heading: 'Đăng nhập vào {product}',
    why: 'Có người muốn đăng nhập bằng địa chỉ này. Nếu là bạn, mở liên kết. Chưa có gì xảy ra cho đến khi bạn nhấn nút trên trang mở ra.',
    button: 'Đăng nhập',
    typed: 'Hoặc nhập mã này ở nơi bạn yêu cầu đăng nhập:',
    valid:
      'Liên kết có hiệu lực 1 ngày và mã 1 giờ, mỗi thứ một lần. Đừng chia sẻ. Ai có một trong hai đều đăng nhập được với tư cách bạn.',
  },
  recovery: {
    subject: 'Chọn mật khẩu mới',
    heading: 'Chọn mật khẩu mới',
    why: 'Có người yêu cầu mật khẩu {product} mới cho địa chỉ này. Nếu là bạn, nhấn nút và chọn. Đến lúc đó, mật khẩu của bạn giữ nguyên.',
    button: 'Chọn mật khẩu mới',
    typed: 'Hoặc nhập mã này ở nơi bạn yêu cầu:',
    valid:
      'Liên kết có hiệu lực 1 ngày và mã 1 giờ, mỗi thứ một lần. Đừng chia sẻ. Ai có một trong hai đều đăng nhập được với tư cách bạn.',
  },
  reauthentication: {
    subject: 'Mã để đổi mật khẩu của bạn',
    heading: 'Có phải bạn không?',
    why: 'Người đang đăng nhập tài khoản của bạn muốn đổi mật khẩu. Nếu là bạn, nhập mã này ở đó:',
    valid: 'Mã dùng được một lần và hết hạn sau 1 giờ.',
    notYou:
      'Nếu không phải bạn, đừng chia sẻ mã và đăng xuất mọi thiết bị khác trong cài đặt. Có thể ai đó đang dùng thiết bị bạn đang đăng nhập.',
  },
  addressChangeCurrent: {
    subject: 'Xác nhận đổi địa chỉ e-mail của bạn',
    heading: 'Đổi địa chỉ e-mail của bạn?',
    why: 'Người đang đăng nhập tài khoản của bạn muốn thay địa chỉ e-mail này bằng địa chỉ khác. Địa chỉ chỉ đổi khi cả hai được xác nhận. Nếu là bạn, nhấn nút.',
    button: 'Xác nhận thay đổi',
    valid: 'Liên kết có hiệu lực 1 ngày. Nếu không phải bạn, đừng xác nhận và hãy đổi mật khẩu.',
  },
  addressChangeNew: {
    subject: 'Xác nhận địa chỉ e-mail mới của bạn',
    heading: 'Xác nhận địa chỉ e-mail mới của bạn',
    why: 'Có người muốn dùng địa chỉ e-mail này cho tài khoản {product} của họ. Nó chỉ đổi khi cả địa chỉ mới và cũ được xác nhận. Nếu là bạn, nhấn nút.',
    asked: 'Có người yêu cầu điều này vào {{at}} với tên “{{name}}”.',
    askedNameless: 'Có người yêu cầu điều này vào {{at}}.',
    notYou: 'Nếu không phải bạn, đừng làm gì.',
    otherBrowser: 'Nút hoạt động trong trình duyệt bạn đã yêu cầu. Ở trình duyệt khác, hãy đăng nhập trước.',
    button: 'Xác nhận địa chỉ mới',
    valid: 'Liên kết có hiệu lực 1 ngày.',
  },
  change: { you: 'Nếu là bạn, bạn không cần làm gì.' },
  factorAdded: {
    subject: 'Đăng nhập hai bước đã bật',
    heading: 'Đăng nhập hai bước đã bật',
    what: 'Một ứng dụng xác thực đã được thêm vào tài khoản {product} của bạn vào {{at}}. Từ nay, bạn cần mã của nó để đăng nhập. Bạn đã được đăng xuất trên các thiết bị khác.',
    notYou:
      'Nếu không phải bạn, người khác có thể vào tài khoản của bạn. Chọn mật khẩu mới ngay tại {{address}}/forgot-password, và viết cho chúng tôi. Địa chỉ của chúng tôi ở cuối mỗi trang.',
  },
  factorRemoved: {
    subject: 'Đăng nhập hai bước đã tắt',
    heading: 'Đăng nhập hai bước đã tắt',
    what: 'Ứng dụng xác thực đã được gỡ khỏi tài khoản {product} của bạn vào {{at}}.',
    notYou:
      'Nếu không phải bạn, chọn mật khẩu mới ngay tại {{address}}/forgot-password. Sau đó vào Cài đặt, Bảo mật, đăng xuất mọi thiết bị khác và bật lại đăng nhập hai bước.',
  },
  factorRecovered: {
    subject: 'Một mã khôi phục đã được dùng',
    heading: 'Một mã khôi phục đã được dùng',
    what: 'Có ai đó dùng mã khôi phục thay cho ứng dụng xác thực vào {{at}}. Ứng dụng và các mã khôi phục khác không còn hoạt động, và bạn đã được đăng xuất trên các thiết bị khác.',
    notYou:
      'Nếu không phải bạn, có người có mật khẩu và mã của bạn. Chọn mật khẩu mới ngay tại {{address}}/forgot-password, rồi bật lại đăng nhập hai bước trong Cài đặt, Bảo mật.',
  },
  passwordChanged: {
    subject: 'Mật khẩu của bạn đã được đổi',
    heading: 'Mật khẩu của bạn đã được đổi',
    what: 'Mật khẩu tài khoản {product} của bạn đã được đổi vào {{at}}. Bạn đã được đăng xuất trên các thiết bị khác.',
    notYou:
      'Nếu không phải bạn, chọn mật khẩu khác ngay tại {{address}}/forgot-password. Việc đó đăng xuất người đã đổi.',
  },
  addressChanged: {
    subject: 'Địa chỉ e-mail của bạn đã được đổi',
    heading: 'Địa chỉ e-mail của bạn đã được đổi',
    what: 'Địa chỉ e-mail của tài khoản {product} đã được đổi vào {{at}}, sau khi cả hai địa chỉ được xác nhận. Bạn không đăng nhập được bằng địa chỉ này nữa.',
    notYou:
      'Nếu không phải bạn, có người đọc được e-mail của bạn. Đổi mật khẩu hộp thư, và viết cho chúng tôi ngay. Địa chỉ của chúng tôi ở cuối mỗi trang của {{address}}.',
  },
} satisfies Translation<typeof english>
