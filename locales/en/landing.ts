export default {
  description:
    '{product} asks riders the same questions before and after a bike fit. It shows the fitter what changed, zone by zone.',
  pictureAlt:
    'A rider on a bike, with discomfort before and after a fit marked on hands, lower back and knees.',
  nav: {
    label: 'On this page',
    what: 'How it works',
    fitters: 'Why fitters',
    riders: 'Why riders',
    pricing: 'Pricing',
  },
  ownPages: 'Go to your dashboard',
  ownSupportPages: 'Go to your pages',
  languages: 'Languages',
  sample: 'Sample',
  hero: {
    eyebrow: 'For bike fitters and their riders',
    title: 'See what changed after the fit.',
    text: 'Riders tell you how riding feels before the fit, and again weeks later. You see, zone by zone, what changed.',
    start: 'Start an account',
    demo: 'Book a demo call',
    facts: { riders: 'Riders never pay', contracts: 'No contracts', noApp: 'Nothing to install' },
    sampleText: 'Made-up numbers: a rider’s discomfort before the fit and six weeks later.',
    drawing: 'Sample drawing: discomfort before a fit and six weeks later',
  },
  what: {
    title: 'What {product} is',
    text: 'You only see how a fit turned out weeks later, on the road. {product} asks your riders the same questions before and after the fit, and puts the answers side by side.',
    steps: {
      invite: {
        title: 'You invite',
        text: 'By e-mail, with a link, or with a QR code in your studio.',
        ways: { email: 'E-mail', link: 'Link', code: 'QR code' },
      },
      intake: {
        title: 'The rider answers',
        text: 'A confidential intake in six steps, on any phone, in {{required}} to {{everything}} minutes. Nothing typed is lost.',
      },
      fit: {
        title: 'You fit',
        text: 'With everything on one screen: where it hurts, how much, since when, and what the rider wants.',
      },
      follow: {
        title: 'You both see',
        text: 'Weeks later, the same questions again: what got better, what didn’t, and what to do next.',
      },
    },
  },
  fitters: {
    title: 'Why fitters love it',
    lead: 'The work of a fit, before and after the studio, in one place.',
    points: {
      prepared: {
        title: 'Prepared before the rider arrives',
        text: 'Discomfort, injuries, history and goals on one screen, with what matters most at the top.',
      },
      outcome: {
        title: 'Outcome analysis with before/after comparison',
        text: 'Each zone before and after the fit, with the number of riders behind each figure.',
      },
      benchmark: {
        title: 'Benchmarking against industry standards',
        text: 'Your results next to published reference values, each with its source.',
      },
      cases: {
        title: 'Searchable past cases',
        text: 'Find what you did for a similar rider, and how it went.',
      },
      booking: {
        title: 'An integrated booking system',
        text: 'Appointments, reminders and your calendar, in the same place as the fit.',
      },
      audit: {
        title: 'A full audit trail of changes and recommendations',
        text: 'Who changed what, when, and what it was before.',
      },
    },
  },
  riders: {
    title: 'Why clients trust it',
    lead: 'What you tell your fitter is for your fit. You decide about everything else.',
    points: {
      own: {
        title: 'You own your data',
        text: 'Read it, correct it, ask for a copy, delete it. It’s never sold and never used for ads.',
      },
      confidential: {
        title: 'Confidential',
        text: 'Only the fitter you chose reads your answers. {product} support may do so for technical or quality purposes. Encrypted in transit and at rest.',
      },
      progress: {
        title: 'Track progress over time',
        text: 'See how riding feels, fit after fit.',
      },
      switch: {
        title: 'Switch fitters without losing history',
        text: 'Your new fitter sees as much of your earlier fits as you allow.',
      },
      research: {
        title: 'Research only with your consent',
        text: 'Off unless you turn it on, anonymised, and you can withdraw it at any time.',
      },
    },
  },
  dashboard: {
    title: 'Dashboard features',
    lead: 'What you want to know in the morning, on one page. These are the product’s own widgets, with made-up riders and numbers.',
    features: {
      submissions: {
        title: 'Recent submissions',
        text: 'New forms appear while you work, without a reload.',
      },
      rating: {
        title: 'Fitter rating from client satisfaction',
        text: 'With the number of riders who answered.',
      },
      goals: { title: 'Goal alignment', text: 'How far each rider reached their own goals.' },
      radar: {
        title: 'Discomfort spider chart (before and after a fit)',
        text: 'All six zones at a glance.',
      },
      improvement: { title: 'Session improvement', text: 'How much changed, fit by fit.' },
      alerts: {
        title: 'Follow-up alerts with automatic reminders and scheduling',
        text: 'We ask riders at the right time, and tell you when a rider needs you.',
      },
      log: {
        title: 'An intervention log',
        text: 'What you changed in each fit, from what to what, and why.',
      },
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
      monthlyNote: 'Billed monthly. Save {{percent}} when billed annually.',
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
      price: 'Price to be confirmed',
      lead: 'Includes Tier 1, and a decision-support tool.',
      planned: 'Planned for later in 2025',
      present: 'Not yet available',
      points: {
        tier1: 'Includes Tier 1',
        coPilot: 'Co-Pilot, an AI assistant for decision support',
        consent: 'Trained only on anonymised data with consent',
      },
    },
  },
  soon: {
    title: 'Coming soon: Co-Pilot',
    text: 'An AI assistant for decision support during a fit. It will show what other fitters tried for riders like yours, how those riders felt afterwards, and its sources. You decide.',
    data: 'Trained only on anonymised data with consent.',
  },
  questions: {
    title: 'Questions',
    items: {
      pay: {
        question: 'Do riders pay, or need an account?',
        answer:
          'No. Riders never pay. They open your invitation and answer without an account, and can create one later to see their fits and manage their data.',
      },
      proof: {
        question: 'Does {product} show that a fit worked?',
        answer:
          'It shows what changed, for how many riders, and who didn’t answer. Some riders would feel better without a fit, so a better score doesn’t show that the fit was the cause. The product says so wherever it shows scores.',
      },
      reads: {
        question: 'Who reads what a rider answers?',
        answer:
          'The fitter the rider chose. {product} support may do so for technical or quality purposes, with a reason that the rider can read. Riders see who opened their data, and when.',
      },
      studio: {
        question: 'Does it work in the studio, on a tablet?',
        answer:
          'Yes. The page of a fit is made for a tablet. It saves as you go, and keeps changes on the device while the connection is down.',
      },
      leave: {
        question: 'Can I take my data with me?',
        answer:
          'Yes. Fitters and riders can download a copy of their data at any time, in formats that a computer can read.',
      },
    },
  },
  final: {
    title: 'See what changes after your fits.',
    text: 'Invite your first rider today. It takes a minute, and the rider doesn’t need an account.',
    contact: 'Or write to us:',
  },
} as const
