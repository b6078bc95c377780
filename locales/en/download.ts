export default {
  lead: 'A copy of everything that is yours, to keep or to take elsewhere.',
  title: 'Download everything',
  contents:
    'One ZIP file with your fits, forms, measurements and recommendations, your photos and reports, a page to read, and tables for spreadsheets and programs.',
  contentsFitter:
    'One ZIP file with your practice: riders, fits, forms, measurements, photos and reports, a page to read, and tables for spreadsheets and programs.',
  background:
    'We make it in the background and mail you when it is ready. It is kept for 7 days, sealed, and only you can fetch it.',
  ask: 'Make a copy',
  askAgain: 'Make a new copy',
  waiting: 'Your copy waits for its turn.',
  making: 'Your copy is being made.',
  progress_one: '{{done}} of {{count}} file',
  progress_other: '{{done}} of {{count}} files',
  mailed: 'You can close this page. We’ll mail you when it is ready.',
  ready: 'Your copy is ready.',
  kept: 'Of {{asked}}, {{size}} MB. It is deleted on {{until}}.',
  fetch: 'Download',
  failed: 'Your copy could not be made. Please try again. If it fails again, write to us.',
  confirmFirst: 'For your safety, we ask who you are before you can fetch it.',
  link: 'Download everything',
  linkHint: 'Your fits, forms, photos and reports, to keep or to take elsewhere.',
} as const
