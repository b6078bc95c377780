import type english from '../en/secondBaseline.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Fitting 前為各部位評分',
  lead: '{{fitter}} 想知道每個部位現在感覺如何。不到一分鐘，要不要填由你決定。',
  leadNameless: '你的 Fitter 想知道每個部位現在感覺如何。不到一分鐘，要不要填由你決定。',
  frame: '回想最近兩週的騎乘。0 為沒有不適，7 為嚴重。',
  none: '無',
  severe: '嚴重',
  required: '選擇 0 到 7 的一個數字。',
  why: '為什麼再來一次？',
  whyText:
    '不適也會自行變化。Fitting 前的兩次評分顯示變化的幅度。你之後的回答仍與事前問卷比較。這裡不顯示你先前的評分，以免影響你。',
  already: '你已為這次 Fitting 的各部位評分。再次送出時，新評分會取代原評分。',
  submit: '送出評分',
  done: {
    title: '評分已送出',
    text: '謝謝。Fitter 現在看得到。Fitting 完成之前，你可以更改。',
    change: '更改評分',
    toBrief: '回到概覽',
  },
  closed: {
    unknownTitle: '這個連結無法使用',
    unknown: 'Fitter 可能有較新的 QR Code。請對方出示。',
    overTitle: '已無法再評分',
    over: 'Fitting 已完成，或這個連結已過期。Fitting 之後的後續追蹤你仍可回答。',
    noneTitle: '先掃描 QR Code',
    none: '這個頁面以 Fitter 在 Fitting 當天出示的 QR Code 開啟。',
    home: '前往首頁',
  },
} satisfies Translation<typeof english>
