import type english from '../en/devices.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '裝置',
  text: '你已登入的裝置。如果有不認得的裝置，請將它登出並更改密碼。',
  this: '此裝置',
  name: '{{system}} 上的 {{browser}}',
  used: '最近使用：',
  since: '登入時間：',
  end: '登出',
  endLabel: '登出：{{device}}',
  ended: '{{device}} 已登出。',
  endOthers: '登出所有其他裝置',
  endOthersTitle: '登出所有其他裝置？',
  endOthersText: '你只會在此裝置上維持登入。在其他裝置上開始的表單，會保留已傳送的回答。',
  endedOthers: '所有其他裝置已登出。',
  alone: '你只在此裝置上登入。',
  browser: {
    chrome: 'Chrome',
    firefox: 'Firefox',
    safari: 'Safari',
    edge: 'Edge',
    other: '其他瀏覽器',
  },
  system: {
    windows: 'Windows',
    macos: 'macOS',
    ios: 'iOS',
    android: 'Android',
    linux: 'Linux',
    other: '其他系統',
  },
  unused: {
    title: '你還在嗎？',
    text: '由於一段時間沒有操作，幾分鐘後將會登出。',
  },
} satisfies Translation<typeof english>
