import type english from '../../en/mail/fitters.ts'
import type { Translation } from '../../translation.ts'

export default {
  calendarUnreadable: {
    subject: '無法讀取你的一個日曆',
    heading: '無法讀取你的另一個日曆',
    text: '{product} 已有一小時無法讀取你連接的一個日曆。它上次告知的時段仍顯示為忙碌，較新的則缺少：騎士可能會預約你已在別處占用的時段。',
    button: '查看你的日曆',
  },
  fitterNews: {
    intake: {
      subject: '收到新的事前問卷',
      heading: '有一份新的事前問卷可以查看',
      text: '一位騎士送出了事前問卷。在 {product} 中查看。這封電子郵件不含任何回答。',
      button: '查看事前問卷',
    },
    intake_red_flag: {
      subject: '有一份事前問卷今天需要你處理',
      heading: '有一份事前問卷今天需要你處理',
      text: '一位騎士送出了事前問卷。變更車上任何東西之前先查看。這封電子郵件不含任何回答。',
      button: '查看事前問卷',
    },
    red_flag: {
      subject: '有一份回答今天需要你處理',
      heading: '有一份回答今天需要你處理',
      text: '一位騎士送出了後續追蹤。變更車上任何東西之前先查看。',
      button: '查看回答',
    },
    unhappy: {
      subject: '有一份回答需要你留意',
      heading: '有一份回答需要你留意',
      text: '一位騎士送出了後續追蹤。查看後與騎士聯絡。',
      button: '查看回答',
    },
    settings: '選擇你要收到哪些電子郵件',
  },
  fitterBooking: {
    made: { subject: '你有一個新預約', text: '一位騎士預約了{{service}}：' },
    moved: { subject: '一個預約已改時間', text: '一位騎士更改了{{service}}的時間，現為：' },
    movedFrom: '原訂時間：',
    cancelled: { subject: '一個預約已取消', text: '一位騎士取消了{{service}}，原訂時間：' },
    button: '打開日曆',
  },
  sharingNews: {
    offered: {
      subject: '一位騎士想與你分享 Fitting',
      heading: '一位騎士想與你分享 Fitting',
      text: '一位騎士在 Fitter 名單中找到你，想把先前的 Fitter 所做的 Fitting 分享給你查看。如果你接受，騎士會看到你的姓名和電子郵件地址，然後做出決定。在此之前不會分享任何內容。連結有效期 7 天。',
      button: '查看分享請求',
    },
    accepted: {
      subject: '一位 Fitter 接受了你的分享請求',
      heading: '一位 Fitter 想查看你的 Fitting',
      text: '一位 Fitter 接受了你的分享請求。檢查這是不是你的 Fitter，再做決定。在你確認之前，不會分享任何內容。',
      button: '查看對方是誰',
    },
    confirmed: {
      subject: '一位騎士與你分享了 Fitting',
      heading: '現在可以查看一位騎士的 Fitting',
      text: '一位騎士已確認，你可以查看先前的 Fitter 為其所做的 Fitting。這些是供閱讀的歷史，不計入你的數字。',
      button: '查看 Fitting',
    },
  },
  planNotice: {
    trial_ending: {
      subject: '你的免費試用將於 {{day}} 結束',
      heading: '你的免費試用即將結束',
      text: '你的 {product} 免費試用將於 {{day}} 結束。要在之後繼續工作，請選擇方案。',
    },
    payment_failed: {
      subject: '你的上次付款沒有成功',
      heading: '你的上次付款沒有成功',
      text: '無法從你的卡片收取 {{day}} 之後的費用。檢查付款資料；系統會自動再次嘗試扣款。',
    },
    ended: {
      subject: '你的方案已結束',
      heading: '你的方案已結束',
      text: '你的方案已於 {{day}} 結束。目前一切仍可使用。要繼續工作，請選擇方案。',
    },
    read_only_soon: {
      subject: '你的工作室將於 {{readOnly}} 變為唯讀',
      heading: '你的工作室即將變為唯讀',
      text: '你的方案已於 {{day}} 結束，此後沒有付款。',
    },
    read_only: {
      subject: '你的工作室現在為唯讀',
      heading: '你的工作室現在為唯讀',
      text: '你的方案已於 {{day}} 結束，此後沒有付款。',
    },
    thenReadOnly:
      '從 {{readOnly}} 起你的工作室為唯讀：你可以查看、下載和刪除一切，但無法邀請騎士或更改 Fitting。騎士已開啟的表單、提醒和警示照常進行。',
    nowReadOnly:
      '你可以查看、下載和刪除一切，但無法邀請騎士或更改 Fitting。騎士已開啟的表單、提醒和警示照常進行。什麼都沒有遺失：選擇方案後，一切恢復如前。',
    button: '查看你的方案',
  },
  fitterDigest: {
    subject: '今天需要你處理的事',
    heading: '今天需要你處理的事',
    followUps_other: '{{count}} 次後續追蹤需要處理。',
    unreadForms_other: '{{count}} 份表單等待查看。',
    button: '查看需要你處理的事',
  },
} satisfies Translation<typeof english>
