import type english from '../en/calendarFeeds.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Zobacz wizyty w kalendarzu, którego już używasz, i zachowaj wolny czas zajęty gdzie indziej.',
  back: 'Rezerwacje',
  feed: {
    title: 'Wizyty w twoim kalendarzu',
    text: 'Utwórz prywatny adres i dodaj go do Kalendarza Google, Kalendarza Apple, Outlooka lub innego programu jako kalendarz z internetu. Program decyduje, jak często zagląda: niektóre tylko co kilka godzin.',
    none: 'Nie ma jeszcze adresu.',
    madeAt: 'Utworzono {{date}}. Adres pokazano raz i nie można pokazać go ponownie.',
    make: 'Utwórz adres',
    renew: 'Utwórz nowy adres',
    end: 'Wyłącz adres',
    names: 'Pokaż nazwiska rowerzystów',
    namesHint:
      'Czyta je też firma, która dostarcza program kalendarza. Notatek i odpowiedzi nigdy tam nie ma.',
    secret: 'Kto ma adres, może czytać twój kalendarz. Jeśli ma go ktoś inny, utwórz nowy.',
  },
  made: {
    title: 'Adres twojego kalendarza',
    text: 'Skopiuj go teraz: pokazujemy go tylko raz. W programie kalendarza dodaj kalendarz z internetu i wklej adres.',
    label: 'Adres',
    done: 'Gotowe',
  },
  renew: {
    title: 'Utworzyć nowy adres?',
    text: 'Obecny adres od razu przestanie działać w każdym programie, który go używa.',
  },
  end: {
    title: 'Wyłączyć ten adres?',
    text: 'Programy, które go używają, nie dostaną już wizyt. Rezerwacje pozostają bez zmian.',
    done: 'Adres jest wyłączony.',
  },
  others: {
    title: 'Czas zajęty gdzie indziej',
    text: 'Podłącz inny kalendarz jego adresem ICS. Rowerzystom nigdy nie zaoferujemy czasu, który jest tam zajęty. Przechowujemy tylko te godziny, nie to, co wtedy robisz.',
    add: 'Podłącz kalendarz',
    full_one: 'Podłączono {{count}} kalendarz, więcej nie można.',
    full_few: 'Podłączono {{count}} kalendarze, więcej nie można.',
    full_many: 'Podłączono {{count}} kalendarzy, więcej nie można.',
    full_other: 'Podłączono {{count}} kalendarza, więcej nie można.',
    none: 'Nie podłączono innego kalendarza.',
    read: 'Ostatni odczyt',
    readNow: 'Odczytaj teraz',
    readNow_label: 'Odczytaj teraz: {{name}}',
    readNow_done: 'Odczytano: {{name}}.',
    readNow_failed: 'Nie udało się odczytać: {{name}}.',
    remove: 'Usuń',
    remove_label: 'Usuń: {{name}}',
    removed: 'Kalendarz usunięty.',
    failing:
      'Nie można go odczytać od {{date}}. {{reason}} Ostatnio znane godziny pozostają zajęte; nowszych brakuje.',
  },
  remove: {
    title: 'Usunąć ten kalendarz?',
    text: '„{{name}}” nie będzie już odczytywany, a rowerzyści mogą rezerwować czas, który blokował.',
  },
  form: {
    title: 'Podłącz kalendarz',
    name: 'Nazwa',
    nameHint: 'Tylko dla ciebie, na przykład „Prywatny”.',
    nameMissing: 'Wpisz nazwę.',
    url: 'Adres ICS',
    urlHint: 'Zaczyna się od https:// lub webcal://. W Kalendarzu Google to „tajny adres w formacie iCal”.',
    urlMissing: 'Wpisz adres.',
    save: 'Odczytaj i podłącz',
  },
  reason: {
    not_public: 'Adres nie należy do serwera w internecie dostępnego przez https.',
    unreachable: 'Żaden serwer nie odpowiada tam bezpiecznie.',
    timed_out: 'Serwer potrzebował więcej niż pięciu sekund.',
    refused: 'Serwer nie daje nam kalendarza.',
    too_many_redirects: 'Serwer zbyt często przekierowuje na inne adresy.',
    too_large: 'Kalendarz jest większy niż 5 MB.',
    not_a_calendar: 'To, co wysłał serwer, nie jest kalendarzem, który możemy odczytać.',
    too_many_events: 'Kalendarz ma ponad 5000 wydarzeń w najbliższym roku.',
  },
} satisfies Translation<typeof english>
