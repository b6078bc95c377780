import type english from '../en/notice.ts'
import type { Translation } from '../translation.ts'

export default {
  title: '你的数据与隐私',
  version: '版本 {{version}}，最近更新于 {{date}}',
  asPage: '打开可打印的页面',
  heading: {
    short: '概要',
    collected: '我们保存哪些关于你的数据',
    purpose: '这些数据用来做什么',
    consent: '你的同意',
    seen: '谁能看到',
    place: '存放在哪里',
    protection: '如何保护',
    device: '哪些留在你的设备上',
    retention: '保存多久',
    research: '研究与 AI 开发',
    young: '未满 {{age}} 岁的骑行者',
    rights: '你的权利',
    contact: '联系谁',
    storage: '你设备上的 Cookie 和存储',
    limits: '本服务不做什么',
    changes: '本声明的更改',
  },
  text: {
    shortOwn: '数据属于你。你可以查看、更正、要求删除，并把它带到另一位 Fitting 师那里。',
    shortSeen: '能识别你身份的数据，只有你选择的 Fitting 师，以及出于技术或质量目的的提供方支持人员能看到。',
    shortSealed: '数据在传输和存储时都经过加密。',
    shortSold: '数据绝不出售，也绝不用于广告。',
    shortResearch: '只有你同意，数据才用于研究，而且仅以匿名化的形式使用。',
    shortContact: '要提出本声明中的任何要求，发一封电子邮件就够了。',
    collectedLead: '{product} 保存你和你的 Fitting 师输入的内容，以及运行服务所需的数据：',
    collectedPerson: '你是谁：姓名、电子邮件地址，以及你提供的电话号码、出生日期、性别、职业和工作类型。',
    collectedBody:
      '你的身体和健康，以你告诉我们的为限：身高、体重、骑行中的不适、伤病和治疗、以前的 Fitting。',
    collectedRiding: '你如何骑行：自行车、骑行项目、时间、踏频、信心、其他运动和目标。',
    collectedFit: '你的 Fitting 师对 Fitting 的补充，以及你之后关于变化的回答。',
    collectedAccount:
      '如果你有账号：以无法还原的形式保存的密码，你的语言、地区和单位，以及你何时、用哪类浏览器登录。',
    collectedTrail: '谁在何时更改了什么的记录，以及你的同意记录：本声明的哪个版本、哪种语言、什么时间。',
    collectedTechnical:
      '短期保存请求和登录的技术记录，例如网络地址或其一部分，用于保持服务运行和防止滥用：最长 90 天。其中不含任何回答。',
    purposeFit: '你的 Fitting 师用它准备并进行你的 Bike Fitting。',
    purposeCompare: '比较你在 Fitting 前后的回答，让你和 Fitting 师看到有什么变化。',
    purposeMail: '你会收到为此所需的电子邮件：邀请、验证码、确认、提醒和报告链接。其中绝不含你的回答。',
    purposeNot: '数据不用于广告，不出售，也不转交给保险公司或雇主。没有任何关于你的决定是由机器做出的。',
    consentHealth:
      '关于你身体和不适的回答是健康数据。它们用于你的 Fitting，因为你按下开始填写表单的按钮时，明确表示了同意。我们会记录你同意的是本声明的哪个版本。',
    consentFree:
      '是否同意由你自由决定。不同意时，你的 Fitting 仍会进行，只是没有这份表单。你可以随时撤回同意。此前所做的处理仍然合法。从那时起你的数据不再使用，你可以要求删除。',
    consentContract:
      '为你提供账号和保护服务所需的数据，之所以使用，是因为你申请了账号，也因为没有这些数据就无法安全地运行服务。',
    seenFitter:
      '你选择的 Fitting 师：邀请你的那一位，或你自己选的那一位。除非你分享，其他 Fitting 师都看不到你的数据。',
    seenSupport: '提供方的支持人员，仅出于技术或质量目的：限时、书面写明理由，并且每次访问都有记录。',
    seenYou: '你自己。',
    seenNobody: '没有其他人。你去过的两位 Fitting 师不会得知彼此，除非你把档案分享给其中一位。',
    seenGuardian: '如果父母或监护人为你表示了同意，他们只能看到你给他们看的内容。',
    placeServer:
      '你输入的一切都由你浏览器中所显示地址的提供方保存：在服务器、其存储空间和备份中。这些页面不加载其他公司的脚本、字体、图片或跟踪器。',
    placeMail:
      '电子邮件通过提供方的邮件服务发送。其中包含你的地址、一个链接或代码、Fitting 师的姓名，邀请中还有 Fitting 师写给你的话。其中不含任何回答。',
    protectionTransit: '你的设备与服务器之间传输的一切都经过加密，与网上银行一样。',
    protectionRest:
      '你的姓名、地址、电话号码、出生日期、你写下的所有健康内容和你提交的表单，都加密保存，每位骑行者使用单独的密钥。打开这些内容的密钥保存在数据库之外。',
    protectionFigures:
      '有些数字和选项不带你的姓名，以可读形式保存，用于与你的 Fitting 有关的计算和统计，例如某个部位的不适程度、一项测量值或你选择的目标。',
    protectionDoors:
      '数据库本身只把记录提供给有权查看的人。电子邮件中的链接含有一个秘密，我们只保存它的指纹。',
    protectionTrail:
      '对你数据的每次更改都会记录：谁、何时、改了什么。这份记录只能添加条目，不能改写，并会检查是否被篡改。',
    deviceDraft:
      '你填写表单时，输入的内容也会保存在你的设备上，这样即使断网或没电也不会丢失。它在设备上用一个无法从浏览器中取出的密钥加密。你提交表单或退出登录时会移除，最迟 {{draftDays}} 天后移除。',
    deviceLimit:
      '如果有人复制你设备的存储，这能保护你。如果有人在你未锁定的设备上使用你的浏览器，这不能保护你：你能看到什么，对方就能看到什么。如果与人共用设备，离开前请提交表单或退出登录。',
    retentionYears: '能识别你身份的数据最长保存 {{years}} 年，除非你要求提前删除。之后会删除。',
    retentionErase:
      '删除你的数据时，你的回答会被删除，打开它们的密钥会被销毁。你的 Fitting 师只保留一条记录：曾进行过一次 Fitting，以及何时进行。',
    retentionBackup:
      '备份最长保存 {{backupDays}} 天。在此之前，已删除的数据可能仍在备份中。如果必须恢复备份，你的数据会在任何人能够使用之前再次删除。',
    researchOptIn:
      '在前期问卷的最后，你可以允许将你的数据以匿名化的形式用于研究，以及用于开发 Bike Fitting 的 AI 工具。除非你开启，它都是关闭的，也不影响你的 Fitting。',
    researchAnonymous:
      '匿名化是指：不含你的姓名、联系方式或任何你用自己的话写下的内容，并且只与足够多的其他骑行者的数据一起使用，使任何人都无法被认出。',
    researchRevoke:
      '你可以随时在“设置 → 隐私”中或通过电子邮件撤回。从那时起，你的数据不再纳入任何新的使用。此前得出的、无法认出任何人的结果会保留。',
    youngGuardian:
      '对于未满 {{age}} 岁的骑行者，由父母或监护人填写姓名并表示同意。出生日期符合这一情况时，表单会询问。',
    youngResearch: '未满 {{age}} 岁的骑行者的数据不用于研究。',
    rightsLead: '你可以随时：',
    rightsAccess: '查看我们保存了哪些关于你的数据，并获取一份其他程序可读格式的副本；',
    rightsCorrect: '要求更正数据；前期问卷可以在你的账号中自行更正；',
    rightsErase: '要求删除数据；',
    rightsWithdraw: '撤回任何同意，全部撤回或仅撤回研究部分；',
    rightsRestrict: '要求限制使用数据，或反对使用；',
    rightsMove: '把数据带到另一位 Fitting 师那里。',
    rightsHow: '给我们发一封电子邮件，说明你的要求。我们在一个月内免费答复。我们可能会请你证明是你本人。',
    rightsComplain: '如果你认为你的数据没有得到妥善处理，也可以向你居住地的数据保护机构投诉。',
    contactLead: '关于你数据的任何问题：',
    contactFitter: '关于你的 Fitting 的问题，联系你的 Fitting 师。',
    storageLead:
      '你的设备上只保存服务运行所需的内容。没有广告或分析 Cookie，所以也没有需要关闭的 Cookie 横幅。',
    limitsMedical:
      'Bike Fitting 不是医疗，{product} 不提供医疗建议。它既不承诺治愈，也不承诺避免受伤。如果你有令你担心的疼痛、不消退的麻木、无力或肿胀，请去看医生。',
    changesText:
      '本声明有重要更改时，会有新的版本。我们会告知你，并在需要你同意之处再次询问你。你同意过的版本会留存记录。',
  },
  storage: {
    caption: '你的设备上保存了什么、为什么、多久',
    name: '名称',
    purpose: '目的',
    until: '保存至',
    cookie: 'Cookie：让你保持登录，或让你填写受邀的表单。脚本无法读取。',
    cookieUntil: '你退出登录，或离开一段时间',
    signUpCookie: 'Cookie：确认地址时识别你注册所用的浏览器。脚本无法读取。',
    signUpCookieUntil: '你最后一次在此注册后 400 天',
    session: '你在登录服务中的会话',
    sessionUntil: '你退出登录',
    user: '你的 ID、角色和姓名，使页面立即打开',
    role: '你是骑行者还是 Fitting 师',
    logoutOwed: '你在无法连接服务器时退出了登录',
    logoutOwedUntil: '已告知服务器',
    roleCookie: 'Cookie：用其他服务登录时，你是以骑行者还是 Fitting 师的身份注册。脚本无法读取。',
    roleCookieUntil: '15 分钟过去',
    keptRecord: '你要求把一份表单保留在账号中，以不透露两者的代码形式保存',
    keptRecordUntil: '你打开电子邮件中的链接',
    secondFactorLater: '你推迟两步登录的时间，以便 30 天内不再询问',
    secondFactorRead: '你已读过关于两步登录的提示',
    firstStepsHidden: '你隐藏了最初的步骤',
    tab: '你打开的链接的秘密，以及另一页面接手前你所在的位置',
    tabUntil: '你关闭标签页',
    language: '你选择的语言',
    theme: '浅色或深色，如果你选择过',
    choiceUntil: '你清除浏览器数据',
    drafts: '你开始填写的表单；Fitting 师的话，还有尚未发送的工作内容和在此设备上打开过的 Fitting；均已加密',
    draftsUntil: '发送完毕，或你退出登录；最长 {{draftDays}} 天',
    formFiles: '表单自身文件的副本，使它无需联网也能打开。其中不含任何回答',
    formFilesUntil: '被更新的版本取代',
  },
} satisfies Translation<typeof english>
