import type english from '../en/start.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: '目前无法连接 {product}。你可以继续使用此设备上保存的内容。恢复联网后我们会发送。',
  forms: '你开始填写的表单',
  sessions: '你打开过的记录',
  intake: '给 {{fitter}} 的前期问卷',
  followUp: '给 {{fitter}} 的随访',
  fitOf: '{{date}} 的 Fitting',
  openSince: '打开于 {{date}}',
  emptyTitle: '没有可离线打开的内容',
  empty: '你开始填写的表单和打开的记录会在这里保存 7 天。',
} satisfies Translation<typeof english>
