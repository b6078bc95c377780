import type english from '../../en/sessions/saving.ts'
import type { Translation } from '../../translation.ts'

export default {
  unread: {
    waiting: '目前无法连接服务器。连接后会立即打开这份记录。',
    fromDevice: '你看到的是上次在此打开时的记录。恢复联网后会重新加载。',
    kept_other: '{{count}} 处更改保存在此设备，届时会发送。',
  },
  save: {
    saving: '正在保存…',
    saved: '保存于 {{when}}',
    nothing: '自动保存',
    waiting: '等待连接。什么都没有丢失。',
    allSent: '已恢复联网。全部已保存。',
    conflict: '等待你选择',
    stopped: '没有保存',
    signedOut: '你已退出登录。未保存的更改保留在此设备。',
    logIn: '登录',
    closed_other: '这份记录在此期间已关闭。{{count}} 处更改保留在此设备，但没有保存。',
    barred_other: '{{count}} 处更改无法保存。',
    refused_other: '这 {{count}} 处更改无法保存。其他都没问题。',
    notTaken: '没有保存。{{reason}}',
    leaveOut: '舍弃',
    order: '更改的顺序',
    retry: '重试',
    discard: '舍弃更改',
    notKept: '此浏览器不保存任何内容。恢复联网之前，保持此页面打开。',
  },
  conflict: {
    title: '这项内容在两台设备上都更改过。要保留哪个版本？',
    mine: '此设备：{{value}}',
    theirs: '另一台设备：{{value}}',
    empty: '空',
    withdrawn: '已移除',
    standing: '未移除',
    of: {
      session: '记录',
      intervention: '改动',
      recommendation: '建议',
    },
  },
} satisfies Translation<typeof english>
