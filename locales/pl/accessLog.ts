import type english from '../en/accessLog.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Wszyscy, którzy oglądali lub zmieniali twoje dane, od najnowszych.',
  leadFitter: 'Wszyscy, którzy oglądali lub zmieniali akta tego rowerzysty, od najnowszych.',
  explained:
    'Otwarcie formularza, sesji, raportu lub zdjęcia jest tu zapisane najwyżej raz na kwadrans dla każdej osoby. Pojawienia się na liście lub w wyszukiwaniu nie zapisujemy. Tego, co otwierasz ty, też nie.',
  explainedFitter:
    'Otwarcie formularza, sesji, raportu lub zdjęcia jest tu zapisane najwyżej raz na kwadrans dla każdej osoby. Pojawienia się na liście lub w wyszukiwaniu nie zapisujemy, podobnie tego, co otwierają rowerzyści. Rowerzysta też widzi tę listę, bez twoich notatek, alertów i prognoz.',
  title: 'Kto oglądał i kto coś zmienił',
  pages: 'Strony dziennika',
  none: 'Nie ma wpisów do pokazania.',
  filters: 'Filtry',
  kind: 'Co się stało',
  kinds: {
    all: 'Oglądanie lub zmiana',
    reads: 'Oglądanie',
    changes: 'Zmiana',
  },
  by: 'Kto',
  bys: {
    all: 'Wszyscy',
    rider: 'Rowerzysta',
    you: 'Ty',
    fitters: 'Bikefitterzy',
    support: 'Wsparcie {product}',
    automatic: 'Automatycznie',
  },
  file: 'Bikefitter',
  allFiles: 'Wszyscy bikefitterzy',
  from: 'Od',
  until: 'Do',
  as: {
    rider: 'Rowerzysta',
    guest: 'Rowerzysta, przez link',
    fitter: '{{name}}, jako bikefitter',
    sharedFitter: '{{name}}, jako bikefitter, któremu udostępniono fittingi',
    support: 'Wsparcie {product}',
    system: 'Automatycznie',
  },
  you: 'Ty',
  youByLink: 'Ty, przez link',
  aFitter: 'Bikefitter',
  reason: {
    technical: 'Powód: problem techniczny',
    quality: 'Powód: kontrola jakości',
  },
  ofFit: 'Fitting z {{date}}',
  notFitted: 'Sesja jeszcze bez fittingu',
  fileOf: 'W aktach: {{name}}',
  check: {
    title: 'Czy ta lista jest pełna?',
    ok: 'Cały dziennik był pełny i nienaruszony do {{at}}.',
    broken:
      'Kontrola {{at}} wykazała, że dziennik został zmieniony lub jest niepełny. Badamy każdy taki przypadek.',
    never: 'Dziennik tego serwera nie był jeszcze sprawdzany. Sprawdzamy go raz dziennie.',
    how: 'Jak jest sprawdzany',
    chain:
      'Każdy wpis dostaje wartość kontrolną, obliczoną z jego treści i z wartości kontrolnej poprzedniego wpisu. Wpis zmieniony, usunięty lub przeniesiony nie pasuje już do następnych.',
    heads:
      'Ostatnia wartość kontrolna każdego łańcucha jest codziennie podpisywana i trzymana poza bazą danych. Wykryty zostałby więc nawet ktoś, kto oblicza wszystkie wartości od nowa.',
    daily: 'Raz dziennie wszystkie wpisy są obliczane ponownie i porównywane z obydwoma.',
    covered_one: 'Ostatnia kontrola objęła jeden wpis.',
    covered_few: 'Ostatnia kontrola objęła {{count}} wpisy.',
    covered_many: 'Ostatnia kontrola objęła {{count}} wpisów.',
    covered_other: 'Ostatnia kontrola objęła {{count}} wpisu.',
  },
} satisfies Translation<typeof english>
