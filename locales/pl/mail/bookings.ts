import type english from '../../en/mail/bookings.ts'
import type { Translation } from '../../translation.ts'

export default {
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
} satisfies Translation<typeof english>
