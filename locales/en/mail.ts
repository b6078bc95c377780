export default {
  layout: {
    sentBy: 'Sent by {product} because somebody asked for it at {{address}}.',
    notWanted: 'Did you not expect it? Then you can ignore this message: without you nothing happens.',
    buttonFails: 'If the button does not work, copy this address into your browser:',
  },
  invitation: {
    subject: '{{fitter}} invites you to prepare your bike fit',
    heading: 'Your bike fit starts here',
    who: '{{fitter}} is preparing your bike fit and would like to know how you ride and how riding feels for you today.',
    whoWithStudio:
      '{{fitter}} ({{studio}}) is preparing your bike fit and would like to know how you ride and how riding feels for you today.',
    howLong:
      'Six short steps, about 8 minutes in all. What you enter is kept as you go, so you can take a break and go on later on the same device.',
    button: 'See the invitation',
    opening:
      'Opening the link changes nothing. The first page tells you who asks, what for and what happens to your data; it begins only when you press the button there.',
    typed:
      'Rather type? Go to {{address}} and enter the e-mail address this message was sent to and this code:',
    valid_one: 'The link and the code work for {{count}} day.',
    valid_other: 'The link and the code work for {{count}} days.',
  },
  deviceCode: {
    subject: 'Your code to go on with your form',
    heading: 'Go on with this device',
    why: 'Somebody opened your invitation from {{fitter}} on another device. If it was you, enter this code there to go on where you stopped:',
    valid_one: 'The code works for {{count}} minute, once.',
    valid_other: 'The code works for {{count}} minutes, once.',
    notYou:
      'If it was not you, do nothing and keep the code to yourself: without it nobody sees what you entered.',
  },
  confirmation: {
    subject: 'Please confirm your e-mail address',
    heading: 'Welcome to {product}',
    why: 'One press and your address is confirmed. Opening the link changes nothing; the button on the page behind it does.',
    button: 'Confirm the address',
    typed: 'Or enter this code where you signed up:',
    valid: 'The link works for a day, the code for an hour.',
  },
  /** The page that shows the mails of a machine without a mail server. */
  outbox: {
    title: 'Mail outbox',
    why: 'No mail server is set up (SMTP_URL), so {product} keeps its mails here. Only this machine can open this page.',
    empty: 'No mail yet. Reload the page after something was sent.',
    to: 'To',
    html: 'As it looks',
    technical: 'Headers',
  },
} as const
