import type english from '../en/palette.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '尋找',
  field: '尋找頁面或操作',
  fieldOfFitter: '尋找騎士、紀錄、頁面或操作',
  results: '結果',
  group: {
    riders: '騎士',
    sessions: '紀錄',
    actions: '操作',
    pages: '頁面',
    cases: '過往案例',
  },
  count_other: '{{count}} 個結果',
  none: '沒有找到。試試少打幾個字。',
  sessionOf: '{{date}} 的紀錄',
  action: {
    invite: '邀請騎士',
    intake: '開始事前問卷',
    searchCases: '在過往案例中搜尋「{{words}}」',
    help: '顯示鍵盤快速鍵',
    logOut: '登出',
  },
  keys: {
    title: '鍵盤快速鍵',
    here: '在這個頁面',
    everywhere: '在每個頁面',
    find: '尋找騎士、紀錄、頁面和操作',
    findToo: '同上',
    findPages: '尋找頁面和操作',
    help: '顯示這份清單',
    typing: '在欄位中輸入時，這些按鍵屬於你的文字。',
    turnOff: '在「設定」中關閉快速鍵',
  },
} satisfies Translation<typeof english>
