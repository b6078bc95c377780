import type english from '../en/saddles.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'เบาะของคุณ',
  empty: 'ยังไม่มีเบาะ กรอกรุ่นและตัวเลขของเบาะด้านล่าง แล้วเพิ่มที่นี่สำหรับฟิตติ้งครั้งต่อไป',
  phase: {
    before: 'ก่อน',
    after: 'หลัง',
  },
  of: {
    before: '(ก่อน)',
    after: '(หลัง)',
  },
  choose: 'เลือกเบาะ',
  chooseFor: {
    before: 'เลือกเบาะ: ก่อน',
    after: 'เลือกเบาะ: หลัง',
  },
  search: 'ค้นหาเบาะ',
  nothingFound: 'ไม่มีเบาะที่ตรงกัน ลองใช้ตัวอักษรน้อยลง',
  published: {
    title: 'รุ่นที่มีข้อมูลเผยแพร่',
    hint: 'ความยาวและความกว้างตามที่เผยแพร่ วัดระยะจากปลายเบาะถึงจุด 80 mm ด้วยตนเอง',
    from: 'ที่มา: {{source}}',
  },
  dimension: {
    width: 'กว้าง {{by}}',
    length: 'ยาว {{by}}',
    noseToWidth80: 'ปลายถึงจุด 80 mm {{by}}',
    stack: 'สูงเหนือราง {{by}}',
  },
  noDimensions: 'ไม่ได้กรอกขนาด',
  filled: {
    before: 'เลือก {{model}} เป็นก่อนแล้ว',
    after: 'เลือก {{model}} เป็นหลังแล้ว',
  },
  add: 'เพิ่มในเบาะของคุณ',
  added: 'เพิ่ม {{model}} ในเบาะของคุณแล้ว',
  update: 'อัปเดตในเบาะของคุณ',
  updated: 'อัปเดต {{model}} ในเบาะของคุณแล้ว',
  known: 'อยู่ในเบาะของคุณ',
  remove: 'นำออก',
  removed: 'นำ {{model}} ออกแล้ว ฟิตติ้งยังเก็บตัวเลขไว้',
} satisfies Translation<typeof english>
