import type english from '../en/start.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'เราติดต่อ {product} ไม่ได้ในขณะนี้ คุณทำต่อได้กับสิ่งที่เก็บในอุปกรณ์นี้ เราจะส่งเมื่อคุณออนไลน์',
  forms: 'แบบฟอร์มที่คุณเริ่ม',
  sessions: 'เซสชันที่คุณเปิด',
  intake: 'แบบสอบถามก่อนฟิตสำหรับคุณ{{fitter}}',
  followUp: 'การติดตามผลสำหรับคุณ{{fitter}}',
  fitOf: 'ฟิตติ้งเมื่อ {{date}}',
  openSince: 'เปิดเมื่อ {{date}}',
  emptyTitle: 'ไม่มีอะไรให้เปิดแบบออฟไลน์',
  empty: 'แบบฟอร์มที่คุณเริ่มและเซสชันที่คุณเปิดเก็บไว้ที่นี่ 7 วัน',
} satisfies Translation<typeof english>
