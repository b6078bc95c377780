export default {
  title: 'Discomfort over time',
  legend: '0 is none, 7 is severe; a dashed line is a fit',
  table: 'Show as a table',
  form: 'Form',
  date: 'Date',
  fitter: 'Fitter',
  intake: 'Intake',
  followUp: 'Follow-up, {{after}}',
  followUpSameDay: 'Follow-up on the day of the fit',
  sameDay: 'On the day of the fit',
  nothing: 'What is said in the forms is shown here, zone by zone.',
  free: 'No discomfort was named in any form.',
} as const
