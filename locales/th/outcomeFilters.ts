import type english from '../en/outcomeFilters.ts'
import type { Translation } from '../translation.ts'

export default {
  label: 'ตัวกรอง',
  period: 'ช่วงเวลาของฟิตติ้ง',
  discipline: 'ประเภทการปั่น',
  bikeType: 'ประเภทจักรยาน',
  goal: 'เป้าหมาย',
  zone: 'บริเวณที่มีความไม่สบายก่อนหน้า',
  periods: {
    '3_months': '3 เดือนล่าสุด',
    '6_months': '6 เดือนล่าสุด',
    '12_months': '12 เดือนล่าสุด',
    '24_months': '24 เดือนล่าสุด',
    all: 'ทุกช่วงเวลา',
    dates: 'ระหว่างสองวัน',
    span: '{{from}} ถึง {{to}}',
  },
  all: {
    discipline: 'ทุกประเภทการปั่น',
    bikeType: 'ทุกประเภทจักรยาน',
    goal: 'ทุกเป้าหมาย',
    zone: 'ทุกบริเวณ',
  },
  dates: {
    title: 'ฟิตติ้งระหว่างสองวัน',
    from: 'วันแรก',
    to: 'วันสุดท้าย',
    show: 'แสดง',
    missing: 'กรอกทั้งสองวันให้ครบ',
    order: 'วันสุดท้ายอยู่ก่อนวันแรก สลับหรือเลือกวันอื่น',
  },
  ignored: {
    title: 'ที่อยู่นี้มีตัวกรองที่ไม่มีอยู่',
    text_other: 'เราไม่ใช้ตัวกรองเหล่านี้และแสดงส่วนที่เหลือ: {{names}}',
    action: 'นำออกจากที่อยู่',
  },
} satisfies Translation<typeof english>
