import type english from '../../en/intake/fields.ts'
import type { Translation } from '../../translation.ts'

export default {
  name: {
    label: 'ชื่อ',
    required: 'กรอกชื่อของคุณ',
  },
  email: {
    label: 'อีเมล',
    hint: 'ฟิตเตอร์ใช้ติดต่อคุณ',
    required: 'กรอกที่อยู่อีเมลของคุณ',
  },
  phone: {
    label: 'หมายเลขโทรศัพท์',
  },
  dateOfBirth: {
    label: 'วันเกิด',
    required: 'กรอกวันเกิดของคุณ',
  },
  guardianName: {
    label: 'ชื่อผู้ปกครอง',
    hint: 'คุณอายุต่ำกว่า 16 ปี จึงต้องให้ผู้ปกครองยินยอม',
    required: 'กรอกชื่อผู้ปกครอง',
  },
  guardianConfirmed: {
    label: 'เป็นผู้ปกครองของนักปั่นคนนี้ และยินยอมให้ใช้คำตอบเหล่านี้ รวมถึงข้อมูลสุขภาพ เพื่อไบค์ฟิตติ้ง',
    required: 'ผู้ปกครองต้องยืนยันข้อนี้',
  },
  heightCm: {
    label: 'ส่วนสูง',
  },
  weightKg: {
    label: 'น้ำหนัก',
  },
  occupation: {
    label: 'อาชีพ',
  },
  workEnvironment: {
    label: 'ลักษณะงาน',
  },
  gender: {
    label: 'เพศ',
    hint: 'เลือกทุกข้อที่ตรง',
  },
  bikeTypes: {
    label: 'ประเภทจักรยาน',
    required: 'เลือกประเภทจักรยานอย่างน้อยหนึ่งประเภท',
  },
  ridingStyle: {
    label: 'รูปแบบการปั่น',
  },
  discipline: {
    label: 'ประเภทการปั่น',
  },
  ridesPerWeekWinter: {
    label: 'จำนวนครั้งที่ปั่นต่อสัปดาห์ในฤดูหนาว',
  },
  ridesPerWeekSummer: {
    label: 'จำนวนครั้งที่ปั่นต่อสัปดาห์ในฤดูร้อน',
  },
  weeklyHours: {
    label: 'เวลาปั่นเฉลี่ยต่อสัปดาห์',
  },
  yearsCycling: {
    label: 'ปั่นมากี่ปี',
  },
  averageCadence: {
    label: 'รอบขาเฉลี่ย',
  },
  climbingCadence: {
    label: 'รอบขาเมื่อขึ้นเขา',
  },
  corneringConfidence: {
    label: 'ความมั่นใจเมื่อเข้าโค้ง',
    low: 'ไม่มั่นใจ',
    high: 'มั่นใจมาก',
  },
  descendingConfidence: {
    label: 'ความมั่นใจเมื่อลงเขา',
    low: 'ไม่มั่นใจ',
    high: 'มั่นใจมาก',
  },
  handsHeaviness: {
    label: 'น้ำหนักที่กดลงบนมือ',
    low: 'ไม่มีแรงกด',
    high: 'กดหนัก',
  },
  positionStability: {
    label: 'ความนิ่งของท่าปั่น',
    low: 'ขยับตลอด',
    high: 'นิ่งและมั่นคงมาก',
  },
  hardestRide: {
    label: 'การปั่นที่หนักที่สุดในปีที่ผ่านมา',
    hint: 'ระยะทางและเขาเป็นอย่างไร และผลเป็นอย่างไร',
  },
  cyclingGoals: {
    label: 'เป้าหมายในการปั่น',
  },
  currentSports: {
    label: 'กีฬาที่เล่นอยู่',
    hint: 'เลือกทุกอย่างที่คุณเล่นตอนนี้นอกจากปั่นจักรยาน',
  },
  otherSport: {
    label: 'กีฬาอื่นอะไร',
    required: 'กรอกกีฬาอื่น',
  },
  pastSports: {
    label: 'กีฬาที่เคยเล่น',
    hint: 'กีฬาตอนเด็กก็นับ ซ้อมนานแค่ไหนและหนักแค่ไหน',
  },
  discomfort: {
    label: 'ความไม่สบายบนจักรยาน',
    zone: {
      label: 'บริเวณ',
      required: 'เลือกบริเวณ',
    },
    severity: {
      label: 'ความรุนแรง',
      hint: 'ในการปั่นสองสัปดาห์ที่ผ่านมา',
      low: 'เล็กน้อย',
      high: 'รุนแรง',
      required: 'เลือกว่ารุนแรงแค่ไหน ตั้งแต่ 1 ถึง 7',
    },
    onsetMinutes: {
      label: 'เริ่มหลังจาก',
      short: 'หลัง {{value}}',
      hint: 'กี่นาทีหลังเริ่มปั่น หรือ 0 หากเป็นตั้งแต่เริ่ม',
    },
    trigger: {
      label: 'อะไรทำให้แย่ลง',
    },
    description: {
      label: 'คำอธิบาย',
      hint: 'ตรงไหนกันแน่ และรู้สึกอย่างไร',
    },
  },
  injuries: {
    label: 'การบาดเจ็บ',
    location: {
      label: 'ตำแหน่ง',
      hint: 'เช่น เข่า กระดูกไหปลาร้า หรือหลังส่วนล่าง',
      required: 'กรอกว่าบาดเจ็บตรงไหน',
    },
    current: {
      label: 'ตอนนี้ยังมีปัญหาไหม',
    },
    inTreatment: {
      label: 'กำลังรักษาอยู่ไหม',
    },
    side: {
      label: 'ข้าง',
    },
    yearOfOnset: {
      label: 'ปีที่เริ่มเป็น',
      hint: 'ตัวเลขสี่หลัก เช่น 2019',
    },
    description: {
      label: 'คำอธิบายสั้น ๆ',
    },
  },
  previousFit: {
    label: 'คุณเคยทำไบค์ฟิตติ้งมาก่อนไหม',
  },
  lastFitYear: {
    label: 'ปีของฟิตติ้งครั้งล่าสุด',
    hint: 'ตัวเลขสี่หลัก เช่น 2019',
  },
  lastFitNotes: {
    label: 'บันทึกเกี่ยวกับฟิตติ้งครั้งล่าสุด',
    hint: 'อะไรเปลี่ยนไป และช่วยได้หรือไม่',
  },
  goals: {
    label: 'เป้าหมายของฟิตติ้งนี้',
    hint: 'เลือกทุกข้อที่สำคัญต่อคุณ',
    required: 'เลือกเป้าหมายอย่างน้อยหนึ่งข้อสำหรับฟิตติ้งนี้',
  },
  successDefinition: {
    label: 'สำหรับคุณ แบบไหนถือว่าสำเร็จ',
    hint: 'หลังฟิตติ้งอะไรควรต่างไป',
  },
  researchConsent: {
    label: 'ยินยอมให้ใช้คำตอบที่ทำให้ไม่ระบุตัวตนแล้วเพื่อการวิจัยและการพัฒนา AI',
    hint: 'ข้อนี้ไม่บังคับและแยกจากฟิตติ้งของคุณ หากไม่ทำเครื่องหมาย จะไม่ใช้ข้อมูลใดของคุณเพื่อการวิจัย คุณเปลี่ยนใจได้ทุกเมื่อในการตั้งค่า ที่ “ความเป็นส่วนตัว”',
  },
} satisfies Translation<typeof english>
