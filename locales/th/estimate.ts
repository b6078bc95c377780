import type english from '../en/estimate.ts'
import type { Translation } from '../translation.ts'

export default {
  saddleHeight: {
    title: 'ประมาณความสูงเบาะ',
    lead: 'จากงานวิจัยหนึ่งชิ้นกับนักปั่น 40 คน (Gatti 2021) ใช้เป็นจุดเริ่ม แล้วดูนักปั่นจริง ไม่กรอกอะไรให้คุณ',
    inseam: 'ความยาวขาด้านใน',
    kneeFlexion: 'การงอเข่าน้อยที่สุดที่ต้องการ',
    seatTubeAngle: 'มุมท่อนั่ง',
    crankLength: 'ความยาวขาจาน',
    enter: 'กรอก {{min}} ถึง {{max}}',
    fill: 'กรอกตัวเลขทั้งสี่เพื่อดูค่าประมาณ',
    fromPedal: 'บันไดถึงเบาะ ขาจานลง: {{value}} ± {{error}}',
    fromBottomBracket: 'กะโหลกถึงเบาะ: {{value}} ± {{error}}',
    caveat:
      'บทคัดย่อของงานวิจัยไม่ได้บอกว่าวัดความสูงจากจุดใด ขนาดของค่าบ่งว่าจากบันได เราจึงลบความยาวขาจานเพื่อให้ได้ความสูงจากกะโหลก',
  },
  kneeFlexion: {
    in3d: '{{value}} ในวิดีโอ 2D คือประมาณ {{in3d}} ใน 3D',
    caveat:
      'วิดีโอ 2D อ่านได้น้อยกว่า 3D อยู่ 2.2° ในงานวิจัยหนึ่งชิ้นกับนักปั่น 11 คน (Fonda 2014) บทคัดย่อไม่ได้ให้ค่าคลาดเคลื่อน เราไม่เปลี่ยนตัวเลขของคุณ',
  },
} satisfies Translation<typeof english>
