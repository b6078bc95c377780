export default {
  title: 'Delete account',
  text: 'Ends this account for good. Before anything happens you see exactly what goes and what stays.',
  open: 'Delete my account',
  client: {
    goes: 'This is deleted, and nobody can bring it back:',
    fitFiles_one: 'the file {{count}} fitter keeps about you, with everything in it',
    fitFiles_other: 'the files {{count}} fitters keep about you, with everything in them',
    submissions_one: '{{count}} form you sent, with your answers',
    submissions_other: '{{count}} forms you sent, with your answers',
    openIntakes_one: '{{count}} form you began and have not sent',
    openIntakes_other: '{{count}} forms you began and have not sent',
    account: 'your name, address, settings and consents, and every way to log in',
    stays: 'What stays',
    staysText:
      'Your fitters keep only that a session took place, and when. Not who you are, not what you said.',
  },
  fitter: {
    goes: 'This is deleted, and nobody can bring it back:',
    fitFiles_one: '{{count}} file of a rider who has no account, with everything in it',
    fitFiles_other: '{{count}} files of riders who have no account, with everything in them',
    submissions_one: '{{count}} form those riders sent, with the answers',
    submissions_other: '{{count}} forms those riders sent, with the answers',
    openIntakes_one: '{{count}} form begun and not sent',
    openIntakes_other: '{{count}} forms begun and not sent',
    invitations_one: '{{count}} invitation that still waits: it is withdrawn',
    invitations_other: '{{count}} invitations that still wait: they are withdrawn',
    account: 'your name, address, studio and settings, and every way to log in',
    stays: 'What stays',
    filesThatStay_one:
      '{{count}} file of a rider with an account stays theirs: they go on reading it. You do not.',
    filesThatStay_other:
      '{{count}} files of riders with an account stay theirs: they go on reading them. You do not.',
    noneStay: 'Nothing: none of your riders has an account of their own.',
    askRiders: 'If the law asks you to keep records of your work, take what you need from these pages first.',
  },
  signInStays:
    'Your sign-in itself is kept by another service. Delete it there as well, if you no longer want it.',
  device: 'What {product} keeps on this device goes, too.',
  word: 'delete',
  type: 'To go on, type the word “{{word}}”',
  typeWrong: 'Please type the word “{{word}}”.',
  confirm: 'Delete my account for good',
} as const
