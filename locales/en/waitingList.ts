export default {
  title: 'Wait for a free time',
  lead: 'If a time becomes free, it is kept for the first in the list for two hours, and an e-mail says so.',
  from: 'From',
  to: 'Until',
  name: 'Name',
  email: 'E-mail',
  send: 'Put me on the list',
  sentTitle: 'Look into your mailbox',
  sent: 'Your place counts once you press the button in the e-mail that we have sent to {{email}}.',
  fault: {
    days: 'Enter two days, the first one first.',
    name: 'Enter your name.',
    email: 'Enter a whole address, such as name@example.com.',
  },
  place: {
    what: '{{service}} with {{fitter}}, {{from}} to {{to}}',
    unconfirmedTitle: 'Wait for a free time?',
    confirm: 'Confirm my place',
    waitingTitle: 'You are on the waiting list',
    waiting:
      'If a time becomes free, it is kept for you for two hours when it is your turn, and an e-mail says so.',
    leave: 'Leave the list',
    endedTitle: 'You are not on the waiting list',
    unknownTitle: 'This link does not work',
    unknown: 'Open the whole link of the e-mail, or ask again on the booking page.',
  },
}
