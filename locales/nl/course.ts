import type english from '../en/course.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Ongemak door de tijd heen',
  legend: '0 is geen ongemak, 7 is ernstig ongemak. Stippellijnen zijn fittings.',
  table: 'Als tabel tonen',
  form: 'Formulier',
  date: 'Datum',
  fitter: 'Bikefitter',
  intake: 'Intake',
  followUp: 'Follow-up, {{after}}',
  followUpSameDay: 'Follow-up op de dag van de fitting',
  sameDay: 'Op de dag van de fitting',
  point: '{{value}} op {{date}}',
  once: '{{score}} van {{most}} op {{date}}',
  nothing: 'Ongemak uit intakes en follow-ups verschijnt hier, zone voor zone.',
  free: 'In geen enkel formulier ongemak gemeld.',
  label: {
    much_better: 'Veel beter',
    better: 'Beter',
    possibly_better: 'Mogelijk beter',
    unchanged: 'Onveranderd',
    possibly_worse: 'Mogelijk slechter',
    worse: 'Slechter',
    much_worse: 'Veel slechter',
  },
  state: {
    resolved: 'Verdwenen',
    new: 'Nieuw',
  },
  stillSevere: 'Nog steeds ernstig',
  chance: 'Een verschil van 1 kan toeval zijn. Daarom noemen we het alleen mogelijk.',
} satisfies Translation<typeof english>
