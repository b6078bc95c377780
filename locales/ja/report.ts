import type english from '../en/report.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'バイクフィッティング',
  documentTitle: '{{rider}}さんのバイクフィッティング、{{date}}',
  summary: {
    title: '要点',
  },
  goals: {
    title: '今回のフィッティングに望むこと',
    level: '達成の基準：{{level}}',
    activities: '難しいことと、フィッティング前の自己評価（0は不可能、10は問題が起きる前と同じ状態）：',
    activity: '{{words}}：{{ability}}／10',
    success: 'フィッティングが成功といえるのは（自分の言葉で）：',
  },
  photos: {
    title: '写真',
    before: '前',
    after: '後',
    alt: 'フィッティングの写真{{number}}、{{phase}}',
  },
  expect: {
    title: '最初の数週間',
    strange:
      '新しいポジションは、最初のライドでは違和感があることがあります。それだけで間違いだとはいえません。',
    slowly:
      '短く楽なライドから始めてください。判断するのは、少なくとも3回または5時間乗ってからにしてください。',
    tell: '以前はなかった痛みが出たり、悪化したりした場合は、すぐにフィッターに伝えてください。',
  },
  followUps: {
    title: 'フォローアップ',
    lead: '乗り心地について、いくつかの質問を送ります。回答はフィッターに届きます。',
    none: '予定されたフォローアップはありません。',
  },
  contact: {
    title: '{{fitter}}さんへの連絡方法',
  },
  shopCard: {
    title: '店舗用セッティングシート',
    documentTitle: '{{rider}}さんの店舗用セッティングシート、{{date}}',
    lead: 'フィッティング後のこのバイクの数値です。元の状態に戻すときや、別のバイクを合わせるときに使います。',
    setUp: 'この順に合わせてください',
    parts: 'パーツとその他の数値',
    none: 'このバイクの数値は保存されていません。',
    drawing: 'ポジション',
    described: '設定したサドルとハンドルを示す、バイクの側面図',
  },
  fact: {
    fitted: 'フィッティング日',
    by: '担当',
    bike: 'バイク',
  },
  fitterOf: '{{fitter}}さん、{{business}}',
  logo: '{{business}}のロゴ',
  bikeType: {
    road: 'ロードバイク',
    gravel: 'グラベルバイク',
    mountain: 'マウンテンバイク',
    time_trial: 'タイムトライアルまたはトライアスロンバイク',
    track: 'トラックバイク',
    e_bike: 'eバイク',
  },
  discomfort: {
    title: 'フィッティング前の不快感',
    described: 'フィッティング前に報告された不快感を示す、バイクに乗るライダーの側面図。{{zones}}',
    none: '報告された不快感はありません。',
  },
  position: {
    title: 'あなたのポジション',
    described: 'フィッティング前後のサドルとハンドルを示す、バイクの側面図',
    inWords: '{{name}}：前{{before}}、後{{after}}',
    inWordsBefore: '{{name}}：前{{before}}',
    inWordsAfter: '{{name}}：後{{after}}',
    before: '前',
    after: '後',
    gap: {
      saddle_estimated:
        'サドル高とサドル後退量の測定点が異なるため、サドルの位置はシートチューブに沿って推定しています。',
      bar_unplaced:
        'ハンドルは描かれていません。リーチがサドル高やサドル後退量と同じサドルの点から測定されていないか、落差がハンドルのクランプまで測定されていません。',
      pads_unplaced:
        'エアロバーのパッドは描かれていません。スタックとリーチがパッドの同じ点まで測定されていません。',
      before_other_point:
        '以前のポジションは描かれていません。サドルの別の点から測定されているため、比べられません。',
      before_other_saddle:
        '以前のポジションは描かれていません。別のサドルの先端から測定されているため、比べられません。',
    },
  },
  changes: {
    title: '変更した内容と理由',
    none: '今回のフィッティングでは、何も変更していません。',
    fromTo: '{{from}} → {{to}}',
    to: '現在{{to}}',
    from: '以前は{{from}}',
    zones: '対象：{{zones}}',
    named: '{{kind}}：{{words}}',
    reasoned: '{{called}}。{{why}}',
  },
  numbers: {
    title: '前と後',
    none: '保存された測定値はありません。',
    measurement: '測定項目',
    before: '前',
    after: '後',
    change: '変化',
    value: '値',
    withSide: '{{name}}（{{side}}）',
    withUnit: '{{value}} {{unit}}',
    apart: {
      reference: '異なる点から測定',
      method: '異なる方法で測定',
      saddle: '別のサドルのため比べられません',
    },
    moved: {
      back: '{{because}}。80 mm点は{{by}}後ろに移動',
      forward: '{{because}}。80 mm点は{{by}}前に移動',
      same: '{{because}}。80 mm点は移動なし',
    },
    replaced: '交換',
    withPoint: '{{name}}（{{point}}）',
    takenBefore: '前：{{how}}',
    takenAfter: '後：{{how}}',
  },
  recommendations: {
    title: 'フィッターからのおすすめ',
    due: '{{date}}まで',
    done: '完了',
  },
  restore: {
    title: '別のバイクで同じポジションにする',
    lead: '各手順は前の手順をもとにするため、この順に合わせてください。最後に、サドル高をもう一度確認してください。',
    exactly:
      '±は、巻き尺と水準器でどのくらい正確に合わせられるかを示します。その範囲内なら、同じポジションです。',
    within: '± {{tolerance}}',
    taken: '測定：{{point}}。',
    otherCrank:
      '長さの異なるクランクの場合は、その差だけサドルを動かしてください。短いクランクなら上げ、長いクランクなら下げます。',
    withCrank: '{{crank}}の場合、サドル高は{{height}}です。',
  },
  online: {
    title: 'オンラインでこのレポートを見る',
    lead: 'コードを読み取るか、このアドレスを開いてログインしてください。',
    described: '{{address}}のQRコード',
  },
  note: '数値と範囲は、ポジションを説明するものです。診断ではありません。なくならない痛み、しびれ、力が入らない症状がある場合は、医師の診察を受けてください。',
  madeWith: '{{rider}}さん・{product}',
  page: '{{pages}}ページ中{{page}}ページ',
} satisfies Translation<typeof english>
