import type english from '../en/saddles.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Các yên xe của bạn',
  empty: 'Chưa có yên xe nào. Nhập mẫu yên và các số bên dưới, rồi thêm vào đây cho lần bike fit sau.',
  phase: { before: 'Trước', after: 'Sau' },
  of: { before: '(trước)', after: '(sau)' },
  choose: 'Chọn yên xe',
  chooseFor: { before: 'Chọn yên xe: trước', after: 'Chọn yên xe: sau' },
  search: 'Tìm yên xe',
  nothingFound: 'Không có yên xe nào khớp. Thử nhập ít chữ hơn.',
  published: {
    title: 'Các mẫu đã công bố',
    hint: 'Chiều dài và chiều rộng theo số liệu đã công bố. Hãy tự đo khoảng cách từ mũi yên đến điểm 80 mm.',
    from: 'Nguồn: {{source}}',
  },
  dimension: {
    width: 'rộng {{by}}',
    length: 'dài {{by}}',
    noseToWidth80: '{{by}} từ mũi đến điểm 80 mm',
    stack: 'cao {{by}} so với ray yên',
  },
  noDimensions: 'Chưa nhập kích thước',
  filled: { before: 'Đã chọn {{model}} cho mục “Trước”.', after: 'Đã chọn {{model}} cho mục “Sau”.' },
  add: 'Thêm vào các yên của bạn',
  added: 'Đã thêm {{model}} vào các yên xe của bạn.',
  update: 'Cập nhật trong các yên của bạn',
  updated: 'Đã cập nhật {{model}} trong các yên xe của bạn.',
  known: 'Có trong các yên của bạn',
  remove: 'Gỡ',
  removed: 'Đã gỡ {{model}}. Các lần bike fit vẫn giữ số của nó.',
} satisfies Translation<typeof english>
