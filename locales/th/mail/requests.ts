import type english from '../../en/mail/requests.ts'
import type { Translation } from '../../translation.ts'

export default {
  rights: {
    subject: 'คำขอเกี่ยวกับข้อมูลของคุณ',
    heading: {
      received: 'เราได้รับคำขอของคุณแล้ว',
      extended: 'เราต้องใช้เวลาเพิ่มสำหรับคำขอของคุณ',
      done: 'คำขอของคุณเสร็จแล้ว',
      refused: 'เราทำตามที่คุณขอไม่ได้',
    },
    asked: 'คำขอ: {{right}}',
    right: {
      access: 'ดูว่ามีข้อมูลอะไรบ้าง',
      copy: 'สำเนาข้อมูล',
      correction: 'แก้ไขข้อมูล',
      erasure: 'ลบข้อมูล',
      restriction: 'จำกัดสิ่งที่ทำกับข้อมูล',
      objection: 'คัดค้านสิ่งที่ทำกับข้อมูล',
    },
    until: {
      received: 'เราตอบภายใน {{day}}',
      extended: 'เราตอบภายใน {{day}} เหตุผล:',
    },
    prove: 'เพื่อไม่ให้คนอื่นได้หรือลบข้อมูลของคุณ ตอบกลับเราด้วยรหัสนี้จากที่อยู่นี้:',
    replies: 'การตอบกลับจะส่งถึง {{address}}',
    complain: 'คุณร้องเรียนต่อหน่วยงานคุ้มครองข้อมูลในที่ที่คุณอยู่ และฟ้องต่อศาลได้',
  },
  contactMessage: {
    subject: 'ข้อความจากแบบฟอร์มติดต่อ',
    heading: 'ข้อความจากแบบฟอร์มติดต่อ',
    about: 'เรื่อง: {{topic}}',
    from: 'จาก: {{name}}, {{email}}',
    answer: 'ตอบทางอีเมลไปยังที่อยู่ด้านบน ยังไม่มีใครยืนยันว่าข้อความมาจากที่นั่น',
    resolve: 'เปิดข้อความ',
    topic: {
      question: 'คำถามเกี่ยวกับ {product}',
      demo: 'การสาธิตทางโทรศัพท์',
      support: 'ความช่วยเหลือเรื่องบัญชีหรือหน้า',
      privacy: 'ข้อมูลส่วนบุคคล',
      other: 'เรื่องอื่น',
    },
  },
  contactConfirmation: {
    subject: 'เราได้รับข้อความของคุณแล้ว',
    heading: 'เราได้รับข้อความของคุณแล้ว',
    text: 'ขอบคุณที่เขียนถึงเรา เราจะตอบทางอีเมล',
    notYou: 'หากคุณไม่ได้เขียนถึงเรา มีคนกรอกที่อยู่ของคุณโดยผิดพลาด คุณไม่ต้องทำอะไร',
  },
  rightsAlarm: {
    subject: 'คำขอเกี่ยวกับข้อมูลส่วนบุคคลครบกำหนดวันที่ {{day}}',
    heading: 'คำขอยังเปิดอยู่',
    request: 'หมายเลขคือ {{id}} คอนโซลแสดงรายการด้วย: npm run rights -- list',
    button: 'ดูคำขอ',
  },
} satisfies Translation<typeof english>
