export default {
  back: 'Your riding and your fits',
  print: 'Print',
  pdf: { a4: 'PDF for A4', letter: 'PDF for Letter' },
  photos: 'Photos',
  notYet: {
    page: 'Fit report',
    title: 'There is no report yet',
    rider: 'Your fitter is still at work. The report is here as soon as the fit is complete.',
    fitter: 'The report is written when you complete the fit. Until then only you see what you note.',
  },
  advice: {
    tick: 'Tick what you have done: your fitter sees it too.',
    saidDone: 'Noted as done.',
    saidOpen: 'Noted as not done yet.',
  },
} as const
