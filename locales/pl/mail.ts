import type english from '../en/mail.ts'
import type { Translation } from '../translation.ts'
import accountMails from './mail/account.ts'
import bookingMails from './mail/bookings.ts'
import fitterMails from './mail/fitters.ts'
import requestMails from './mail/requests.ts'

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
      sharing: 'Wysłano, bo rowerzysta udostępnia fittingi na {{address}}.',
      right: 'Wysłano z powodu wniosku o dane osobowe na {{address}}.',
      breach: 'Wysłano, bo na {{address}} zapisano naruszenie danych osobowych.',
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
  ...bookingMails,
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
  ...accountMails,
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
  ...fitterMails,
  downloadReady: {
    subject: 'Twoja kopia jest gotowa',
    heading: 'Kopia twoich danych jest gotowa',
    text: 'Możesz ją pobrać przez 7 dni. Dla bezpieczeństwa wymagane jest zalogowanie się w ciągu ostatnich 10 minut.',
    button: 'Pobierz kopię',
    notYou:
      'Jeśli to nie była twoja prośba, ktoś inny jest na twoim koncie. Od razu wybierz nowe hasło na {{address}}/forgot-password. Potem otwórz Ustawienia, Bezpieczeństwo, i wyloguj wszystkie inne urządzenia.',
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
  ...requestMails,
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
