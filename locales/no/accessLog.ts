import type english from '../en/accessLog.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Alle som så på opplysningene dine eller endret dem, de nyeste først.',
  leadFitter: 'Alle som så på denne syklistens mappe eller endret den, de nyeste først.',
  explained:
    'Når noen åpner et skjema, en økt, en rapport eller et bilde, står det én gang per leser i et kvarter. Det som vises i en liste eller et søk, står ikke her. Det du selv åpner, står heller ikke.',
  explainedFitter:
    'Når noen åpner et skjema, en økt, en rapport eller et bilde, står det én gang per leser i et kvarter. Det som vises i en liste eller et søk, står ikke her, og det syklister selv åpner, heller ikke. Syklisten ser også denne listen, uten dine notater, varsler og forventninger.',
  title: 'Hvem som så, og hvem som endret noe',
  pages: 'Sider i loggen',
  none: 'Det er ingen hendelser å vise.',
  filters: 'Filtre',
  kind: 'Hva som skjedde',
  kinds: {
    all: 'Sett eller endret',
    reads: 'Sett',
    changes: 'Endret',
  },
  by: 'Hvem',
  bys: {
    all: 'Alle',
    rider: 'Syklisten',
    you: 'Du',
    fitters: 'Bikefittere',
    support: '{product}-support',
    automatic: 'Automatisk',
  },
  file: 'Bikefitter',
  allFiles: 'Alle bikefittere',
  from: 'Fra',
  until: 'Til',
  as: {
    rider: 'Syklisten',
    guest: 'Syklisten, med en lenke',
    fitter: '{{name}}, som bikefitter',
    sharedFitter: '{{name}}, som bikefitter med delte bikefiter',
    support: '{product}-support',
    system: 'Automatisk',
  },
  you: 'Du',
  youByLink: 'Du, med en lenke',
  aFitter: 'En bikefitter',
  reason: {
    technical: 'Årsak: et teknisk problem',
    quality: 'Årsak: kvalitetskontroll',
  },
  ofFit: 'Bikefit {{date}}',
  notFitted: 'Økt der bikefiten ikke er fullført ennå',
  fileOf: 'I mappen til {{name}}',
  check: {
    title: 'Er denne listen fullstendig?',
    ok: 'Hele loggen var fullstendig og ubrutt frem til {{at}}.',
    broken:
      'Kontrollen {{at}} viste at loggen er endret eller ikke er fullstendig. Vi undersøker hvert slikt funn.',
    never: 'Loggen på denne serveren er ikke kontrollert ennå. Den kontrolleres én gang om dagen.',
    how: 'Slik kontrolleres den',
    chain:
      'Hver oppføring får en kontrollverdi som beregnes av innholdet og av kontrollverdien til oppføringen før. En oppføring som er endret, fjernet eller flyttet, passer ikke lenger til dem som følger.',
    heads:
      'Den siste kontrollverdien i hver kjede signeres og oppbevares utenfor databasen hver dag. Selv noen som beregner alle verdier på nytt, ville altså bli oppdaget.',
    daily: 'Én gang om dagen beregnes alle oppføringer på nytt og sammenlignes med begge.',
    covered_one: 'Den siste kontrollen omfattet én oppføring.',
    covered_other: 'Den siste kontrollen omfattet {{count}} oppføringer.',
  },
} satisfies Translation<typeof english>
