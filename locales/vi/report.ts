import type english from '../en/report.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Bike fit của bạn',
  documentTitle: 'Bike fit của {{rider}}, {{date}}',
  summary: { title: 'Tóm tắt' },
  goals: {
    title: 'Bạn muốn gì từ lần bike fit này',
    level: 'Đạt được khi: {{level}}',
    activities:
      'Điều bạn thấy khó, như bạn đánh giá trước bike fit (0 là không thể, 10 là tốt như trước khi có vấn đề):',
    activity: '{{words}}: {{ability}}/10',
    success: 'Theo lời bạn, bike fit thành công khi:',
  },
  photos: { title: 'Ảnh', before: 'Trước', after: 'Sau', alt: 'Ảnh {{number}} của bike fit, {{phase}}' },
  expect: {
    title: 'Những tuần đầu',
    strange: 'Tư thế mới có thể thấy lạ trong các chuyến đầu. Riêng điều đó không có nghĩa là nó sai.',
    slowly:
      'Bắt đầu bằng các chuyến ngắn và nhẹ hơn. Thử tư thế ít nhất ba chuyến hoặc năm giờ trước khi đánh giá.',
    tell: 'Nếu có chỗ nào đau mà trước đây không đau, hoặc nặng hơn, hãy cho chuyên viên biết ngay.',
  },
  followUps: {
    title: 'Các lần theo dõi của bạn',
    lead: 'Chúng tôi sẽ gửi vài câu hỏi về cảm giác đạp xe. Câu trả lời đến chuyên viên của bạn.',
    none: 'Chưa lên lịch theo dõi nào.',
  },
  contact: { title: 'Cách liên hệ {{fitter}}' },
  shopCard: {
    title: 'Thẻ thông số',
    documentTitle: 'Thẻ thông số của {{rider}}, {{date}}',
    lead: 'Các số của xe này sau bike fit, để chỉnh lại hoặc chỉnh xe khác.',
    setUp: 'Chỉnh theo thứ tự này',
    parts: 'Phụ tùng và các số khác',
    none: 'Không lưu số nào của xe.',
    drawing: 'Tư thế',
    described: 'Xe nhìn từ bên cạnh với yên và ghi đông như đã chỉnh',
  },
  fact: { fitted: 'Bike fit', by: 'Chuyên viên', bike: 'Xe' },
  fitterOf: '{{fitter}}, {{business}}',
  logo: 'Logo của {{business}}',
  bikeType: {
    road: 'Xe đường trường',
    gravel: 'Xe gravel',
    mountain: 'Xe đạp địa hình',
    time_trial: 'Xe tính giờ hoặc ba môn phối hợp',
    track: 'Xe lòng chảo',
    e_bike: 'Xe đạp điện',
  },
  discomfort: {
    title: 'Khó chịu trước bike fit',
    described: 'Người đạp xe trên xe nhìn từ bên cạnh, với khó chịu đã báo trước bike fit. {{zones}}',
    none: 'Không báo khó chịu nào.',
  },
  position: {
    title: 'Tư thế của bạn',
    described: 'Xe nhìn từ bên cạnh với yên và ghi đông trước và sau bike fit',
    inWords: '{{name}}: trước {{before}}, sau {{after}}',
    inWordsBefore: '{{name}}: trước {{before}}',
    inWordsAfter: '{{name}}: sau {{after}}',
    before: 'trước',
    after: 'sau',
    gap: {
      saddle_estimated:
        'Chiều cao yên và độ lùi yên đo từ các điểm khác nhau của yên, nên vị trí yên được ước lượng dọc theo ống yên.',
      bar_unplaced:
        'Không vẽ ghi đông: tầm với không đo từ cùng điểm của yên như chiều cao và độ lùi yên, hoặc chênh lệch không đo đến chỗ kẹp ghi đông.',
      pads_unplaced:
        'Không vẽ đệm tay aero: stack và tầm với (reach) của chúng không đo đến cùng điểm của đệm.',
      before_other_point:
        'Không vẽ tư thế trước bike fit: nó đo từ điểm khác của yên, nên không so sánh được.',
      before_other_saddle:
        'Không vẽ tư thế trước bike fit: nó đo từ mũi của yên khác, nên không so sánh được.',
    },
  },
  changes: {
    title: 'Điều gì đã thay đổi và vì sao',
    none: 'Không thay đổi gì trong lần bike fit này.',
    fromTo: '{{from}} → {{to}}',
    to: 'nay {{to}}',
    from: 'trước {{from}}',
    zones: 'Cho: {{zones}}',
    named: '{{kind}}: {{words}}',
    reasoned: '{{called}}. {{why}}',
  },
  numbers: {
    title: 'Trước và sau',
    none: 'Không lưu số đo nào.',
    measurement: 'Số đo',
    before: 'Trước',
    after: 'Sau',
    change: 'Thay đổi',
    value: 'Giá trị',
    withSide: '{{name}}, {{side}}',
    withUnit: '{{value}} {{unit}}',
    apart: {
      reference: 'đo từ điểm khác',
      method: 'đo bằng cách khác',
      saddle: 'không so sánh được: yên khác',
    },
    moved: {
      back: '{{because}}; điểm 80 mm lùi {{by}}',
      forward: '{{because}}; điểm 80 mm tiến {{by}}',
      same: '{{because}}; điểm 80 mm không đổi',
    },
    replaced: 'đã thay đổi',
    withPoint: '{{name}}, {{point}}',
    takenBefore: 'trước, {{how}}',
    takenAfter: 'sau, {{how}}',
  },
  recommendations: { title: 'Khuyến nghị của chuyên viên', due: 'hạn {{date}}', done: 'xong' },
  restore: {
    title: 'Cùng tư thế trên xe khác',
    lead: 'Chỉnh theo thứ tự này, vì mỗi bước dựa trên bước trước. Cuối cùng, kiểm tra lại chiều cao yên.',
    exactly:
      'Dấu ± cho biết chỉnh chính xác đến đâu bằng thước dây và thước thủy. Trong khoảng đó, tư thế là như nhau.',
    within: '± {{tolerance}}',
    taken: 'Đo {{point}}.',
    otherCrank:
      'Với đùi đĩa dài khác, dời yên theo chênh lệch: lên với đùi đĩa ngắn hơn, xuống với đùi đĩa dài hơn.',
    withCrank: 'Với {{crank}}, chiều cao yên là {{height}}.',
  },
  online: {
    title: 'Báo cáo này trực tuyến',
    lead: 'Quét mã, hoặc mở địa chỉ này và đăng nhập.',
    described: 'Mã QR cho {{address}}',
  },
  note: 'Các số và khoảng mô tả một tư thế. Chúng không phải chẩn đoán. Nếu bạn bị đau, tê hoặc yếu cơ không hết, hãy đi khám bác sĩ.',
  madeWith: '{{rider}} · {product}',
  page: 'Trang {{page}}/{{pages}}',
} satisfies Translation<typeof english>
