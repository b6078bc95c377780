import type english from '../en/secondBaseline.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Fitting 前为各部位评分',
  lead: '{{fitter}} 想知道每个部位现在感觉如何。不到一分钟，填不填由你决定。',
  leadNameless: '你的 Fitting 师想知道每个部位现在感觉如何。不到一分钟，填不填由你决定。',
  frame: '回想最近两周的骑行。0 为没有不适，7 为严重。',
  none: '无',
  severe: '严重',
  required: '选择 0 到 7 的一个数字。',
  why: '为什么再来一次？',
  whyText:
    '不适也会自行变化。Fitting 前的两次评分显示变化的幅度。你之后的回答仍与前期问卷比较。这里不显示你之前的评分，以免影响你。',
  already: '你已为这次 Fitting 的各部位评分。再次提交时，新评分会取代原评分。',
  submit: '提交评分',
  done: {
    title: '评分已提交',
    text: '谢谢。Fitting 师现在可以看到。Fitting 完成之前，你可以更改。',
    change: '更改评分',
    toBrief: '返回概览',
  },
  closed: {
    unknownTitle: '这个链接无法使用',
    unknown: 'Fitting 师可能有更新的二维码。请对方出示。',
    overTitle: '已不能再评分',
    over: 'Fitting 已完成，或这个链接已过期。Fitting 之后的随访你仍可回答。',
    noneTitle: '先扫描二维码',
    none: '此页面通过 Fitting 师在 Fitting 当天出示的二维码打开。',
    home: '前往首页',
  },
} satisfies Translation<typeof english>
