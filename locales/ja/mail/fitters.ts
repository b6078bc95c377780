import type english from '../../en/mail/fitters.ts'
import type { Translation } from '../../translation.ts'

export default {
  calendarUnreadable: {
    subject: 'カレンダーの1つを読み込めません',
    heading: '接続したカレンダーの1つを読み込めません',
    text: '1時間前から、{product}は接続されたカレンダーを読み込めていません。最後に読み込んだ時間は予定ありのままで、それより新しい予定は反映されていません。ほかで埋まった時間をライダーが予約する可能性があります。',
    button: 'カレンダーを確認',
  },
  fitterNews: {
    intake: {
      subject: '新しい事前質問票が届きました',
      heading: '新しい事前質問票を読めます',
      text: 'ライダーが事前質問票を送信しました。{product}で読んでください。このメールに回答は含まれていません。',
      button: '事前質問票を読む',
    },
    intake_red_flag: {
      subject: '今日中に対応が必要な事前質問票があります',
      heading: '今日中に対応が必要な事前質問票があります',
      text: 'ライダーが事前質問票を送信しました。バイクに手を加える前に読んでください。このメールに回答は含まれていません。',
      button: '事前質問票を読む',
    },
    red_flag: {
      subject: '今日中に対応が必要な回答があります',
      heading: '今日中に対応が必要な回答があります',
      text: 'ライダーがフォローアップを送信しました。バイクに手を加える前に読んでください。',
      button: '回答を読む',
    },
    unhappy: {
      subject: '確認が必要な回答があります',
      heading: '確認が必要な回答があります',
      text: 'ライダーがフォローアップを送信しました。読んで、ライダーに連絡してください。',
      button: '回答を読む',
    },
    settings: '受け取るメールを選ぶ',
  },
  fitterBooking: {
    made: { subject: '新しい予約が入りました', text: 'ライダーが次の日時の{{service}}を予約しました：' },
    moved: {
      subject: '予約の時間が変わりました',
      text: 'ライダーが{{service}}の時間を変更しました。新しい日時：',
    },
    movedFrom: '変更前の日時：',
    cancelled: {
      subject: '予約がキャンセルされました',
      text: 'ライダーが次の日時の{{service}}をキャンセルしました：',
    },
    button: 'カレンダーを開く',
  },
  planNotice: {
    trial_ending: {
      subject: '無料試用は{{day}}に終了します',
      heading: '無料試用がまもなく終了します',
      text: '{product}の無料試用は{{day}}に終了します。その後も使い続けるには、プランを選んでください。',
    },
    payment_failed: {
      subject: '前回の支払いができませんでした',
      heading: '前回の支払いができませんでした',
      text: '{{day}}より後の期間の料金を、カードに請求できませんでした。支払い情報を確認してください。支払いは自動的に再試行されます。',
    },
    ended: {
      subject: 'プランが終了しました',
      heading: 'プランが終了しました',
      text: 'プランは{{day}}に終了しました。今はまだすべて使えます。使い続けるには、プランを選んでください。',
    },
    read_only_soon: {
      subject: '{{readOnly}}に、あなたのスタジオは閲覧専用になります',
      heading: 'あなたのスタジオはまもなく閲覧専用になります',
      text: 'プランは{{day}}に終了し、その後の支払いがありません。',
    },
    read_only: {
      subject: 'あなたのスタジオは閲覧専用になりました',
      heading: 'あなたのスタジオは閲覧専用になりました',
      text: 'プランは{{day}}に終了し、その後の支払いがありません。',
    },
    thenReadOnly:
      '{{readOnly}}から、あなたのスタジオは閲覧専用になります。すべてを読み、ダウンロードし、削除できますが、ライダーの招待やフィッティングの変更はできません。ライダーが開いているフォーム、リマインダー、アラートは続きます。',
    nowReadOnly:
      'すべてを読み、ダウンロードし、削除できますが、ライダーの招待やフィッティングの変更はできません。ライダーが開いているフォーム、リマインダー、アラートは続きます。失われるものはなく、プランを選べば、すべて以前のように使えます。',
    button: 'プランを見る',
  },
  fitterDigest: {
    subject: '今日対応が必要なこと',
    heading: '今日対応が必要なこと',
    followUps_other: '{{count}}件のフォローアップに対応が必要です。',
    unreadForms_other: '{{count}}件のフォームが未読です。',
    button: '対応が必要なことを見る',
  },
} satisfies Translation<typeof english>
