import type english from '../en/waitingList.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'รอเวลาว่าง',
  lead: 'หากมีเวลาว่าง จะกันไว้ให้คนแรกในรายชื่อสองชั่วโมง และแจ้งทางอีเมล',
  from: 'ตั้งแต่',
  to: 'ถึง',
  name: 'ชื่อ',
  email: 'อีเมล',
  send: 'เพิ่มฉันในรายชื่อ',
  sentTitle: 'ดูกล่องอีเมลของคุณ',
  sent: 'ลำดับของคุณจะนับเมื่อคุณกดปุ่มในอีเมลที่เราส่งไปที่ {{email}}',
  fault: {
    days: 'กรอกสองวัน วันแรกก่อน',
    name: 'กรอกชื่อของคุณ',
    email: 'กรอกที่อยู่ให้ครบ เช่น name@example.com',
  },
  place: {
    what: '{{service}} กับคุณ{{fitter}} {{from}} ถึง {{to}}',
    unconfirmedTitle: 'รอเวลาว่างหรือไม่',
    confirm: 'ยืนยันลำดับของฉัน',
    waitingTitle: 'คุณอยู่ในรายชื่อรอคิว',
    waiting: 'หากมีเวลาว่างและถึงลำดับของคุณ จะกันไว้ให้คุณสองชั่วโมง และแจ้งทางอีเมล',
    leave: 'ออกจากรายชื่อ',
    endedTitle: 'คุณไม่ได้อยู่ในรายชื่อรอคิว',
    unknownTitle: 'ลิงก์นี้ใช้ไม่ได้',
    unknown: 'เปิดลิงก์ทั้งหมดในอีเมล หรือขออีกครั้งในหน้าการจอง',
  },
} satisfies Translation<typeof english>
