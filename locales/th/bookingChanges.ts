import type english from '../en/bookingChanges.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'เปลี่ยนนัดหมายของคุณ',
  until: 'คุณเลื่อนหรือยกเลิกที่นี่ได้จนถึง {{time}}',
  late: 'เปลี่ยนที่นี่ไม่ได้แล้ว โปรดติดต่อคุณ{{fitter}}',
  contact: 'ติดต่อคุณ{{fitter}}ได้ทาง:',
  move: {
    open: 'เลื่อน',
    title: 'เลือกเวลาอื่น',
    zone: 'เวลาแสดงตาม {{zone}}',
    none: 'ไม่มีเวลาว่างในวันเหล่านี้',
    next: 'เวลาว่างถัดไป:',
    earlier: 'วันก่อนหน้า',
    later: 'วันถัดไป',
    keep: 'ใช้เวลาเดิม',
    confirmTitle: 'เลื่อนเป็น {{time}} หรือไม่',
    confirm: 'เลื่อน',
    other: 'เวลาอื่น',
    refused: 'เวลานั้นเพิ่งถูกจองไป ไม่มีอะไรเปลี่ยน',
    done: 'เลื่อนนัดหมายของคุณแล้ว กำลังส่งอีเมลพร้อมไฟล์ปฏิทินใหม่',
  },
  cancel: {
    open: 'ยกเลิก',
    title: 'ยกเลิกนัดหมายหรือไม่',
    text: 'เวลานี้จะว่างสำหรับคนอื่น นัดหมายที่ยกเลิกแล้วนำกลับมาไม่ได้ แต่คุณจองใหม่ได้',
    message: 'ข้อความถึงคุณ{{fitter}}',
    confirm: 'ยกเลิกนัดหมาย',
    keep: 'คงไว้',
    done: 'ยกเลิกนัดหมายของคุณแล้ว',
  },
} satisfies Translation<typeof english>
