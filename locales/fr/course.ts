import type english from '../en/course.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Inconfort dans le temps',
  legend: '0 : aucun, 7 : intense. Les lignes en tirets sont les études.',
  table: 'Afficher en tableau',
  form: 'Formulaire',
  date: 'Date',
  fitter: 'Bike fitter',
  intake: 'Questionnaire préalable',
  followUp: 'Suivi, {{after}}',
  followUpSameDay: 'Suivi le jour de l’étude',
  sameDay: 'Le jour de l’étude',
  point: '{{value}} le {{date}}',
  once: '{{score}} sur {{most}} le {{date}}',
  nothing: 'L’inconfort des questionnaires préalables et des suivis apparaît ici, zone par zone.',
  free: 'Aucun inconfort signalé dans aucun formulaire.',
  label: {
    much_better: 'Beaucoup mieux',
    better: 'Mieux',
    possibly_better: 'Peut-être mieux',
    unchanged: 'Inchangé',
    possibly_worse: 'Peut-être moins bien',
    worse: 'Moins bien',
    much_worse: 'Beaucoup moins bien',
  },
  state: {
    resolved: 'Résolu',
    new: 'Nouveau',
  },
  stillSevere: 'Toujours intense',
  chance: 'Une différence de 1 peut être due au hasard, nous disons donc seulement « peut-être ».',
} satisfies Translation<typeof english>
