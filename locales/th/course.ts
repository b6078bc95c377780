import type english from '../en/course.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'ความไม่สบายตามเวลา',
  legend: '0 คือไม่มี 7 คือรุนแรง เส้นประคือฟิตติ้ง',
  table: 'แสดงเป็นตาราง',
  form: 'แบบฟอร์ม',
  date: 'วันที่',
  fitter: 'ฟิตเตอร์',
  intake: 'แบบสอบถามก่อนฟิต',
  followUp: 'การติดตามผล {{after}}',
  followUpSameDay: 'การติดตามผลในวันฟิตติ้ง',
  sameDay: 'ในวันฟิตติ้ง',
  point: '{{value}} เมื่อ {{date}}',
  once: '{{score}} จาก {{most}} เมื่อ {{date}}',
  nothing: 'ความไม่สบายจากแบบสอบถามก่อนฟิตและการติดตามผลจะแสดงที่นี่ ทีละบริเวณ',
  free: 'ไม่มีการแจ้งความไม่สบายในแบบฟอร์มใด',
  label: {
    much_better: 'ดีขึ้นมาก',
    better: 'ดีขึ้น',
    possibly_better: 'อาจดีขึ้น',
    unchanged: 'ไม่เปลี่ยน',
    possibly_worse: 'อาจแย่ลง',
    worse: 'แย่ลง',
    much_worse: 'แย่ลงมาก',
  },
  state: {
    resolved: 'หมดไป',
    new: 'ใหม่',
  },
  stillSevere: 'ยังรุนแรง',
  chance: 'ความต่าง 1 อาจเป็นเรื่องบังเอิญ เราจึงเรียกเพียงว่าอาจ',
} satisfies Translation<typeof english>
