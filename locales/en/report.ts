export default {
  title: 'Your bike fit',
  documentTitle: 'Bike fit of {{rider}}, {{date}}',
  summary: { title: 'In short' },
  goals: {
    title: 'What you want from this fit',
    level: 'Reached when: {{level}}',
    activities:
      'What you find hard, as you rated it before the fit (0 is impossible, 10 is as good as before the problem):',
    activity: '{{words}}: {{ability}} of 10',
    success: 'In your words, the fit is a success when:',
  },
  photos: {
    title: 'Photos',
    before: 'Before',
    after: 'After',
    alt: 'Photo {{number}} of the fit, {{phase}}',
  },
  expect: {
    title: 'The first weeks',
    strange: 'A new position can feel strange on the first rides. That alone doesn’t mean it’s wrong.',
    slowly:
      'Start with shorter, easier rides. Give it at least three rides or five hours before you judge it.',
    tell: 'If something hurts that didn’t before, or gets worse, tell your fitter right away.',
  },
  followUps: {
    title: 'Your follow-ups',
    lead: 'We’ll send you a few questions about how riding feels. Your answers go to your fitter.',
    none: 'No follow-ups are planned.',
  },
  contact: { title: 'How to reach {{fitter}}' },
  shopCard: {
    title: 'Shop card',
    documentTitle: 'Shop card of {{rider}}, {{date}}',
    lead: 'The numbers of this bike after the fit, to set it up again or to set up another one.',
    setUp: 'Set up in this order',
    parts: 'Parts and other numbers',
    none: 'No numbers of the bike were saved.',
    drawing: 'The position',
    described: 'Side view of the bike with the saddle and handlebar as they were set',
  },
  fact: { fitted: 'Fitted', by: 'By', bike: 'Bike' },
  fitterOf: '{{fitter}}, {{business}}',
  logo: 'Logo of {{business}}',
  bikeType: {
    road: 'Road bike',
    gravel: 'Gravel bike',
    mountain: 'Mountain bike',
    time_trial: 'Time trial or triathlon bike',
    track: 'Track bike',
    e_bike: 'E-bike',
  },
  discomfort: {
    title: 'Discomfort before the fit',
    described: 'Side view of a rider on a bike, with the discomfort reported before the fit. {{zones}}',
    none: 'No discomfort reported.',
  },
  position: {
    title: 'Your position',
    described: 'Side view of the bike with the saddle and handlebar before and after the fit',
    inWords: '{{name}}: {{before}} before, {{after}} after',
    inWordsBefore: '{{name}}: {{before}} before',
    inWordsAfter: '{{name}}: {{after}} after',
    before: 'before',
    after: 'after',
    gap: {
      saddle_estimated:
        'Saddle height and setback are from different points of the saddle. Its place along the seat tube is estimated.',
      bar_unplaced:
        'The handlebar isn’t drawn. Its reach wasn’t measured from the same point of the saddle as height and setback, or its drop wasn’t measured to the bar clamp.',
      pads_unplaced:
        'The aerobar pads aren’t drawn: their stack and reach weren’t measured to the same point of the pad.',
      before_other_point:
        'The position before isn’t drawn. It was measured from another point of the saddle, so the two can’t be compared.',
      before_other_saddle:
        'The position before isn’t drawn. It was measured from the nose of another saddle, so the two can’t be compared.',
    },
  },
  changes: {
    title: 'What changed and why',
    none: 'Nothing was changed in this fit.',
    fromTo: '{{from}} → {{to}}',
    to: 'now {{to}}',
    from: 'was {{from}}',
    zones: 'For: {{zones}}',
    named: '{{kind}}: {{words}}',
    reasoned: '{{called}}. {{why}}',
  },
  numbers: {
    title: 'Before and after',
    none: 'No measurements were saved.',
    measurement: 'Measurement',
    before: 'Before',
    after: 'After',
    change: 'Change',
    value: 'Value',
    withSide: '{{name}}, {{side}}',
    withUnit: '{{value}} {{unit}}',
    apart: {
      reference: 'measured from a different point',
      method: 'measured in a different way',
      saddle: 'not comparable: another saddle',
    },
    moved: {
      back: '{{because}}; the 80 mm point moved {{by}} back',
      forward: '{{because}}; the 80 mm point moved {{by}} forward',
      same: '{{because}}; the 80 mm point hasn’t moved',
    },
    replaced: 'changed',
    withPoint: '{{name}}, {{point}}',
    takenBefore: 'before, {{how}}',
    takenAfter: 'after, {{how}}',
  },
  recommendations: {
    title: 'Your fitter’s recommendations',
    due: 'by {{date}}',
    done: 'done',
  },
  restore: {
    title: 'The same position on another bike',
    lead: 'Set these in this order, because each step builds on the ones before. At the end, check the saddle height again.',
    exactly:
      'The ± shows how precisely you can set each one with a tape measure and a level. Within it, the position is the same.',
    within: '± {{tolerance}}',
    taken: 'Measured {{point}}.',
    otherCrank:
      'With a crank of a different length, move the saddle by the difference. It goes up for a shorter crank and down for a longer one.',
    withCrank: 'With {{crank}}, the saddle height is {{height}}.',
  },
  online: {
    title: 'This report online',
    lead: 'Scan the code, or open this address and log in.',
    described: 'QR code for {{address}}',
  },
  note: 'The numbers and ranges describe a position. They aren’t a diagnosis. If you have pain, numbness or weakness that doesn’t go away, see a doctor.',
  madeWith: '{{rider}} · {product}',
  page: 'Page {{page}} of {{pages}}',
} as const
