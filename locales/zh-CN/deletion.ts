import type english from '../en/deletion.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '删除账号',
  text: '永久删除你的账号。确认之前，你会看到究竟删除什么、保留什么。',
  open: '删除我的账号',
  client: {
    goes: '我们会永久删除：',
    fitFiles_other: '{{count}} 位 Fitting 师保存的关于你的一切',
    submissions_other: '你提交的 {{count}} 份表单及回答',
    openIntakes_other: '你开始但没有提交的 {{count}} 份表单',
    account: '你的姓名、地址、设置和同意，以及所有登录方式',
    stays: '保留什么',
    staysText:
      'Fitting 师只保留一条记录：曾有过一次 Fitting 服务，以及何时。其中不说明你是谁，也不含你的回答。',
  },
  fitter: {
    goes: '我们会永久删除：',
    fitFiles_other: '你保存的关于 {{count}} 位没有账号的骑行者的一切',
    submissions_other: '这些骑行者提交的 {{count}} 份表单及回答',
    openIntakes_other: '{{count}} 份已开始但未提交的表单',
    invitations_other: '{{count}} 份有效的邀请，它们会被撤回',
    account: '你的姓名、地址、工作室和设置，以及所有登录方式',
    stays: '保留什么',
    filesThatStay_other: '关于 {{count}} 位有账号的骑行者的一切。他们仍能看到，你不能。',
    noneStay: '没有，因为你的骑行者都没有账号。',
    askRiders: '如果法律要求你保留工作记录，在删除账号之前保存所需的内容。',
  },
  signInStays: '你的登录由另一项服务管理。如果不再需要，也在那里删除。',
  device: '我们还会删除 {product} 保存在此设备上的内容。',
  word: '删除',
  type: '要继续，输入“{{word}}”',
  typeWrong: '输入“{{word}}”。',
  confirm: '永久删除我的账号',
  deleted: {
    text: '其中属于你的一切也已删除。谢谢你使用 {product}。',
    receipts: '删除内容的回执，不说明是谁的：{{numbers}}',
  },
} satisfies Translation<typeof english>
