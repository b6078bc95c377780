import type english from '../en/devices.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '设备',
  text: '你已登录的设备。如果有不认识的设备，退出它的登录并更改密码。',
  this: '此设备',
  name: '{{system}} 上的 {{browser}}',
  used: '最近使用：',
  since: '登录时间：',
  end: '退出登录',
  endLabel: '退出登录：{{device}}',
  ended: '{{device}} 已退出登录。',
  endOthers: '退出所有其他设备',
  endOthersTitle: '退出所有其他设备？',
  endOthersText: '你只会在此设备上保持登录。在其他设备上开始的表单，会保留已发送的回答。',
  endedOthers: '所有其他设备已退出登录。',
  alone: '你只在此设备上登录。',
  browser: {
    chrome: 'Chrome',
    firefox: 'Firefox',
    safari: 'Safari',
    edge: 'Edge',
    other: '其他浏览器',
  },
  system: {
    windows: 'Windows',
    macos: 'macOS',
    ios: 'iOS',
    android: 'Android',
    linux: 'Linux',
    other: '其他系统',
  },
  unused: {
    title: '你还在吗？',
    text: '由于一段时间没有操作，几分钟后将退出登录。',
  },
} satisfies Translation<typeof english>
