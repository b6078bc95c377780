import type english from '../en/zoneDetails.ts'
import type { Translation } from '../translation.ts'

export default {
  place: 'ตำแหน่ง',
  advice: {
    title: 'โปรดหยุดปั่นและไปพบแพทย์หรือนักกายภาพบำบัด',
    text: 'ควรให้ตรวจดูก่อนที่จะเปลี่ยนอะไรบนจักรยานของคุณ อย่ารอช้า เราจะแจ้งฟิตเตอร์ของคุณด้วย',
    today: 'ไปวันนี้เลย หากคุณอ่อนแรงหรือสูญเสียความรู้สึก หรือหากกระเพาะปัสสาวะหรือลำไส้ทำงานไม่เหมือนปกติ',
  },
  fields: {
    discomfort: {
      location_feet: {
        label: 'ตรงไหนของเท้า',
      },
      location_knees: {
        label: 'ตรงไหนของเข่า',
      },
      location_saddle: {
        label: 'ตรงไหนของบริเวณเบาะ',
      },
      location_lower_back: {
        label: 'ตรงไหนของหลังส่วนล่าง',
      },
      location_shoulders: {
        label: 'ตรงไหนกันแน่',
      },
      location_hands: {
        label: 'ตรงไหนของมือ',
      },
      side: {
        label: 'ข้างไหน',
      },
      kinds: {
        label: 'รู้สึกอย่างไร',
      },
    },
    redFlags: {
      label: 'คุณมีอาการเหล่านี้ไหม',
      hint: 'ควรให้แพทย์ตรวจดูก่อนที่จะเปลี่ยนอะไรบนจักรยานของคุณ',
      required: 'เลือกข้อที่ตรง หรือ “ไม่มีข้อใดเลย”',
    },
    redFlagZones: {
      label: 'ที่บริเวณใด',
      hint: 'เว้นว่างไว้หากเป็นที่อื่น',
    },
  },
  options: {
    location_feet: {
      forefoot: 'เท้าส่วนหน้า',
      arch: 'อุ้งเท้า',
      heel: 'ส้นเท้า',
      toes: 'นิ้วเท้า',
      calf_achilles: 'น่องหรือเอ็นร้อยหวาย',
    },
    location_knees: {
      front: 'ด้านหน้า',
      back: 'ด้านหลัง',
      inside: 'ด้านใน',
      outside: 'ด้านนอก',
    },
    location_saddle: {
      sit_bones: 'กระดูกรองนั่ง',
      soft_tissue: 'ฝีเย็บหรืออวัยวะเพศ',
      skin: 'ผิวหนัง',
      prefer_not_to_say: 'ไม่ต้องการระบุ',
    },
    location_lower_back: {
      central: 'ตรงกลาง',
      one_sided: 'ข้างเดียว',
      hip_front: 'สะโพกด้านหน้า',
      hip_outside: 'สะโพกด้านนอก',
    },
    location_shoulders: {
      neck: 'คอ',
      shoulders: 'ไหล่',
      upper_back: 'หลังส่วนบน',
    },
    location_hands: {
      little_and_ring_finger: 'นิ้วก้อยและนิ้วนาง',
      thumb_to_middle_finger: 'นิ้วโป้งถึงนิ้วกลาง',
      wrist_or_forearm: 'ข้อมือหรือท่อนแขน',
    },
    side: {
      left: 'ซ้าย',
      right: 'ขวา',
      both: 'ทั้งสองข้าง',
    },
    kinds: {
      pain: 'อาการปวด',
      numbness: 'อาการชา',
      tingling: 'ซ่า ๆ เหมือนเข็มทิ่ม',
    },
    redFlags: {
      lasting_numbness: 'อาการชานานเกินหนึ่งวัน',
      weakness: 'อ่อนแรง',
      swelling: 'บวม',
      night_pain: 'อาการปวดตอนกลางคืน',
      none: 'ไม่มีข้อใดเลย',
    },
  },
} satisfies Translation<typeof english>
