import type english from '../en/estimate.ts'
import type { Translation } from '../translation.ts'

export default {
  saddleHeight: {
    title: '估算坐垫高度',
    lead: '来自一项 40 位骑行者的研究（Gatti 2021）。把它作为起点，然后观察骑行者。不会为你填入任何内容。',
    inseam: '跨高',
    kneeFlexion: '希望的最小膝关节屈曲角度',
    seatTubeAngle: '座管角度',
    crankLength: '曲柄长度',
    enter: '输入 {{min}} 到 {{max}}。',
    fill: '填写全部四个数字，查看估算结果。',
    fromPedal: '脚踏到坐垫，曲柄朝下：{{value}} ± {{error}}',
    fromBottomBracket: '五通到坐垫：{{value}} ± {{error}}',
    caveat:
      '研究摘要没有说明高度从哪里测量。从数值大小看应为脚踏，所以我们减去曲柄长度，得到从五通起的高度。',
  },
  kneeFlexion: {
    in3d: '2D 视频中的 {{value}} 约为 3D 的 {{in3d}}。',
    caveat:
      '在一项 11 位骑行者的研究（Fonda 2014）中，2D 视频的读数比 3D 小 2.2°。摘要没有给出误差范围。我们不会更改你的数字。',
  },
} satisfies Translation<typeof english>
