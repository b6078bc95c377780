import type english from '../en/estimate.ts'
import type { Translation } from '../translation.ts'

export default {
  saddleHeight: {
    title: 'サドル高を推定',
    lead: 'ライダー40人の1件の研究（Gatti 2021）にもとづきます。出発点として使い、その後はライダーの様子を見てください。自動では入力されません。',
    inseam: '股下長',
    kneeFlexion: '目標とする最小膝屈曲角',
    seatTubeAngle: 'シートチューブ角',
    crankLength: 'クランク長',
    enter: '{{min}}〜{{max}}を入力してください。',
    fill: '推定値を見るには、4つの数値をすべて入力してください。',
    fromPedal: 'ペダルからサドルまで、クランク下向き：{{value}} ± {{error}}',
    fromBottomBracket: 'ボトムブラケットからサドルまで：{{value}} ± {{error}}',
    caveat:
      '研究の要約には、高さをどこから測ったかが書かれていません。値の大きさからペダルからと考えられるため、クランク長を引いて、ボトムブラケットからの高さを求めています。',
  },
  kneeFlexion: {
    in3d: '2Dビデオの{{value}}は、3Dでは約{{in3d}}です。',
    caveat:
      'ライダー11人の1件の研究（Fonda 2014）では、2Dビデオは3Dより2.2°小さい値でした。要約に誤差の範囲は書かれていません。あなたの数値は変更しません。',
  },
} satisfies Translation<typeof english>
