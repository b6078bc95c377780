import type english from '../en/outcomeFilters.ts'
import type { Translation } from '../translation.ts'

export default {
  label: 'Filtri',
  period: 'Periodo dei fitting',
  discipline: 'Disciplina',
  bikeType: 'Tipo di bici',
  goal: 'Obiettivo',
  zone: 'Zona con fastidio prima del fitting',
  periods: {
    '3_months': 'Ultimi 3 mesi',
    '6_months': 'Ultimi 6 mesi',
    '12_months': 'Ultimi 12 mesi',
    '24_months': 'Ultimi 24 mesi',
    all: 'Tutto il periodo',
    dates: 'Tra due date',
    span: 'dal {{from}} al {{to}}',
  },
  all: {
    discipline: 'Tutte le discipline',
    bikeType: 'Tutti i tipi di bici',
    goal: 'Tutti gli obiettivi',
    zone: 'Tutte le zone',
  },
  dates: {
    title: 'Fitting tra due date',
    from: 'Primo giorno',
    to: 'Ultimo giorno',
    show: 'Mostra',
    missing: 'Inserisci entrambi i giorni per intero.',
    order: 'L’ultimo giorno è prima del primo. Scambiali o scegline altri.',
  },
  ignored: {
    title: 'Questo indirizzo ha un filtro che non esiste',
    text_one: 'Lo abbiamo tralasciato e mostriamo gli altri: {{names}}.',
    text_other: 'Li abbiamo tralasciati e mostriamo il resto: {{names}}.',
    action: 'Rimuovi dall’indirizzo',
  },
} satisfies Translation<typeof english>
