import type english from '../en/bookingChanges.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '更改預約',
  until: '在 {{time}} 之前，你可以在這裡改期或取消。',
  late: '現在已無法在這裡更改。請與 {{fitter}} 聯絡。',
  contact: '{{fitter}} 的聯絡方式：',
  move: {
    open: '改期',
    title: '選擇其他時段',
    zone: '時間以 {{zone}} 顯示。',
    none: '這幾天沒有空檔。',
    next: '接下來的空檔：',
    earlier: '較早的日期',
    later: '較晚的日期',
    keep: '保留目前的時段',
    confirmTitle: '改到 {{time}}？',
    confirm: '改期',
    other: '其他時段',
    refused: '該時段剛剛有人預約。沒有任何更改。',
    done: '你的預約已改期。附有新日曆檔案的信正在寄送。',
  },
  cancel: {
    open: '取消',
    title: '取消預約？',
    text: '這個時段會空出來給其他人。取消後的預約無法恢復，但你可以重新預約。',
    message: '給 {{fitter}} 的留言',
    confirm: '取消預約',
    keep: '保留',
    done: '你的預約已取消。',
  },
} satisfies Translation<typeof english>
