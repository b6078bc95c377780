import type english from '../en/report.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Twój bikefitting',
  documentTitle: 'Bikefitting: {{rider}}, {{date}}',
  summary: {
    title: 'W skrócie',
  },
  goals: {
    title: 'Czego oczekujesz od tego fittingu',
    level: 'Osiągnięty, gdy: {{level}}',
    activities:
      'Co jest dla ciebie trudne, według oceny sprzed fittingu (0 to niemożliwe, 10 to tak dobrze jak przed problemem):',
    activity: '{{words}}: {{ability}} z 10',
    success: 'Twoimi słowami, fitting jest sukcesem, gdy:',
  },
  photos: {
    title: 'Zdjęcia',
    before: 'Przed',
    after: 'Po',
    alt: 'Zdjęcie {{number}} z fittingu, {{phase}}',
  },
  expect: {
    title: 'Pierwsze tygodnie',
    strange: 'Nowa pozycja może wydawać się dziwna podczas pierwszych jazd. Samo to nie znaczy, że jest zła.',
    slowly:
      'Zacznij od krótszych, lżejszych jazd. Oceń pozycję dopiero po co najmniej trzech jazdach lub pięciu godzinach.',
    tell: 'Jeśli boli coś, co wcześniej nie bolało, albo jest gorzej, od razu powiedz bikefitterowi.',
  },
  followUps: {
    title: 'Twoje kontrole po fittingu',
    lead: 'Wyślemy kilka pytań o to, jak ci się jeździ. Odpowiedzi dostanie bikefitter.',
    none: 'Nie ma planowanych kontroli.',
  },
  contact: {
    title: 'Kontakt: {{fitter}}',
  },
  shopCard: {
    title: 'Karta dla serwisu',
    documentTitle: 'Karta dla serwisu: {{rider}}, {{date}}',
    lead: 'Wymiary tego roweru po fittingu, aby ustawić go ponownie lub ustawić inny.',
    setUp: 'Ustawiaj w tej kolejności',
    parts: 'Części i inne wymiary',
    none: 'Nie zapisano wymiarów roweru.',
    drawing: 'Pozycja',
    described: 'Widok roweru z boku z siodełkiem i kierownicą tak, jak je ustawiono',
  },
  fact: {
    fitted: 'Fitting',
    by: 'Bikefitter',
    bike: 'Rower',
  },
  fitterOf: '{{fitter}}, {{business}}',
  logo: 'Logo {{business}}',
  bikeType: {
    road: 'Rower szosowy',
    gravel: 'Rower gravelowy',
    mountain: 'Rower górski',
    time_trial: 'Rower czasowy lub triathlonowy',
    track: 'Rower torowy',
    e_bike: 'Rower elektryczny',
  },
  discomfort: {
    title: 'Dyskomfort przed fittingiem',
    described: 'Widok rowerzysty na rowerze z boku, z dyskomfortem zgłoszonym przed fittingiem. {{zones}}',
    none: 'Nie zgłoszono dyskomfortu.',
  },
  position: {
    title: 'Twoja pozycja',
    described: 'Widok roweru z boku z siodełkiem i kierownicą przed fittingiem i po nim',
    inWords: '{{name}}: {{before}} przed, {{after}} po',
    inWordsBefore: '{{name}}: {{before}} przed',
    inWordsAfter: '{{name}}: {{after}} po',
    before: 'przed',
    after: 'po',
    gap: {
      saddle_estimated:
        'Wysokość siodełka i jego cofnięcie pochodzą z różnych punktów siodełka, więc jego miejsce oszacowano wzdłuż rury podsiodłowej.',
      bar_unplaced:
        'Kierownicy nie narysowano: jej zasięg nie był mierzony z tego samego punktu siodełka co wysokość i cofnięcie albo różnica wysokości nie była mierzona do zacisku kierownicy.',
      pads_unplaced:
        'Podłokietników lemondki nie narysowano: ich stack i reach nie były mierzone do tego samego punktu.',
      before_other_point:
        'Pozycji sprzed fittingu nie narysowano: mierzono ją z innego punktu siodełka, więc nie można ich porównać.',
      before_other_saddle:
        'Pozycji sprzed fittingu nie narysowano: mierzono ją od noska innego siodełka, więc nie można ich porównać.',
    },
  },
  changes: {
    title: 'Co zmieniono i dlaczego',
    none: 'W tym fittingu nic nie zmieniono.',
    fromTo: '{{from}} → {{to}}',
    to: 'teraz {{to}}',
    from: 'było {{from}}',
    zones: 'Dla: {{zones}}',
    named: '{{kind}}: {{words}}',
    reasoned: '{{called}}. {{why}}',
  },
  numbers: {
    title: 'Przed i po',
    none: 'Nie zapisano pomiarów.',
    measurement: 'Pomiar',
    before: 'Przed',
    after: 'Po',
    change: 'Zmiana',
    value: 'Wartość',
    withSide: '{{name}}, {{side}}',
    withUnit: '{{value}} {{unit}}',
    apart: {
      reference: 'mierzone z innego punktu',
      method: 'mierzone w inny sposób',
      saddle: 'nieporównywalne: inne siodełko',
    },
    moved: {
      back: '{{because}}; punkt 80 mm przesunął się o {{by}} do tyłu',
      forward: '{{because}}; punkt 80 mm przesunął się o {{by}} do przodu',
      same: '{{because}}; punkt 80 mm się nie przesunął',
    },
    replaced: 'zmieniono',
    withPoint: '{{name}}, {{point}}',
    takenBefore: 'przed, {{how}}',
    takenAfter: 'po, {{how}}',
  },
  recommendations: {
    title: 'Zalecenia bikefittera',
    due: 'do {{date}}',
    done: 'gotowe',
  },
  restore: {
    title: 'Ta sama pozycja na innym rowerze',
    lead: 'Ustawiaj w tej kolejności, bo każdy krok opiera się na poprzednich. Na końcu ponownie sprawdź wysokość siodełka.',
    exactly:
      'Znak ± pokazuje, jak dokładnie można to ustawić miarką i poziomicą. W tym zakresie pozycja jest taka sama.',
    within: '± {{tolerance}}',
    taken: 'Mierzono {{point}}.',
    otherCrank:
      'Z korbą innej długości przesuń siodełko o różnicę: w górę przy krótszej, w dół przy dłuższej.',
    withCrank: 'Przy korbie {{crank}} wysokość siodełka to {{height}}.',
  },
  online: {
    title: 'Ten raport online',
    lead: 'Zeskanuj kod albo otwórz ten adres i zaloguj się.',
    described: 'Kod QR do {{address}}',
  },
  note: 'Liczby i zakresy opisują pozycję. Nie są diagnozą. Jeśli masz ból, drętwienie lub osłabienie, które nie mija, idź do lekarza.',
  madeWith: '{{rider}} · {product}',
  page: 'Strona {{page}} z {{pages}}',
} satisfies Translation<typeof english>
