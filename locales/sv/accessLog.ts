import type english from '../en/accessLog.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Alla som tittat på dina uppgifter eller ändrat dem, nyaste först.',
  leadFitter: 'Alla som tittat på cyklistens akt eller ändrat den, nyaste först.',
  explained:
    'Att öppna ett formulär, en session, en rapport eller ett foto listas en gång per läsare och kvart. Att synas i en lista eller sökning listas inte. Det du själv öppnar listas inte.',
  explainedFitter:
    'Att öppna ett formulär, en session, en rapport eller ett foto listas en gång per läsare och kvart. Att synas i en lista eller sökning listas inte, och inte heller det cyklister själva öppnar. Cyklisten ser också listan, utan dina anteckningar, varningar och förutsägelser.',
  title: 'Vem som tittade och vem som ändrade',
  pages: 'Loggens sidor',
  none: 'Det finns inga poster att visa.',
  filters: 'Filter',
  kind: 'Vad som hände',
  kinds: {
    all: 'Visat eller ändrat',
    reads: 'Visat',
    changes: 'Ändrat',
  },
  by: 'Vem',
  bys: {
    all: 'Alla',
    rider: 'Cyklisten',
    you: 'Du',
    fitters: 'Bikefittrar',
    support: '{product}-supporten',
    automatic: 'Automatiskt',
  },
  file: 'Bikefitter',
  allFiles: 'Alla bikefittrar',
  from: 'Från',
  until: 'Till',
  as: {
    rider: 'Cyklisten',
    guest: 'Cyklisten, via en länk',
    fitter: '{{name}}, som bikefitter',
    sharedFitter: '{{name}}, som bikefitter med delade bike fits',
    support: '{product}-supporten',
    system: 'Automatiskt',
  },
  you: 'Du',
  youByLink: 'Du, via en länk',
  aFitter: 'En bikefitter',
  reason: {
    technical: 'Skäl: ett tekniskt problem',
    quality: 'Skäl: kvalitetskontroll',
  },
  ofFit: 'Bike fit {{date}}',
  notFitted: 'Session, ännu utan bike fit',
  fileOf: 'I akten om {{name}}',
  check: {
    title: 'Är listan fullständig?',
    ok: 'Hela loggen var fullständig och obruten till {{at}}.',
    broken:
      'Kontrollen {{at}} visade att loggen ändrats eller är ofullständig. Vi utreder varje sådant fynd.',
    never: 'Serverns logg har inte kontrollerats ännu. Den kontrolleras en gång om dagen.',
    how: 'Så kontrolleras den',
    chain:
      'Varje post får ett kontrollvärde som beräknas av dess innehåll och kontrollvärdet för posten före. En post som ändrats, tagits bort eller flyttats passar inte längre med de följande.',
    heads:
      'Det senaste kontrollvärdet i varje kedja signeras och sparas utanför databasen varje dag. Även den som räknar om alla värden skulle därför upptäckas.',
    daily: 'En gång om dagen räknas alla poster om och jämförs med båda.',
    covered_one: 'Den senaste kontrollen omfattade en post.',
    covered_other: 'Den senaste kontrollen omfattade {{count}} poster.',
  },
} satisfies Translation<typeof english>
