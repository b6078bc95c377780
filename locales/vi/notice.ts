import type english from '../en/notice.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Dữ liệu & quyền riêng tư của bạn',
  version: 'Phiên bản {{version}}, cập nhật lần cuối {{date}}',
  asPage: 'Mở thành trang để in',
  heading: {
    short: 'Tóm tắt',
    collected: 'Chúng tôi lưu gì về bạn',
    purpose: 'Chúng tôi dùng để làm gì',
    consent: 'Sự đồng ý của bạn',
    seen: 'Ai thấy được',
    place: 'Được lưu ở đâu',
    protection: 'Được bảo vệ thế nào',
    device: 'Điều gì ở lại trên thiết bị của bạn',
    retention: 'Được giữ bao lâu',
    research: 'Nghiên cứu và phát triển AI',
    young: 'Người đạp xe dưới {{age}} tuổi',
    rights: 'Quyền của bạn',
    contact: 'Liên hệ với ai',
    storage: 'Cookie và lưu trữ trên thiết bị của bạn',
    limits: 'Đây không phải là gì',
    changes: 'Thay đổi đối với thông báo này',
  },
  text: {
    shortOwn: 'Dữ liệu là của bạn. Bạn có thể xem, sửa, yêu cầu xóa và mang sang chuyên viên khác.',
    shortSeen:
      'Chỉ chuyên viên bạn chọn và, vì mục đích kỹ thuật hoặc chất lượng, nhân viên hỗ trợ của nhà cung cấp xem được dữ liệu nhận diện bạn.',
    shortSealed: 'Dữ liệu được mã hóa khi truyền và khi lưu.',
    shortSold: 'Dữ liệu không bao giờ bị bán và không bao giờ dùng cho quảng cáo.',
    shortResearch: 'Dữ liệu chỉ dùng cho nghiên cứu nếu bạn đồng ý, và khi đó chỉ ở dạng ẩn danh.',
    shortContact: 'Để yêu cầu bất cứ điều gì trong thông báo này, một e-mail là đủ.',
    collectedLead: '{product} lưu những gì bạn và chuyên viên nhập, và những gì cần để vận hành dịch vụ:',
    collectedPerson:
      'Bạn là ai: tên, địa chỉ e-mail và, nếu bạn cho biết, số điện thoại, ngày sinh, giới tính, nghề nghiệp và loại công việc.',
    collectedBody:
      'Cơ thể và sức khỏe của bạn, trong phạm vi bạn cho chúng tôi biết: chiều cao, cân nặng, khó chịu khi đạp xe, chấn thương và điều trị, các lần bike fit trước.',
    collectedRiding:
      'Bạn đạp xe thế nào: xe, bộ môn, số giờ, guồng chân, sự tự tin, các môn khác và mục tiêu.',
    collectedFit:
      'Những gì chuyên viên ghi thêm về lần bike fit của bạn, và các câu trả lời sau đó của bạn về điều đã thay đổi.',
    collectedAccount:
      'Nếu bạn có tài khoản: mật khẩu ở dạng không thể khôi phục, ngôn ngữ, khu vực và đơn vị, cùng thời điểm và loại trình duyệt bạn đăng nhập.',
    collectedTrail:
      'Bản ghi ai đã thay đổi gì và khi nào, và về sự đồng ý của bạn: phiên bản nào của thông báo này, bằng ngôn ngữ nào và lúc nào.',
    collectedTechnical:
      'Trong thời gian ngắn, bản ghi kỹ thuật về yêu cầu và đăng nhập, như địa chỉ mạng hoặc một phần của nó, để duy trì dịch vụ và ngăn lạm dụng: nhiều nhất 90 ngày. Chúng không chứa câu trả lời.',
    purposeFit: 'Chuyên viên dùng để chuẩn bị và thực hiện bike fit của bạn.',
    purposeCompare:
      'Câu trả lời trước và sau bike fit được so sánh, để bạn và chuyên viên thấy điều gì đã thay đổi.',
    purposeMail:
      'Bạn nhận các e-mail cần cho việc này: lời mời, mã, xác nhận, lời nhắc và liên kết báo cáo. Chúng không bao giờ chứa câu trả lời của bạn.',
    purposeNot:
      'Dữ liệu không dùng cho quảng cáo, không bán, không chuyển cho công ty bảo hiểm hay bên sử dụng lao động. Không có quyết định nào về bạn được đưa ra tự động.',
    consentHealth:
      'Câu trả lời về cơ thể và khó chịu của bạn là dữ liệu sức khỏe. Chúng được dùng cho bike fit vì bạn đồng ý rõ ràng khi nhấn nút bắt đầu biểu mẫu. Chúng tôi ghi lại bạn đã đồng ý với phiên bản nào của thông báo này.',
    consentFree:
      'Bạn có quyền không đồng ý. Khi đó bike fit vẫn diễn ra mà không cần biểu mẫu. Bạn có thể rút lại sự đồng ý bất cứ lúc nào. Những gì đã làm trước đó vẫn hợp pháp. Từ lúc đó dữ liệu của bạn không được dùng nữa, và bạn có thể yêu cầu xóa.',
    consentContract:
      'Dữ liệu cần để cấp tài khoản cho bạn và bảo vệ dịch vụ được dùng vì bạn đã yêu cầu tài khoản, và vì không có nó thì không thể vận hành dịch vụ an toàn.',
    seenFitter:
      'Chuyên viên bạn chọn: người đã mời bạn, hoặc người bạn tự chọn. Không chuyên viên nào khác thấy dữ liệu của bạn trừ khi bạn chia sẻ.',
    seenSupport:
      'Nhân viên hỗ trợ của nhà cung cấp, chỉ vì mục đích kỹ thuật hoặc chất lượng: trong thời gian giới hạn, với lý do được ghi lại, và mọi lần truy cập đều được ghi.',
    seenYou: 'Bạn.',
    seenNobody:
      'Không ai khác. Hai chuyên viên bạn từng đến không biết về nhau trừ khi bạn chia sẻ hồ sơ với một trong hai.',
    seenGuardian: 'Nếu cha mẹ hoặc người giám hộ đã đồng ý thay bạn, họ thấy những gì bạn cho họ xem.',
    placeServer:
      'Mọi thứ bạn nhập được lưu bởi nhà cung cấp của địa chỉ hiện trong trình duyệt: trên máy chủ, trong bộ lưu trữ và trong bản sao lưu. Các trang này không tải tập lệnh, phông chữ, hình ảnh hay trình theo dõi của công ty khác.',
    placeMail:
      'E-mail được gửi qua dịch vụ thư của nhà cung cấp. Chúng chứa địa chỉ của bạn, một liên kết hoặc mã, tên chuyên viên và, trong lời mời, lời nhắn của chuyên viên. Chúng không chứa câu trả lời.',
    protectionTransit:
      'Mọi thứ được mã hóa trên đường giữa thiết bị của bạn và máy chủ, như ngân hàng trực tuyến.',
    protectionRest:
      'Tên, địa chỉ, số điện thoại, ngày sinh, mọi điều bạn viết về sức khỏe và các biểu mẫu bạn gửi được lưu ở dạng mã hóa, với khóa riêng cho mỗi người đạp xe. Các khóa mở chúng được giữ ngoài cơ sở dữ liệu.',
    protectionFigures:
      'Một số con số và lựa chọn được giữ ở dạng đọc được, không có tên bạn, để tính toán và thống kê về bike fit, như mức khó chịu ở một vùng, một số đo hoặc mục tiêu bạn chọn.',
    protectionDoors:
      'Chính cơ sở dữ liệu chỉ đưa bản ghi cho người được phép xem. Liên kết trong e-mail chứa một bí mật mà chỉ mã băm của nó được lưu.',
    protectionTrail:
      'Mọi thay đổi đối với dữ liệu của bạn được ghi lại: ai, khi nào và gì. Có thể thêm mục vào bản ghi này nhưng không thể viết lại, và nó được kiểm tra xem có bị can thiệp không.',
    deviceDraft:
      'Khi bạn điền biểu mẫu, nội dung bạn gõ cũng được giữ trên thiết bị, để không mất gì nếu mất kết nối hay hết pin. Nó được mã hóa bằng khóa không thể lấy ra khỏi trình duyệt. Nó được gỡ khi bạn gửi biểu mẫu hoặc đăng xuất, và chậm nhất sau {{draftDays}} ngày.',
    deviceLimit:
      'Điều này bảo vệ bạn nếu ai đó sao chép bộ nhớ thiết bị. Nó không bảo vệ bạn trước người mở trình duyệt của bạn trên thiết bị đã mở khóa: họ thấy những gì bạn thấy. Nếu dùng chung thiết bị, hãy gửi biểu mẫu hoặc đăng xuất trước khi rời đi.',
    retentionYears:
      'Dữ liệu nhận diện bạn được giữ đến {{years}} năm, trừ khi bạn yêu cầu xóa sớm hơn. Sau đó nó bị xóa.',
    retentionErase:
      'Khi dữ liệu của bạn bị xóa, câu trả lời bị xóa và khóa mở chúng bị hủy. Chuyên viên chỉ giữ bản ghi rằng đã có một lần bike fit, và khi nào.',
    retentionBackup:
      'Bản sao lưu được giữ nhiều nhất {{backupDays}} ngày. Đến lúc đó, dữ liệu đã xóa có thể còn trong bản sao lưu. Nếu phải khôi phục bản sao lưu, dữ liệu của bạn lại bị xóa trước khi ai dùng được.',
    researchOptIn:
      'Ở cuối bảng câu hỏi ban đầu, bạn có thể cho phép dùng dữ liệu ở dạng ẩn danh cho nghiên cứu và phát triển công cụ AI cho bike fit. Mục này tắt trừ khi bạn bật, và bike fit của bạn không phụ thuộc vào nó.',
    researchAnonymous:
      'Ẩn danh nghĩa là: không có tên, thông tin liên hệ hay điều gì bạn tự viết, và chỉ cùng dữ liệu của đủ nhiều người đạp xe khác để không ai bị nhận ra.',
    researchRevoke:
      'Bạn có thể rút lại bất cứ lúc nào tại Cài đặt → Quyền riêng tư, hoặc qua e-mail. Từ lúc đó, dữ liệu của bạn không được dùng cho bất cứ việc mới nào. Các kết quả trước, trong đó không ai bị nhận ra, vẫn còn.',
    youngGuardian:
      'Với người đạp xe dưới {{age}} tuổi, cha mẹ hoặc người giám hộ cho biết tên và đồng ý. Biểu mẫu hỏi điều này khi ngày sinh cho thấy cần.',
    youngResearch: 'Dữ liệu của người đạp xe dưới {{age}} tuổi không được dùng cho nghiên cứu.',
    rightsLead: 'Bất cứ lúc nào, bạn có thể:',
    rightsAccess: 'xem những gì được lưu về bạn và nhận bản sao ở dạng mà chương trình khác đọc được;',
    rightsCorrect: 'yêu cầu sửa; bạn tự sửa được bảng câu hỏi ban đầu trong tài khoản;',
    rightsErase: 'yêu cầu xóa;',
    rightsWithdraw: 'rút lại bất cứ sự đồng ý nào, toàn bộ hoặc chỉ cho nghiên cứu;',
    rightsRestrict: 'yêu cầu hạn chế việc dùng dữ liệu, hoặc phản đối việc đó;',
    rightsMove: 'mang sang chuyên viên khác.',
    rightsHow:
      'Gửi e-mail cho chúng tôi và cho biết bạn muốn gì. Chúng tôi trả lời trong vòng một tháng, miễn phí. Chúng tôi có thể đề nghị bạn chứng minh đó là bạn.',
    rightsComplain:
      'Nếu bạn cho rằng dữ liệu không được xử lý đúng, bạn cũng có thể khiếu nại với cơ quan bảo vệ dữ liệu nơi bạn sống.',
    contactLead: 'Với mọi câu hỏi về dữ liệu của bạn:',
    contactFitter: 'Với câu hỏi về bike fit, hãy liên hệ với chuyên viên của bạn.',
    storageLead:
      'Chỉ những gì dịch vụ cần để hoạt động được giữ trên thiết bị của bạn. Không có cookie quảng cáo hay phân tích, nên không có thông báo cookie để tắt.',
    limitsMedical:
      'Bike fit không phải là điều trị y tế, và {product} không đưa ra lời khuyên y tế. Nó không hứa chữa lành cũng không hứa bảo vệ khỏi chấn thương. Nếu bạn bị đau đáng lo, tê không hết, yếu cơ hoặc sưng, vui lòng đi khám bác sĩ.',
    changesText:
      'Khi thông báo này thay đổi đáng kể, nó có phiên bản mới. Bạn được báo, và được hỏi lại ở chỗ cần sự đồng ý của bạn. Phiên bản bạn đã đồng ý vẫn được lưu.',
  },
  storage: {
    caption: 'Những gì được giữ trên thiết bị của bạn, vì sao và bao lâu',
    name: 'Tên',
    purpose: 'Mục đích',
    until: 'Giữ đến khi',
    cookie: 'Cookie: giữ bạn đăng nhập, hoặc cho bạn điền biểu mẫu được mời. Tập lệnh không đọc được.',
    cookieUntil: 'Bạn đăng xuất, hoặc vắng mặt một thời gian',
    signUpCookie:
      'Cookie: nhận ra trình duyệt bạn đã tạo tài khoản khi bạn xác nhận địa chỉ. Tập lệnh không đọc được.',
    signUpCookieUntil: '400 ngày sau lần cuối bạn tạo tài khoản ở đây',
    session: 'Phiên của bạn với dịch vụ đăng nhập',
    sessionUntil: 'Bạn đăng xuất',
    user: 'Mã số, vai trò và tên của bạn, để trang mở ngay',
    role: 'Bạn là người đạp xe hay chuyên viên',
    logoutOwed: 'Việc bạn đăng xuất khi không liên lạc được máy chủ',
    logoutOwedUntil: 'Máy chủ đã được báo',
    roleCookie:
      'Cookie: bạn tạo tài khoản là người đạp xe hay chuyên viên, khi đăng nhập bằng dịch vụ khác. Tập lệnh không đọc được.',
    roleCookieUntil: 'Đã qua 15 phút',
    keptRecord: 'Việc bạn muốn giữ biểu mẫu trong tài khoản, dưới dạng mã không tiết lộ cả hai',
    keptRecordUntil: 'Bạn mở liên kết trong e-mail',
    secondFactorLater: 'Khi bạn hoãn đăng nhập hai bước, để không bị hỏi trong 30 ngày',
    secondFactorRead: 'Việc bạn đã đọc gợi ý về đăng nhập hai bước',
    firstStepsHidden: 'Việc bạn đã ẩn các bước đầu',
    tab: 'Bí mật của liên kết bạn đã mở, và bạn ở đâu trước khi trang khác thay thế',
    tabUntil: 'Bạn đóng thẻ',
    language: 'Ngôn ngữ bạn chọn',
    theme: 'Sáng hay tối, nếu bạn đã chọn',
    choiceUntil: 'Bạn xóa dữ liệu trình duyệt',
    drafts:
      'Biểu mẫu bạn đã bắt đầu; với chuyên viên, công việc chưa gửi và các bike fit đã mở trên thiết bị này; ở dạng mã hóa',
    draftsUntil: 'Chúng được gửi, hoặc bạn đăng xuất; nhiều nhất {{draftDays}} ngày',
    formFiles:
      'Bản sao các tệp của chính biểu mẫu, để mở được khi không có kết nối. Chúng không chứa câu trả lời',
    formFilesUntil: 'Phiên bản mới hơn thay thế',
  },
} satisfies Translation<typeof english>
