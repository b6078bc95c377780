export default {
  lead: 'What you pay for {product}, and until when.',
  /** How the plan stands. */
  trial: {
    title: 'Free trial',
    left_one: '{{count}} day left',
    left_other: '{{count}} days left',
    until: 'Everything is free until {{date}}. We don’t ask for a card before you choose a plan.',
  },
  active: {
    monthly: 'Monthly plan',
    annual: 'Annual plan',
    renews: 'Your plan renews by itself. The next payment is due on {{date}}.',
  },
  ending: {
    title: 'Your plan is cancelled',
    until:
      'It’s paid for until {{date}}. Everything works until {{readOnly}}, and then your practice is read-only.',
  },
  grace: {
    title: 'Your plan has ended',
    failed: 'Your last payment didn’t go through',
    until: 'Everything still works until {{date}}. From then on your practice is read-only.',
    failedHow: 'Check your payment details. The payment is tried again by itself.',
  },
  readOnly: {
    title: 'Your practice is read-only',
    since: 'Your plan ended on {{date}}. You can’t invite riders, start sessions or change fits.',
    goesOn:
      'You can still read, download and delete everything. Forms that riders have open, reminders and alerts go on, and you can work on alerts. Nothing is lost: once you choose a plan, everything works as before.',
  },
  /** Choosing a plan. */
  choose: {
    title: 'Choose a plan',
    billing: 'How often do you want to pay?',
    monthly: 'Monthly',
    monthlyPrice: '{{price}} a month',
    annual: 'Annual',
    annualPrice: '{{price}} a year: {{perMonth}} a month, {{percent}} less',
    code: 'Promotion code',
    submit: 'Continue to payment',
    hosted:
      'You pay on a page of Stripe. We never see your card. Tax is included. You can cancel at any time; your plan then runs to the end of what you’ve paid for.',
    trialKept: 'What’s left of your free trial is kept: the first payment is due on {{date}}.',
    trialNotKept: 'Your free trial ends soon, so the first payment is due at once.',
  },
  /** Changing it, on pages of the payment provider. */
  change: {
    title: 'Change your plan',
    toAnnual: 'Switch to annual',
    toMonthly: 'Switch to monthly',
    cancel: 'Cancel plan',
    resume: 'Resume plan',
    card: 'Card and billing details',
    pay: 'Check payment details',
    hosted: 'These open on a page of Stripe and lead you back here.',
  },
  waiting: {
    title: 'Waiting for the payment',
    text: 'Stripe confirms your payment to us, usually within a minute. You can leave this page.',
    ask: 'Check again',
    asked: 'Checked. There’s no payment yet.',
  },
  invoices: {
    title: 'Invoices',
    none: 'There are no invoices yet.',
    caption: 'Your invoices',
    number: 'Invoice',
    date: 'Date',
    total: 'Amount',
    state: 'Status',
    paid: 'Paid',
    open: 'Open',
    void: 'Void',
    noNumber: 'Without a number',
    opens: 'opens at Stripe',
  },
  /** Above every page of a fitter. */
  banner: {
    label: 'Your plan',
    trial_ending: 'Your free trial ends on {{covered}}.',
    payment_failed: 'Your last payment didn’t go through. Your practice becomes read-only on {{readOnly}}.',
    ended: 'Your plan ended on {{covered}}. Your practice becomes read-only on {{readOnly}}.',
    read_only_soon: 'Your plan has ended. Your practice becomes read-only on {{readOnly}}.',
    read_only: 'Your plan has ended, so your practice is read-only.',
    open: 'See your plan',
  },
} as const
