export default {
  lead: 'A copy of all your data, to keep or to take elsewhere.',
  title: 'Download everything',
  contents:
    'One ZIP file with your fits, forms, measurements and recommendations. It also has your photos and reports, a page to read, and tables for spreadsheets and programs.',
  contentsFitter:
    'One ZIP file with your practice. It holds your riders, fits, forms, measurements, photos and reports, with a page to read and tables for spreadsheets and programs.',
  background:
    'We make it in the background and e-mail you when it’s ready. It’s kept encrypted for 7 days, and only you can download it.',
  ask: 'Make a copy',
  askAgain: 'Make a new copy',
  waiting: 'Your copy is in the queue.',
  making: 'Your copy is being made.',
  progress_one: '{{done}} of {{count}} file',
  progress_other: '{{done}} of {{count}} files',
  mailed: 'You can close this page. We’ll e-mail you when it’s ready.',
  ready: 'Your copy is ready.',
  kept: 'Made {{asked}}, {{size}} MB. It’s deleted on {{until}}.',
  fetch: 'Download',
  failed: 'We couldn’t make your copy. Please try again. If it fails again, write to us.',
  confirmFirst: 'For your safety, we ask you to log in again before you download it.',
  link: 'Download everything',
  linkHintFitter:
    'The data of your riders, with fits, forms, photos and reports, to keep or to take elsewhere.',
  linkHint: 'Your fits, forms, photos and reports, to keep or to take elsewhere.',
} as const
