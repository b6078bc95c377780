import type english from '../en/widgets.ts'
import type { Translation } from '../translation.ts'

export default {
  name: {
    alerts: 'Alerty z kontroli',
    appointments: 'Nadchodzące wizyty',
    rating: 'Ocena bikefittera',
    goals: 'Zgodność z celami',
    improvement: 'Poprawa w sesjach',
    radar: 'Dyskomfort przed i po',
    submissions: 'Ostatnie formularze',
    responses: 'Odsetek odpowiedzi',
    invitations: 'Otwarte zaproszenia',
    interventions: 'Dziennik zmian',
  },
  figure: {
    interval: 'Przedział 95% od {{low}} do {{high}}',
    noSpread: 'Tyle samo u wszystkich rowerzystów, więc nie ma przedziału.',
    few_one: 'Tylko liczby. Wskaźnik potrzebuje {{least}} rowerzystów: jeszcze {{count}}.',
    few_few: 'Tylko liczby. Wskaźnik potrzebuje {{least}} rowerzystów: jeszcze {{count}}.',
    few_many: 'Tylko liczby. Wskaźnik potrzebuje {{least}} rowerzystów: jeszcze {{count}}.',
    few_other: 'Tylko liczby. Wskaźnik potrzebuje {{least}} rowerzystów: jeszcze {{count}}.',
    responders_one:
      'Tylko ci, którzy odpowiedzieli: {{answered}} z {{count}} fittingu z odpowiedzią po 6 tygodniach.',
    responders_few:
      'Tylko ci, którzy odpowiedzieli: {{answered}} z {{count}} fittingów z odpowiedzią po 6 tygodniach.',
    responders_many:
      'Tylko ci, którzy odpowiedzieli: {{answered}} z {{count}} fittingów z odpowiedzią po 6 tygodniach.',
    responders_other:
      'Tylko ci, którzy odpowiedzieli: {{answered}} z {{count}} fittingu z odpowiedzią po 6 tygodniach.',
    respondersShare_one:
      'Tylko ci, którzy odpowiedzieli: {{answered}} z {{count}} fittingu z odpowiedzią po 6 tygodniach ({{share}}).',
    respondersShare_few:
      'Tylko ci, którzy odpowiedzieli: {{answered}} z {{count}} fittingów z odpowiedzią po 6 tygodniach ({{share}}).',
    respondersShare_many:
      'Tylko ci, którzy odpowiedzieli: {{answered}} z {{count}} fittingów z odpowiedzią po 6 tygodniach ({{share}}).',
    respondersShare_other:
      'Tylko ci, którzy odpowiedzieli: {{answered}} z {{count}} fittingu z odpowiedzią po 6 tygodniach ({{share}}).',
    show: '(pokaż te sesje)',
    noFits: 'Brak fittingów z tymi filtrami',
    noFitsText: 'Wyczyść filtry lub wybierz inne.',
  },
  rating: {
    unit: 'z {{most}}',
    prior_one:
      'Zaczyna od {{centre}}, co liczy się jak {{count}} rowerzysta, więc kilka odpowiedzi niewiele zmienia.',
    prior_few:
      'Zaczyna od {{centre}}, co liczy się jak {{count}} rowerzystów, więc kilka odpowiedzi niewiele zmienia.',
    prior_many:
      'Zaczyna od {{centre}}, co liczy się jak {{count}} rowerzystów, więc kilka odpowiedzi niewiele zmienia.',
    prior_other:
      'Zaczyna od {{centre}}, co liczy się jak {{count}} rowerzysty, więc kilka odpowiedzi niewiele zmienia.',
    priorFrom_one: 'Oszacowane na podstawie {{count}} bikefittera.',
    priorFrom_few: 'Oszacowane na podstawie {{count}} bikefitterów.',
    priorFrom_many: 'Oszacowane na podstawie {{count}} bikefitterów.',
    priorFrom_other: 'Oszacowane na podstawie {{count}} bikefittera.',
    empty: 'Nie ma jeszcze ocen',
    emptyText: 'Rowerzyści mówią 6 tygodni po fittingu, jak są zadowoleni. Ocena potrzebuje 5 rowerzystów.',
  },
  goals: {
    unit_one: 'z {{count}} ocenionego celu zgodnie z oczekiwaniem lub lepiej',
    unit_few: 'z {{count}} ocenionych celów zgodnie z oczekiwaniem lub lepiej',
    unit_many: 'z {{count}} ocenionych celów zgodnie z oczekiwaniem lub lepiej',
    unit_other: 'z {{count}} ocenionego celu zgodnie z oczekiwaniem lub lepiej',
    attained: 'Zgodnie z oczekiwaniem lub lepiej',
    addressed: 'Cele, dla których zrobiono zmianę',
    alignment: 'Fitting odpowiedział na to, z czym przyszli',
    tScore: 'T-score uzgodnionych celów (50 to zgodnie z oczekiwaniem)',
    of_one: '{{part}} z {{count}}',
    of_few: '{{part}} z {{count}}',
    of_many: '{{part}} z {{count}}',
    of_other: '{{part}} z {{count}}',
    outOf: '{{value}} z {{most}}',
    empty: 'Nie oceniono jeszcze celów',
    emptyText:
      '6 tygodni po fittingu rowerzyści mówią, w jakim stopniu osiągnęli każdy cel. Wskaźnik potrzebuje 5 rowerzystów.',
  },
  improvement: {
    unit: 'ze 100, gdzie 50 to bez zmian',
    band: 'Między {{conservative}} a {{optimistic}}, jeśli u osób bez odpowiedzi nic się nie zmieniło.',
    early_one: '{{count}} z tych fittingów ma dotąd tylko wczesną odpowiedź.',
    early_few: '{{count}} z tych fittingów mają dotąd tylko wczesną odpowiedź.',
    early_many: '{{count}} z tych fittingów ma dotąd tylko wczesną odpowiedź.',
    early_other: '{{count}} z tych fittingów ma dotąd tylko wczesną odpowiedź.',
    components: {
      discomfort: 'Dyskomfort',
      goals: 'Cele',
      overall: 'Ogólna zmiana',
    },
    empty: 'Nie ma jeszcze czego porównać',
    emptyText:
      'Porównuje ankietę wstępną z kontrolą: dyskomfort, cele i ogólną zmianę. Wskaźnik potrzebuje 5 rowerzystów.',
  },
  radar: {
    zone: 'Obszar',
    riders: 'Którzy rowerzyści są pokazani',
    analysis: {
      symptomatic: 'Rowerzyści z dyskomfortem w tym miejscu',
      all: 'Wszyscy rowerzyści',
    },
    responders: 'tylko ci, którzy odpowiedzieli',
    noComplaints: 'Żaden rowerzysta nie miał przed fittingiem dyskomfortu 2 lub więcej.',
    missing: 'Jeśli u osób bez odpowiedzi nic się nie zmieniło',
    ifUnchanged_one: '{{zone}}: {{conservative}} zamiast {{change}} ({{count}} rowerzysta bez odpowiedzi)',
    ifUnchanged_few: '{{zone}}: {{conservative}} zamiast {{change}} ({{count}} rowerzystów bez odpowiedzi)',
    ifUnchanged_many: '{{zone}}: {{conservative}} zamiast {{change}} ({{count}} rowerzystów bez odpowiedzi)',
    ifUnchanged_other: '{{zone}}: {{conservative}} zamiast {{change}} ({{count}} rowerzysty bez odpowiedzi)',
    empty: 'Nie ma jeszcze czego porównać',
    emptyText:
      'Pokazuje każdy obszar przed fittingiem i 6 tygodni po nim. Obszar potrzebuje 5 rowerzystów, a radar 3 obszarów.',
  },
  responses: {
    unit: {
      early: 'odpowiedzi po 2 tygodniach',
      primary: 'odpowiedzi po 6 tygodniach',
      lasting: 'odpowiedzi po 3 miesiącach',
      yearly: 'odpowiedzi po roku',
    },
    wave: {
      early: '2 tygodnie',
      primary: '6 tygodni',
      lasting: '3 miesiące',
      yearly: '1 rok',
    },
    share_one: '{{share}} ({{answered}} z {{count}})',
    share_few: '{{share}} ({{answered}} z {{count}})',
    share_many: '{{share}} ({{answered}} z {{count}})',
    share_other: '{{share}} ({{answered}} z {{count}})',
    answered_one: '{{answered}} z {{count}}',
    answered_few: '{{answered}} z {{count}}',
    answered_many: '{{answered}} z {{count}}',
    answered_other: '{{answered}} z {{count}}',
    notReached_one:
      'Do {{count}} osoby nie dotarto, bo e-maile do rowerzysty nie dochodziły. Liczy się jako brak odpowiedzi.',
    notReached_few:
      'Do {{count}} osób nie dotarto, bo e-maile do rowerzystów nie dochodziły. Liczą się jako brak odpowiedzi.',
    notReached_many:
      'Do {{count}} osób nie dotarto, bo e-maile do rowerzystów nie dochodziły. Liczą się jako brak odpowiedzi.',
    notReached_other:
      'Do {{count}} osoby nie dotarto, bo e-maile do rowerzystów nie dochodziły. Liczą się jako brak odpowiedzi.',
    empty: 'Żadna kontrola jeszcze nie przypada',
    emptyText: 'Rowerzystów pytamy po raz pierwszy 2 tygodnie po fittingu, chyba że zmienisz harmonogram.',
  },
  layout: {
    lead: 'Wybierz, co pokazuje pulpit, w jakiej kolejności i jak szeroko. Jest taki sam na wszystkich twoich urządzeniach.',
    open: 'Otwórz pulpit',
    preview: 'Podgląd',
    previewHint: 'Na telefonie widżety są szerokie jak ekran.',
    nothing: 'Pulpit nie pokazuje żadnych widżetów.',
    list: 'Widżety',
    listHint: 'Przeciągnij uchwyty albo użyj na nich strzałek.',
    move: 'Przenieś: {{name}}',
    up: '{{name}} w górę',
    down: '{{name}} w dół',
    width: 'Szerokość: {{name}}',
    widths: {
      small: 'Ćwierć',
      medium: 'Połowa',
      large: 'Pełna szerokość',
    },
    moved: '{{name}} ma teraz numer {{place}} z {{all}}.',
    shown: '{{name}}: pokazano.',
    hidden: '{{name}}: ukryto.',
    widened: '{{name}}: {{width}}.',
    reset: 'Przywróć układ',
    wasReset: 'Układ przywrócony.',
    undone: 'Zmiana cofnięta.',
    stale: 'Układ zmieniono na innej stronie. To najnowsza wersja. Wprowadź zmianę ponownie.',
  },
} satisfies Translation<typeof english>
