import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export default {
  layout: {
    because: {
      asked: 'Wysłano, bo ktoś poprosił o ten e-mail na {{address}}.',
      invited: 'Wysłano, bo bikefitter {{fitter}} cię zaprasza.',
      fitted: 'Wysłano po fittingu u bikefittera {{fitter}}.',
      booked: 'Wysłano, bo masz wizytę u bikefittera {{fitter}}.',
      changed: 'Wysłano, bo zmieniło się twoje konto na {{address}}. Tych e-maili nie można wyłączyć.',
      support: 'Wysłano, bo wsparcie otworzyło twoje dane na {{address}}. Tych e-maili nie można wyłączyć.',
      corrected: 'Wysłano, bo zmieniły się dane kontaktowe na {{address}}. Tych e-maili nie można wyłączyć.',
      right: 'Wysłano z powodu wniosku o dane osobowe na {{address}}.',
      contact: 'Wysłano, bo ktoś użył formularza kontaktowego na {{address}}.',
      plan: 'Wysłano, bo twój abonament na {{address}} się kończy lub skończył. Tych e-maili nie można wyłączyć.',
      calendar:
        'Wysłano, bo na {{address}} podłączono inny kalendarz. Po jego usunięciu ten e-mail już nie przyjdzie.',
      news: 'Wysłano, bo na {{address}} włączono e-maile o twoich rowerzystach.',
    },
    ignore: 'To nieoczekiwana wiadomość? Możesz ją zignorować, nic się nie stanie.',
    from: '{product}, {{address}}',
    privacy: 'Polityka prywatności',
    terms: 'Regulamin',
    buttonFails: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
  },
  invitation: {
    subject: '{{fitter}} zaprasza: przygotuj się do bikefittingu',
    heading: 'Przygotuj się do bikefittingu',
    who: 'Bikefitter {{fitter}} przygotowuje twój bikefitting i chce wiedzieć, jak jeździsz i jak ci się dziś jeździ.',
    whoWithStudio:
      'Bikefitter {{fitter}} ({{studio}}) przygotowuje twój bikefitting i chce wiedzieć, jak jeździsz i jak ci się dziś jeździ.',
    note: 'Wiadomość od bikefittera {{fitter}}:',
    howLong:
      'To sześć krótkich kroków, od {{required}} do {{everything}} minut. Odpowiedzi są zapisywane na bieżąco, więc możesz przerwać i kontynuować później na tym samym urządzeniu.',
    button: 'Otwórz zaproszenie',
    opening:
      'Nic się nie zacznie, dopóki nie naciśniesz „Rozpocznij”. Pierwsza strona mówi, kto pyta, dlaczego i co się dzieje z danymi.',
    typed: 'Możesz też wejść na {{address}} i wpisać swój adres e-mail oraz ten kod:',
    valid_one: 'Link i kod działają {{count}} dzień.',
    valid_few: 'Link i kod działają {{count}} dni.',
    valid_many: 'Link i kod działają {{count}} dni.',
    valid_other: 'Link i kod działają {{count}} dnia.',
  },
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Gdzie:',
    video: 'Dołącz do wideorozmowy',
    see: 'Zobacz wizytę',
  },
  bookingRequest: {
    subject: 'Potwierdź wizytę u bikefittera {{fitter}}',
    heading: 'Potwierdź wizytę',
    what: 'Ktoś poprosił z tego adresu o wizytę u bikefittera {{fitter}}. Jeśli to ty, otwórz stronę i naciśnij „Potwierdź”. Do tego czasu nic się nie stanie.',
    button: 'Otwórz wizytę',
    kept: 'Trzymamy dla ciebie termin do {{time}} ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Twoja wizyta u bikefittera {{fitter}}',
    heading: 'Twoja wizyta jest potwierdzona',
    what: '{{service}}, bikefitter {{fitter}}:',
    intake: 'Przed fittingiem bikefitter {{fitter}} chce wiedzieć, jak jeździsz i jak ci się dziś jeździ.',
    openIntake: 'Wypełnij formularz',
  },
  bookingMoved: {
    subject: 'Twoja wizyta u bikefittera {{fitter}} ma nowy termin',
    heading: 'Twoja wizyta ma nowy termin',
    what: 'Nowy termin: {{service}}, bikefitter {{fitter}}:',
    message: 'Wiadomość od bikefittera {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Wizyta u bikefittera {{fitter}} jest odwołana',
    heading: 'Twoja wizyta jest odwołana',
    fitter: 'Bikefitter {{fitter}} odwołuje wizytę: {{service}}. Termin:',
    rider: 'Odwołano na twoją prośbę: {{service}}, bikefitter {{fitter}}. Termin:',
  },
  bookingReminder: {
    subject: 'Przypomnienie o wizycie u bikefittera {{fitter}}',
    heading: 'Wkrótce twoja wizyta',
    what: '{{service}}, bikefitter {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Potwierdź miejsce na liście u bikefittera {{fitter}}',
    heading: 'Potwierdź miejsce na liście oczekujących',
    what: 'Ktoś poprosił z tego adresu o wiadomość, gdy zwolni się termin: {{service}}, bikefitter {{fitter}}. Jeśli to ty, otwórz stronę i naciśnij „Potwierdź”. Do tego czasu nic się nie stanie.',
    button: 'Otwórz stronę',
    leave: 'Tym samym linkiem możesz opuścić listę.',
  },
  waitingOffer: {
    subject: 'Zwolnił się termin u bikefittera {{fitter}}',
    heading: 'Zwolnił się termin',
    what: '{{service}}, bikefitter {{fitter}}. Trzymamy dla ciebie termin:',
    button: 'Zobacz i potwierdź',
    kept: 'O {{time}} ({{zone}}) przejdzie do następnej osoby na liście.',
  },
  deviceCode: {
    subject: 'Kod do kontynuowania formularza',
    heading: 'Kontynuuj na innym urządzeniu',
    why: 'Ktoś otworzył na innym urządzeniu twoje zaproszenie od bikefittera {{fitter}}. Jeśli to ty, wpisz tam ten kod, aby kontynuować od miejsca przerwania:',
    valid_one: 'Kod działa raz i wygasa po {{count}} minucie.',
    valid_few: 'Kod działa raz i wygasa po {{count}} minutach.',
    valid_many: 'Kod działa raz i wygasa po {{count}} minutach.',
    valid_other: 'Kod działa raz i wygasa po {{count}} minuty.',
    notYou: 'Jeśli to nie ty, nic nie rób i nikomu nie podawaj kodu. Bez niego nikt nie zobaczy odpowiedzi.',
  },
  confirmation: {
    subject: 'Potwierdź adres e-mail',
    heading: 'Witamy w {product}',
    why: 'Potwierdź adres, aby dokończyć zakładanie konta. Nic się nie stanie, dopóki nie naciśniesz przycisku na stronie, która się otworzy.',
    asked: 'Ktoś założył konto z tym adresem {{at}}, podając nazwę „{{name}}”.',
    askedNameless: 'Ktoś założył konto z tym adresem {{at}}.',
    notYou: 'Jeśli to nie ty, nic nie rób.',
    otherBrowser:
      'Jeśli potwierdzisz w innej przeglądarce niż ta, w której założono konto, poprosimy o nowe hasło.',
    button: 'Potwierdź adres',
    typed: 'Albo wpisz ten kod tam, gdzie zakładano konto:',
    valid: 'Link działa 1 dzień, kod 1 godzinę.',
  },
  magicLink: {
    subject: 'Zaloguj się do {product}',
    heading: 'Zaloguj się do {product}',
    why: 'Ktoś poprosił o logowanie z tym adresem. Jeśli to ty, otwórz link. Nic się nie stanie, dopóki nie naciśniesz przycisku na stronie, która się otworzy.',
    button: 'Zaloguj się',
    typed: 'Albo wpisz ten kod tam, gdzie się logujesz:',
    valid:
      'Link działa 1 dzień, a kod 1 godzinę, każde raz. Nikomu ich nie podawaj. Kto je ma, może zalogować się jako ty.',
  },
  recovery: {
    subject: 'Wybierz nowe hasło',
    heading: 'Wybierz nowe hasło',
    why: 'Ktoś poprosił o nowe hasło do {product} dla tego adresu. Jeśli to ty, naciśnij przycisk i wybierz je. Do tego czasu hasło się nie zmienia.',
    button: 'Wybierz nowe hasło',
    typed: 'Albo wpisz ten kod tam, gdzie o niego poproszono:',
    valid:
      'Link działa 1 dzień, a kod 1 godzinę, każde raz. Nikomu ich nie podawaj. Kto je ma, może zalogować się jako ty.',
  },
  reauthentication: {
    subject: 'Kod do zmiany hasła',
    heading: 'Czy to ty?',
    why: 'Ktoś zalogowany na twoje konto chce zmienić hasło. Jeśli to ty, wpisz tam ten kod:',
    valid: 'Kod działa raz i wygasa po 1 godzinie.',
    notYou:
      'Jeśli to nie ty, nikomu nie podawaj kodu i wyloguj w ustawieniach wszystkie inne urządzenia. Ktoś może używać urządzenia zalogowanego na twoje konto.',
  },
  addressChangeCurrent: {
    subject: 'Potwierdź zmianę adresu e-mail',
    heading: 'Zmienić adres e-mail?',
    why: 'Ktoś zalogowany na twoje konto chce zastąpić ten adres e-mail innym. Adres zmieni się dopiero po potwierdzeniu obu. Jeśli to ty, naciśnij przycisk.',
    button: 'Potwierdź zmianę',
    valid: 'Link działa 1 dzień. Jeśli to nie ty, nie potwierdzaj i zmień hasło.',
  },
  addressChangeNew: {
    subject: 'Potwierdź nowy adres e-mail',
    heading: 'Potwierdź nowy adres e-mail',
    why: 'Ktoś chce użyć tego adresu e-mail dla swojego konta {product}. Zmieni się dopiero po potwierdzeniu nowego i starego adresu. Jeśli to ty, naciśnij przycisk.',
    asked: 'Ktoś poprosił o to {{at}}, podając nazwę „{{name}}”.',
    askedNameless: 'Ktoś poprosił o to {{at}}.',
    notYou: 'Jeśli to nie ty, nic nie rób.',
    otherBrowser:
      'Przycisk działa w przeglądarce, z której wysłano prośbę. W każdej innej najpierw zaloguj się na konto.',
    button: 'Potwierdź nowy adres',
    valid: 'Link działa 1 dzień.',
  },
  change: {
    you: 'Jeśli to ty, nie musisz nic robić.',
  },
  factorAdded: {
    subject: 'Logowanie dwuetapowe jest włączone',
    heading: 'Logowanie dwuetapowe jest włączone',
    what: '{{at}} dodano aplikację uwierzytelniającą do twojego konta {product}. Od teraz do logowania potrzebujesz jej kodu. Inne urządzenia wylogowano.',
    notYou:
      'Jeśli to nie ty, ktoś inny może wejść na twoje konto. Od razu wybierz nowe hasło na {{address}}/forgot-password i napisz do nas. Nasz adres jest na dole każdej strony.',
  },
  factorRemoved: {
    subject: 'Logowanie dwuetapowe jest wyłączone',
    heading: 'Logowanie dwuetapowe jest wyłączone',
    what: '{{at}} usunięto aplikację uwierzytelniającą z twojego konta {product}.',
    notYou:
      'Jeśli to nie ty, od razu wybierz nowe hasło na {{address}}/forgot-password. Potem w Ustawieniach, Bezpieczeństwo, wyloguj wszystkie inne urządzenia i ponownie włącz logowanie dwuetapowe.',
  },
  factorRecovered: {
    subject: 'Użyto kodu odzyskiwania',
    heading: 'Użyto kodu odzyskiwania',
    what: '{{at}} ktoś użył kodu odzyskiwania zamiast aplikacji uwierzytelniającej. Aplikacja i pozostałe kody odzyskiwania już nie działają, a inne urządzenia wylogowano.',
    notYou:
      'Jeśli to nie ty, ktoś ma twoje hasło i kody. Od razu wybierz nowe hasło na {{address}}/forgot-password, a potem ponownie włącz logowanie dwuetapowe w Ustawieniach, Bezpieczeństwo.',
  },
  passwordChanged: {
    subject: 'Twoje hasło zostało zmienione',
    heading: 'Twoje hasło zostało zmienione',
    what: '{{at}} zmieniono hasło twojego konta {product}. Inne urządzenia wylogowano.',
    notYou:
      'Jeśli to nie ty, od razu wybierz inne hasło na {{address}}/forgot-password. To wyloguje osobę, która je zmieniła.',
  },
  addressChanged: {
    subject: 'Twój adres e-mail został zmieniony',
    heading: 'Twój adres e-mail został zmieniony',
    what: '{{at}} zmieniono adres e-mail twojego konta {product}, po potwierdzeniu obu adresów. Tym adresem nie można się już zalogować.',
    notYou:
      'Jeśli to nie ty, ktoś może czytać twoje e-maile. Zmień hasło skrzynki i od razu napisz do nas. Nasz adres jest na dole każdej strony {{address}}.',
  },
  sms: {
    booking: 'Wizyta u bikefittera {{fitter}}: {{day}}, {{time}} ({{zone}}).',
    code: '{{code}} to twój kod {product}. Działa raz, przez 1 godzinę. Nikomu go nie podawaj.',
  },
  fitReport: {
    subject: 'Raport z fittingu od bikefittera {{fitter}} jest gotowy',
    heading: 'Twój raport z fittingu jest gotowy',
    why: 'Bikefitting u bikefittera {{fitter}} jest zakończony, a raport gotowy.',
    inIt: 'Pokazuje, co zmieniono i dlaczego, co zaleca bikefitter i czego się spodziewać w pierwszych tygodniach. Możesz go czytać online, wydrukować lub zapisać jako PDF.',
    button: 'Otwórz raport',
    signIn:
      'Zaloguj się, aby go otworzyć. Widzicie go tylko ty i bikefitter. Ten e-mail nie zawiera pomiarów.',
    byLink:
      'Link otwiera raport bez konta do {{day}}. Kto ma ten e-mail, może go otworzyć, więc nikomu go nie przekazuj. Ten e-mail nie zawiera pomiarów.',
    keep: 'Aby zachować raport, załóż konto z tym adresem na stronie raportu.',
  },
  freshLink: {
    subject: 'Twój nowy link',
    heading: 'Twój nowy link',
    why: {
      invitation:
        'Oto nowy link do formularza przed bikefittingiem od bikefittera {{fitter}}. Dotychczasowe odpowiedzi są zapisane.',
      follow_up:
        'Oto nowy link, aby powiedzieć bikefitterowi {{fitter}}, jak ci się jeździ od fittingu. Dotychczasowe odpowiedzi są zapisane.',
      report: 'Oto nowy link do raportu z bikefittingu u bikefittera {{fitter}}.',
    },
    button: 'Otwórz link',
    earlier: 'Linki z wcześniejszych e-maili już nie działają, bo usługę przywrócono z kopii zapasowej.',
  },
  calendarFeed: {
    blocked: 'Zablokowane',
  },
  calendarUnreadable: {
    subject: 'Nie możemy odczytać jednego z twoich kalendarzy',
    heading: 'Nie możemy odczytać jednego z twoich innych kalendarzy',
    text: 'Od godziny {product} nie może odczytać podłączonego kalendarza. Ostatnio znane terminy pozostają zajęte, a nowszych brakuje: rowerzyści mogą zarezerwować czas, który masz zajęty gdzie indziej.',
    button: 'Zobacz kalendarze',
  },
  fitterNews: {
    intake: {
      subject: 'Przyszła nowa ankieta wstępna',
      heading: 'Nowa ankieta wstępna czeka na przeczytanie',
      text: 'Rowerzysta wysłał ankietę wstępną. Przeczytaj ją w {product}. Ten e-mail nie zawiera odpowiedzi.',
      button: 'Przeczytaj ankietę',
    },
    intake_red_flag: {
      subject: 'Ankieta wstępna wymaga dziś twojej uwagi',
      heading: 'Ankieta wstępna wymaga dziś twojej uwagi',
      text: 'Rowerzysta wysłał ankietę wstępną. Przeczytaj ją, zanim cokolwiek zmienisz w rowerze. Ten e-mail nie zawiera odpowiedzi.',
      button: 'Przeczytaj ankietę',
    },
    red_flag: {
      subject: 'Odpowiedź wymaga dziś twojej uwagi',
      heading: 'Odpowiedź wymaga dziś twojej uwagi',
      text: 'Rowerzysta wysłał kontrolę po fittingu. Przeczytaj ją, zanim cokolwiek zmienisz w rowerze.',
      button: 'Przeczytaj odpowiedź',
    },
    unhappy: {
      subject: 'Odpowiedź wymaga twojej uwagi',
      heading: 'Odpowiedź wymaga twojej uwagi',
      text: 'Rowerzysta wysłał kontrolę po fittingu. Przeczytaj ją i skontaktuj się z rowerzystą.',
      button: 'Przeczytaj odpowiedź',
    },
    settings: 'Wybierz, jakie e-maile dostajesz',
  },
  fitterBooking: {
    made: { subject: 'Masz nową rezerwację', text: 'Rowerzysta zarezerwował: {{service}}. Termin:' },
    moved: {
      subject: 'Rezerwacja ma nowy termin',
      text: 'Rowerzysta przeniósł rezerwację: {{service}}. Nowy termin:',
    },
    movedFrom: 'Poprzedni termin:',
    cancelled: {
      subject: 'Rezerwacja jest odwołana',
      text: 'Rowerzysta odwołał rezerwację: {{service}}. Termin:',
    },
    button: 'Otwórz kalendarz',
  },
  planNotice: {
    trial_ending: {
      subject: 'Bezpłatny okres próbny kończy się {{day}}',
      heading: 'Bezpłatny okres próbny wkrótce się kończy',
      text: 'Bezpłatny okres próbny {product} kończy się {{day}}. Aby potem dalej pracować, wybierz abonament.',
    },
    payment_failed: {
      subject: 'Ostatnia płatność się nie powiodła',
      heading: 'Ostatnia płatność się nie powiodła',
      text: 'Nie udało się obciążyć karty za czas po {{day}}. Sprawdź dane płatności. Spróbujemy automatycznie pobrać płatność ponownie.',
    },
    ended: {
      subject: 'Twój abonament się skończył',
      heading: 'Twój abonament się skończył',
      text: 'Abonament skończył się {{day}}. Na razie wszystko działa. Aby dalej pracować, wybierz abonament.',
    },
    read_only_soon: {
      subject: 'Praktyka będzie tylko do odczytu od {{readOnly}}',
      heading: 'Praktyka wkrótce będzie tylko do odczytu',
      text: 'Abonament skończył się {{day}} i od tego czasu nic nie zapłacono.',
    },
    read_only: {
      subject: 'Praktyka jest teraz tylko do odczytu',
      heading: 'Praktyka jest teraz tylko do odczytu',
      text: 'Abonament skończył się {{day}} i od tego czasu nic nie zapłacono.',
    },
    thenReadOnly:
      'Od {{readOnly}} praktyka jest tylko do odczytu: możesz wszystko czytać, pobierać i usuwać, ale nie zapraszać rowerzystów ani zmieniać fittingów. Otwarte formularze rowerzystów, przypomnienia i alerty działają dalej.',
    nowReadOnly:
      'Możesz wszystko czytać, pobierać i usuwać, ale nie zapraszać rowerzystów ani zmieniać fittingów. Otwarte formularze rowerzystów, przypomnienia i alerty działają dalej. Nic nie przepada: gdy wybierzesz abonament, wszystko działa jak dawniej.',
    button: 'Zobacz abonament',
  },
  fitterDigest: {
    subject: 'Co dziś wymaga twojej uwagi',
    heading: 'Co dziś wymaga twojej uwagi',
    followUps_one: '{{count}} kontrola wymaga działania.',
    followUps_few: '{{count}} kontrole wymagają działania.',
    followUps_many: '{{count}} kontroli wymaga działania.',
    followUps_other: '{{count}} kontroli wymaga działania.',
    unreadForms_one: '{{count}} formularz czeka na przeczytanie.',
    unreadForms_few: '{{count}} formularze czekają na przeczytanie.',
    unreadForms_many: '{{count}} formularzy czeka na przeczytanie.',
    unreadForms_other: '{{count}} formularza czeka na przeczytanie.',
    button: 'Zobacz, co wymaga twojej uwagi',
  },
  downloadReady: {
    subject: 'Twoja kopia jest gotowa',
    heading: 'Kopia twoich danych jest gotowa',
    text: 'Możesz ją pobrać przez 7 dni. Dla bezpieczeństwa wymagane jest zalogowanie się w ciągu ostatnich 10 minut.',
    button: 'Pobierz kopię',
  },
  followUpReminder: {
    subject: 'Bikefitter {{fitter}} chce wiedzieć, jak ci się jeździ',
    heading: 'Jak się jeździ od fittingu?',
    why: '{{day}} odbył się twój bikefitting u bikefittera {{fitter}}. Jak ci się teraz jeździ? Odpowiedzi pokazują, co się zmieniło od fittingu i na co teraz zwrócić uwagę.',
    again:
      'Bikefitter {{fitter}} nadal chce wiedzieć, jak ci się jeździ od fittingu z {{day}}. „Nic się nie zmieniło” to też przydatna odpowiedź.',
    howLong_one: 'To zajmie około {{count}} minuty. Możesz przerwać w każdej chwili i kontynuować później.',
    howLong_few: 'To zajmie około {{count}} minut. Możesz przerwać w każdej chwili i kontynuować później.',
    howLong_many: 'To zajmie około {{count}} minut. Możesz przerwać w każdej chwili i kontynuować później.',
    howLong_other: 'To zajmie około {{count}} minuty. Możesz przerwać w każdej chwili i kontynuować później.',
    button: 'Rozpocznij kontrolę',
    valid: 'Możesz odpowiedzieć do {{day}}.',
    stop: 'Bez przypomnień od tego bikefittera',
  },
  outbox: {
    title: 'Skrzynka nadawcza',
    why: 'Nie ustawiono serwera poczty (SMTP_URL), więc {product} trzyma tutaj e-maile, a także SMS-y, jeśli nie ustawiono dla nich bramki (SMS_URL). Tę stronę można otworzyć tylko na tym komputerze.',
    empty: 'Nie ma jeszcze wiadomości. Odśwież tę stronę po wysłaniu.',
    to: 'do',
    sms: 'SMS',
    html: 'Podgląd',
    technical: 'Nagłówki',
    calendar: 'Plik kalendarza',
  },
  supportAccess: {
    subject: 'Wsparcie {product} otworzyło jedną z twoich sesji',
    heading: 'Wsparcie {product} ogląda sesję',
    what: 'Ktoś ze wsparcia {product} otworzył sesję twojego bikefittingu. Może oglądać, ale nic nie zmieniać, i nie widzi ani nazwiska, ani danych kontaktowych.',
    whatFitter:
      'Ktoś ze wsparcia {product} otworzył sesję jednego z twoich rowerzystów. Może oglądać, ale nic nie zmieniać, i nie widzi ani nazwiska rowerzysty, ani danych kontaktowych.',
    reason: {
      technical: 'Powód jest techniczny: widać stany, czasy, rozmiary i kody błędów, bez odpowiedzi.',
      quality: 'Powodem jest jakość: widać odpowiedzi i dane fittingu.',
    },
    until: 'Dostęp kończy się sam {{at}}.',
    end: {
      rider: 'Możesz zobaczyć, dlaczego i co jest oglądane, i w każdej chwili zakończyć dostęp:',
      fitter:
        'W historii sesji możesz zobaczyć, dlaczego i co jest oglądane, i w każdej chwili zakończyć dostęp:',
      guest:
        'Bikefitter może zobaczyć, co jest otwierane, i w każdej chwili zakończyć dostęp. Jeśli założysz konto z tym adresem, możesz to zrobić i ty:',
    },
    button: 'Zobacz i zakończ dostęp',
    signUp: 'Załóż konto',
  },
  rights: {
    subject: 'Twój wniosek o dane',
    heading: {
      received: 'Mamy twój wniosek',
      extended: 'Potrzebujemy więcej czasu na twój wniosek',
      done: 'Twój wniosek został zrealizowany',
      refused: 'Nie możemy zrealizować twojego wniosku',
    },
    asked: 'Wniosek: {{right}}.',
    right: {
      access: 'zobaczyć, jakie są dane',
      copy: 'kopia danych',
      correction: 'poprawić dane',
      erasure: 'usunąć dane na stałe',
      restriction: 'ograniczyć to, co dzieje się z danymi',
      objection: 'sprzeciwić się temu, co dzieje się z danymi',
    },
    until: {
      received: 'Odpowiemy najpóźniej {{day}}.',
      extended: 'Odpowiemy najpóźniej {{day}}. Powód:',
    },
    prove:
      'Aby nikt inny nie dostał ani nie usunął twoich danych, odpisz nam z tego adresu, podając ten kod:',
    complain: 'Możesz złożyć skargę do organu ochrony danych tam, gdzie mieszkasz, i pójść do sądu.',
  },
  contactMessage: {
    subject: 'Wiadomość z formularza kontaktowego',
    heading: 'Wiadomość z formularza kontaktowego',
    about: 'Temat: {{topic}}',
    from: 'Od: {{name}}, {{email}}',
    answer: 'Odpowiedz e-mailem na adres powyżej. Nikt nie potwierdził, że wiadomość stamtąd pochodzi.',
    resolve: 'Otwórz wiadomości',
    topic: {
      question: 'pytanie o {product}',
      demo: 'rozmowa demo',
      support: 'pomoc z kontem lub stroną',
      privacy: 'dane osobowe',
      other: 'coś innego',
    },
  },
  contactConfirmation: {
    subject: 'Mamy twoją wiadomość',
    heading: 'Mamy twoją wiadomość',
    text: 'Dziękujemy za wiadomość. Odpowiadamy e-mailem.',
    notYou: 'Jeśli to nie twoja wiadomość, ktoś przez pomyłkę podał twój adres. Nie musisz nic robić.',
  },
  rightsAlarm: {
    subject: 'Termin wniosku o dane osobowe mija {{day}}',
    heading: 'Wniosek jest nadal otwarty',
    request: 'Jego numer to {{id}}. Konsola pokazuje go przez: npm run rights -- list',
    button: 'Zobacz wniosek',
  },
  consentWithdrawn: {
    subject: 'Zgoda została wycofana',
    heading: 'Twoja zgoda jest wycofana',
    what: 'Ktoś z linkiem z jednego z naszych e-maili do ciebie wycofał zgodę na użycie twoich danych do bikefittingu. Od teraz nie są już używane.',
    erased: 'Wszystko w tych aktach zostanie usunięte na stałe {{day}}.',
    undo: 'To nie ty, albo zmieniasz zdanie? Załóż przed tym dniem konto z tym adresem i ponownie udziel zgody w części Prywatność.',
    button: 'Załóż konto',
  },
  contactCorrected: {
    subject: 'Twoje dane kontaktowe poprawiono',
    heading: 'Bikefitter poprawił twoje dane kontaktowe',
    what: {
      name: 'Zmieniono nazwisko w aktach o tobie.',
      email: 'Zmieniono adres, na który wysyłamy e-maile o fittingach.',
      language: 'Zmieniono język e-maili do ciebie.',
    },
    wrong: {
      rider: 'W części Prywatność widać, co zmieniono. Jeśli to błąd, powiedz bikefitterowi.',
      guest:
        'Jeśli to błąd, powiedz bikefitterowi. Mając konto, widzisz każdą zmianę i samodzielnie poprawiasz dane.',
    },
    button: {
      rider: 'Zobacz zmianę',
      guest: 'Załóż konto',
    },
  },
  breachAlarm: {
    subject: {
      warning: 'Mniej niż 24 godziny na zgłoszenie naruszenia danych',
      overdue: 'Naruszenie danych powinno już być zgłoszone',
    },
    heading: {
      warning: 'Organ nie został powiadomiony o naruszeniu',
      overdue: 'Minęły 72 godziny, odkąd naruszenie jest znane',
    },
    aware: 'Znane od {{at}}.',
    tell: 'Powiadom organ ochrony danych albo zapisz, że został powiadomiony. Jeśli nie trzeba go powiadamiać, zamknij naruszenie z powodem.',
    number: 'Jego numer to {{id}}. Konsola pokazuje go przez: npm run breach -- list',
    button: 'Zobacz naruszenie',
  },
} satisfies Translation<typeof english>
