import type english from '../en/waitingList.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '等候空檔',
  lead: '有時段空出來時，會為名單中的第一位保留兩小時，並寄信告知。',
  from: '從',
  to: '到',
  name: '姓名',
  email: '電子郵件',
  send: '加入名單',
  sentTitle: '查看你的信箱',
  sent: '按下我們寄往 {{email}} 的信中的按鈕後，你的位置才算數。',
  fault: {
    days: '輸入兩個日期，先早後晚。',
    name: '輸入你的姓名。',
    email: '輸入完整的地址，例如 name@example.com。',
  },
  place: {
    what: '{{service}}，{{fitter}}，{{from}} 到 {{to}}',
    unconfirmedTitle: '等候空檔？',
    confirm: '確認我的位置',
    waitingTitle: '你已在候補名單中',
    waiting: '有時段空出來且輪到你時，會為你保留兩小時，並寄信告知。',
    leave: '退出名單',
    endedTitle: '你不在候補名單中',
    unknownTitle: '這個連結無法使用',
    unknown: '開啟信中的完整連結，或在預約頁面重新登記。',
  },
} satisfies Translation<typeof english>
