import type english from '../en/interruptions.ts'
import type { Translation } from '../translation.ts'

export default {
  status: {
    notKept:
      '此浏览器不保存任何内容，例如因为处于无痕模式。你输入时，我们把回答保存到服务器。提交表单之前，保持联网并保持此页面打开。',
    signedOut: '你已退出登录。回答保存在此设备。重新登录，或再次打开你的链接，以继续。',
    refused:
      '此设备上的回答已不能发送。可能是表单已关闭、其链接已被替换，或档案已被删除。如需重新填写，请 Fitting 师提供新链接。',
    restricted: '你限制了这份档案或撤回了同意。在你重新允许使用之前，不会提问，也不会发送回答。',
    wiped: '你已退出登录，所以此设备上已没有这份表单。重新登录以继续。',
    submitted:
      '你已从另一台设备或标签页提交这份表单。这里最近的更改不包含在内。有了账号，你可以更正提交的内容。',
    seeSent: '继续',
    logIn: '登录',
    toConsents: '你的同意',
  },
  conflict: {
    title: '要保留哪些回答？',
    lead: '这些回答在这里和另一台设备上都更改过。在你选择之前，两者都会保存。',
    mine: '在此设备上',
    theirs: '另一台设备',
    nothing: '没有回答',
    removed: '已移除',
    choose: '保留这些回答',
  },
  submit: {
    waitingTitle: '可以提交了',
    waiting: '你已离线。表单保存在此设备，恢复联网后会发送。保持此页面打开，或稍后再回来。',
    callOff: '暂不提交',
    failed: '无法提交表单。',
  },
} satisfies Translation<typeof english>
