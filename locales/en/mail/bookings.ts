export default {
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Where:',
    video: 'Join by video',
    see: 'See your appointment',
  },
  bookingRequest: {
    subject: 'Confirm your appointment with {{fitter}}',
    heading: 'Confirm your appointment',
    what: 'Someone asked for an appointment with {{fitter}} using this address. If it was you, open the page and press Confirm. Nothing happens until you press.',
    button: 'Open appointment',
    kept: 'We’re keeping the time for you until {{time}} ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Your appointment with {{fitter}}',
    heading: 'Your appointment is confirmed',
    what: '{{service}} with {{fitter}}:',
    intake: 'Before the fit, {{fitter}} would like to know how you ride and how riding feels today.',
    openIntake: 'Fill in the form',
  },
  bookingMoved: {
    subject: 'Your appointment with {{fitter}} has a new time',
    heading: 'Your appointment has a new time',
    what: '{{service}} with {{fitter}} now takes place:',
    message: 'A note from {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Your appointment with {{fitter}} is cancelled',
    heading: 'Your appointment is cancelled',
    fitter: '{{fitter}} cancelled {{service}}, which was to take place:',
    rider: 'You cancelled {{service}} with {{fitter}}, which was to take place:',
  },
  bookingReminder: {
    subject: 'A reminder of your appointment with {{fitter}}',
    heading: 'Your appointment is soon',
    what: '{{service}} with {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Confirm your place in the waiting list of {{fitter}}',
    heading: 'Confirm your place in the waiting list',
    what: 'Someone asked with this address to be told when a time for {{service}} becomes free with {{fitter}}. If it was you, open the page and press Confirm. Nothing happens until you press.',
    button: 'Open page',
    leave: 'With the same link you leave the list again.',
  },
  waitingOffer: {
    subject: 'A time has become free with {{fitter}}',
    heading: 'A time has become free',
    what: '{{service}} with {{fitter}}. The time is kept for you:',
    button: 'See and confirm',
    kept: 'It goes to the next in the list at {{time}} ({{zone}}).',
  },
} as const
