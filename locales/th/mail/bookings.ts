import type english from '../../en/mail/bookings.ts'
import type { Translation } from '../../translation.ts'

export default {
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'สถานที่:',
    video: 'เข้าร่วมวิดีโอคอล',
    see: 'ดูนัดหมายของคุณ',
  },
  bookingRequest: {
    subject: 'ยืนยันนัดหมายกับคุณ{{fitter}}',
    heading: 'ยืนยันนัดหมายของคุณ',
    what: 'มีผู้ขอนัดหมายกับคุณ{{fitter}}โดยใช้ที่อยู่นี้ หากเป็นคุณ เปิดหน้าแล้วกด “ยืนยัน” จะไม่มีอะไรเกิดขึ้นจนกว่าคุณจะกด',
    button: 'เปิดนัดหมาย',
    kept: 'เรากันเวลานี้ไว้ให้คุณจนถึง {{time}} ({{zone}})',
  },
  bookingConfirmed: {
    subject: 'นัดหมายกับคุณ{{fitter}}',
    heading: 'ยืนยันนัดหมายของคุณแล้ว',
    what: '{{service}} กับคุณ{{fitter}}:',
    intake: 'ก่อนฟิตติ้ง คุณ{{fitter}}อยากรู้ว่าคุณปั่นอย่างไร และตอนนี้ปั่นแล้วรู้สึกอย่างไร',
    openIntake: 'กรอกแบบฟอร์ม',
  },
  bookingMoved: {
    subject: 'นัดหมายกับคุณ{{fitter}}เปลี่ยนเวลา',
    heading: 'นัดหมายของคุณเปลี่ยนเวลา',
    what: '{{service}} กับคุณ{{fitter}} เวลาใหม่คือ:',
    message: 'ข้อความจากคุณ{{fitter}}:',
  },
  bookingCancelled: {
    subject: 'นัดหมายกับคุณ{{fitter}}ถูกยกเลิก',
    heading: 'นัดหมายของคุณถูกยกเลิก',
    fitter: 'คุณ{{fitter}}ยกเลิก {{service}} ซึ่งเดิมกำหนดไว้:',
    rider: 'คุณยกเลิก {{service}} กับคุณ{{fitter}} ซึ่งเดิมกำหนดไว้:',
  },
  bookingReminder: {
    subject: 'เตือนนัดหมายกับคุณ{{fitter}}',
    heading: 'ใกล้ถึงนัดหมายของคุณแล้ว',
    what: '{{service}} กับคุณ{{fitter}}:',
  },
  waitingRequest: {
    subject: 'ยืนยันลำดับในรายชื่อรอคิวกับคุณ{{fitter}}',
    heading: 'ยืนยันลำดับของคุณในรายชื่อรอคิว',
    what: 'มีคนใช้ที่อยู่นี้ขอให้แจ้งเมื่อมีเวลาว่างสำหรับ {{service}} กับคุณ{{fitter}} หากเป็นคุณ เปิดหน้าแล้วกด “ยืนยัน” จะไม่มีอะไรเกิดขึ้นจนกว่าคุณจะกด',
    button: 'เปิดหน้า',
    leave: 'ใช้ลิงก์เดียวกันนี้ออกจากรายชื่อได้',
  },
  waitingOffer: {
    subject: 'มีเวลาว่างกับคุณ{{fitter}}แล้ว',
    heading: 'มีเวลาว่างแล้ว',
    what: '{{service}} กับคุณ{{fitter}} กันเวลานี้ไว้ให้คุณ:',
    button: 'ดูและยืนยัน',
    kept: 'เวลานี้จะให้คนถัดไปในรายชื่อเมื่อ {{time}} ({{zone}})',
  },
} satisfies Translation<typeof english>
