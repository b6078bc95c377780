import type english from '../en/notice.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '你的資料與隱私',
  version: '版本 {{version}}，最近更新於 {{date}}',
  asPage: '開啟可列印的頁面',
  heading: {
    short: '重點摘要',
    collected: '我們保存哪些關於你的資料',
    purpose: '這些資料用來做什麼',
    consent: '你的同意',
    seen: '誰看得到',
    place: '存放在哪裡',
    protection: '如何保護',
    device: '哪些留在你的裝置上',
    retention: '保存多久',
    research: '研究與 AI 開發',
    young: '未滿 {{age}} 歲的騎士',
    rights: '你的權利',
    contact: '聯絡誰',
    storage: '你裝置上的 Cookie 與儲存內容',
    limits: '本服務不做什麼',
    changes: '本聲明的更改',
  },
  text: {
    shortOwn: '資料屬於你。你可以查看、更正、要求刪除，並帶到另一位 Fitter 那裡。',
    shortSeen: '能識別你身分的資料，只有你選擇的 Fitter，以及基於技術或品質目的的提供者支援人員看得到。',
    shortSealed: '資料在傳輸與儲存時都經過加密。',
    shortSold: '資料絕不出售，也絕不用於廣告。',
    shortResearch: '只有你同意，資料才用於研究，而且只以匿名化的形式使用。',
    shortContact: '要提出本聲明中的任何要求，寄一封電子郵件就夠了。',
    collectedLead: '{product} 保存你和你的 Fitter 輸入的內容，以及運作服務所需的資料：',
    collectedPerson: '你是誰：姓名、電子郵件地址，以及你提供的電話號碼、出生日期、性別、職業和工作類型。',
    collectedBody:
      '你的身體和健康，以你告訴我們的為限：身高、體重、騎乘中的不適、傷病和治療、以前的 Fitting。',
    collectedRiding: '你怎麼騎車：自行車、騎乘項目、時數、迴轉速、信心、其他運動和目標。',
    collectedFit: 'Fitter 對你的 Fitting 的補充，以及你之後關於改變的回答。',
    collectedAccount:
      '如果你有帳號：以無法還原的形式保存的密碼，你的語言、地區和單位，以及你何時、用哪類瀏覽器登入。',
    collectedTrail: '誰在何時更改了什麼的紀錄，以及你的同意紀錄：本聲明的哪個版本、哪種語言、什麼時間。',
    collectedTechnical:
      '短期保存請求和登入的技術紀錄，例如網路位址或其一部分，用於維持服務運作和防止濫用：最長 90 天。其中不含任何回答。',
    purposeFit: '你的 Fitter 用它準備並進行你的 Bike Fitting。',
    purposeCompare: '比較你在 Fitting 前後的回答，讓你和 Fitter 看到有什麼改變。',
    purposeMail: '你會收到為此所需的電子郵件：邀請、驗證碼、確認、提醒和報告連結。其中絕不含你的回答。',
    purposeNot: '資料不用於廣告，不出售，也不轉交給保險公司或雇主。沒有任何關於你的決定是由機器做出的。',
    consentHealth:
      '關於你身體和不適的回答是健康資料。之所以用於你的 Fitting，是因為你按下開始填寫表單的按鈕時，明確表示了同意。我們會記錄你同意的是本聲明的哪個版本。',
    consentFree:
      '是否同意由你自由決定。不同意時，Fitting 仍會進行，只是沒有這份表單。你可以隨時撤回同意。在此之前所做的處理仍然合法。從那時起你的資料不再使用，你可以要求刪除。',
    consentContract:
      '為你提供帳號和保護服務所需的資料，之所以使用，是因為你申請了帳號，也因為沒有這些資料就無法安全地運作服務。',
    seenFitter:
      '你選擇的 Fitter：邀請你的那一位，或你自己選的那一位。除非你分享，其他 Fitter 都看不到你的資料。',
    seenSupport: '提供者的支援人員，僅基於技術或品質目的：限定時間、書面載明理由，且每次存取都有紀錄。',
    seenYou: '你自己。',
    seenNobody: '沒有其他人。你去過的兩位 Fitter 不會得知彼此，除非你把檔案分享給其中一位。',
    seenGuardian: '如果父母或監護人為你表示了同意，他們只看得到你給他們看的內容。',
    placeServer:
      '你輸入的一切都由你瀏覽器中所顯示網址的提供者保存：在伺服器、其儲存空間和備份中。這些頁面不載入其他公司的指令碼、字型、圖片或追蹤程式。',
    placeMail:
      '電子郵件透過提供者的郵件服務寄送。其中包含你的地址、一個連結或代碼、Fitter 的姓名，邀請中還有 Fitter 寫給你的話。其中不含任何回答。',
    protectionTransit: '你的裝置與伺服器之間傳輸的一切都經過加密，與網路銀行一樣。',
    protectionRest:
      '你的姓名、地址、電話號碼、出生日期、你寫下的所有健康內容和你送出的表單，都加密儲存，每位騎士使用個別的金鑰。開啟這些內容的金鑰保存在資料庫之外。',
    protectionFigures:
      '有些數字和選項不帶你的姓名，以可讀形式保存，用於與你的 Fitting 有關的計算和統計，例如某個部位的不適程度、一項測量值或你選擇的目標。',
    protectionDoors:
      '資料庫本身只把紀錄提供給有權查看的人。電子郵件中的連結含有一個祕密，我們只儲存它的指紋。',
    protectionTrail:
      '對你資料的每次更改都會記錄：誰、何時、改了什麼。這份紀錄只能新增項目，不能改寫，並會檢查是否遭竄改。',
    deviceDraft:
      '你填寫表單時，輸入的內容也會保存在你的裝置上，這樣即使斷線或沒電也不會遺失。它在裝置上以無法從瀏覽器取出的金鑰加密。你送出表單或登出時會移除，最遲 {{draftDays}} 天後移除。',
    deviceLimit:
      '如果有人複製你裝置的儲存內容，這能保護你。如果有人在你未鎖定的裝置上使用你的瀏覽器，這無法保護你：你看得到什麼，對方就看得到什麼。如果與人共用裝置，離開前請送出表單或登出。',
    retentionYears: '能識別你身分的資料最長保存 {{years}} 年，除非你要求提前刪除。之後會刪除。',
    retentionErase:
      '刪除你的資料時，你的回答會被刪除，開啟它們的金鑰會被銷毀。你的 Fitter 只保留一筆紀錄：曾進行過一次 Fitting，以及何時進行。',
    retentionBackup:
      '備份最長保存 {{backupDays}} 天。在此之前，已刪除的資料可能仍在備份中。如果必須還原備份，你的資料會在任何人能夠使用之前再次刪除。',
    researchOptIn:
      '在事前問卷的最後，你可以允許將你的資料以匿名化的形式用於研究，以及用於開發 Bike Fitting 的 AI 工具。除非你開啟，它都是關閉的，也不影響你的 Fitting。',
    researchAnonymous:
      '匿名化是指：不含你的姓名、聯絡方式或任何你用自己的話寫下的內容，並且只與足夠多的其他騎士的資料一起使用，使任何人都無法被認出。',
    researchRevoke:
      '你可以隨時在「設定 → 隱私」中或透過電子郵件撤回。從那時起，你的資料不再納入任何新的使用。先前得出、無法認出任何人的結果會保留。',
    youngGuardian:
      '對於未滿 {{age}} 歲的騎士，由父母或監護人填寫姓名並表示同意。出生日期符合這種情況時，表單會詢問。',
    youngResearch: '未滿 {{age}} 歲的騎士的資料不用於研究。',
    rightsLead: '你可以隨時：',
    rightsAccess: '查看我們保存了哪些關於你的資料，並取得一份其他程式可讀格式的副本；',
    rightsCorrect: '要求更正資料；事前問卷可以在你的帳號中自行更正；',
    rightsErase: '要求刪除資料；',
    rightsWithdraw: '撤回任何同意，全部撤回或只撤回研究部分；',
    rightsRestrict: '要求限制使用資料，或反對使用；',
    rightsMove: '把資料帶到另一位 Fitter 那裡。',
    rightsHow: '寄一封電子郵件給我們，說明你的要求。我們在一個月內免費答覆。我們可能會請你證明是你本人。',
    rightsComplain: '如果你認為你的資料沒有得到妥善處理，也可以向你居住地的資料保護主管機關申訴。',
    contactLead: '關於你資料的任何問題：',
    contactFitter: '關於你的 Fitting 的問題，聯絡你的 Fitter。',
    storageLead:
      '你的裝置上只保存服務運作所需的內容。沒有廣告或分析 Cookie，所以也沒有需要關閉的 Cookie 橫幅。',
    limitsMedical:
      'Bike Fitting 不是醫療，{product} 不提供醫療建議。它既不承諾治癒，也不承諾避免受傷。如果你有令你擔心的疼痛、不消退的麻木、無力或腫脹，請去看醫師。',
    changesText:
      '本聲明有重要更改時，會有新的版本。我們會告知你，並在需要你同意之處再次詢問你。你同意過的版本會留存紀錄。',
  },
  storage: {
    caption: '你的裝置上保存了什麼、為什麼、多久',
    name: '名稱',
    purpose: '目的',
    until: '保存至',
    cookie: 'Cookie：讓你維持登入，或讓你填寫受邀的表單。指令碼無法讀取。',
    cookieUntil: '你登出，或離開一段時間',
    signUpCookie: 'Cookie：確認地址時識別你註冊所用的瀏覽器。指令碼無法讀取。',
    signUpCookieUntil: '你最後一次在此註冊後 400 天',
    session: '你在登入服務中的工作階段',
    sessionUntil: '你登出',
    user: '你的 ID、角色和姓名，讓頁面立即開啟',
    role: '你是騎士還是 Fitter',
    logoutOwed: '你在無法連上伺服器時登出了',
    logoutOwedUntil: '已告知伺服器',
    roleCookie: 'Cookie：用其他服務登入時，你是以騎士還是 Fitter 的身分註冊。指令碼無法讀取。',
    roleCookieUntil: '15 分鐘過去',
    keptRecord: '你要求把一份表單保留在帳號中，以不透露兩者的代碼形式保存',
    keptRecordUntil: '你開啟電子郵件中的連結',
    secondFactorLater: '你延後兩步驟登入的時間，這樣 30 天內不會再詢問',
    secondFactorRead: '你已讀過關於兩步驟登入的提示',
    firstStepsHidden: '你隱藏了最初的步驟',
    tab: '你開啟的連結的祕密，以及另一頁面接手前你所在的位置',
    tabUntil: '你關閉分頁',
    language: '你選擇的語言',
    theme: '淺色或深色，如果你選過',
    choiceUntil: '你清除瀏覽器資料',
    drafts: '你開始填寫的表單；Fitter 的話，還有尚未傳送的工作內容和在此裝置上開啟過的 Fitting；均已加密',
    draftsUntil: '傳送完畢，或你登出；最長 {{draftDays}} 天',
    formFiles: '表單本身檔案的副本，讓它不需連線也能開啟。其中不含任何回答',
    formFilesUntil: '由更新的版本取代',
  },
} satisfies Translation<typeof english>
