import type english from '../en/calendarFeeds.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'いつも使っているカレンダーで予約を確認し、ほかの予定がある時間を空けておけます。',
  back: '予約',
  feed: {
    title: '予約を自分のカレンダーに表示',
    text: '非公開アドレスを作成し、Google Calendar、Apple Calendar、Outlookなどに、ウェブ上のカレンダーとして追加してください。更新の頻度はアプリが決め、数時間おきのものもあります。',
    none: 'アドレスはまだありません。',
    madeAt: '{{date}}に作成。アドレスは1回だけ表示され、再表示できません。',
    make: 'アドレスを作成',
    renew: '新しいアドレスを作成',
    end: 'アドレスを無効にする',
    names: 'ライダーの名前を表示',
    namesHint: 'カレンダーアプリの運営会社にも読まれます。メモと回答は含まれません。',
    secret:
      'アドレスを持つ人は、あなたのカレンダーを読めます。ほかの人に知られた場合は、新しいアドレスを作成してください。',
  },
  made: {
    title: 'カレンダーのアドレス',
    text: '表示は1回だけなので、今コピーしてください。カレンダーアプリでウェブ上のカレンダーを追加し、貼り付けてください。',
    label: 'アドレス',
    done: '完了',
  },
  renew: {
    title: '新しいアドレスを作成しますか？',
    text: '現在のアドレスは、使用中のすべてのアプリですぐに使えなくなります。',
  },
  end: {
    title: 'このアドレスを無効にしますか？',
    text: '使用中のアプリに予約が届かなくなります。予約はそのまま残ります。',
    done: 'アドレスを無効にしました。',
  },
  others: {
    title: 'ほかの予定がある時間',
    text: '別のカレンダーをICSアドレスで接続してください。そのカレンダーで予定がある時間は、ライダーに表示されません。保存されるのは時間だけで、予定の内容は保存されません。',
    add: 'カレンダーを接続',
    full_other: '{{count}}件のカレンダーを接続しています。これが上限です。',
    none: 'ほかのカレンダーは接続されていません。',
    read: '最終読み込み',
    readNow: '今すぐ読み込む',
    readNow_label: '{{name}}を今すぐ読み込む',
    readNow_done: '{{name}}を読み込みました。',
    readNow_failed: '{{name}}を読み込めませんでした。',
    remove: '外す',
    remove_label: '{{name}}を外す',
    removed: 'カレンダーを外しました。',
    failing:
      '{{date}}から読み込めません。{{reason}}最後に読み込んだ時間は予定ありのままで、それより新しい予定は反映されていません。',
  },
  remove: {
    title: 'このカレンダーを外しますか？',
    text: '「{{name}}」は読み込まれなくなり、空けてあった時間をライダーが予約できるようになります。',
  },
  form: {
    title: 'カレンダーを接続',
    name: '名前',
    nameHint: '「プライベート」など、あなたにだけ表示される名前です。',
    nameMissing: '名前を入力してください。',
    url: 'ICSアドレス',
    urlHint: 'https://またはwebcal://で始まります。Google Calendarでは「iCal形式の非公開URL」です。',
    urlMissing: 'アドレスを入力してください。',
    save: '読み込んで接続',
  },
  reason: {
    not_public: 'このアドレスは、httpsで接続できるインターネット上のサーバーのものではありません。',
    unreachable: '安全に応答するサーバーがありません。',
    timed_out: 'サーバーの応答に5秒以上かかりました。',
    refused: 'サーバーがカレンダーを提供しません。',
    too_many_redirects: 'サーバーによるほかのアドレスへの転送が多すぎます。',
    too_large: 'カレンダーが5 MBを超えています。',
    not_a_calendar: 'サーバーから届いたものは、読み込めるカレンダーではありません。',
    too_many_events: 'カレンダーの今後1年の予定が5,000件を超えています。',
  },
} satisfies Translation<typeof english>
