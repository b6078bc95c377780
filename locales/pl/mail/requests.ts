import type english from '../../en/mail/requests.ts'
import type { Translation } from '../../translation.ts'

export default {
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
    replies: 'Odpowiedzi trafiają na adres {{address}}.',
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
} satisfies Translation<typeof english>
