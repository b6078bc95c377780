import type english from '../en/invite.ts'
import type { Translation } from '../translation.ts'

export default {
  welcome: {
    note: 'Wiadomość od bikefittera {{fitter}}',
    title: '{{fitter}} zaprasza: przygotuj się do bikefittingu',
    lead: 'Sześć krótkich kroków: około {{required}} minut na to, co potrzebne, około {{everything}} na wszystko. Możesz przerwać w każdej chwili. Odpowiedzi są zapisane i możesz kontynuować na innym urządzeniu.',
    forWhat:
      'Odpowiedzi pokazują bikefitterowi, jak ci się dziś jeździ, aby fitting zaczął się od tego, co dla ciebie ważne.',
    start: 'Rozpocznij',
    continue: 'Kontynuuj',
    goOnText: 'Odpowiedzi są zapisane. Kontynuuj od miejsca przerwania.',
    studio: '{{name}}, {{studio}}',
  },
  data: {
    title: 'Odpowiedzi pozostają między tobą a bikefitterem {{fitter}}.',
    text: 'Czyta je tylko bikefitter oraz wsparcie {product}, jeśli coś trzeba naprawić. Są twoje: mając konto, możesz je w każdej chwili czytać, poprawiać i usuwać.',
    link: 'Twoje dane i prywatność',
  },
  consent:
    'Naciskając „Rozpocznij”, wyrażasz zgodę na wykorzystywanie twoich odpowiedzi, w tym danych o zdrowiu, przez bikefittera {{fitter}} do przygotowania i przeprowadzenia bikefittingu. Możesz wycofać zgodę w każdej chwili.',
  wrongDevice: {
    question: 'Chcesz użyć innego urządzenia?',
    address: 'Wejdź na {{address}} na tamtym urządzeniu',
    code: 'i wpisz kod z e-maila.',
    link: 'Otwórz tam ten sam link, zanim naciśniesz tutaj „Rozpocznij”.',
  },
  other: {
    title: 'Formularz jest już rozpoczęty',
    text: 'Aby chronić odpowiedzi, wyślemy e-mailem kod. Wpisz go tutaj, aby kontynuować od miejsca przerwania.',
    send: 'Wyślij kod',
    again: 'Wyślij nowy kod',
    sent: 'Jeśli adres jest dobry, kod jest już wysłany. Jest ważny przez krótki czas.',
    code: 'Kod z e-maila',
    open: 'Kontynuuj',
    unreachableTitle: 'Formularz rozpoczęto na innym urządzeniu',
    unreachable:
      'Nie mamy adresu e-mail, na który można wysłać kod. Kontynuuj na urządzeniu, na którym zaczęto, albo poproś bikefittera {{fitter}} o nowy link. Nowy link zaczyna się od pustego formularza.',
  },
  code: {
    title: 'Wpisz kod z e-maila',
    lead: 'E-mail od bikefittera zawiera link i kod z 8 liter i cyfr.',
    email: 'Twój e-mail',
    emailHint: 'Adres, na który wysłano zaproszenie.',
    emailMissing: 'Wpisz adres, na który wysłano zaproszenie.',
    emailWrong: 'To nie jest pełny adres e-mail. Użyj formy nazwa@example.com.',
    code: 'Kod',
    codeHint: '8 liter i cyfr. Spacje i kreski możesz pominąć.',
    codeMissing: 'Wpisz kod.',
    codeShape: 'Kod ma 8 liter i cyfr. Porównaj go z e-mailem.',
    open: 'Otwórz zaproszenie',
    noCode: 'Nie masz kodu? Otwórz link z e-maila albo poproś bikefittera o nowy link lub kod QR.',
    left_one: 'Została {{count}} próba. Potem działa tylko link z e-maila.',
    left_few: 'Zostały {{count}} próby. Potem działa tylko link z e-maila.',
    left_many: 'Zostało {{count}} prób. Potem działa tylko link z e-maila.',
    left_other: 'Zostało {{count}} próby. Potem działa tylko link z e-maila.',
  },
  submitted: {
    title: 'Dziękujemy. Ankieta wstępna jest wysłana.',
    text: 'Bikefitter {{fitter}} ma twoją ankietę i skontaktuje się, aby umówić fitting.',
    logIn: 'Zaloguj się, aby ją zobaczyć',
    signUp: 'Załóż konto',
  },
  closed: {
    withdrawn: 'To zaproszenie zostało wycofane',
    expired: 'To zaproszenie wygasło',
    unknown: 'Nie można znaleźć tego zaproszenia',
    answered: 'Ankieta wstępna jest wysłana',
    withdrawnText: 'Bikefitter je wycofał. Jeśli uważasz, że to pomyłka, poproś o nowe.',
    expiredText: 'Zaproszenia działają 30 dni. Poproś bikefittera o nowy link.',
    unknownText:
      'Może brakować części linku albo zastąpił go nowszy. Otwórz go ponownie z e-maila, poproś bikefittera o nowy link lub wpisz kod.',
    answeredText:
      'Bikefitter ją otrzymał. Zaloguj się, aby ją przeczytać, albo zapytaj bikefittera, jeśli chcesz coś zmienić.',
    typeCode: 'Wpisz kod',
  },
} satisfies Translation<typeof english>
