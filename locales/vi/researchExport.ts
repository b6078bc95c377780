import type english from '../en/researchExport.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Tệp xuất cho nghiên cứu: từ điển dữ liệu',
  intro:
    'Mỗi hàng là một lần bike fit của người đạp xe có sự đồng ý cho nghiên cứu còn hiệu lực khi tạo tệp xuất. Một hàng bị bỏ ra trừ khi có ít nhất {{k}} người cùng nhóm tuổi, giới tính, quốc gia và bộ môn. Mục tiêu, loại xe hoặc thay đổi mà ít người hơn có được ghi là “other”. Chiều cao hoặc cân nặng chỉ có ở ít người hơn trong một nhóm như vậy cũng được ghi như thế. Ô trống nghĩa là không rõ. Điểm từ 0 (không có) đến 7.',
  column: 'Cột',
  meaning: 'Ý nghĩa',
  columns: {
    person:
      'Mã giả danh của người đạp xe. Mã giống nhau trong cùng một tệp xuất và khác đi trong mọi tệp xuất khác.',
    week: 'Số tuần tròn từ lần bike fit được xuất đầu tiên của người đạp xe đến lần này.',
    age_band: 'Tuổi khi điền bảng câu hỏi ban đầu gần nhất, theo nhóm; từ 75 trở lên là một nhóm.',
    gender: 'woman, man hoặc other_or_not_said.',
    country: 'Quốc gia theo múi giờ của người đạp xe (ISO 3166).',
    height_cm:
      'Chiều cao cơ thể theo khoảng 2 cm; những người thấp nhất chung một khoảng, những người cao nhất chung một khoảng.',
    weight_kg:
      'Cân nặng cơ thể theo khoảng 2 kg; những người nhẹ nhất chung một khoảng, những người nặng nhất chung một khoảng.',
    discipline: 'Bộ môn đạp xe.',
    bike_types:
      'Loại của chiếc xe được bike fit, nếu không có thì các loại xe của người đạp xe, cách nhau bằng dấu cách.',
    weekly_hours: 'Số giờ đạp xe mỗi tuần, theo bậc 4 giờ.',
    goals: 'Những gì người đạp xe muốn từ lần bike fit, cách nhau bằng dấu cách.',
    before_feet: 'Mức khó chịu ở bàn chân trước bike fit.',
    before_knees: 'Mức khó chịu ở đầu gối trước bike fit.',
    before_lower_back: 'Mức khó chịu ở thắt lưng trước bike fit.',
    before_shoulders: 'Mức khó chịu ở cổ và vai trước bike fit.',
    before_hands: 'Mức khó chịu ở bàn tay trước bike fit.',
    after_feet: 'Mức khó chịu ở bàn chân sau bike fit.',
    after_knees: 'Mức khó chịu ở đầu gối sau bike fit.',
    after_lower_back: 'Mức khó chịu ở thắt lưng sau bike fit.',
    after_shoulders: 'Mức khó chịu ở cổ và vai sau bike fit.',
    after_hands: 'Mức khó chịu ở bàn tay sau bike fit.',
    after_week: 'Số tuần tròn từ lần bike fit đến câu trả lời được tính là sau bike fit.',
    overall_change: 'Đánh giá chung của người đạp xe về thay đổi.',
    satisfaction:
      'Mức hài lòng của người đạp xe, 1 đến 7; không bao giờ lấy từ câu trả lời được đưa ra cùng chuyên viên.',
    changes: 'Các loại thay đổi chuyên viên đã thực hiện, cách nhau bằng dấu cách.',
  },
} satisfies Translation<typeof english>
