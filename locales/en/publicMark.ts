export default {
  /** The setting. */
  lead: 'Your rating for one year, on a page that anyone can open. You decide whether it’s shown. It doesn’t change where you appear in any list.',
  rules: 'The rules of the mark',
  show: 'Show my mark',
  showHint: 'Anyone with the link can see it. You can stop showing it at any time.',
  link: 'Link that verifies the mark',
  linkHint: 'Put it on your website. It shows the mark as we computed it.',
  preview: 'What everyone sees',
  open: 'Open the page',
  state: {
    waiting: 'Your mark hasn’t been computed yet. Come back later today.',
    few_riders_one: 'There’s no mark for {{year}}: {{count}} more rider would be needed.',
    few_riders_other: 'There’s no mark for {{year}}: {{count}} more riders would be needed.',
    fewHow:
      'A mark needs 11 riders who rated a fit of that year and agreed to research. {{riders}} did. The next mark is computed on {{date}}.',
    low_response: 'There’s no mark for {{year}}: too few riders answered.',
    lowHow:
      'A mark needs an answer from half of the riders who were asked. {{answered}} of {{asked}} follow-ups were answered ({{share}}). The next mark is computed on {{date}}.',
    off: 'Your mark is ready, but isn’t shown.',
    on: 'Everyone can see your mark.',
    paused: 'You chose to show your mark. It’ll be shown again as soon as there is one.',
  },
  /** The mark itself. */
  mark: {
    title: 'Rider rating {{year}}',
    rating: '{{value}} of 7',
    interval: '95% interval {{low}} to {{high}}',
    riders_one: 'of {{count}} rider who agreed to research',
    riders_other: 'of {{count}} riders who agreed to research',
    answered: '{{answered}} of {{asked}} follow-ups answered',
    computed: 'Computed on {{date}}, valid until {{until}}',
  },
  verified: {
    lead: '{product} computed this mark from riders’ answers. The fitter can’t change it.',
    unknown: 'There’s no mark at this address',
    unknownText:
      'The fitter doesn’t show a mark, or there are no longer enough answers for one. If a website shows one anyway, don’t rely on it.',
    note: 'Riders care about different things, and not everyone answers. A mark doesn’t tell you how your own fit will go.',
  },
  rulesPage: {
    lead: 'What a fitter’s mark says, how we compute it, and what we don’t do with it.',
    says: 'What it says',
    saysText:
      'How satisfied riders were with their fit some weeks later, from 1 to 7. It’s one fitter’s own figure. It says nothing about health.',
    who: 'Whose answers count',
    whoText:
      'Riders who had a fit in the calendar year and who agreed to research. Answers that were filled in together with the fitter don’t count. A rider with several fits counts once.',
    least: 'When there is a mark',
    leastText:
      'With at least 11 riders, and if at least half of the follow-ups that were due after six weeks were answered. Otherwise there is none.',
    formula: 'How it’s computed',
    formulaText:
      'It’s a Bayesian average: the riders’ ratings together with 10 assumed riders who rate {{centre}}. So a few answers can’t make a very high or very low mark. The interval shows how uncertain the mark is. The plain average is never shown.',
    when: 'When it changes',
    whenText:
      'Once a year, on 1 April, for the year before: by then, riders fitted in December have had time to answer. If a rider withdraws their consent to research, the next computation leaves them out. If fewer than 11 riders are left, the mark disappears.',
    choice: 'Who decides',
    choiceText:
      'The fitter decides whether the mark is shown. We don’t sort, filter or recommend fitters by it, and a fitter without a mark isn’t worse than one with a mark.',
    verify: 'How to verify it',
    verifyText:
      'A mark has a link to a page of {product}. What that page shows is what we computed. A picture of a mark doesn’t prove anything.',
  },
} as const
