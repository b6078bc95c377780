import type english from '../../en/sessions/measuring.ts'
import type { Translation } from '../../translation.ts'

export default {
  position: {
    title: 'Tư thế',
    body: 'Góc của người đạp xe',
    empty: 'Nhập chiều cao yên để xem tư thế, vẽ đúng tỷ lệ.',
    was: 'trước {{value}}',
  },
  measure: {
    title: 'Số đo',
    unit: 'Đơn vị chiều dài',
    label: '{{name}}, {{phase}}',
    inUnit: '{{name}} ({{unit}})',
    less: 'Giảm {{name}}',
    more: 'Tăng {{name}}',
    included: 'góc trong {{angle}}',
    sameAsBefore: 'không đổi: {{value}}',
    asEarlier: 'như sau bike fit trước: {{value}}',
    published: 'đã công bố: {{range}}',
    details: 'Cách đo {{name}}',
    reference: 'Đo từ',
    method: 'Đo bằng',
    methodUnsaid: 'Không nêu',
    taken_other: '{{taken}}/{{count}}',
  },
  saddleHow: {
    question: 'Bạn đo yên ở đâu?',
    first:
      'Chọn trước khi nhập số đầu tiên của yên. Chỉ các số đo từ cùng một điểm mới so sánh được. Bạn vẫn có thể đổi cho từng giá trị.',
    fromNowOn: 'Cho các số bạn nhập từ nay. Các số trước giữ nguyên.',
    choose: 'Đo từ đây',
    keep: 'Hủy',
    line: 'Yên được đo ở: {{point}} · {{method}}',
    change: 'Đổi',
    changed: 'chỗ đo yên',
    awaited: 'Trước hết chọn chỗ đo',
    points: {
      width_80: 'điểm rộng 80 mm',
      width_70: 'điểm rộng 70 mm',
      nose: 'mũi',
      midpoint: 'giữa',
      seat_tube_line: 'đường ống yên',
      lowest_point: 'điểm thấp nhất',
    },
    methods: { tape: 'thước dây', jig: 'giá đo hoặc laser', motion_3d: 'ghi chuyển động 3D' },
  },
  saddleSwap: {
    title: 'Yên khác: không so sánh được các số đo từ mũi yên.',
    back: 'Điểm 80 mm lùi {{by}}.',
    forward: 'Điểm 80 mm tiến {{by}}.',
    same: 'Điểm 80 mm không đổi.',
    unknown:
      'Nhập độ lùi yên và khoảng cách từ mũi đến điểm 80 mm của cả hai yên để xem điều gì đã dịch chuyển.',
    higher: 'Yên mới cao hơn {{by}} so với ray.',
    lower: 'Yên mới thấp hơn {{by}} so với ray.',
    check: 'Kiểm tra chiều cao yên.',
  },
  earlier: {
    offer_other: 'Có {{count}} số đo của xe này từ bike fit ngày {{date}}.',
    take: 'Dùng làm “trước”',
    taken_other: 'Đã chép {{count}} số đo vào “trước”.',
  },
  exchange: {
    import: 'Nhập số đo',
    csv: 'Xuất CSV',
    json: 'Xuất JSON',
  },
} satisfies Translation<typeof english>
