import type english from '../en/palette.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'ค้นหา',
  field: 'ค้นหาหน้าหรือการดำเนินการ',
  fieldOfFitter: 'ค้นหานักปั่น เซสชัน หน้า หรือการดำเนินการ',
  results: 'ผลลัพธ์',
  group: {
    riders: 'นักปั่น',
    sessions: 'เซสชัน',
    actions: 'การดำเนินการ',
    pages: 'หน้า',
    cases: 'เคสที่ผ่านมา',
  },
  count_other: '{{count}} ผลลัพธ์',
  none: 'ไม่พบอะไร ลองใช้ตัวอักษรน้อยลง',
  sessionOf: 'เซสชันเมื่อ {{date}}',
  action: {
    invite: 'เชิญนักปั่น',
    intake: 'เริ่มแบบสอบถามก่อนฟิต',
    searchCases: 'ค้นหาเคสที่ผ่านมาสำหรับ “{{words}}”',
    help: 'แสดงแป้นพิมพ์ลัด',
    logOut: 'ออกจากระบบ',
  },
  keys: {
    title: 'แป้นพิมพ์ลัด',
    here: 'ในหน้านี้',
    everywhere: 'ในทุกหน้า',
    find: 'ค้นหานักปั่น เซสชัน หน้า และการดำเนินการ',
    findToo: 'เหมือนกัน',
    findPages: 'ค้นหาหน้าและการดำเนินการ',
    help: 'แสดงรายการนี้',
    typing: 'ขณะพิมพ์ในช่อง ปุ่มเหล่านี้เป็นส่วนหนึ่งของข้อความ',
    turnOff: 'ปิดแป้นพิมพ์ลัดในการตั้งค่า',
  },
} satisfies Translation<typeof english>
