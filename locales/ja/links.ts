import type english from '../en/links.ts'
import type { Translation } from '../translation.ts'

export default {
  ended: {
    title: 'このリンクはもう使えません',
    why: 'サービスをバックアップから復元しました。データを守るため、それより前に送られたリンクは使えなくなりました。これまでの回答は保存されています。',
    mail: '新しいリンクを送る',
    mailTo: 'このリンクと同じメールアドレスに送ります。',
    mailed:
      '同じメールアドレスに新しいリンクを送りました。数分以内に届かない場合は、迷惑メールフォルダーを確認してください。',
    again: 'もう1つリンクを送る',
    ask: 'フィッターに新しいリンクを依頼してください。このリンクにはメールアドレスがありません。',
  },
} satisfies Translation<typeof english>
