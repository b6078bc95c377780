import type english from '../en/calendarFeeds.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Xem lịch hẹn của bạn trong lịch bạn đang dùng, và giữ trống những giờ bạn đã bận ở nơi khác.',
  back: 'Đặt lịch',
  feed: {
    title: 'Lịch hẹn của bạn trong lịch riêng',
    text: 'Tạo một địa chỉ riêng tư và thêm vào Google Calendar, Apple Calendar, Outlook hoặc chương trình khác như một lịch từ web. Chương trình quyết định bao lâu nó xem lại: một số chỉ xem vài giờ một lần.',
    none: 'Chưa có địa chỉ.',
    madeAt: 'Tạo ngày {{date}}. Địa chỉ đã hiện một lần và không hiện lại được.',
    make: 'Tạo địa chỉ',
    renew: 'Tạo địa chỉ mới',
    end: 'Ngừng dùng địa chỉ',
    names: 'Hiện tên người đạp xe',
    namesHint:
      'Công ty đứng sau chương trình lịch của bạn cũng đọc được. Ghi chú và câu trả lời không bao giờ có trong đó.',
    secret: 'Ai có địa chỉ này đều đọc được lịch của bạn. Nếu người khác có nó, hãy tạo địa chỉ mới.',
  },
  made: {
    title: 'Địa chỉ lịch của bạn',
    text: 'Sao chép ngay: địa chỉ chỉ hiện một lần. Trong chương trình lịch của bạn, thêm một lịch từ web và dán vào.',
    label: 'Địa chỉ',
    done: 'Xong',
  },
  renew: {
    title: 'Tạo địa chỉ mới?',
    text: 'Địa chỉ hiện tại ngừng hoạt động ngay, trong mọi chương trình đang dùng nó.',
  },
  end: {
    title: 'Ngừng dùng địa chỉ này?',
    text: 'Các chương trình dùng nó không còn nhận lịch hẹn của bạn. Các lịch đặt của bạn giữ nguyên.',
    done: 'Đã ngừng dùng địa chỉ.',
  },
  others: {
    title: 'Những giờ bạn đã bận ở nơi khác',
    text: 'Kết nối một lịch khác bằng địa chỉ ICS của nó. Người đạp xe không bao giờ thấy giờ mà lịch đó ghi là bạn bận. Chúng tôi chỉ giữ các giờ này, không giữ việc bạn làm lúc đó.',
    add: 'Kết nối lịch',
    full_other: 'Bạn đã kết nối {{count}} lịch, đó là tối đa.',
    none: 'Chưa kết nối lịch nào khác.',
    read: 'Đọc lần cuối',
    readNow: 'Đọc ngay',
    readNow_label: 'Đọc ngay: {{name}}',
    readNow_done: 'Đã đọc {{name}}.',
    readNow_failed: 'Không đọc được {{name}}.',
    remove: 'Gỡ',
    remove_label: 'Gỡ {{name}}',
    removed: 'Đã gỡ lịch.',
    failing:
      'Không đọc được từ {{date}}. {{reason}} Những giờ nó cho biết lần cuối vẫn là bận; những giờ mới hơn thì thiếu.',
  },
  remove: {
    title: 'Gỡ lịch này?',
    text: '“{{name}}” không được đọc nữa, và người đạp xe đặt được những giờ mà lịch này đã giữ trống.',
  },
  form: {
    title: 'Kết nối lịch',
    name: 'Tên',
    nameHint: 'Chỉ cho bạn, như “Riêng tư”.',
    nameMissing: 'Nhập tên.',
    url: 'Địa chỉ ICS',
    urlHint:
      'Bắt đầu bằng https:// hoặc webcal://. Trong Google Calendar đó là “địa chỉ bí mật ở định dạng iCal”.',
    urlMissing: 'Nhập địa chỉ.',
    save: 'Đọc và kết nối',
  },
  reason: {
    not_public: 'Đây không phải địa chỉ của máy chủ trên internet mà chúng tôi kết nối được bằng https.',
    unreachable: 'Không có máy chủ nào ở đó trả lời một cách bảo mật.',
    timed_out: 'Máy chủ mất hơn năm giây.',
    refused: 'Máy chủ không đưa lịch cho chúng tôi.',
    too_many_redirects: 'Máy chủ chuyển tiếp sang địa chỉ khác quá nhiều lần.',
    too_large: 'Lịch lớn hơn 5 MB.',
    not_a_calendar: 'Máy chủ gửi một thứ không phải lịch mà chúng tôi đọc được.',
    too_many_events: 'Lịch có hơn 5.000 sự kiện trong năm tới.',
  },
} satisfies Translation<typeof english>
