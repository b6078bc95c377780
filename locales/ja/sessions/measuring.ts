import type english from '../../en/sessions/measuring.ts'
import type { Translation } from '../../translation.ts'

export default {
  position: {
    title: 'ポジション',
    body: 'ライダーの角度',
    empty: 'サドル高を入力すると、ポジションが縮尺どおりに表示されます。',
    was: '以前は{{value}}',
  },
  measure: {
    title: '測定値',
    unit: '長さの単位',
    label: '{{name}}、{{phase}}',
    inUnit: '{{name}}（{{unit}}）',
    less: '{{name}}を減らす',
    more: '{{name}}を増やす',
    included: '挟角{{angle}}',
    sameAsBefore: '変化なし：{{value}}',
    asEarlier: '前回のフィッティング後と同じ：{{value}}',
    published: '公表値：{{range}}',
    details: '{{name}}の測定方法',
    reference: '測定点',
    method: '測定方法',
    methodUnsaid: '指定なし',
    taken_other: '{{count}}件中{{taken}}件',
  },
  saddleHow: {
    question: 'サドルのどこを測定しますか？',
    first:
      '最初のサドルの数値の前に選んでください。同じ点から測った数値だけが比べられます。個々の値は後から変更できます。',
    fromNowOn: '今後入力する数値に適用されます。以前の数値はそのまま残ります。',
    choose: 'ここから測定',
    keep: 'キャンセル',
    line: 'サドルの測定点：{{point}}・{{method}}',
    change: '変更',
    changed: 'サドルの測定点',
    awaited: '先に測定点を選んでください',
    points: {
      width_80: '幅80 mmの点',
      width_70: '幅70 mmの点',
      nose: '先端',
      midpoint: '中央',
      seat_tube_line: 'シートチューブの線',
      lowest_point: 'もっとも低い点',
    },
    methods: {
      tape: '巻き尺',
      jig: '治具またはレーザー',
      motion_3d: '3Dモーションキャプチャー',
    },
  },
  saddleSwap: {
    title: '別のサドルです。先端から測った数値は比べられません。',
    back: '80 mm点が{{by}}後ろに移動しました。',
    forward: '80 mm点が{{by}}前に移動しました。',
    same: '80 mm点は移動していません。',
    unknown: '移動量を見るには、両方のサドルのサドル後退量と、先端から80 mm点までの距離を入力してください。',
    higher: '新しいサドルは、レールからの高さが{{by}}高くなります。',
    lower: '新しいサドルは、レールからの高さが{{by}}低くなります。',
    check: 'サドル高を確認してください。',
  },
  earlier: {
    offer_other: 'このバイクには、{{date}}のフィッティングの測定値が{{count}}件あります。',
    take: '「前」として使う',
    taken_other: '{{count}}件の測定値を「前」にコピーしました。',
  },
  exchange: {
    import: '測定値を取り込む',
    csv: 'CSVで書き出す',
    json: 'JSONで書き出す',
  },
} satisfies Translation<typeof english>
