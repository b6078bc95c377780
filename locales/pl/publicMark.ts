import type english from '../en/publicMark.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Twoja ocena za jeden rok, na stronie, którą każdy może otworzyć. Ty decydujesz, czy ją widać. Nie zmienia twojego miejsca na żadnej liście.',
  rules: 'Zasady znaku',
  show: 'Pokaż mój znak',
  showHint: 'Widzi go każdy, kto ma link. Możesz w każdej chwili przestać go pokazywać.',
  link: 'Link, który potwierdza znak',
  linkHint: 'Umieść go na swojej stronie. Pokazuje znak tak, jak go obliczono.',
  preview: 'Co widzą wszyscy',
  open: 'Otwórz stronę',
  state: {
    waiting: 'Znak nie jest jeszcze obliczony. Wróć dzisiaj później.',
    few_riders_one: 'Nie ma znaku za {{year}}: potrzeba jeszcze {{count}} rowerzysty.',
    few_riders_few: 'Nie ma znaku za {{year}}: potrzeba jeszcze {{count}} rowerzystów.',
    few_riders_many: 'Nie ma znaku za {{year}}: potrzeba jeszcze {{count}} rowerzystów.',
    few_riders_other: 'Nie ma znaku za {{year}}: potrzeba jeszcze {{count}} rowerzysty.',
    fewHow:
      'Znak potrzebuje 11 rowerzystów, którzy ocenili fitting z tego roku i zgodzili się na badania. Było ich {{riders}}. Następny znak obliczymy {{date}}.',
    low_response: 'Nie ma znaku za {{year}}: odpowiedziało za mało rowerzystów.',
    lowHow:
      'Znak potrzebuje odpowiedzi połowy zapytanych rowerzystów. Kontrole z odpowiedzią: {{answered}} z {{asked}} ({{share}}). Następny znak obliczymy {{date}}.',
    off: 'Znak jest gotowy, ale niepokazany.',
    on: 'Wszyscy mogą zobaczyć twój znak.',
    paused: 'Znak ma być pokazywany. Pojawi się ponownie, gdy tylko będzie.',
  },
  mark: {
    title: 'Ocena rowerzystów {{year}}',
    rating: '{{value}} z 7',
    interval: 'Przedział 95% od {{low}} do {{high}}',
    riders_one: 'od {{count}} rowerzysty, który zgodził się na badania',
    riders_few: 'od {{count}} rowerzystów, którzy zgodzili się na badania',
    riders_many: 'od {{count}} rowerzystów, którzy zgodzili się na badania',
    riders_other: 'od {{count}} rowerzysty, który zgodził się na badania',
    answered: 'kontrole z odpowiedzią: {{answered}} z {{asked}}',
    computed: 'Obliczono {{date}}, ważny do {{until}}',
  },
  verified: {
    lead: '{product} oblicza ten znak z odpowiedzi rowerzystów. Bikefitter nie może go zmienić.',
    unknown: 'Pod tym adresem nie ma znaku',
    unknownText:
      'Bikefitter nie pokazuje znaku albo nie ma już dość odpowiedzi. Jeśli jakaś strona mimo to go pokazuje, nie polegaj na nim.',
    note: 'Dla rowerzystów ważne są różne rzeczy i nie każdy odpowiada. Znak nie mówi, jak pójdzie twój fitting.',
  },
  rulesPage: {
    lead: 'Co mówi znak bikefittera, jak go obliczamy i czego z nim nie robimy.',
    says: 'Co mówi',
    saysText:
      'Jak zadowoleni byli rowerzyści z fittingu kilka tygodni później, od 1 do 7. To własny wskaźnik jednego bikefittera. Nie mówi nic o zdrowiu.',
    who: 'Czyje odpowiedzi się liczą',
    whoText:
      'Rowerzystów, którzy mieli fitting w roku kalendarzowym i zgodzili się na badania. Odpowiedzi wypełnione razem z bikefitterem się nie liczą. Rowerzysta z kilkoma fittingami liczy się raz.',
    least: 'Kiedy jest znak',
    leastText:
      'Przy co najmniej 11 rowerzystach i gdy jest odpowiedź na co najmniej połowę kontroli, które przypadały po sześciu tygodniach. W innym razie go nie ma.',
    formula: 'Jak jest obliczany',
    formulaText:
      'To średnia bayesowska: oceny rowerzystów razem z 10 zakładanymi rowerzystami, którzy dają {{centre}}. Kilka odpowiedzi nie da więc bardzo wysokiego ani bardzo niskiego znaku. Przedział pokazuje niepewność; zwykłej średniej nigdy nie pokazujemy.',
    when: 'Kiedy się zmienia',
    whenText:
      'Raz w roku, 1 kwietnia, za rok poprzedni: do tego czasu rowerzyści z fittingiem w grudniu mieli czas odpowiedzieć. Jeśli rowerzysta wycofa zgodę na badania, następne obliczenie go pomija. Jeśli zostanie mniej niż 11 rowerzystów, znak znika.',
    choice: 'Kto decyduje',
    choiceText:
      'Bikefitter decyduje, czy znak jest pokazywany. Nie sortujemy, nie filtrujemy i nie polecamy bikefitterów według niego, a bikefitter bez znaku nie jest gorszy niż ten ze znakiem.',
    verify: 'Jak go sprawdzić',
    verifyText:
      'Znak ma link do strony {product}. To, co ona pokazuje, jest tym, co obliczyliśmy. Obrazek znaku niczego nie dowodzi.',
  },
} satisfies Translation<typeof english>
