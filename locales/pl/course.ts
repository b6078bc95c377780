import type english from '../en/course.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Dyskomfort w czasie',
  legend: '0 to brak, 7 to silny. Linie przerywane to fittingi.',
  table: 'Pokaż jako tabelę',
  form: 'Formularz',
  date: 'Data',
  fitter: 'Bikefitter',
  intake: 'Ankieta wstępna',
  followUp: 'Kontrola, {{after}}',
  followUpSameDay: 'Kontrola w dniu fittingu',
  sameDay: 'W dniu fittingu',
  point: '{{value}}, {{date}}',
  once: '{{score}} z {{most}}, {{date}}',
  nothing: 'Dyskomfort z ankiet wstępnych i kontroli pojawia się tutaj, obszar po obszarze.',
  free: 'W żadnym formularzu nie zgłoszono dyskomfortu.',
  label: {
    much_better: 'Dużo lepiej',
    better: 'Lepiej',
    possibly_better: 'Być może lepiej',
    unchanged: 'Bez zmian',
    possibly_worse: 'Być może gorzej',
    worse: 'Gorzej',
    much_worse: 'Dużo gorzej',
  },
  state: {
    resolved: 'Minął',
    new: 'Nowy',
  },
  stillSevere: 'Nadal silny',
  chance: 'Różnica o 1 może być przypadkiem, więc mówimy tylko „być może”.',
} satisfies Translation<typeof english>
