import type english from '../en/waitingList.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Czekaj na wolny termin',
  lead: 'Gdy zwolni się termin, trzymamy go przez dwie godziny dla pierwszej osoby na liście i wysyłamy e-mail.',
  from: 'Od',
  to: 'Do',
  name: 'Imię i nazwisko',
  email: 'E-mail',
  send: 'Dopisz mnie do listy',
  sentTitle: 'Zajrzyj do skrzynki',
  sent: 'Miejsce liczy się po naciśnięciu przycisku w e-mailu wysłanym na {{email}}.',
  fault: {
    days: 'Wpisz dwa dni, najpierw pierwszy.',
    name: 'Wpisz imię i nazwisko.',
    email: 'Wpisz pełny adres, na przykład nazwa@example.com.',
  },
  place: {
    what: '{{service}}, bikefitter {{fitter}}, od {{from}} do {{to}}',
    unconfirmedTitle: 'Czekać na wolny termin?',
    confirm: 'Potwierdź moje miejsce',
    waitingTitle: 'Jesteś na liście oczekujących',
    waiting:
      'Gdy zwolni się termin i przyjdzie twoja kolej, trzymamy go dla ciebie przez dwie godziny i wysyłamy e-mail.',
    leave: 'Opuść listę',
    endedTitle: 'Nie ma cię na liście oczekujących',
    unknownTitle: 'Ten link nie działa',
    unknown: 'Otwórz cały link z e-maila albo poproś ponownie na stronie rezerwacji.',
  },
} satisfies Translation<typeof english>
