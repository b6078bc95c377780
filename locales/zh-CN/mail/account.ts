import type english from '../../en/mail/account.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirmation: {
    subject: '确认你的电子邮件地址',
    heading: '欢迎使用 {product}',
    why: '确认你的地址，完成注册。在打开的页面上按下按钮之前，什么都不会发生。',
    asked: '有人于 {{at}} 用这个地址以“{{name}}”的名字注册。',
    askedNameless: '有人于 {{at}} 用这个地址注册。',
    notYou: '如果不是你，什么都不用做。',
    otherBrowser: '如果你确认时用的浏览器与注册时不同，我们会请你设置新密码。',
    button: '确认地址',
    typed: '或在你注册的地方输入这个验证码：',
    valid: '链接有效期为 1 天，验证码为 1 小时。',
  },
  magicLink: {
    subject: '登录 {product}',
    heading: '登录 {product}',
    why: '有人请求用这个地址登录。如果是你，打开链接。在打开的页面上按下按钮之前，什么都不会发生。',
    button: '登录',
    typed: '或在你请求登录的地方输入这个验证码：',
    valid: '链接有效期为 1 天，验证码为 1 小时，各只能用一次。不要告诉别人。任何拿到的人都能以你的身份登录。',
  },
  recovery: {
    subject: '设置新密码',
    heading: '设置新密码',
    why: '有人请求为这个地址设置新的 {product} 密码。如果是你，按下按钮进行设置。在此之前，你的密码保持不变。',
    button: '设置新密码',
    typed: '或在你提出请求的地方输入这个验证码：',
    valid: '链接有效期为 1 天，验证码为 1 小时，各只能用一次。不要告诉别人。任何拿到的人都能以你的身份登录。',
  },
  reauthentication: {
    subject: '更改密码的验证码',
    heading: '是你本人吗？',
    why: '有人登录了你的账号，想更改密码。如果是你，在那里输入这个验证码：',
    valid: '验证码只能用一次，1 小时后过期。',
    notYou:
      '如果不是你，不要告诉别人验证码，并在设置中退出所有其他设备的登录。可能有人在使用你已登录的设备。',
  },
  addressChangeCurrent: {
    subject: '确认更改电子邮件地址',
    heading: '更改电子邮件地址？',
    why: '有人登录了你的账号，想把这个电子邮件地址换成另一个。两个地址都确认后才会更改。如果是你，按下按钮。',
    button: '确认更改',
    valid: '链接有效期为 1 天。如果不是你，不要确认，并更改密码。',
  },
  addressChangeNew: {
    subject: '确认新的电子邮件地址',
    heading: '确认新的电子邮件地址',
    why: '有人想把这个电子邮件地址用于自己的 {product} 账号。新旧地址都确认后才会更改。如果是你，按下按钮。',
    asked: '有人于 {{at}} 以“{{name}}”的名字提出请求。',
    askedNameless: '有人于 {{at}} 提出请求。',
    notYou: '如果不是你，什么都不用做。',
    otherBrowser: '按钮在你提出请求的浏览器中有效。在其他浏览器中，先登录你的账号。',
    button: '确认新地址',
    valid: '链接有效期为 1 天。',
  },
  change: {
    you: '如果是你本人，什么都不用做。',
  },
  factorAdded: {
    subject: '两步登录已开启',
    heading: '两步登录已开启',
    what: '你的 {product} 账号于 {{at}} 添加了身份验证应用。从现在起，登录需要它的验证码。你在其他设备上已退出登录。',
    notYou:
      '如果不是你，说明有其他人能进入你的账号。立即在 {{address}}/forgot-password 设置新密码，并联系我们。我们的地址在每个页面的底部。',
  },
  factorRemoved: {
    subject: '两步登录已关闭',
    heading: '两步登录已关闭',
    what: '你的 {product} 账号于 {{at}} 移除了身份验证应用。',
    notYou:
      '如果不是你，立即在 {{address}}/forgot-password 设置新密码。然后前往“设置”、“安全”，退出所有其他设备的登录，并重新开启两步登录。',
  },
  factorRecovered: {
    subject: '有人使用了恢复码',
    heading: '有人使用了恢复码',
    what: '有人于 {{at}} 使用恢复码代替了你的身份验证应用。该应用和其他恢复码已失效，你在其他设备上已退出登录。',
    notYou:
      '如果不是你，说明有人掌握了你的密码和恢复码。立即在 {{address}}/forgot-password 设置新密码，然后在“设置”、“安全”中重新开启两步登录。',
  },
  passwordChanged: {
    subject: '你的密码已更改',
    heading: '你的密码已更改',
    what: '你的 {product} 账号密码于 {{at}} 更改。你在其他设备上已退出登录。',
    notYou: '如果不是你，立即在 {{address}}/forgot-password 设置另一个密码。更改密码的人会因此退出登录。',
  },
  addressChanged: {
    subject: '你的电子邮件地址已更改',
    heading: '你的电子邮件地址已更改',
    what: '你的 {product} 账号的电子邮件地址于 {{at}} 更改，两个地址都已确认。你不能再用这个地址登录。',
    notYou:
      '如果不是你，说明有人能看到你的电子邮件。更改你的邮箱密码，并立即联系我们。我们的地址在 {{address}} 每个页面的底部。',
  },
} satisfies Translation<typeof english>
