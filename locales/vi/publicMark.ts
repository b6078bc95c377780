import type english from '../en/publicMark.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Đánh giá của bạn cho một năm, trên trang ai cũng mở được. Bạn quyết định có hiện không. Nó không đổi vị trí của bạn trong danh sách nào.',
  rules: 'Quy tắc của dấu',
  show: 'Hiện dấu của tôi',
  showHint: 'Ai có liên kết đều xem được. Bạn có thể ngừng hiện bất cứ lúc nào.',
  link: 'Liên kết kiểm chứng dấu',
  linkHint: 'Đặt trên trang web của bạn. Nó hiện dấu đúng như chúng tôi tính.',
  preview: 'Mọi người thấy gì',
  open: 'Mở trang',
  state: {
    waiting: 'Dấu của bạn chưa được tính. Hãy quay lại xem trong hôm nay.',
    few_riders_other: 'Không có dấu cho {{year}}: cần thêm {{count}} người đạp xe.',
    fewHow:
      'Dấu cần 11 người đạp xe đã đánh giá bike fit của năm đó và đồng ý cho nghiên cứu. Có {{riders}}. Dấu tiếp theo được tính ngày {{date}}.',
    low_response: 'Không có dấu cho {{year}}: quá ít người đạp xe trả lời.',
    lowHow:
      'Dấu cần câu trả lời của một nửa số người đạp xe được hỏi. {{answered}}/{{asked}} lần theo dõi được trả lời ({{share}}). Dấu tiếp theo được tính ngày {{date}}.',
    off: 'Dấu của bạn đã sẵn sàng, nhưng chưa hiện.',
    on: 'Mọi người thấy dấu của bạn.',
    paused: 'Bạn đã chọn hiện dấu. Nó sẽ hiện lại ngay khi có.',
  },
  mark: {
    title: 'Đánh giá của người đạp xe {{year}}',
    rating: '{{value}}/7',
    interval: 'Khoảng tin cậy 95% từ {{low}} đến {{high}}',
    riders_other: 'của {{count}} người đạp xe đã đồng ý cho nghiên cứu',
    answered: '{{answered}}/{{asked}} lần theo dõi được trả lời',
    computed: 'Tính ngày {{date}}, có hiệu lực đến {{until}}',
  },
  verified: {
    lead: '{product} tính dấu này từ câu trả lời của người đạp xe. Chuyên viên không thay đổi được.',
    unknown: 'Không có dấu ở địa chỉ này',
    unknownText:
      'Chuyên viên không hiện dấu, hoặc không còn đủ câu trả lời. Nếu trang web nào vẫn hiện dấu, đừng dựa vào nó.',
    note: 'Mỗi người đạp xe coi trọng điều khác nhau, và không phải ai cũng trả lời. Dấu không cho biết bike fit của bạn sẽ ra sao.',
  },
  rulesPage: {
    lead: 'Dấu của chuyên viên nói gì, chúng tôi tính thế nào, và không dùng nó làm gì.',
    says: 'Nó nói gì',
    saysText:
      'Người đạp xe hài lòng với bike fit đến đâu vài tuần sau, từ 1 đến 7. Đó là con số riêng của một chuyên viên. Nó không nói gì về sức khỏe.',
    who: 'Câu trả lời của ai được tính',
    whoText:
      'Người đạp xe có bike fit trong năm dương lịch đó và đồng ý cho nghiên cứu. Câu trả lời điền cùng chuyên viên không tính. Người đạp xe có nhiều bike fit được tính một lần.',
    least: 'Khi nào có dấu',
    leastText:
      'Khi có ít nhất 11 người đạp xe, và ít nhất một nửa số lần theo dõi đến hạn sau sáu tuần được trả lời. Nếu không thì không có dấu.',
    formula: 'Được tính thế nào',
    formulaText:
      'Đó là trung bình Bayes: đánh giá của người đạp xe cùng với 10 người đạp xe giả định cho điểm {{centre}}. Vì vậy vài câu trả lời không tạo được dấu rất cao hay rất thấp. Khoảng cho biết nó chắc chắn đến đâu; trung bình đơn thuần không bao giờ hiện.',
    when: 'Khi nào nó thay đổi',
    whenText:
      'Mỗi năm một lần, vào 1 tháng 4, cho năm trước: đến lúc đó, người đạp xe làm bike fit tháng 12 đã có thời gian trả lời. Nếu người đạp xe rút lại sự đồng ý cho nghiên cứu, lần tính sau bỏ họ ra. Nếu còn dưới 11 người đạp xe, dấu biến mất.',
    choice: 'Ai quyết định',
    choiceText:
      'Chuyên viên quyết định có hiện dấu không. Chúng tôi không sắp xếp, lọc hay giới thiệu chuyên viên theo dấu, và chuyên viên không có dấu không tệ hơn chuyên viên có dấu.',
    verify: 'Kiểm chứng thế nào',
    verifyText:
      'Dấu có liên kết đến một trang của {product}. Những gì trang đó hiện là những gì chúng tôi tính. Hình ảnh của dấu không chứng minh điều gì.',
  },
} satisfies Translation<typeof english>
