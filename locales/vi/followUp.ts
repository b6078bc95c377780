import type english from '../en/followUp.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    short: {
      name: 'Hiện giờ thế nào',
      title: 'Đạp xe dạo này thế nào?',
      lead: 'Hãy nghĩ về các chuyến đạp trong hai tuần qua.',
    },
    since: {
      name: 'Từ sau bike fit',
      title: 'Từ sau bike fit của bạn',
      lead: 'Bạn đã đạp bao nhiêu và tư thế có thay đổi không.',
    },
    discomfort: {
      name: 'Khó chịu',
      title: 'Bây giờ thế nào?',
      lead: 'Chúng tôi hỏi về cùng các vùng như trước bike fit. Hãy nghĩ về các chuyến đạp trong hai tuần qua.',
    },
    feel: {
      name: 'Đạp xe',
      title: 'Đạp xe cảm thấy thế nào?',
      lead: 'Hãy nghĩ về các chuyến đạp trong hai tuần qua.',
    },
    fit: {
      name: 'Buổi bike fit',
      title: 'Mục tiêu và bike fit của bạn',
      lead: 'Bạn đến vì điều gì và còn thiếu gì.',
    },
  },
  fields: {
    ridesSince: {
      label: 'Số chuyến ở tư thế mới',
      hint: 'Số ước chừng là đủ. Nhập 0 nếu bạn chưa đạp.',
      required: 'Nhập số chuyến, hoặc 0 nếu không có.',
    },
    whyNotRidden: {
      label: 'Điều gì khiến bạn không đạp được?',
      required: 'Chọn điều khiến bạn không đạp được.',
    },
    hoursSince: { label: 'Số giờ đạp ở tư thế mới' },
    weeklyHours: { label: 'Số giờ mỗi tuần hiện nay', required: 'Nhập số giờ mỗi tuần. Số ước chừng là đủ.' },
    loadChange: {
      label: 'Tập luyện so với trước bike fit',
      hint: 'Tính chung quãng đường, số giờ và cường độ.',
      required: 'Chọn mức tập luyện so với trước bike fit.',
    },
    positionKept: {
      label: 'Tư thế của bạn còn đúng như chuyên viên đã chỉnh không?',
      required: 'Chọn tư thế của bạn có thay đổi hay không.',
    },
    changesMade: {
      label: 'Thay đổi từ sau bike fit',
      what: { label: 'Thay đổi gì', required: 'Chọn điều đã thay đổi.' },
      byMm: {
        label: 'Bao nhiêu',
        short: '{{value}}',
        hint: 'Dùng dấu cộng cho nhiều hơn và dấu trừ cho ít hơn.',
      },
      byDegrees: {
        label: 'Bao nhiêu',
        short: '{{value}}',
        hint: 'Dùng dấu cộng cho nhiều hơn và dấu trừ cho ít hơn.',
      },
      changedOn: { label: 'Khi nào' },
      reason: { label: 'Vì sao' },
    },
    discomfort: {
      label: 'Khó chịu hiện nay',
      required: 'Thêm vùng khác, hoặc trả lời không.',
      numb: { label: 'Có bị tê không?' },
    },
    otherZone: {
      label: 'Bạn có khó chịu ở vùng nào khác không?',
      required: 'Chọn bạn có khó chịu ở vùng khác hay không.',
    },
    overallChange: {
      label: 'Nhìn chung, so với trước bike fit',
      low: 'tệ hơn rất nhiều',
      middle: 'không đổi',
      high: 'tốt hơn rất nhiều',
      required: 'Chọn một số từ 1 đến 7.',
    },
    comfort: {
      label: 'Sự thoải mái trên chuyến đạp thường ngày',
      low: 'rất không thoải mái',
      middle: 'bình thường',
      high: 'rất thoải mái',
      required: 'Chọn mức thoải mái, từ 1 đến 7.',
    },
    power: {
      label: 'Khả năng tạo công suất',
      low: 'rất kém',
      middle: 'vừa phải',
      high: 'rất tốt',
      required: 'Chọn mức bạn tạo được công suất, từ 1 đến 7.',
    },
    confidence: {
      label: 'Kiểm soát và tự tin',
      low: 'rất không chắc',
      middle: 'vừa phải',
      high: 'rất chắc',
      required: 'Chọn mức tự tin của bạn, từ 1 đến 7.',
    },
    enduranceMinutes: { label: 'Số phút đến khi bắt đầu khó chịu', hint: 'Để trống nếu bạn không khó chịu.' },
    adaptationDays: {
      label: 'Số ngày đến khi tư thế thấy bình thường',
      required: 'Nhập số ngày, hoặc chọn “Chưa”.',
    },
    activities: {
      label: 'Điều bạn thấy khó trước bike fit',
      activity: { label: 'Hoạt động', required: 'Nhập một hoạt động.' },
      ability: {
        label: 'Giờ bạn làm được đến đâu?',
        low: 'hoàn toàn không',
        high: 'tốt như trước khi có vấn đề',
      },
    },
    goals: {
      label: 'Mục tiêu của bạn cho lần bike fit này',
      goal: { label: 'Mục tiêu', required: 'Chọn một mục tiêu.' },
      attainment: {
        label: 'Bạn đạt được đến đâu?',
        low: 'kém xa mong đợi',
        middle: 'như mong đợi',
        high: 'tốt hơn nhiều so với mong đợi',
        required: 'Chọn mức bạn đạt được mục tiêu này.',
      },
    },
    goalAlignment: {
      label: 'Bike fit đã giải quyết đúng điều tôi cần',
      low: 'hoàn toàn không',
      middle: 'một phần',
      high: 'hoàn toàn',
      required: 'Chọn bike fit giải quyết điều bạn cần đến đâu, từ 1 đến 7.',
    },
    listened: {
      label: 'Chuyên viên đã lắng nghe tôi',
      low: 'hoàn toàn không',
      middle: 'một phần',
      high: 'hoàn toàn',
    },
    explained: {
      label: 'Chuyên viên đã giải thích các thay đổi',
      low: 'hoàn toàn không',
      middle: 'một phần',
      high: 'hoàn toàn',
    },
    satisfaction: {
      label: 'Mức hài lòng chung',
      low: 'rất không hài lòng',
      middle: 'bình thường',
      high: 'rất hài lòng',
      required: 'Chọn mức hài lòng, từ 1 đến 7.',
    },
    recommend: {
      label: 'Khả năng bạn giới thiệu lần bike fit này là bao nhiêu?',
      low: 'hoàn toàn không',
      high: 'rất có khả năng',
      required: 'Chọn khả năng bạn giới thiệu, từ 0 đến 10.',
    },
    otherTreatment: {
      label: 'Từ sau bike fit, có điều gì khác giúp ích không?',
      hint: 'Nhờ đó chúng tôi phân biệt điều gì do bike fit và điều gì do việc khác.',
      required: 'Chọn điều phù hợp, hoặc “Không có điều nào”.',
    },
    usedSince: {
      label: 'Bạn đã dùng gì từ sau bike fit?',
      hint: 'Bất cứ điều gì ngoài bike fit có thể đã thay đổi cảm giác của bạn.',
      required: 'Chọn điều phù hợp, hoặc “Không có điều nào”.',
    },
    anotherAppointment: {
      label: 'Bạn có muốn hẹn thêm một lần không?',
      required: 'Chọn bạn có muốn hẹn thêm hay không.',
    },
    comment: { label: 'Còn điều gì khác?', hint: 'Bất cứ điều gì chuyên viên nên biết.' },
  },
  options: {
    whyNotRidden: {
      injury_or_illness: 'Chấn thương hoặc ốm',
      position_hurts: 'Tư thế mới gây đau',
      bike_not_ready: 'Xe chưa sẵn sàng',
      weather: 'Thời tiết',
      no_time: 'Không có thời gian',
      other: 'Điều khác',
    },
    loadChange: {
      much_less: 'Ít hơn nhiều',
      less: 'Ít hơn',
      same: 'Gần như cũ',
      more: 'Nhiều hơn',
      much_more: 'Nhiều hơn hẳn',
    },
    positionKept: {
      kept: 'Có, vẫn nguyên',
      changed_by_me: 'Không, tôi đã thay đổi',
      changed_by_other_fitter: 'Không, chuyên viên khác đã thay đổi',
      reverted: 'Không, tôi quay lại tư thế cũ',
      new_bike_or_parts: 'Không, tôi có xe mới hoặc phụ tùng mới',
    },
    otherTreatment: {
      physiotherapy: 'Vật lý trị liệu',
      rest: 'Nghỉ ngơi',
      new_saddle: 'Yên xe mới',
      medication: 'Thuốc',
      other: 'Điều khác',
      none: 'Không có điều nào',
    },
    usedSince: {
      physiotherapy: 'Vật lý trị liệu',
      rest: 'Nghỉ ngơi',
      new_saddle: 'Yên xe mới',
      medication: 'Thuốc',
      other: 'Điều khác',
      none: 'Không có điều nào',
    },
  },
  values: {
    minus2: 'kém xa mong đợi',
    minus1: 'kém hơn mong đợi',
    zero: 'như mong đợi',
    plus1: 'tốt hơn mong đợi',
    plus2: 'tốt hơn nhiều so với mong đợi',
  },
  instead: { gone: 'Đã hết, không khó chịu', not_applicable: 'Không áp dụng', not_yet: 'Chưa' },
  marks: {
    severe: 'Khó chịu nặng',
    redFlag: 'Dấu hiệu cảnh báo',
    unhappy: 'Không hài lòng với bike fit',
    wantsAppointment: 'Muốn hẹn thêm',
  },
} satisfies Translation<typeof english>
