import type english from '../en/accessLog.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Alle, der så dine oplysninger eller ændrede dem, de nyeste først.',
  leadFitter: 'Alle, der så denne rytters mappe eller ændrede den, de nyeste først.',
  explained:
    'Når nogen åbner et skema, en session, en rapport eller et billede, står det én gang for hver læser i et kvarter. Det, der vises på en liste eller i en søgning, står ikke her. Det, du selv åbner, står her heller ikke.',
  explainedFitter:
    'Når nogen åbner et skema, en session, en rapport eller et billede, står det én gang for hver læser i et kvarter. Det, der vises på en liste eller i en søgning, står ikke her, og det, ryttere selv åbner, heller ikke. Rytteren ser også denne liste, uden dine noter, varsler og forventninger.',
  title: 'Hvem der så, og hvem der ændrede noget',
  pages: 'Sider i loggen',
  none: 'Der er ingen hændelser at vise.',
  filters: 'Filtre',
  kind: 'Hvad der skete',
  kinds: {
    all: 'Set eller ændret',
    reads: 'Set',
    changes: 'Ændret',
  },
  by: 'Hvem',
  bys: {
    all: 'Alle',
    rider: 'Rytteren',
    you: 'Dig',
    fitters: 'Bikefittere',
    support: '{product}-support',
    automatic: 'Automatisk',
  },
  file: 'Bikefitter',
  allFiles: 'Alle bikefittere',
  from: 'Fra',
  until: 'Til',
  as: {
    rider: 'Rytteren',
    guest: 'Rytteren, med et link',
    fitter: '{{name}}, som bikefitter',
    sharedFitter: '{{name}}, som bikefitter med delte bikefits',
    support: '{product}-support',
    system: 'Automatisk',
  },
  you: 'Dig',
  youByLink: 'Dig, med et link',
  aFitter: 'En bikefitter',
  reason: {
    technical: 'Årsag: et teknisk problem',
    quality: 'Årsag: kvalitetskontrol',
  },
  ofFit: 'Bikefit {{date}}',
  notFitted: 'Session, hvor bikefittet ikke er fuldført endnu',
  fileOf: 'I mappen om {{name}}',
  check: {
    title: 'Er listen fuldstændig?',
    ok: 'Hele loggen var fuldstændig og ubrudt frem til {{at}}.',
    broken:
      'Kontrollen {{at}} viste, at loggen er ændret eller ikke er fuldstændig. Vi undersøger hvert sådant fund.',
    never: 'Loggen på denne server er ikke kontrolleret endnu. Den kontrolleres én gang om dagen.',
    how: 'Sådan kontrolleres den',
    chain:
      'Hver post får en kontrolværdi, der beregnes ud fra indholdet og kontrolværdien for posten før. En post, der er ændret, fjernet eller flyttet, passer ikke længere til dem, der følger.',
    heads:
      'Den seneste kontrolværdi i hver kæde signeres og opbevares uden for databasen hver dag. Selv den, der beregnede alle værdier igen, ville altså blive opdaget.',
    daily: 'Én gang om dagen beregnes alle poster igen og sammenlignes med begge.',
    covered_one: 'Den seneste kontrol omfattede én post.',
    covered_other: 'Den seneste kontrol omfattede {{count}} poster.',
  },
} satisfies Translation<typeof english>
