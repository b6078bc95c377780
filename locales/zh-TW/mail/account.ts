import type english from '../../en/mail/account.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirmation: {
    subject: '確認你的電子郵件地址',
    heading: '歡迎使用 {product}',
    why: '確認你的地址，完成註冊。在開啟的頁面上按下按鈕之前，什麼都不會發生。',
    asked: '有人於 {{at}} 用這個地址以「{{name}}」的名字註冊。',
    askedNameless: '有人於 {{at}} 用這個地址註冊。',
    notYou: '如果不是你，什麼都不用做。',
    otherBrowser: '如果你確認時用的瀏覽器與註冊時不同，我們會請你設定新密碼。',
    button: '確認地址',
    typed: '或在你註冊的地方輸入這個驗證碼：',
    valid: '連結有效期為 1 天，驗證碼為 1 小時。',
  },
  magicLink: {
    subject: '登入 {product}',
    heading: '登入 {product}',
    why: '有人要求用這個地址登入。如果是你，開啟連結。在開啟的頁面上按下按鈕之前，什麼都不會發生。',
    button: '登入',
    typed: '或在你要求登入的地方輸入這個驗證碼：',
    valid: '連結有效期為 1 天，驗證碼為 1 小時，各只能用一次。不要告訴別人。任何拿到的人都能以你的身分登入。',
  },
  recovery: {
    subject: '設定新密碼',
    heading: '設定新密碼',
    why: '有人要求為這個地址設定新的 {product} 密碼。如果是你，按下按鈕進行設定。在此之前，你的密碼維持不變。',
    button: '設定新密碼',
    typed: '或在你提出要求的地方輸入這個驗證碼：',
    valid: '連結有效期為 1 天，驗證碼為 1 小時，各只能用一次。不要告訴別人。任何拿到的人都能以你的身分登入。',
  },
  reauthentication: {
    subject: '更改密碼的驗證碼',
    heading: '是你本人嗎？',
    why: '有人登入了你的帳號，想更改密碼。如果是你，在那裡輸入這個驗證碼：',
    valid: '驗證碼只能用一次，1 小時後過期。',
    notYou: '如果不是你，不要把驗證碼告訴別人，並在設定中登出所有其他裝置。可能有人在使用你已登入的裝置。',
  },
  addressChangeCurrent: {
    subject: '確認更改電子郵件地址',
    heading: '更改電子郵件地址？',
    why: '有人登入了你的帳號，想把這個電子郵件地址換成另一個。兩個地址都確認後才會更改。如果是你，按下按鈕。',
    button: '確認更改',
    valid: '連結有效期為 1 天。如果不是你，不要確認，並更改密碼。',
  },
  addressChangeNew: {
    subject: '確認新的電子郵件地址',
    heading: '確認新的電子郵件地址',
    why: '有人想把這個電子郵件地址用於自己的 {product} 帳號。新舊地址都確認後才會更改。如果是你，按下按鈕。',
    asked: '有人於 {{at}} 以「{{name}}」的名字提出要求。',
    askedNameless: '有人於 {{at}} 提出要求。',
    notYou: '如果不是你，什麼都不用做。',
    otherBrowser: '按鈕在你提出要求的瀏覽器中有效。在其他瀏覽器中，先登入你的帳號。',
    button: '確認新地址',
    valid: '連結有效期為 1 天。',
  },
  change: {
    you: '如果是你本人，什麼都不用做。',
  },
  factorAdded: {
    subject: '兩步驟登入已開啟',
    heading: '兩步驟登入已開啟',
    what: '你的 {product} 帳號於 {{at}} 新增了驗證器 App。從現在起，登入需要它的驗證碼。你在其他裝置上已登出。',
    notYou:
      '如果不是你，表示有其他人能進入你的帳號。立即在 {{address}}/forgot-password 設定新密碼，並寫信給我們。我們的地址在每個頁面的底部。',
  },
  factorRemoved: {
    subject: '兩步驟登入已關閉',
    heading: '兩步驟登入已關閉',
    what: '你的 {product} 帳號於 {{at}} 移除了驗證器 App。',
    notYou:
      '如果不是你，立即在 {{address}}/forgot-password 設定新密碼。然後前往「設定」、「安全性」，登出所有其他裝置，並重新開啟兩步驟登入。',
  },
  factorRecovered: {
    subject: '有人使用了復原碼',
    heading: '有人使用了復原碼',
    what: '有人於 {{at}} 使用復原碼代替了你的驗證器 App。該 App 和其他復原碼已失效，你在其他裝置上已登出。',
    notYou:
      '如果不是你，表示有人握有你的密碼和復原碼。立即在 {{address}}/forgot-password 設定新密碼，然後在「設定」、「安全性」中重新開啟兩步驟登入。',
  },
  passwordChanged: {
    subject: '你的密碼已更改',
    heading: '你的密碼已更改',
    what: '你的 {product} 帳號密碼於 {{at}} 更改。你在其他裝置上已登出。',
    notYou: '如果不是你，立即在 {{address}}/forgot-password 設定另一個密碼。更改密碼的人會因此登出。',
  },
  addressChanged: {
    subject: '你的電子郵件地址已更改',
    heading: '你的電子郵件地址已更改',
    what: '你的 {product} 帳號的電子郵件地址於 {{at}} 更改，兩個地址都已確認。你無法再用這個地址登入。',
    notYou:
      '如果不是你，表示有人能看到你的電子郵件。更改你的信箱密碼，並立即寫信給我們。我們的地址在 {{address}} 每個頁面的底部。',
  },
} satisfies Translation<typeof english>
