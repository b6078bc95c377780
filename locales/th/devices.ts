import type english from '../en/devices.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'อุปกรณ์',
  text: 'ที่ที่คุณอยู่ในระบบ หากไม่รู้จักอุปกรณ์ ให้นำออกจากระบบและเปลี่ยนรหัสผ่าน',
  this: 'อุปกรณ์นี้',
  name: '{{browser}} บน {{system}}',
  used: 'ใช้ล่าสุด:',
  since: 'เข้าสู่ระบบ:',
  end: 'ออกจากระบบ',
  endLabel: 'ออกจากระบบ: {{device}}',
  ended: '{{device}} ออกจากระบบแล้ว',
  endOthers: 'ออกจากระบบในอุปกรณ์อื่นทั้งหมด',
  endOthersTitle: 'ออกจากระบบในอุปกรณ์อื่นทั้งหมดหรือไม่',
  endOthersText: 'คุณจะอยู่ในระบบในอุปกรณ์นี้เท่านั้น แบบฟอร์มที่เริ่มในอุปกรณ์อื่นยังเก็บคำตอบที่ส่งแล้วไว้',
  endedOthers: 'อุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว',
  alone: 'คุณอยู่ในระบบในอุปกรณ์นี้เท่านั้น',
  browser: {
    chrome: 'Chrome',
    firefox: 'Firefox',
    safari: 'Safari',
    edge: 'Edge',
    other: 'เบราว์เซอร์อื่น',
  },
  system: {
    windows: 'Windows',
    macos: 'macOS',
    ios: 'iOS',
    android: 'Android',
    linux: 'Linux',
    other: 'ระบบอื่น',
  },
  unused: {
    title: 'ยังใช้งานอยู่ไหม',
    text: 'ระบบจะออกให้ในอีกไม่กี่นาที เพราะไม่มีการใช้งานที่นี่มาระยะหนึ่งแล้ว',
  },
} satisfies Translation<typeof english>
