import type english from '../en/legal.ts'
import type { Translation } from '../translation.ts'

export default {
  state: 'Phiên bản {{version}}, cập nhật lần cuối {{date}}',
  translationNote: 'Bản dịch này chưa được luật sư xem xét; văn bản tiếng Anh được liên kết tại đây.',
  policy: {
    title: 'Chính sách quyền riêng tư',
    lead: 'Đây là thông báo đầy đủ mà bạn thấy khi bắt đầu biểu mẫu, kèm thông tin thêm cho chuyên viên và về nhà cung cấp.',
    more: 'Dành cho chuyên viên, và chi tiết hơn',
    roles: {
      title: 'Ai chịu trách nhiệm',
      fitter:
        'Chuyên viên bạn chọn quyết định thu thập dữ liệu nào về bạn và vì sao, và chịu trách nhiệm về hồ sơ của bạn. Nhà cung cấp bản cài đặt {product} này lưu trữ và xử lý dữ liệu thay mặt chuyên viên.',
      provider:
        'Nhà cung cấp tự chịu trách nhiệm về tài khoản của bạn, về bảo mật của dịch vụ, và về nghiên cứu mà bạn đã cho phép.',
    },
    operator: 'Nhà cung cấp là:',
    operatorUnknown: 'Bạn liên hệ nhà cung cấp tại:',
    data: {
      title: 'Lưu gì, vì sao và bao lâu',
      caption: 'Mỗi loại dữ liệu với mục đích, căn cứ pháp lý và thời gian lưu giữ',
      what: 'Dữ liệu',
      why: 'Mục đích',
      ground: 'Căn cứ pháp lý',
      kept: 'Lưu giữ',
      grounds: {
        consent: 'Sự đồng ý rõ ràng của bạn',
        contract: 'Hợp đồng với bạn',
        interest: 'Lợi ích chính đáng trong việc có dịch vụ bảo mật và trả lời bạn',
        duty: 'Nghĩa vụ pháp lý',
      },
      rows: {
        file: {
          what: 'Hồ sơ của người đạp xe: câu trả lời, số đo, thay đổi, ảnh, báo cáo, các lần theo dõi',
          why: 'bike fit, và xem điều gì đã thay đổi sau đó',
          kept: 'tối đa {{years}} năm sau buổi fit cuối cùng; sau khi rút lại sự đồng ý là {{withdrawnDays}} ngày',
        },
        draft: {
          what: 'Biểu mẫu đã bắt đầu mà chưa gửi',
          why: 'tiếp tục từ chỗ bạn dừng',
          kept: '{{draftDays}} ngày sau thay đổi cuối cùng, hoặc {{invitedDays}} ngày sau khi lời mời kết thúc',
        },
        account: {
          what: 'Tài khoản: tên, địa chỉ e-mail, số điện thoại, ngôn ngữ, khu vực, đơn vị, cách bạn đăng nhập',
          why: 'cung cấp tài khoản cho bạn, và bảo vệ tài khoản',
          kept: 'đến khi bạn xóa',
        },
        signIns: {
          what: 'Bạn đăng nhập ở đâu và khi nào, bằng loại trình duyệt nào',
          why: 'cho bạn thấy bạn đang đăng nhập ở đâu, và phát hiện lạm dụng',
          kept: '{{signInDays}} ngày sau khi một lần đăng nhập kết thúc; các lần thử đăng nhập là 90 ngày',
        },
        profile: {
          what: 'Của chuyên viên: studio, thông tin liên hệ, logo, ảnh, địa điểm, ngôn ngữ, chuyên môn, thư ngỏ, dịch vụ, địa chỉ trang của họ',
          why: 'báo cáo và, nếu chuyên viên chọn, một trang công khai trong danh sách chuyên viên',
          kept: 'đến khi chuyên viên gỡ hoặc xóa tài khoản; thông tin rằng một địa chỉ từng được dùng vẫn được giữ mà không cho biết ai dùng',
        },
        rating: {
          what: 'Của chuyên viên: đánh giá hằng năm của những người đạp xe đã cho phép nghiên cứu',
          why: 'cho chuyên viên tự dùng; chỉ công khai nếu chuyên viên hiển thị',
          kept: 'đến đánh giá của năm sau, hoặc đến khi tài khoản bị xóa',
        },
        research: {
          what: 'Của người đạp xe cho phép nghiên cứu: tuổi, giới tính, chiều cao, cân nặng theo khoảng rộng, và quốc gia của múi giờ',
          why: 'nghiên cứu và phát triển công cụ AI, theo nhóm ít nhất mười người giống nhau',
          kept: 'đến khi rút lại sự đồng ý',
        },
        consents: {
          what: 'Sự đồng ý: bạn đã đồng ý điều gì, khi nào và ở phiên bản nào',
          why: 'bằng chứng',
          kept: 'bằng thời gian có hồ sơ hoặc tài khoản',
        },
        trail: {
          what: 'Ai đã thay đổi hoặc mở gì và khi nào',
          why: 'cho bạn thấy ai đã xem dữ liệu của bạn, và phát hiện lạm dụng',
          kept: 'bằng thời gian có dịch vụ; khi hồ sơ đã bị xóa, các mục của nó không cho biết về điều gì hay về ai',
        },
        booking: {
          what: 'Lịch hẹn: giờ, dịch vụ, cùng tên, địa chỉ e-mail, số điện thoại, ghi chú và múi giờ của người đặt',
          why: 'giữ giờ cho bạn, báo cho bạn và nhắc bạn',
          kept: 'như hồ sơ của bạn; cuộc gọi của người không có hồ sơ là {{callDays}} ngày sau đó; điều không ai xác nhận là {{unconfirmedHours}} giờ',
        },
        waiting: {
          what: 'Chỗ trong danh sách chờ: tên, địa chỉ e-mail, dịch vụ và các ngày',
          why: 'mời bạn giờ vừa trống',
          kept: '{{waitingDays}} ngày sau khi kết thúc; điều không ai xác nhận là {{unconfirmedHours}} giờ',
        },
        calendars: {
          what: 'Của chuyên viên: các lịch khác mà họ kết nối, địa chỉ và những giờ bận',
          why: 'không mời những giờ đã bận ở nơi khác',
          kept: 'đến khi chuyên viên gỡ lịch hoặc xóa tài khoản',
        },
        mails: {
          what: 'E-mail và tin nhắn văn bản mà dịch vụ gửi',
          why: 'lời mời, mã, lời nhắc, báo cáo và tin tức',
          kept: 'nội dung đến khi được gửi; thông tin rằng đã gửi là {{messageDays}} ngày',
        },
        contact: {
          what: 'Tin nhắn từ biểu mẫu liên hệ: chủ đề, tên, địa chỉ và điều bạn viết',
          why: 'trả lời bạn',
          kept: '{{resolvedDays}} ngày sau khi được giải quyết, nhiều nhất {{contactDays}} ngày',
        },
        requests: {
          what: 'Yêu cầu về các quyền',
          why: 'trả lời trong thời hạn luật định',
          kept: 'bằng thời gian có dịch vụ, không kèm người yêu cầu là ai sau khi đã trả lời',
        },
        technical: {
          what: 'Địa chỉ mạng, ở dạng mã băm có khóa dùng để đếm yêu cầu',
          why: 'ngăn lạm dụng',
          kept: 'vài giờ',
        },
        payments: {
          what: 'Của chuyên viên trả phí: gói, tình trạng gói và mã khách ở dịch vụ thanh toán',
          why: 'tính phí',
          kept: 'đến khi tài khoản bị xóa; dịch vụ thanh toán giữ hóa đơn trong thời gian luật yêu cầu',
        },
        backups: {
          what: 'Bản sao lưu của tất cả dữ liệu này',
          why: 'khôi phục dịch vụ sau sự cố',
          kept: '{{backupDays}} ngày',
        },
      },
    },
    fitters: {
      title: 'Trang công khai của chuyên viên',
      listed:
        'Chuyên viên chỉ có trong danh sách chuyên viên nếu họ bật mục này. Khi đó trang của họ cho mọi người, kể cả công cụ tìm kiếm, thấy tên, studio, logo, ảnh, địa điểm, ngôn ngữ, chuyên môn, thư ngỏ và dịch vụ. Khi họ tắt, trang biến mất ngay; công cụ tìm kiếm có thể còn hiện thêm một thời gian.',
      rating:
        'Đánh giá chỉ có trên trang nếu chuyên viên hiển thị, và chỉ khi các quy tắc đã công bố cho phép.',
      riders: 'Không trang nào của chuyên viên hiện bất cứ điều gì của người đạp xe.',
    },
    recipients: {
      title: 'Ai khác xử lý dữ liệu cho nhà cung cấp',
      lead: 'Các dịch vụ sau xử lý dữ liệu cho nhà cung cấp bản cài đặt này, theo hợp đồng và chỉ theo chỉ dẫn:',
      none: 'Không dịch vụ nào khác xử lý dữ liệu cho nhà cung cấp bản cài đặt này. Bản cài đặt tự vận hành cơ sở dữ liệu, đăng nhập và kho tệp, và không gửi e-mail ra bên ngoài.',
      kind: {
        mail: 'một dịch vụ thư, chuyển e-mail: dịch vụ này thấy địa chỉ, tiêu đề và nội dung',
        sms: 'một dịch vụ tin nhắn văn bản, chuyển mã và lời nhắc lịch hẹn: dịch vụ này thấy số điện thoại và nội dung',
        signIn: 'một dịch vụ đăng nhập, biết địa chỉ của bạn và cách bạn đăng nhập',
        database:
          'một cơ sở dữ liệu có thể chạy ở nơi khác: tên, câu trả lời và dữ liệu sức khỏe được mã hóa trong đó',
        files: 'một kho tệp: ảnh và tài liệu được mã hóa trước khi đến đó',
        scanner: 'một trình quét vi-rút, đọc ảnh được tải lên và không giữ gì',
        google: 'Google, nếu bạn chọn đăng nhập bằng Google: Google biết rằng bạn đăng nhập ở đây',
        facebook: 'Facebook, nếu bạn chọn đăng nhập bằng Facebook: Facebook biết rằng bạn đăng nhập ở đây',
        payments:
          'Stripe, thu các khoản thanh toán của chuyên viên: Stripe thấy tên, địa chỉ và phương thức thanh toán của chuyên viên, và không thấy gì của người đạp xe',
      },
      nobody:
        'Không ai khác nhận bất kỳ dữ liệu nào. Dữ liệu không bao giờ bị bán và không bao giờ dùng cho quảng cáo.',
      transfer:
        'Nếu một dịch vụ như vậy ở quốc gia khác, mức bảo vệ mà luật bảo vệ dữ liệu yêu cầu được thỏa thuận với dịch vụ đó. Bạn có thể hỏi đó là những công ty nào, và ở đâu.',
    },
    rights: {
      title: 'Quyền của bạn, và cách thực hiện',
      lead: 'Với tài khoản, bạn tự làm được hầu hết, ngay lập tức:',
      download: 'Xem và mang theo: tải xuống bản sao của mọi thứ thuộc về bạn.',
      correct: 'Sửa: thay đổi câu trả lời ở nơi bạn đọc chúng, và tên của bạn trong cài đặt.',
      sharing:
        'Quyết định ai thấy: kết thúc quyền truy cập của chuyên viên, hoặc chia sẻ các bike fit của bạn với chuyên viên mới.',
      accessLog: 'Xem ai đã xem, đã thay đổi dữ liệu của bạn, và khi nào.',
      consents: 'Rút lại hoặc cho sự đồng ý.',
      files: 'Hạn chế việc dùng hồ sơ, hoặc xóa hồ sơ.',
      account: 'Xóa tài khoản của bạn cùng mọi thứ trong đó.',
      open: 'Mở trang',
      write:
        'Nếu không có tài khoản, hoặc cho bất cứ việc gì khác, kể cả phản đối, hãy viết cho chúng tôi. Chúng tôi trả lời trong vòng một tháng, miễn phí, và có thể yêu cầu bạn chứng minh đó là bạn.',
      complain:
        'Bạn có thể khiếu nại với cơ quan bảo vệ dữ liệu ở nơi bạn sống, nơi bạn làm việc, hoặc nơi bạn cho rằng luật đã bị vi phạm.',
      machine: 'Không có quyết định nào về bạn được đưa ra tự động.',
    },
    law: {
      title: 'Căn cứ pháp lý',
      health:
        'Dữ liệu sức khỏe cho bike fit, và nghiên cứu: sự đồng ý rõ ràng của bạn (GDPR Điều 9(2)(a) và Điều 6(1)(a)).',
      account: 'Tài khoản và dịch vụ: hợp đồng với bạn (Điều 6(1)(b)).',
      security:
        'Bảo mật, ngăn lạm dụng, bản ghi các thay đổi và trả lời tin nhắn: lợi ích chính đáng trong việc có dịch vụ đáng tin cậy (Điều 6(1)(f)).',
      duty: 'Trả lời yêu cầu và giữ bằng chứng về sự đồng ý: nghĩa vụ pháp lý (Điều 6(1)(c)).',
    },
    choices: {
      title: 'Việc hạn chế và việc rút lại có tác dụng gì',
      restrict:
        'Bạn có thể hạn chế việc dùng hồ sơ: hồ sơ được giữ và không dùng cho việc gì. Chuyên viên của bạn thấy hồ sơ bị hạn chế và từ khi nào, và không thấy câu trả lời nào của bạn. Bạn vẫn có thể đọc, tải xuống và xóa hồ sơ.',
      withdraw:
        'Bạn có thể rút lại sự đồng ý cho việc dùng dữ liệu sức khỏe của bạn. Mọi việc dùng dừng ngay, và hồ sơ bị xóa sau {{days}} ngày, trừ khi bạn đồng ý lại. Bạn cũng có thể xóa hồ sơ ngay; bạn nhận được biên nhận cho biết đã xóa gì, không cho biết của ai.',
      research:
        'Trong khi sự đồng ý của bạn cho nghiên cứu còn hiệu lực, tuổi, giới tính, chiều cao và cân nặng của bạn được giữ theo khoảng rộng để xuất cho nhà nghiên cứu, cùng quốc gia của múi giờ. Chúng được chuyển đi không kèm tên bạn, theo nhóm ít nhất mười người giống nhau, và bị xóa khi bạn rút lại.',
    },
    changes: {
      title: 'Thay đổi đối với chính sách này',
      text: 'Phiên bản mới có số và ngày mới. Bạn được báo qua e-mail về những thay đổi quan trọng với bạn trước khi chúng có hiệu lực, và được hỏi lại khi cần sự đồng ý của bạn.',
    },
    incident: {
      title: 'Nếu có sự cố',
      text: 'Nếu dữ liệu bị mất hoặc bị người không được phép xem nhìn thấy, cơ quan có thẩm quyền được thông báo trong vòng 72 giờ, và bạn được thông báo không chậm trễ nếu việc đó có thể gây hại cho bạn.',
    },
  },
  terms: {
    title: 'Điều khoản dịch vụ',
    lead: 'Đây là thỏa thuận giữa bạn và nhà cung cấp bản cài đặt {product} này, bằng lời dễ hiểu.',
    sections: {
      service: {
        title: '{product} là gì',
        what: '{product} là nền tảng web cho chuyên viên bike fit và người đạp xe. Chuyên viên mời người đạp xe. Người đạp xe điền một biểu mẫu trước bike fit và, sau đó, một biểu mẫu khác về điều đã thay đổi từ lúc đó. Cả hai đều thấy kết quả.',
        scope:
          'Dịch vụ được cải tiến liên tục. Những phần được thông báo trước ghi rõ là sắp có. Những phần hiện có có thể thay đổi. Những gì bạn đã nhập được giữ lại.',
      },
      accounts: {
        title: 'Tài khoản',
        true: 'Bạn cung cấp tên thật và một địa chỉ e-mail thuộc về bạn. Một tài khoản có một vai trò, người đạp xe hoặc chuyên viên, mà bạn chọn khi tạo.',
        secret:
          'Bạn giữ kín mật khẩu và cho chúng tôi biết nếu bạn nghĩ người khác biết mật khẩu đó. Liên kết hoặc mã từ lời mời chỉ dành cho người được gửi.',
        age: 'Người đạp xe dưới {{age}} tuổi cần sự đồng ý của cha mẹ hoặc người giám hộ. Chuyên viên phải là người trưởng thành.',
      },
      fitters: {
        title: 'Chuyên viên đồng ý điều gì',
        invite: 'Bạn chỉ mời những người đạp xe đang chờ lời mời từ bạn.',
        use: 'Bạn dùng những gì người đạp xe cho bạn biết để làm bike fit và theo dõi sau fit cho họ, và không cho việc gì khác. Bạn không chuyển tiếp nếu họ không đồng ý.',
        law: 'Bạn tuân theo các quy định về bảo vệ dữ liệu và nghề nghiệp áp dụng ở nơi bạn làm việc. Bạn chịu trách nhiệm về hồ sơ của những người đạp xe của bạn. Nhà cung cấp xử lý hồ sơ cho bạn.',
        judge:
          'Bike fit là công việc chuyên môn của bạn. {product} cho thấy người đạp xe nói gì và điều gì đã thay đổi. Bạn làm gì là quyết định của bạn.',
        refer: 'Khi câu trả lời của người đạp xe gây lo ngại, bạn khuyên họ đi khám bác sĩ.',
        access: 'Chỉ bạn dùng tài khoản của bạn, và bạn đăng xuất trên các thiết bị mà người khác dùng.',
        page: 'Nếu bạn chọn có trong danh sách, trang của bạn đúng sự thật, không hứa chữa khỏi hay ít chấn thương hơn, không hiện gì của người đạp xe, và chỉ dùng ảnh bạn được phép hiển thị. Nhà cung cấp có thể gỡ trang vi phạm điều này.',
      },
      riders: {
        title: 'Người đạp xe đồng ý điều gì',
        honest: 'Bạn trả lời trung thực nhất có thể, vì chuyên viên dựa vào đó.',
        own: 'Bạn nhập dữ liệu của chính bạn, hoặc dữ liệu của trẻ em mà bạn chịu trách nhiệm.',
        rights:
          'Những gì bạn nhập vẫn là của bạn. Bạn cho phép chuyên viên dùng cho bike fit của bạn, và bạn có thể chấm dứt việc này bất cứ lúc nào.',
        free: '{product} miễn phí cho người đạp xe.',
      },
      medical: {
        title: 'Không phải tư vấn y tế',
        text: '{product} không phải thiết bị y tế và không đưa ra tư vấn y tế, chẩn đoán hay điều trị. Dịch vụ không hứa chữa khỏi và cũng không hứa bảo vệ khỏi chấn thương. Nếu bạn có cơn đau khiến bạn lo lắng, tê không hết, yếu hoặc sưng, hãy đi khám bác sĩ. Trong trường hợp khẩn cấp, hãy gọi cấp cứu.',
      },
      price: {
        title: 'Giá',
        tier: 'Bậc 1, cho chuyên viên, có giá {{month}} mỗi tháng. Thanh toán theo năm, bạn tiết kiệm {{saving}}: {{year}} mỗi năm, tức {{monthOfYear}} mỗi tháng. Thuế được cộng thêm ở nơi luật yêu cầu.',
        terms:
          'Bạn không bị ràng buộc bởi thời hạn tối thiểu. Bạn có thể hủy bất cứ lúc nào, có hiệu lực từ khi kết thúc kỳ bạn đã trả.',
        collected:
          'Bản cài đặt này không thu tiền. Bạn sẽ được báo trước khi khoản thanh toán đầu tiên được thu, và khoản đó chỉ được thu nếu bạn đồng ý.',
        paid: 'Thanh toán do Stripe thu. Bạn đồng ý với gói và giá trước khi khoản thanh toán đầu tiên được thu.',
        tierTwo: 'Bậc 2 sắp có. Giá sẽ được xác nhận sau.',
      },
      fair: {
        title: 'Sử dụng đúng mực',
        text: 'Đừng tìm cách tiếp cận dữ liệu không phải của bạn, đừng làm gián đoạn dịch vụ, và đừng nhập bất cứ điều gì trái luật hoặc gây hại cho người khác. Nếu bạn phát hiện điểm yếu của dịch vụ, vui lòng báo cho chúng tôi. Chúng tôi hoan nghênh mọi báo cáo.',
      },
      end: {
        title: 'Khi kết thúc',
        you: 'Bạn có thể tải xuống bản sao dữ liệu và xóa tài khoản bất cứ lúc nào trong cài đặt, hoặc bằng cách viết cho chúng tôi. Chính sách quyền riêng tư giải thích điều gì xảy ra với dữ liệu sau đó.',
        us: 'Nhà cung cấp có thể đóng tài khoản vi phạm các điều khoản này, sau khi cảnh báo nếu có thể, và có thể chấm dứt dịch vụ với thông báo trước ít nhất 30 ngày. Trước đó, bạn có thể lấy dữ liệu của mình.',
      },
      liability: {
        title: 'Trách nhiệm pháp lý',
        text: 'Trách nhiệm của nhà cung cấp là không giới hạn đối với lỗi cố ý, lỗi vô ý nghiêm trọng và thiệt hại về tính mạng, thân thể hoặc sức khỏe. Đối với lỗi vô ý nhẹ, nhà cung cấp chỉ chịu trách nhiệm khi vi phạm nghĩa vụ thiết yếu của thỏa thuận này, và khi đó chỉ đối với thiệt hại điển hình và có thể lường trước. Các quyền theo luật định của bạn với tư cách người tiêu dùng không bị hạn chế bởi điều này.',
        backup:
          'Dữ liệu được sao lưu, nhưng không dịch vụ nào luôn sẵn sàng. Hãy giữ bản sao của bất cứ thứ gì bạn không thể để mất.',
      },
      software: {
        title: 'Phần mềm',
        text: 'Phần mềm của {product} là phần mềm tự do theo giấy phép GNU Affero General Public License, phiên bản 3 hoặc mới hơn. Các điều khoản này nói về dịch vụ, không nói về phần mềm.',
      },
      changes: {
        title: 'Thay đổi đối với các điều khoản này',
        text: 'Bạn được báo về các thay đổi ít nhất 30 ngày trước khi chúng có hiệu lực. Nếu không đồng ý, bạn có thể rời đi trước đó, và bạn không nợ gì cho thời gian sau đó.',
      },
      contact: { title: 'Liên hệ' },
    },
  },
  imprint: {
    title: 'Thông tin nhà cung cấp',
    lead: 'Ai vận hành bản cài đặt {product} này.',
    none: 'Đơn vị vận hành bản cài đặt này chưa nhập thông tin. Bạn liên hệ đơn vị vận hành tại:',
    representedBy: 'Đại diện bởi',
    phone: 'Điện thoại',
    email: 'E-mail',
    register: 'Sổ đăng ký',
    vatId: 'Mã số thuế giá trị gia tăng',
  },
  accessibility: {
    lead: '{product} được làm để ai cũng dùng được: bằng bàn phím, với trình đọc màn hình, với chữ lớn và với màu khác.',
    tested: 'Kiểm tra lần cuối vào {{date}}',
    aim: {
      title: 'Mục tiêu của chúng tôi',
      text: 'Chúng tôi theo Hướng dẫn về khả năng tiếp cận nội dung web (WCAG) 2.2 ở mức AA, và làm hơn thế khi có thể. Chúng tôi cho rằng mọi trang đều đáp ứng, trừ những điều nêu bên dưới. Đây là đánh giá của chính chúng tôi. Chưa có ai khác kiểm tra.',
    },
    how: {
      title: 'Đã kiểm tra những gì và bằng cách nào',
      everyPage: 'Mọi trang bằng axe, một chương trình tìm lỗi, ở bốn chiều rộng, với màu sáng và màu tối',
      enlarged:
        'Mọi trang ở 200%, còn một biểu mẫu và một buổi fit ở 400% và khi giãn rộng hơn giữa các chữ cái, từ và dòng',
      targets: 'Kích thước của mọi thứ có thể nhấn',
      keyboard: 'Cả một biểu mẫu và cả một buổi fit chỉ bằng bàn phím',
      screenReader:
        'Những gì trình đọc màn hình nhận được trong cả một biểu mẫu và cả một buổi fit, từng dòng một',
      motion: 'Mọi trang khi tắt chuyển động',
      documents: 'Tệp PDF của báo cáo theo PDF/UA-1, tiêu chuẩn cho tài liệu dễ tiếp cận',
    },
    known: {
      title: 'Những điều chưa hoàn hảo',
      people: 'Những ai dùng trình đọc màn hình hằng ngày chưa thử các trang này cho chúng tôi.',
      photos: 'Ảnh được mô tả bằng góc chụp và chú thích. Những gì khác trong ảnh không được nói ra.',
      languages:
        'Ghi chú và thư mà ai đó viết bằng ngôn ngữ khác có thể được đọc bằng giọng của ngôn ngữ bạn dùng.',
      others:
        'Trang của công ty khác, nơi bạn có thể đăng nhập hoặc thanh toán, chúng tôi không thay đổi được.',
    },
    complain: {
      title: 'Cho chúng tôi biết điều gì không dùng được',
      write:
        'Nếu có điều gì bạn không dùng được, hãy viết cho chúng tôi. Hãy nói đó là trang nào và bạn dùng gì. Chúng tôi trả lời trong vòng một tháng, miễn phí, và tìm cách khác cho bạn cho đến khi sửa xong.',
      authority:
        'Nếu câu trả lời của chúng tôi không giúp được, bạn có thể khiếu nại với cơ quan phụ trách khả năng tiếp cận ở nơi bạn sống.',
    },
  },
} satisfies Translation<typeof english>
