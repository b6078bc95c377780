import type english from '../en/bookingChanges.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '更改预约',
  until: '在 {{time}} 之前，你可以在这里改期或取消。',
  late: '现在已不能在这里更改。请与 {{fitter}} 联系。',
  contact: '{{fitter}} 的联系方式：',
  move: {
    open: '改期',
    title: '选择其他时间',
    zone: '时间按 {{zone}} 显示。',
    none: '这几天没有空闲时间。',
    next: '接下来的空闲时间：',
    earlier: '更早的日期',
    later: '更晚的日期',
    keep: '保留当前时间',
    confirmTitle: '改到 {{time}}？',
    confirm: '改期',
    other: '其他时间',
    refused: '该时间刚刚被占用。没有任何更改。',
    done: '你的预约已改期。正在发送附有新日历文件的邮件。',
  },
  cancel: {
    open: '取消',
    title: '取消预约？',
    text: '这个时间会空出来给其他人。取消后的预约不能恢复，但你可以重新预约。',
    message: '给 {{fitter}} 的留言',
    confirm: '取消预约',
    keep: '保留',
    done: '你的预约已取消。',
  },
} satisfies Translation<typeof english>
