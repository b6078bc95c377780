import type english from '../../en/sessions/saving.ts'
import type { Translation } from '../../translation.ts'

export default {
  unread: {
    waiting: '現在サーバーに接続できません。接続できしだい、このセッションが開きます。',
    fromDevice:
      'このセッションを、ここで最後に開いたときの状態で表示しています。オンラインに戻ったら再読み込みします。',
    kept_other: '{{count}}件の変更がこの端末に保存されており、そのときに送信されます。',
  },
  save: {
    saving: '保存しています…',
    saved: '{{when}}に保存済み',
    nothing: '自動的に保存されます',
    waiting: '接続を待っています。失われたものはありません。',
    allSent: 'オンラインに戻りました。すべて保存済みです。',
    conflict: 'どちらを残すか選んでください',
    stopped: '保存されていません',
    signedOut: 'ログアウトしました。未保存の変更はこの端末に保存されています。',
    logIn: 'ログイン',
    closed_other:
      'その間にこのセッションが終了しました。{{count}}件の変更は端末に残っていますが、保存されていません。',
    barred_other: '{{count}}件の変更を保存できませんでした。',
    refused_other: '次の{{count}}件の変更を保存できませんでした。ほかはすべて問題ありません。',
    notTaken: '保存されていません。{{reason}}',
    leaveOut: '破棄',
    order: '変更の順序',
    retry: 'もう一度試す',
    discard: '変更を破棄',
    notKept: 'このブラウザーは何も保存しません。オンラインに戻るまで、このページを開いたままにしてください。',
  },
  conflict: {
    title: '2つの端末で変更されました。どちらの版を残しますか？',
    mine: 'この端末：{{value}}',
    theirs: '別の端末：{{value}}',
    empty: '空欄',
    withdrawn: '外した',
    standing: '外していない',
    of: {
      session: 'セッション',
      intervention: '変更',
      recommendation: 'おすすめ',
    },
  },
} satisfies Translation<typeof english>
