import type english from '../en/publicMark.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: '你一年的評分，在任何人都能開啟的頁面上。是否顯示由你決定。它不影響你在任何名單中的位置。',
  rules: '標章的規則',
  show: '顯示我的標章',
  showHint: '任何有連結的人都看得到。你可以隨時停止顯示。',
  link: '驗證標章的連結',
  linkHint: '放在你的網站上。它按我們計算的結果顯示標章。',
  preview: '所有人看到的內容',
  open: '開啟頁面',
  state: {
    waiting: '你的標章尚未計算。今天稍晚再來。',
    few_riders_other: '{{year}} 年沒有標章：還需要 {{count}} 位騎士。',
    fewHow:
      '標章需要 11 位為當年 Fitting 評分並同意研究的騎士。目前有 {{riders}} 位。下一個標章於 {{date}} 計算。',
    low_response: '{{year}} 年沒有標章：回答的騎士太少。',
    lowHow:
      '標章需要一半被詢問的騎士有回答。{{asked}} 次後續追蹤中有 {{answered}} 次回答（{{share}}）。下一個標章於 {{date}} 計算。',
    off: '你的標章已準備好，但沒有顯示。',
    on: '所有人都看得到你的標章。',
    paused: '你選擇了顯示標章。一旦有標章，就會再次顯示。',
  },
  mark: {
    title: '{{year}} 年騎士評分',
    rating: '{{value}}／7',
    interval: '95% 區間 {{low}} 到 {{high}}',
    riders_other: '來自 {{count}} 位同意研究的騎士',
    answered: '{{asked}} 次後續追蹤中有 {{answered}} 次回答',
    computed: '計算於 {{date}}，有效至 {{until}}',
  },
  verified: {
    lead: '{product} 根據騎士的回答計算這個標章。Fitter 無法更改。',
    unknown: '這個網址沒有標章',
    unknownText: '該 Fitter 不顯示標章，或已沒有足夠的回答。如果某個網站仍顯示標章，不要依賴它。',
    note: '騎士在意的事各不相同，也不是人人都回答。標章無法告訴你自己的 Fitting 會怎樣。',
  },
  rulesPage: {
    lead: 'Fitter 的標章說明什麼、我們如何計算，以及我們不用它做什麼。',
    says: '它說明什麼',
    saysText: '騎士在幾週之後對 Fitting 的滿意程度，從 1 到 7。這是一位 Fitter 自己的數字。它與健康無關。',
    who: '誰的回答計入',
    whoText:
      '在該曆年做過 Fitting 並同意研究的騎士。與 Fitter 一起填寫的回答不計入。做過多次 Fitting 的騎士計一次。',
    least: '何時有標章',
    leastText: '至少有 11 位騎士，且六週後到期的後續追蹤至少一半有回答。否則沒有。',
    formula: '如何計算',
    formulaText:
      '這是貝氏平均：騎士的評分，加上 10 位假設的、評分為 {{centre}} 的騎士。因此少數回答不會得出很高或很低的標章。區間顯示其不確定程度；絕不顯示簡單平均值。',
    when: '何時更改',
    whenText:
      '每年一次，4 月 1 日，針對前一年：屆時，12 月做 Fitting 的騎士已有時間回答。如果騎士撤回研究同意，下次計算會將其排除。如果剩下的騎士少於 11 位，標章會消失。',
    choice: '由誰決定',
    choiceText:
      '標章是否顯示由 Fitter 決定。我們不依標章對 Fitter 排序、篩選或推薦，沒有標章的 Fitter 並不比有標章的差。',
    verify: '如何驗證',
    verifyText:
      '標章附有連到 {product} 頁面的連結。該頁面顯示的就是我們計算的結果。標章的圖片無法證明任何事。',
  },
} satisfies Translation<typeof english>
