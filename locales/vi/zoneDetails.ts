import type english from '../en/zoneDetails.ts'
import type { Translation } from '../translation.ts'

export default {
  place: 'Vị trí',
  advice: {
    title: 'Vui lòng ngừng đạp xe và đi khám bác sĩ hoặc chuyên gia vật lý trị liệu',
    text: 'Họ cần xem việc này trước khi thay đổi bất cứ gì trên xe của bạn. Đừng chờ. Chúng tôi cũng sẽ báo cho chuyên viên của bạn.',
    today:
      'Đi ngay hôm nay nếu bạn mất sức hoặc mất cảm giác, hoặc nếu bàng quang hay ruột không hoạt động như thường.',
  },
  fields: {
    discomfort: {
      location_feet: { label: 'Chỗ nào ở bàn chân?' },
      location_knees: { label: 'Chỗ nào ở đầu gối?' },
      location_saddle: { label: 'Chỗ nào ở vùng yên?' },
      location_lower_back: { label: 'Chỗ nào ở thắt lưng?' },
      location_shoulders: { label: 'Chính xác ở đâu?' },
      location_hands: { label: 'Chỗ nào ở bàn tay?' },
      side: { label: 'Bên nào?' },
      kinds: { label: 'Cảm giác thế nào?' },
    },
    redFlags: {
      label: 'Bạn có điều nào sau đây không?',
      hint: 'Bác sĩ cần xem những điều này trước khi thay đổi bất cứ gì trên xe của bạn.',
      required: 'Chọn điều phù hợp, hoặc “Không có điều nào”.',
    },
    redFlagZones: { label: 'Ở những vùng nào?', hint: 'Để trống nếu ở chỗ khác.' },
  },
  options: {
    location_feet: {
      forefoot: 'Phần trước bàn chân',
      arch: 'Vòm bàn chân',
      heel: 'Gót chân',
      toes: 'Ngón chân',
      calf_achilles: 'Bắp chân hoặc gân Achilles',
    },
    location_knees: { front: 'Phía trước', back: 'Phía sau', inside: 'Phía trong', outside: 'Phía ngoài' },
    location_saddle: {
      sit_bones: 'Xương ngồi',
      soft_tissue: 'Đáy chậu hoặc bộ phận sinh dục',
      skin: 'Da',
      prefer_not_to_say: 'Không muốn trả lời',
    },
    location_lower_back: {
      central: 'Ở giữa',
      one_sided: 'Một bên',
      hip_front: 'Phía trước hông',
      hip_outside: 'Phía ngoài hông',
    },
    location_shoulders: { neck: 'Cổ', shoulders: 'Vai', upper_back: 'Lưng trên' },
    location_hands: {
      little_and_ring_finger: 'Ngón út và ngón áp út',
      thumb_to_middle_finger: 'Ngón cái đến ngón giữa',
      wrist_or_forearm: 'Cổ tay hoặc cẳng tay',
    },
    side: { left: 'Trái', right: 'Phải', both: 'Cả hai' },
    kinds: { pain: 'Đau', numbness: 'Tê', tingling: 'Châm chích' },
    redFlags: {
      lasting_numbness: 'Tê kéo dài hơn một ngày',
      weakness: 'Yếu cơ',
      swelling: 'Sưng',
      night_pain: 'Đau ban đêm',
      none: 'Không có điều nào',
    },
  },
} satisfies Translation<typeof english>
