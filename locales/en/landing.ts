export default {
  later: 'On its way',
  goodbye:
    'Your account is deleted, and so is what was yours in it. Thank you for riding along; we wish you good roads.',
  nav: { label: 'On this page', fitters: 'Why fitters', riders: 'Why riders', pricing: 'Pricing' },
  hero: {
    eyebrow: 'For bike fitters and their riders',
    title: 'Know that the fit worked.',
    text: 'Riders tell you how riding feels before the fit, and again weeks after. You see, zone by zone, what your changes did.',
    start: 'Start an account',
    demo: 'Book a demo call',
    demoSubject: 'A demo call of {product}',
    sample: 'Sample',
    sampleText:
      'A drawing with made-up figures, to show how a rider’s discomfort is read: before the fit, and six weeks after.',
    drawing: 'Sample drawing: discomfort before a fit and six weeks after',
  },
  what: {
    title: 'What {product} is',
    text: 'A fit ends when the rider leaves the studio. Whether it worked shows on the road, weeks later, and seldom reaches the fitter. {product} asks the same questions before and after, and puts the answers side by side.',
    steps: {
      invite: {
        title: 'You invite',
        text: 'By e-mail, by a link, or by a code the rider scans in your studio.',
      },
      intake: {
        title: 'The rider tells',
        text: 'A confidential intake in six steps, on any phone, in about eight minutes. Nothing typed is lost.',
      },
      fit: {
        title: 'You fit',
        text: 'With everything on one screen: where it hurts, how much, since when, and what the rider hopes for.',
      },
      follow: {
        title: 'Both see',
        text: 'Weeks later the same questions again: what got better, what did not, and what to do next.',
      },
    },
  },
  fitters: {
    title: 'Why fitters love it',
    points: {
      prepared: {
        title: 'Prepared before the door opens',
        text: 'Discomfort, injuries, history and goals are read on one screen, what matters first.',
      },
      outcome: {
        title: 'Outcome analysis',
        text: 'Each zone before and after as paired figures, with how many riders stand behind them.',
      },
      benchmark: {
        title: 'Benchmarks',
        text: 'Your results beside industry standards: published reference values, each with its source.',
      },
      cases: {
        title: 'Searchable past cases',
        text: 'Find what you did for a rider like this one, and how it went.',
      },
      booking: {
        title: 'Booking built in',
        text: 'Appointments, reminders and your calendar in the same place as the fit.',
      },
      audit: {
        title: 'A full audit trail',
        text: 'Every change and every recommendation: by whom, when, and what it was before.',
      },
    },
  },
  riders: {
    title: 'Why clients trust it',
    lead: 'A rider’s body is nobody’s marketing. What is told here serves the fit.',
    points: {
      own: {
        title: 'The data is yours',
        text: 'Read it, correct it, take it with you, have it erased. It is never sold and never used for ads.',
      },
      confidential: {
        title: 'Confidential',
        text: 'Only the fitter you chose reads your answers, and support staff for a stated reason. Encrypted on the way and where it is kept.',
      },
      progress: {
        title: 'Your progress over time',
        text: 'See for yourself how riding feels, fit after fit.',
      },
      switch: {
        title: 'Change fitters, keep your history',
        text: 'Your earlier fits go with you, if and as far as you allow.',
      },
      research: {
        title: 'Research only if you say so',
        text: 'Off unless you turn it on, anonymised, and withdrawn with one press.',
      },
    },
  },
  dashboard: {
    title: 'Your dashboard',
    lead: 'What a fitter wants to know in the morning, on one page.',
    features: {
      submissions: { title: 'Recent submissions', text: 'New forms appear by themselves while you work.' },
      rating: { title: 'Fitter rating', text: 'From your riders’ satisfaction, with how many answered.' },
      goals: { title: 'Goal alignment', text: 'How far each rider’s own goals were reached.' },
      radar: { title: 'Discomfort spider chart', text: 'All six zones, before and after a fit.' },
      improvement: { title: 'Session improvement', text: 'How much changed, fit by fit.' },
      alerts: {
        title: 'Follow-up alerts',
        text: 'Automatic reminders and scheduling, and a word when someone needs you.',
      },
      log: { title: 'Intervention log', text: 'What you changed, from what to what, and why.' },
    },
  },
  pricing: {
    title: 'Pricing',
    billing: 'Billing',
    monthly: 'Monthly',
    annual: 'Annual',
    saving: 'Save {{percent}}',
    tier1: {
      name: 'Tier 1',
      lead: 'Everything for invitations, intakes, fits and follow-ups.',
      perMonth: 'per month',
      monthlyNote: 'Billed monthly. Billed annually you save {{percent}}.',
      annualNote: '{{total}} billed annually: a {{percent}} saving.',
      points: {
        riders: 'Riders never pay',
        contracts: 'No contracts',
        cancel: 'Cancel anytime',
        gdpr: 'GDPR safe',
      },
      start: 'Start an account',
    },
    tier2: {
      name: 'Tier 2',
      soon: 'Coming soon',
      price: 'Price to be confirmed',
      lead: 'Includes Tier 1, and a decision-support tool.',
      planned: 'Planned for later in 2025',
      present: 'Not yet available',
    },
  },
  soon: {
    title: 'Coming soon: Co-Pilot',
    text: 'An AI assistant for decision support during a fit: it shows what helped riders like yours, and where that comes from. You decide.',
    data: 'Trained only on anonymised data, and only with consent.',
    state: 'Planned for later in 2025. Not yet available.',
  },
  final: {
    title: 'See what your work does.',
    text: 'Invite your first rider today. It takes a minute, and the rider needs no account.',
    contact: 'Or write to us:',
  },
} as const
