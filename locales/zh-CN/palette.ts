import type english from '../en/palette.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '查找',
  field: '查找页面或操作',
  fieldOfFitter: '查找骑行者、记录、页面或操作',
  results: '结果',
  group: {
    riders: '骑行者',
    sessions: '记录',
    actions: '操作',
    pages: '页面',
    cases: '过往案例',
  },
  count_other: '{{count}} 个结果',
  none: '没有找到。减少几个字试试。',
  sessionOf: '{{date}} 的记录',
  action: {
    invite: '邀请骑行者',
    intake: '开始前期问卷',
    searchCases: '在过往案例中搜索“{{words}}”',
    help: '显示键盘快捷键',
    logOut: '退出登录',
  },
  keys: {
    title: '键盘快捷键',
    here: '在此页面',
    everywhere: '在每个页面',
    find: '查找骑行者、记录、页面和操作',
    findToo: '同上',
    findPages: '查找页面和操作',
    help: '显示此列表',
    typing: '在字段中输入时，这些按键属于你的文字。',
    turnOff: '在“设置”中关闭快捷键',
  },
} satisfies Translation<typeof english>
