export default {
  title: 'Delete account',
  text: 'Delete your account permanently. You’ll see exactly what’s deleted and what’s kept before you confirm.',
  open: 'Delete my account',
  client: {
    goes: 'We’ll permanently delete:',
    fitFiles_one: 'everything {{count}} fitter keeps about you',
    fitFiles_other: 'everything {{count}} fitters keep about you',
    submissions_one: '{{count}} form you submitted, with your answers',
    submissions_other: '{{count}} forms you submitted, with your answers',
    openIntakes_one: '{{count}} form you started but haven’t submitted',
    openIntakes_other: '{{count}} forms you started but haven’t submitted',
    account: 'your name, address, settings and consents, and every way to log in',
    stays: 'What’s kept',
    staysText:
      'Your fitters only keep a record that a session took place, and when. It doesn’t say who you are or contain your answers.',
  },
  fitter: {
    goes: 'We’ll permanently delete:',
    fitFiles_one: 'everything you keep about {{count}} rider without an account',
    fitFiles_other: 'everything you keep about {{count}} riders without an account',
    submissions_one: '{{count}} form these riders submitted, with the answers',
    submissions_other: '{{count}} forms these riders submitted, with the answers',
    openIntakes_one: '{{count}} form started but not submitted',
    openIntakes_other: '{{count}} forms started but not submitted',
    invitations_one: '{{count}} open invitation, which is withdrawn',
    invitations_other: '{{count}} open invitations, which are withdrawn',
    account: 'your name, address, studio and settings, and every way to log in',
    stays: 'What’s kept',
    filesThatStay_one: 'Everything about {{count}} rider with an account. They can still see it. You can’t.',
    filesThatStay_other:
      'Everything about {{count}} riders with an account. They can still see it. You can’t.',
    noneStay: 'Nothing, because none of your riders has an account.',
    askRiders:
      'If the law requires you to keep records of your work, save what you need before you delete your account.',
  },
  signInStays:
    'Your login itself is managed by another service. If you no longer want it, delete it there too.',
  device: 'We’ll also delete what {product} keeps on this device.',
  word: 'delete',
  type: 'To continue, type the word “{{word}}”',
  typeWrong: 'Type the word “{{word}}”.',
  confirm: 'Delete my account permanently',
  deleted: {
    text: 'Everything in it that was yours is deleted too. Thank you for using {product}.',
    receipts: 'Receipt of what was erased, which doesn’t say of whom: {{numbers}}',
  },
} as const
