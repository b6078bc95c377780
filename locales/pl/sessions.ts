import type english from '../en/sessions.ts'
import type { Translation } from '../translation.ts'
import changesTexts from './sessions/changes.ts'
import measuringTexts from './sessions/measuring.ts'
import riderTexts from './sessions/rider.ts'
import savingTexts from './sessions/saving.ts'

export default {
  status: {
    new: 'Nowa',
    invited: 'Zaproszono',
    intake_started: 'Ankieta rozpoczęta',
    expired: 'Zaproszenie wygasło',
    intake_submitted: 'Ankieta odebrana',
    fitted: 'Po fittingu',
    following_up: 'W trakcie kontroli',
    closed: 'Zamknięta',
    cancelled: 'Anulowana',
  },
  followUpStatus: {
    scheduled: 'Planowana',
    due: 'Bieżąca',
    overdue: 'Zaległa',
    missed: 'Bez odpowiedzi',
    submitted: 'Z odpowiedzią',
    skipped: 'Pominięta',
  },
  phase: {
    before: 'przed',
    after: 'po',
  },
  ...riderTexts,
  followUp: {
    answered: 'odpowiedź {{date}}',
    due: 'termin {{date}}',
  },
  head: {
    title: 'Sesja fittingu',
    pageTitle: '{{name}}, {{date}}',
    bike: 'Rower',
    noBike: 'Nie wybrano roweru',
    alike: 'Podobni rowerzyści',
  },
  tab: {
    label: 'Sesja',
    brief: 'Przygotowanie',
    fit: 'Fitting',
    report: 'Raport',
    followUps: 'Kontrole',
    history: 'Historia',
  },
  life: {
    complete: 'Zakończ fitting',
    completed: 'Fitting zakończony.',
    undone: 'Fitting ponownie otwarty. Zaplanowane kontrole są anulowane.',
    planned: 'Fitting jest zakończony, a rowerzysta widzi raport. Terminy kontroli: {{dates}}.',
    nothingPlanned: 'Fitting jest zakończony, a rowerzysta widzi raport. Nie ma zaplanowanych kontroli.',
    undo: 'Otwórz fitting ponownie',
    close: 'Zamknij sesję',
    closed: 'Ta sesja jest zamknięta. Nie ma więcej kontroli i nic nie można zmienić.',
    reopen: 'Otwórz sesję ponownie',
    cancel: 'Anuluj sesję',
    cancelled: 'Ta sesja jest anulowana. Nic nie można zmienić.',
    uncancel: 'Przywróć sesję',
    unsent: 'Niektóre zmiany nie są jeszcze zapisane. Spróbuj ponownie, gdy będą.',
  },
  shortcut: {
    title: 'Skróty klawiszowe',
    next: 'W pomiarze: przejdź do następnego w kolumnie',
    step: 'W pomiarze: jeden krok w górę lub w dół',
    stride: 'W pomiarze: dziesięć kroków w górę lub w dół',
    move: 'Na uchwycie zmiany: przesuń ją w górę lub w dół',
  },
  ...savingTexts,
  appointments: {
    title: 'Wizyta',
    when: '{{day}}, {{time}} ({{zone}})',
    cancelled: 'Odwołana',
    no_show: 'Nieobecność',
  },
  brief: {
    goals: 'Cele',
    age: 'Wiek',
    weight: 'Jak ważny jest „{{goal}}”',
    weightWords: {
      1: 'Ważny',
      2: 'Ważniejszy',
      3: 'Najważniejszy',
    },
    weighed: '{{goal}}: {{weight}}',
    level: 'Co znaczyłoby 0 dla „{{goal}}”',
    reached: '0 oznacza',
    levelOf: '{{goal}}: {{level}}',
    levelsHint:
      'Ustal z rowerzystą, co uznać za osiągnięte. Przy kontroli rowerzysta ocenia każdy cel od −2 do +2, a 0 oznacza dokładnie to.',
    activities: 'Co jest trudne dla rowerzysty',
    activitiesHint:
      'Do trzech czynności na rowerze, słowami rowerzysty. Rowerzysta ocenia każdą: 0 to niemożliwe, 10 to tak dobrze jak przed problemem.',
    activity: 'Czynność {{number}}',
    activityRated: '{{words}}: {{ability}} z 10',
    ability: 'od 0 do 10',
    injuries: 'Obecne urazy',
    noInjuries: 'Brak obecnych urazów.',
    notes: 'Twoje notatki',
    notesHint: 'Widzisz je tylko ty',
    physician:
      'Sygnał alarmowy: skieruj rowerzystę do lekarza, zanim cokolwiek zmienisz w rowerze. Do tego czasu nie proponujemy zmian dla tych obszarów.',
    everything: 'Wszystkie odpowiedzi, {{date}}',
    noIntake: 'Nie ma jeszcze ankiety',
    noIntakeNew:
      'Ten fitting zaczęto bez ankiety wstępnej. Zapytaj rowerzystę, co jest ważne, i zapisz to w notatkach.',
    noIntakeYet: 'Rowerzysta nie wysłał jeszcze ankiety wstępnej. Pojawi się tutaj po wysłaniu.',
    unknownForm: 'Ta ankieta jest nowsza niż otwarta strona. Odśwież stronę, aby ją przeczytać.',
  },
  predict: {
    title: 'Twoje prognozy',
    hint: 'Jak rowerzysta oceni każdy obszar przy kontroli po sześciu tygodniach? Prognozy są opcjonalne i widzisz je tylko ty. Lepiej to co najmniej 2 stopnie niżej, a gorzej co najmniej 2 wyżej.',
    lockHint:
      'Zakończenie fittingu blokuje prognozy. Od 11 rowerzystów Wyniki pokazują, jak często się sprawdziły.',
    zone: 'Twoja prognoza: {{zone}}',
    before: '{{score}} z 7 przed fittingiem',
    none: 'Brak prognozy',
    outcome: {
      better: 'Lepiej',
      unchanged: 'Bez zmian',
      worse: 'Gorzej',
    },
    said: '{{zone}}: {{outcome}}',
    locked: 'Zablokowane od zakończenia fittingu. Widzisz je tylko ty.',
  },
  report: {
    title: 'Dla rowerzysty',
    summary: 'Podsumowanie',
    summaryHint:
      'Prostymi słowami: co stwierdzono, co zmieniono i na co rowerzysta ma uważać. To pierwsze, co czyta.',
    photos: 'Zdjęcia w raporcie',
    photosHint: 'Wybierz do {{most}}. Raport nie pokazuje innych.',
    noPhotos: 'Dodaj zdjęcia do fittingu, a wybierzesz tutaj, które pokaże raport.',
  },
  secondBaseline: {
    title: 'Druga ocena przed fittingiem',
    lead: 'Zanim zaczniesz, rowerzysta może jeszcze raz ocenić sześć obszarów. Zajmie to mniej niż minutę.',
    sameDay: 'Ankieta jest z dzisiaj. Druga ocena ma sens od jutra.',
    primary:
      'Wyniki są zawsze porównywane z ankietą wstępną. Dwie oceny sprzed fittingu pokazują, jak bardzo rowerzyści zmieniają się sami.',
    ask: 'Oceń obszary ponownie',
    askAgain: 'Rowerzysta zmieni oceny',
    dialog: 'Rowerzysta ocenia na swoim telefonie lub na tym urządzeniu. Wcześniejszych ocen tam nie widać.',
    here: 'Otwórz na tym urządzeniu',
    noDiscomfort: 'Brak dyskomfortu w każdym obszarze.',
    givenAt: 'Oceniono {{when}}',
  },
  since: {
    title: 'Od ostatniego razu',
    last: '{{form}}, {{date}}',
    nothing: 'Brak dyskomfortu wtedy i teraz.',
  },
  fit: {
    whichBike: 'Dla którego roweru jest ten fitting?',
    typesOfIntake: 'Wybierz typ z ankiety, aby dodać rower. Szczegóły można dodać później.',
    addType: 'Dodaj: {{type}}',
  },
  ...measuringTexts,
  ...changesTexts,
} satisfies Translation<typeof english>
