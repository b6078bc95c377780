import type english from '../../en/mail/fitters.ts'
import type { Translation } from '../../translation.ts'

export default {
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
  sharingNews: {
    offered: {
      subject: 'Rowerzysta chce ci udostępnić swoje fittingi',
      heading: 'Rowerzysta chce ci udostępnić swoje fittingi',
      text: 'Rowerzysta znalazł cię na liście bikefitterów i proponuje ci do czytania swoje fittingi od wcześniejszego bikefittera. Jeśli przyjmiesz propozycję, zobaczy twoje nazwisko i adres e-mail, a potem zdecyduje. Wcześniej nic nie jest udostępniane. Link działa 7 dni.',
      button: 'Zobacz propozycję',
    },
    accepted: {
      subject: 'Bikefitter przyjął twoją propozycję',
      heading: 'Bikefitter chce czytać twoje fittingi',
      text: 'Bikefitter przyjął twoją propozycję. Sprawdź, czy to właściwa osoba, i zdecyduj. Nic nie jest udostępniane, dopóki nie potwierdzisz.',
      button: 'Zobacz, kto to',
    },
    confirmed: {
      subject: 'Rowerzysta udostępnia ci swoje fittingi',
      heading: 'Możesz już czytać fittingi rowerzysty',
      text: 'Rowerzysta potwierdza, że możesz czytać jego fittingi od wcześniejszego bikefittera. Są historią do czytania i nie liczą się w twoich statystykach.',
      button: 'Czytaj fittingi',
    },
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
} satisfies Translation<typeof english>
