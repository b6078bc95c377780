import type english from '../en/estimate.ts'
import type { Translation } from '../translation.ts'

export default {
  saddleHeight: {
    title: '估算座墊高度',
    lead: '來自一項 40 位騎士的研究（Gatti 2021）。把它當作起點，然後觀察騎士。不會為你填入任何內容。',
    inseam: '跨高',
    kneeFlexion: '希望的最小膝關節屈曲角度',
    seatTubeAngle: '立管角度',
    crankLength: '曲柄長度',
    enter: '輸入 {{min}} 到 {{max}}。',
    fill: '填寫全部四個數字，查看估算結果。',
    fromPedal: '踏板到座墊，曲柄朝下：{{value}} ± {{error}}',
    fromBottomBracket: '五通到座墊：{{value}} ± {{error}}',
    caveat:
      '研究摘要沒有說明高度從哪裡測量。從數值大小看應為踏板，所以我們減去曲柄長度，得到從五通起的高度。',
  },
  kneeFlexion: {
    in3d: '2D 影片中的 {{value}} 約為 3D 的 {{in3d}}。',
    caveat:
      '在一項 11 位騎士的研究（Fonda 2014）中，2D 影片的讀數比 3D 小 2.2°。摘要沒有提供誤差範圍。我們不會更改你的數字。',
  },
} satisfies Translation<typeof english>
