import type english from '../en/sessions.ts'
import type { Translation } from '../translation.ts'
import changesTexts from './sessions/changes.ts'
import measuringTexts from './sessions/measuring.ts'
import riderTexts from './sessions/rider.ts'
import savingTexts from './sessions/saving.ts'

export default {
  status: {
    'new': 'Mới',
    invited: 'Đã mời',
    intake_started: 'Đã bắt đầu bảng câu hỏi',
    expired: 'Lời mời hết hạn',
    intake_submitted: 'Đã nhận bảng câu hỏi',
    fitted: 'Đã làm bike fit',
    following_up: 'Đang theo dõi',
    closed: 'Đã đóng',
    cancelled: 'Đã hủy',
  },
  followUpStatus: {
    scheduled: 'Đã lên lịch',
    due: 'Đến hạn',
    overdue: 'Quá hạn',
    missed: 'Không trả lời',
    submitted: 'Đã trả lời',
    skipped: 'Bỏ qua',
  },
  phase: { before: 'trước', after: 'sau' },
  ...riderTexts,
  followUp: {
    answered: 'trả lời ngày {{date}}',
    due: 'đến hạn ngày {{date}}',
  },
  head: {
    title: 'Buổi fit',
    pageTitle: '{{name}}, {{date}}',
    bike: 'Xe',
    noBike: 'Chưa chọn xe',
    alike: 'Người đạp xe tương tự',
  },
  tab: {
    label: 'Buổi fit',
    brief: 'Tổng quan',
    fit: 'Bike fit',
    report: 'Báo cáo',
    followUps: 'Theo dõi',
    history: 'Lịch sử',
  },
  life: {
    complete: 'Hoàn tất bike fit',
    completed: 'Đã hoàn tất bike fit.',
    undone: 'Đã mở lại bike fit. Các lần theo dõi đã lên lịch bị hủy.',
    planned: 'Bike fit đã hoàn tất và người đạp xe xem được báo cáo. Các lần theo dõi đến hạn vào {{dates}}.',
    nothingPlanned:
      'Bike fit đã hoàn tất và người đạp xe xem được báo cáo. Không có lần theo dõi nào đến hạn.',
    undo: 'Mở lại bike fit',
    close: 'Đóng buổi fit',
    closed: 'Buổi fit này đã đóng. Không gửi lần theo dõi nào nữa, và không thay đổi được gì.',
    reopen: 'Mở lại buổi fit',
    cancel: 'Hủy buổi fit',
    cancelled: 'Buổi fit này đã hủy. Không thay đổi được gì.',
    uncancel: 'Khôi phục buổi fit',
    unsent: 'Một số thay đổi chưa được lưu. Thử lại khi đã lưu xong.',
  },
  shortcut: {
    title: 'Phím tắt',
    next: 'Trong một số đo: đến số đo tiếp theo trong cột',
    step: 'Trong một số đo: tăng hoặc giảm một bước',
    stride: 'Trong một số đo: tăng hoặc giảm mười bước',
    move: 'Trên nút kéo của một thay đổi: di chuyển lên hoặc xuống',
  },
  ...savingTexts,
  appointments: {
    title: 'Lịch hẹn',
    when: '{{day}}, {{time}} ({{zone}})',
    cancelled: 'Đã hủy',
    no_show: 'Không đến',
  },
  brief: {
    goals: 'Mục tiêu',
    age: 'Tuổi',
    weight: '“{{goal}}” quan trọng đến đâu',
    weightWords: { '1': 'Quan trọng', '2': 'Quan trọng hơn', '3': 'Quan trọng nhất' },
    weighed: '{{goal}}: {{weight}}',
    level: 'Mức 0 nghĩa là gì với “{{goal}}”',
    reached: '0 nghĩa là',
    levelOf: '{{goal}}: {{level}}',
    levelsHint:
      'Thống nhất với người đạp xe thế nào là đạt. Khi theo dõi, người đạp xe đánh giá mỗi mục tiêu từ −2 đến +2, và 0 nghĩa đúng như vậy.',
    activities: 'Điều người đạp xe thấy khó',
    activitiesHint:
      'Tối đa ba hoạt động trên xe, bằng lời của người đạp xe. Người đạp xe đánh giá từng hoạt động: 0 là không thể, 10 là tốt như trước khi có vấn đề.',
    activity: 'Hoạt động {{number}}',
    activityRated: '{{words}}: {{ability}}/10',
    ability: '0 đến 10',
    injuries: 'Chấn thương hiện tại',
    noInjuries: 'Không có chấn thương hiện tại.',
    notes: 'Ghi chú của bạn',
    notesHint: 'Chỉ bạn thấy ghi chú này',
    physician:
      'Dấu hiệu cảnh báo: giới thiệu người đạp xe đến bác sĩ trước khi bạn thay đổi bất cứ gì trên xe. Đến lúc đó, chúng tôi không gợi ý thay đổi nào cho các vùng này.',
    everything: 'Mọi câu trả lời, {{date}}',
    noIntake: 'Chưa có bảng câu hỏi ban đầu',
    noIntakeNew:
      'Bike fit này bắt đầu không có bảng câu hỏi ban đầu. Hỏi người đạp xe điều gì quan trọng và viết vào ghi chú.',
    noIntakeYet: 'Người đạp xe chưa gửi bảng câu hỏi ban đầu. Nó hiện ở đây ngay khi họ gửi.',
    unknownForm: 'Bảng câu hỏi ban đầu này mới hơn trang bạn đang mở. Tải lại trang để đọc.',
  },
  predict: {
    title: 'Dự đoán của bạn',
    hint: 'Người đạp xe sẽ chấm mỗi vùng thế nào ở lần theo dõi sau sáu tuần? Dự đoán là tùy chọn, và chỉ bạn thấy. Tốt hơn là thấp hơn ít nhất 2 bậc, và tệ hơn là cao hơn ít nhất 2 bậc.',
    lockHint:
      'Hoàn tất bike fit sẽ khóa dự đoán của bạn. Từ 11 người đạp xe trở lên, mục Kết quả cho biết dự đoán đúng bao nhiêu lần.',
    zone: 'Dự đoán của bạn cho: {{zone}}',
    before: '{{score}}/7 trước bike fit',
    none: 'Không dự đoán',
    outcome: { better: 'Tốt hơn', unchanged: 'Không đổi', worse: 'Tệ hơn' },
    said: '{{zone}}: {{outcome}}',
    locked: 'Đã khóa từ khi hoàn tất bike fit. Chỉ bạn thấy.',
  },
  report: {
    title: 'Cho người đạp xe',
    summary: 'Tóm tắt',
    summaryHint:
      'Bằng lời dễ hiểu: bạn thấy gì, bạn đã thay đổi gì, và người đạp xe cần để ý điều gì. Đây là điều họ đọc đầu tiên.',
    photos: 'Ảnh trong báo cáo',
    photosHint: 'Chọn tối đa {{most}}. Báo cáo không hiện ảnh nào khác.',
    noPhotos: 'Thêm ảnh vào bike fit, rồi bạn chọn ở đây ảnh nào hiện trong báo cáo.',
  },
  secondBaseline: {
    title: 'Điểm thứ hai trước bike fit',
    lead: 'Trước khi bạn bắt đầu, người đạp xe có thể chấm sáu vùng thêm một lần. Mất chưa đến một phút.',
    sameDay: 'Bảng câu hỏi ban đầu là của hôm nay. Điểm thứ hai có ích từ ngày mai.',
    primary:
      'Kết quả luôn được so với bảng câu hỏi ban đầu. Hai điểm từ trước bike fit cho thấy người đạp xe tự thay đổi bao nhiêu.',
    ask: 'Chấm lại các vùng',
    askAgain: 'Cho người đạp xe sửa điểm',
    dialog:
      'Người đạp xe chấm trên điện thoại của họ, hoặc trên thiết bị này. Các điểm trước không hiện ở đó.',
    here: 'Mở trên thiết bị này',
    noDiscomfort: 'Không có khó chịu ở vùng nào.',
    givenAt: 'Chấm lúc {{when}}',
  },
  since: {
    title: 'Từ lần trước',
    last: '{{form}}, {{date}}',
    nothing: 'Không có khó chịu, cả lần đó lẫn bây giờ.',
  },
  fit: {
    whichBike: 'Bike fit này cho xe nào?',
    typesOfIntake: 'Chọn một loại từ bảng câu hỏi ban đầu để thêm xe. Bạn có thể thêm chi tiết sau.',
    addType: 'Thêm: {{type}}',
  },
  ...measuringTexts,
  ...changesTexts,
} satisfies Translation<typeof english>
