import type english from '../en/course.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Khó chịu theo thời gian',
  legend: '0 là không có, 7 là nặng. Đường đứt nét là bike fit.',
  table: 'Hiện dạng bảng',
  form: 'Biểu mẫu',
  date: 'Ngày',
  fitter: 'Chuyên viên',
  intake: 'Bảng câu hỏi ban đầu',
  followUp: 'Theo dõi, {{after}}',
  followUpSameDay: 'Theo dõi vào ngày bike fit',
  sameDay: 'Vào ngày bike fit',
  point: '{{value}} ngày {{date}}',
  once: '{{score}}/{{most}} ngày {{date}}',
  nothing: 'Khó chịu từ bảng câu hỏi ban đầu và các lần theo dõi hiện ở đây, theo từng vùng.',
  free: 'Không biểu mẫu nào báo khó chịu.',
  label: {
    much_better: 'Tốt hơn nhiều',
    better: 'Tốt hơn',
    possibly_better: 'Có thể tốt hơn',
    unchanged: 'Không đổi',
    possibly_worse: 'Có thể tệ hơn',
    worse: 'Tệ hơn',
    much_worse: 'Tệ hơn nhiều',
  },
  state: { resolved: 'Đã hết', 'new': 'Mới' },
  stillSevere: 'Vẫn nặng',
  chance: 'Chênh lệch 1 có thể do ngẫu nhiên, nên chúng tôi chỉ gọi là có thể.',
} satisfies Translation<typeof english>
