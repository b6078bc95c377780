import type english from '../en/auth.ts'
import type { Translation } from '../translation.ts'

export default {
  aside: 'Cùng các câu hỏi trước bike fit và vài tuần sau, để cả hai thấy điều gì đã thay đổi.',
  login: {
    title: 'Đăng nhập',
    submit: 'Đăng nhập',
    toSignUp: 'Cần tài khoản?',
    toSignUpLink: 'Tạo tài khoản',
    forgotten: 'Quên mật khẩu?',
    or: 'hoặc',
    with: { code: 'Gửi mã cho tôi', password: 'Dùng mật khẩu của tôi' },
    sendCode: 'Gửi mã',
  },
  signUp: {
    title: 'Tạo tài khoản',
    submit: 'Tạo tài khoản',
    toLogin: 'Đã có tài khoản?',
    toLoginLink: 'Đăng nhập',
    agreement:
      'Khi tạo tài khoản, bạn đồng ý với điều khoản dịch vụ. Chính sách quyền riêng tư giải thích dữ liệu của bạn được dùng thế nào.',
    terms: 'Điều khoản dịch vụ',
    privacy: 'Chính sách quyền riêng tư',
  },
  keeps: {
    intake: {
      signUpTitle: 'Giữ bảng câu hỏi ban đầu',
      signUpText:
        'Với tài khoản, bạn có thể đọc và sửa bảng câu hỏi ban đầu và xem điều gì thay đổi sau bike fit. Chỉ cần một mật khẩu.',
      loginTitle: 'Đăng nhập để giữ bảng câu hỏi ban đầu',
      loginText: 'Chúng tôi sẽ thêm bảng câu hỏi ban đầu vào tài khoản bạn đăng nhập.',
      fitterText:
        'Bạn đang đăng nhập bằng tài khoản chuyên viên. Bảng câu hỏi ban đầu chỉ giữ được trong tài khoản người đạp xe, cần địa chỉ e-mail khác.',
    },
    report: {
      signUpTitle: 'Giữ báo cáo của bạn',
      signUpText:
        'Với tài khoản, bạn có thể giữ báo cáo cùng ảnh và xem điều gì thay đổi sau bike fit. Dùng địa chỉ e-mail đã nhận báo cáo.',
      loginTitle: 'Đăng nhập để giữ báo cáo',
      loginText:
        'Chúng tôi sẽ thêm báo cáo vào tài khoản của bạn. Dùng tài khoản có địa chỉ e-mail đã nhận báo cáo.',
      fitterText:
        'Bạn đang đăng nhập bằng tài khoản chuyên viên. Báo cáo chỉ giữ được trong tài khoản người đạp xe, với địa chỉ e-mail đã nhận báo cáo.',
    },
    followUp: {
      signUpTitle: 'Giữ câu trả lời của bạn',
      signUpText:
        'Với tài khoản, bạn xem được trước và sau cạnh nhau và sửa câu trả lời. Dùng địa chỉ e-mail đã nhận lời nhắc.',
      loginTitle: 'Đăng nhập để giữ câu trả lời',
      loginText:
        'Chúng tôi sẽ thêm câu trả lời vào tài khoản của bạn. Dùng tài khoản có địa chỉ e-mail đã nhận lời nhắc.',
      fitterText:
        'Bạn đang đăng nhập bằng tài khoản chuyên viên. Câu trả lời của người đạp xe chỉ giữ được trong tài khoản người đạp xe, với địa chỉ e-mail đã nhận lời nhắc.',
    },
    fitterTitle: 'Bạn đang đăng nhập với vai trò chuyên viên',
    anotherAddress: 'Dùng địa chỉ khác',
    toDashboard: 'Đến bảng điều khiển',
  },
  field: {
    name: 'Tên',
    nameHint: 'Tên mà người đạp xe và chuyên viên thấy.',
    role: 'Tôi là',
    rider: 'Người đạp xe',
    riderHint: 'Tôi làm bike fit cho mình.',
    fitter: 'Chuyên viên bike fit',
    fitterHint: 'Tôi làm bike fit cho người đạp xe.',
    email: 'E-mail',
    password: 'Mật khẩu',
    identifier: 'E-mail hoặc số điện thoại',
    newPassword: 'Mật khẩu mới',
    passwordHint: 'Dùng ít nhất {{count}} ký tự. Nên dùng vài từ không liên quan nhau.',
    codeHint: 'Nhập các chữ số trong tin nhắn.',
  },
  missing: {
    name: 'Nhập tên của bạn.',
    role: 'Chọn bạn là người đạp xe hay chuyên viên.',
    password: 'Nhập mật khẩu.',
    code: 'Nhập đủ các chữ số của mã.',
  },
  problem: {
    invalid_credentials: 'E-mail hoặc mật khẩu không đúng.',
    email_not_confirmed:
      'Địa chỉ của bạn chưa được xác nhận. Dùng liên kết hoặc mã trong e-mail chúng tôi đã gửi.',
    user_already_exists: 'Đã có tài khoản với địa chỉ này.',
    address_belongs_to_fitter:
      'Địa chỉ này thuộc tài khoản chuyên viên nên không dùng cho người đạp xe được. Dùng địa chỉ khác.',
    email_address_invalid: 'Địa chỉ e-mail chưa đầy đủ. Dùng dạng ten@example.com.',
    weak_password: 'Chọn mật khẩu khác.',
    password_too_long: 'Dùng nhiều nhất {{count}} ký tự.',
    refused_input: 'Có nội dung không được chấp nhận. Kiểm tra từng ô.',
    user_banned: 'Tài khoản này đã bị đóng. Nếu bạn nghĩ là nhầm, viết cho chúng tôi.',
    signup_disabled: 'Hiện không tạo được tài khoản mới ở đây.',
    otp_expired: 'Mã này sai, hết hạn hoặc đã dùng. Gửi mã mới.',
    phone_not_confirmed:
      'Số của bạn chưa được xác nhận. Để xác nhận, đăng nhập bằng mã chúng tôi gửi đến số đó.',
    phone_exists: 'Đã có tài khoản với số này.',
    phone_invalid: 'Số điện thoại chưa đầy đủ. Bắt đầu bằng mã quốc gia, ví dụ +44 20 7946 0018.',
    phone_disabled: 'Ở đây không dùng được số điện thoại. Dùng địa chỉ e-mail.',
    sms_failed: 'Chúng tôi không gửi được tin nhắn. Thử lại, hoặc dùng địa chỉ e-mail.',
    managed_elsewhere: 'Tổ chức của bạn quản lý tài khoản này. Thay đổi ở đó.',
    same_password: 'Đây đã là mật khẩu của bạn. Chọn mật khẩu khác.',
    current_password_required: 'Nhập cả mật khẩu hiện tại.',
    current_password_invalid: 'Đây không phải mật khẩu hiện tại của bạn.',
    reauthentication_needed:
      'Bạn đăng nhập đã lâu. Để chắc chắn đó là bạn, xin liên kết qua e-mail và dùng nó để đặt mật khẩu mới.',
    session_gone: 'Bạn không còn đăng nhập. Đăng nhập lại.',
    answer_unusable: 'Dịch vụ đăng nhập có trục trặc. Thử lại.',
    factor_code_wrong: 'Mã này không đúng. Nhập 6 chữ số ứng dụng đang hiện.',
    factor_code_old: 'Mã này đã hết hạn. Nhập 6 chữ số ứng dụng đang hiện.',
    recovery_code_wrong: 'Mã khôi phục này sai hoặc đã dùng.',
    recovery_code_shape: 'Mã khôi phục có 10 chữ cái và chữ số, ví dụ ab3de-fg6hj.',
    factor_gone: 'Tài khoản này không còn ứng dụng xác thực. Đăng nhập lại.',
    factor_exists: 'Tài khoản này đã có ứng dụng xác thực. Gỡ nó trước.',
    factor_off: 'Ở đây không dùng được ứng dụng xác thực.',
    factor_needed: 'Nhập mã từ ứng dụng xác thực trước.',
    identity_taken: 'Tài khoản đó đã liên kết với tài khoản của người khác ở đây.',
    identity_last: 'Đây là cách đăng nhập duy nhất của bạn. Đặt mật khẩu hoặc liên kết tài khoản khác trước.',
    identity_gone: 'Tài khoản này không còn liên kết.',
    identity_off: 'Ở đây không liên kết được tài khoản.',
    provider_stopped: 'Bạn đã dừng giữa chừng. Không có gì thay đổi, và không có gì được chia sẻ.',
    provider_address_unproven:
      'Địa chỉ của bạn ở đó chưa được xác nhận. Chúng tôi đã gửi e-mail. Mở liên kết, rồi đăng nhập.',
    provider_off: 'Cách đăng nhập này không có ở đây.',
    provider_unavailable: 'Dịch vụ đó hiện không phản hồi. Thử lại sau, hoặc đăng nhập cách khác.',
    provider_refused: 'Dịch vụ đó không xác nhận lần đăng nhập này. Đăng nhập cách khác.',
    provider_trip_lost: 'Lần đăng nhập này đã hết hạn hoặc đã dùng. Bắt đầu lại.',
    provider_failed: 'Đã có trục trặc, và bạn chưa đăng nhập. Thử lại, hoặc đăng nhập cách khác.',
    other_browser:
      'Bạn đã bắt đầu ở trình duyệt khác, hoặc trình duyệt này không còn nhớ. Bắt đầu lại và ở nguyên một trình duyệt.',
    wait_other: 'Quá nhiều lần thử. Chờ {{count}} giây rồi thử lại.',
    unreachable: 'Chúng tôi không liên lạc được dịch vụ. Kiểm tra kết nối và thử lại.',
    unexpected: 'Đã có trục trặc. Thử lại.',
  },
  weakness: {
    length: 'Quá ngắn. Dùng ít nhất {{count}} ký tự. Địa chỉ, tên và dấu cách ở hai đầu không tính.',
    characters: 'Có ký tự không dùng được, hoặc cần thêm loại ký tự khác.',
    pwned: 'Đây là mật khẩu phổ biến mà kẻ tấn công thử đầu tiên. Chọn mật khẩu không ai khác nghĩ ra.',
    other: 'Quá dễ đoán.',
  },
  way: {
    logInInstead: 'Đăng nhập',
    enterCode: 'Nhập mã hoặc gửi mã mới',
    logIn: 'Đăng nhập',
    askForLink: 'Gửi liên kết cho tôi',
    beginAgain: 'Bắt đầu lại',
  },
  social: {
    login: { google: 'Đăng nhập bằng Google', facebook: 'Đăng nhập bằng Facebook' },
    signUp: { google: 'Tạo tài khoản bằng Google', facebook: 'Tiếp tục bằng Facebook' },
  },
  farewell: {
    ended: 'Bạn đã được đăng xuất. Đăng nhập lại để tiếp tục. Nội dung bạn gõ đã được lưu.',
    expired:
      'Bạn đã đăng nhập quá lâu nên chúng tôi đăng xuất để giữ tài khoản an toàn. Đăng nhập lại để tiếp tục. Nội dung bạn gõ đã được lưu.',
  },
  sent: {
    mail: {
      title: 'Kiểm tra e-mail của bạn',
      signup:
        'Nếu {{to}} chưa có tài khoản, chúng tôi đã gửi liên kết và mã đến đó. Mở liên kết trên bất cứ thiết bị nào, hoặc nhập mã ở đây.',
      login:
        'Nếu {{to}} có tài khoản, chúng tôi đã gửi liên kết và mã đến đó. Mở liên kết trên bất cứ thiết bị nào, hoặc nhập mã ở đây.',
      recovery:
        'Nếu {{to}} có tài khoản, chúng tôi đã gửi liên kết và mã đến đó. Mở liên kết trên bất cứ thiết bị nào, hoặc nhập mã ở đây. Rồi chọn mật khẩu mới.',
      proof:
        'Để giữ những gì bạn đã gửi trong tài khoản, xác nhận {{to}} trước. Chúng tôi đã gửi liên kết và mã đến đó. Mở liên kết trên thiết bị này, hoặc nhập mã ở đây.',
      code: 'Mã trong e-mail',
      nothing: 'Không thấy e-mail? Kiểm tra thư mục rác, hoặc gửi lại.',
    },
    sms: {
      title: 'Kiểm tra điện thoại của bạn',
      text: 'Nếu {{to}} dùng được ở đây, chúng tôi đã gửi tin nhắn có mã.',
      code: 'Mã trong tin nhắn',
      nothing: 'Không thấy tin nhắn? Kiểm tra số, hoặc gửi lại.',
    },
    submit: { signup: 'Xác nhận', login: 'Đăng nhập', recovery: 'Tiếp tục', proof: 'Xác nhận' },
    otherAddress: 'Dùng địa chỉ khác',
    otherWay: 'Đăng nhập cách khác',
    outbox: 'Ở đây chưa thiết lập máy chủ thư. {product} giữ e-mail trong hộp thư đi.',
    outboxLink: 'Mở hộp thư đi',
  },
  resend: {
    button: 'Gửi lại',
    wait_other: 'Gửi lại sau {{count}} giây',
    again: 'Giờ bạn có thể gửi lại.',
    done: 'Nếu có gì để gửi, chúng tôi đã gửi e-mail mới. Chỉ liên kết và mã mới nhất hoạt động.',
    doneSms: 'Nếu có gì để gửi, chúng tôi đã gửi tin nhắn mới. Chỉ mã mới nhất hoạt động.',
  },
  forgotten: {
    title: 'Quên mật khẩu?',
    text: 'Nhập địa chỉ e-mail, chúng tôi sẽ gửi liên kết để chọn mật khẩu mới.',
    submit: 'Gửi liên kết',
    back: 'Về đăng nhập',
  },
  newPassword: {
    title: 'Chọn mật khẩu mới',
    text: 'Cho {{email}}. Bạn sẽ được đăng xuất trên mọi thiết bị khác.',
    nobody:
      'Để chọn mật khẩu mới, bạn cần liên kết từ chúng tôi. Chúng tôi có thể gửi qua e-mail. Nó hoạt động trên mọi thiết bị.',
    submit: 'Đặt mật khẩu',
    doneTitle: 'Đã đổi mật khẩu',
    doneText: 'Bạn đang đăng nhập ở đây và đã đăng xuất trên mọi thiết bị khác.',
  },
  choosePassword: {
    title: 'Chọn mật khẩu',
    text: 'Địa chỉ của bạn đã được xác nhận. Bạn tạo tài khoản ở trình duyệt khác nên mật khẩu chọn ở đó không được dùng. Chọn mật khẩu cho tài khoản này ngay.',
    giveUp: 'Để sau',
  },
  role: {
    title: 'Một câu hỏi trước',
    text: 'Chúng tôi không lưu gì cho đến khi bạn trả lời. Sau này bạn đổi được tên, nhưng không đổi được bạn là người đạp xe hay chuyên viên.',
    giveUp: 'Để sau',
  },
  step: {
    appTitle: 'Nhập mã của bạn',
    appText: 'Tài khoản của bạn dùng đăng nhập hai bước. Mở ứng dụng xác thực và nhập mã nó hiện.',
    recoveryTitle: 'Dùng mã khôi phục',
    recoveryText:
      'Nó cho bạn đăng nhập một lần và gỡ ứng dụng xác thực khỏi tài khoản, để bạn thiết lập lại. Bạn sẽ được đăng xuất trên mọi thiết bị khác.',
    recoveryCode: 'Mã khôi phục',
    recoveryHint: '10 chữ cái và chữ số, ví dụ ab3de-fg6hj.',
    recoveryInstead: 'Dùng mã khôi phục',
    appInstead: 'Dùng ứng dụng xác thực của tôi',
    enrolTitle: 'Thiết lập đăng nhập hai bước',
    enrolText: 'Tài khoản hỗ trợ cần ứng dụng xác thực để đăng nhập. Thiết lập mất một phút.',
    removedTitle: 'Đã gỡ ứng dụng xác thực',
    removedText:
      'Bạn đã đăng nhập, và mã khôi phục đã dùng. Từ nay chỉ cần mật khẩu là mở được tài khoản. Thiết lập lại ứng dụng xác thực để bảo vệ.',
    toSecurity: 'Đến cài đặt bảo mật',
    noAddressTitle: 'Tài khoản của bạn cần địa chỉ e-mail',
    noAddressText:
      'Để giữ những gì bạn đã gửi, tài khoản cần địa chỉ e-mail đã xác nhận, mà tài khoản của bạn chưa có. Không mất gì cả. Đăng nhập bằng tài khoản có địa chỉ, hoặc tạo tài khoản.',
    giveUp: 'Đăng nhập bằng tài khoản khác',
  },
  callback: { stoppedTitle: 'Không có gì thay đổi', failedTitle: 'Không thành công', back: 'Quay lại' },
  confirm: {
    ask: {
      confirmTitle: 'Xác nhận địa chỉ của bạn',
      confirmText: 'Nhấn nút để xác nhận địa chỉ e-mail và đăng nhập.',
      confirmButton: 'Xác nhận và đăng nhập',
      logInTitle: 'Đăng nhập',
      logInText: 'Nhấn nút để đăng nhập không cần mật khẩu.',
      logInButton: 'Đăng nhập',
      recoveryTitle: 'Chọn mật khẩu mới',
      recoveryText: 'Nhấn nút để đăng nhập và chọn mật khẩu mới.',
      recoveryButton: 'Tiếp tục',
      changeTitle: 'Xác nhận địa chỉ e-mail mới',
      changeText:
        'Địa chỉ e-mail của tài khoản sắp thay đổi. Nó đổi khi cả địa chỉ hiện tại và địa chỉ mới được xác nhận.',
      changeButton: 'Xác nhận thay đổi',
      inviteTitle: 'Chấp nhận lời mời',
      inviteText: 'Nhấn nút để mở tài khoản và đăng nhập.',
      inviteButton: 'Chấp nhận và đăng nhập',
    },
    done: {
      confirmTitle: 'Đã xác nhận địa chỉ',
      confirmText: 'Bạn đã đăng nhập.',
      changeTitle: 'Đã đổi địa chỉ e-mail',
      changeText: 'Cả hai địa chỉ đã được xác nhận. Từ nay, đăng nhập bằng địa chỉ mới.',
      inviteTitle: 'Đã chấp nhận lời mời',
      inviteText: 'Tài khoản đã mở và bạn đã đăng nhập.',
      loggedOutText: 'Bạn chưa đăng nhập. Đăng nhập khi sẵn sàng tiếp tục.',
    },
    half: {
      title: 'Còn một địa chỉ cần xác nhận',
      text: 'Địa chỉ này đã được xác nhận. Giờ mở liên kết trong e-mail gửi đến địa chỉ kia, và địa chỉ của bạn sẽ đổi.',
    },
    elsewhere:
      'Thay đổi này được yêu cầu ở trình duyệt khác. Mở liên kết ở đó. Hoặc đăng nhập ở đây vào tài khoản cần địa chỉ này, rồi mở lại liên kết. Nếu bạn không yêu cầu, đừng làm gì.',
    here: 'Bạn đang đăng nhập ở đây với {{who}}. Nếu liên kết này thuộc tài khoản khác, bạn sẽ được đăng nhập vào tài khoản đó.',
    askTitle: 'Xác nhận địa chỉ của bạn',
    askText: 'Chúng tôi sẽ gửi liên kết qua e-mail. Nó hoạt động trên mọi thiết bị.',
    goOn: 'Tiếp tục',
    usedTitle: 'Đã xác nhận rồi',
    usedText: 'Bạn đã dùng liên kết này. Địa chỉ đã được xác nhận và bạn đã đăng nhập.',
    expiredTitle: 'Liên kết này không còn hoạt động',
    expired: {
      confirm:
        'Nó đã hết hạn, bị thay bằng liên kết mới hơn, hoặc đã dùng. Nếu đã xác nhận địa chỉ, chỉ cần đăng nhập. Nếu chưa, gửi liên kết mới.',
      logIn:
        'Nó đã hết hạn, bị thay bằng liên kết mới hơn, hoặc đã dùng. Đăng nhập cách khác, hoặc gửi liên kết mới.',
      recovery: 'Nó đã hết hạn, bị thay bằng liên kết mới hơn, hoặc đã dùng. Gửi liên kết mới.',
      change:
        'Nó đã hết hạn, bị thay bằng liên kết mới hơn, hoặc đã dùng. Xem trong cài đặt địa chỉ đã đổi chưa. Nếu chưa, yêu cầu đổi lại.',
      invite: 'Nó đã hết hạn hoặc đã dùng. Đăng nhập, hoặc xin người đã mời bạn liên kết mới.',
    },
    incompleteTitle: 'Liên kết này chưa đầy đủ',
    incompleteText: 'Mở lại từ e-mail, hoặc sao chép toàn bộ địa chỉ. Bạn cũng có thể gửi liên kết mới.',
    logIn: 'Đăng nhập',
  },
  factor: {
    scanTitle: 'Thêm ứng dụng xác thực',
    scanText: 'Ứng dụng hiện mã 6 chữ số mới mỗi 30 giây. Bạn sẽ cần mã đó cùng mật khẩu để đăng nhập.',
    scan: 'Quét bằng ứng dụng của bạn, ví dụ Google Authenticator, 2FAS, Aegis hoặc trình quản lý mật khẩu.',
    qr: 'Mã QR cho ứng dụng xác thực',
    secret: 'Không quét được? Nhập khóa này vào ứng dụng',
    secretHint: 'Nếu ứng dụng hỏi, chọn “dựa trên thời gian”.',
    code: 'Mã từ ứng dụng',
    codeHint: 'Nhập 6 chữ số ứng dụng đang hiện.',
    confirm: 'Bật',
    codesTitle: 'Lưu các mã khôi phục',
    codesText:
      'Nếu mất điện thoại, bạn có thể đăng nhập bằng một trong các mã này. Mỗi mã dùng một lần. Chúng chỉ hiện lúc này.',
    codesList: 'Mã khôi phục',
    copy: 'Sao chép tất cả',
    download: 'Tải xuống',
    print: 'In',
    copyFailed: 'Trình duyệt không cho sao chép. Chọn các mã và tự sao chép.',
    fileTitle: 'Mã khôi phục {product}',
    fileText: 'Mỗi mã dùng một lần, cùng với mật khẩu. Giữ ở nơi chỉ bạn thấy.',
    kept: 'Tôi đã lưu',
    fresh: 'Tạo mã',
  },
} satisfies Translation<typeof english>
