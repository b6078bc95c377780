export default {
  title: 'Your bike fit',
  documentTitle: 'Bike fit of {{rider}}, {{date}}',
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
    before: 'before',
    after: 'after',
    gap: {
      saddle_estimated:
        'Saddle height and setback are from different points of the saddle, so its place is estimated along the seat tube.',
      bar_unplaced:
        'The handlebar isn’t drawn: its reach must be from the same point of the saddle as height and setback, and its drop to the bar clamp.',
      pads_unplaced:
        'The aerobar pads aren’t drawn: their stack and reach must be to the same point of the pad.',
      before_other_point:
        'The position before isn’t drawn: it was measured from another point of the saddle, so the two can’t be compared.',
      before_other_saddle:
        'The position before isn’t drawn: it was measured from the nose of another saddle, so the two can’t be compared.',
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
  },
  numbers: {
    title: 'Before and after',
    none: 'No measurements were saved.',
    measurement: 'Measurement',
    before: 'Before',
    after: 'After',
    change: 'Change',
    withSide: '{{name}}, {{side}}',
    withUnit: '{{value}} {{unit}}',
    apart: {
      reference: 'measured from a different point',
      method: 'measured in a different way',
      saddle: 'not comparable: another saddle',
    },
    replaced: 'changed',
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
    from: 'Measured from: {{reference}}.',
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
