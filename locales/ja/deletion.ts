import type english from '../en/deletion.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'アカウントを削除',
  text: 'アカウントを完全に削除します。確定する前に、何が削除され、何が残るかを確認できます。',
  open: 'アカウントを削除',
  client: {
    goes: '次のものを完全に削除します：',
    fitFiles_other: '{{count}}人のフィッターがあなたについて保存しているすべて',
    submissions_other: '送信した{{count}}件のフォームと回答',
    openIntakes_other: '開始して未送信の{{count}}件のフォーム',
    account: '名前、アドレス、設定、同意と、すべてのログイン方法',
    stays: '残るもの',
    staysText:
      'フィッターに残るのは、セッションが行われたことと、それがいつだったかの記録だけです。あなたが誰かや、回答は含まれません。',
  },
  fitter: {
    goes: '次のものを完全に削除します：',
    fitFiles_other: 'アカウントのない{{count}}人のライダーについて保存しているすべて',
    submissions_other: 'これらのライダーが送信した{{count}}件のフォームと回答',
    openIntakes_other: '開始して未送信の{{count}}件のフォーム',
    invitations_other: '未回答の{{count}}件の招待（取り消されます）',
    account: '名前、アドレス、スタジオ、設定と、すべてのログイン方法',
    stays: '残るもの',
    filesThatStay_other:
      'アカウントのある{{count}}人のライダーについてのすべて。ライダーは引き続き見られますが、あなたは見られません。',
    noneStay: 'アカウントのあるライダーがいないため、何も残りません。',
    askRiders: '法律で業務記録の保存が必要な場合は、アカウントを削除する前に、必要なものを保存してください。',
  },
  signInStays: 'ログイン自体は別のサービスが管理しています。不要な場合は、そのサービスでも削除してください。',
  device: '{product}がこの端末に保存しているものも削除します。',
  word: '削除',
  type: '続けるには、「{{word}}」と入力してください',
  typeWrong: '「{{word}}」と入力してください。',
  confirm: 'アカウントを完全に削除',
  deleted: {
    text: 'アカウント内のあなたのデータもすべて削除されました。{product}をご利用いただき、ありがとうございました。',
    receipts: '消去の控え（誰のものかは書かれていません）：{{numbers}}',
  },
} satisfies Translation<typeof english>
