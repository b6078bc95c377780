export default {
  title: 'Discomfort over time',
  legend: '0 is none, 7 is severe. Dashed lines are fits.',
  table: 'Show as table',
  form: 'Form',
  date: 'Date',
  fitter: 'Fitter',
  intake: 'Intake',
  followUp: 'Follow-up, {{after}}',
  followUpSameDay: 'Follow-up on the day of the fit',
  sameDay: 'On the day of the fit',
  nothing: 'Discomfort from intakes and follow-ups appears here, zone by zone.',
  free: 'No discomfort reported in any form.',
} as const
