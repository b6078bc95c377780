export default {
  title: 'Check your answers',
  edit: 'Edit {{name}}',
  none: 'None',
  notAnswered: 'Not answered: {{fields}}.',
} as const
