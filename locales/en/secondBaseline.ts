export default {
  title: 'Score your zones before the fit',
  lead: '{{fitter}} asks how each zone feels now. It takes less than a minute, and it’s up to you.',
  leadNameless: 'Your fitter asks how each zone feels now. It takes less than a minute, and it’s up to you.',
  frame: 'Think of your rides in the last two weeks. 0 is no discomfort, 7 is severe.',
  none: 'none',
  severe: 'severe',
  required: 'Choose a number from 0 to 7.',
  why: 'Why again?',
  whyText:
    'Discomfort also changes by itself. Two scores from before the fit show by how much. Your later answers are still compared with your intake. We don’t show your earlier scores here, so they don’t influence you.',
  already: 'You’ve already scored your zones for this fit. If you submit again, the new scores replace them.',
  submit: 'Submit scores',
  done: {
    title: 'Scores submitted',
    text: 'Thank you. Your fitter can see them now. You can change them until the fit is complete.',
    change: 'Change scores',
    toBrief: 'Back to the brief',
  },
  closed: {
    unknownTitle: 'This link doesn’t work',
    unknown: 'Your fitter may have a newer code. Ask them to show it to you.',
    overTitle: 'Scores can no longer be given',
    over: 'The fit is complete, or this link has expired. You can still answer the follow-ups after the fit.',
    noneTitle: 'Scan the code first',
    none: 'This page opens with a code that your fitter shows you on the day of the fit.',
    home: 'Go to the start page',
  },
} as const
