import type english from '../en/download.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: '你所有数据的副本，可保存或带到别处。',
  title: '下载全部内容',
  contents:
    '一个 ZIP 文件，包含你的 Fitting、表单、测量和建议、照片和报告、一个可阅读的页面，以及供电子表格和程序使用的表格。',
  contentsFitter:
    '一个 ZIP 文件，包含你工作室的数据：骑行者、Fitting、表单、测量、照片和报告、一个可阅读的页面，以及供电子表格和程序使用的表格。',
  background: '我们在后台制作，准备好后发电子邮件给你。副本加密保存 7 天，只有你能下载。',
  ask: '制作副本',
  askAgain: '制作新副本',
  waiting: '你的副本正在排队。',
  making: '正在制作你的副本。',
  progress_other: '{{done}}／{{count}} 个文件',
  mailed: '你可以关闭此页面。准备好后，我们会发电子邮件给你。',
  ready: '你的副本已准备好。',
  kept: '制作于 {{asked}}，{{size}} MB。将于 {{until}} 删除。',
  fetch: '下载',
  failed: '无法制作你的副本。请重试。如果再次失败，请联系我们。',
  confirmFirst: '为了安全，下载前请你重新登录。',
  link: '下载全部内容',
  linkHintFitter: '你的骑行者的数据，包括 Fitting、表单、照片和报告，可保存或带到别处。',
  linkHint: '你的 Fitting、表单、照片和报告，可保存或带到别处。',
} satisfies Translation<typeof english>
