import type english from '../en/thankYou.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Dziękujemy. Bikefitter {{fitter}} ma twoją ankietę wstępną.',
  titlePlain: 'Dziękujemy. Mamy twoją ankietę wstępną.',
  text: 'Formularz dotarł. Bikefitter {{fitter}} skontaktuje się z tobą, aby umówić fitting.',
  textPlain: 'Bikefitter skontaktuje się z tobą, aby umówić fitting.',
  nextTitle: 'Co dalej',
  read: 'Bikefitter czyta twoje odpowiedzi.',
  schedule: 'Bikefitter kontaktuje się, aby umówić fitting.',
  follow: 'Kilka tygodni po fittingu pytamy, jak ci się jeździ. Ty i bikefitter widzicie, co się zmieniło.',
  accountTitle: 'Zachowaj odpowiedzi',
  accountText:
    'Mając konto, możesz czytać i poprawiać to, co wysłano, i widzieć, jak ci się jeździ od fittingu do fittingu.',
  account: 'Załóż konto',
  consents: 'Zobacz lub wycofaj zgody',
  logIn: 'Zaloguj się',
  see: 'Zobacz moje odpowiedzi',
  already: 'Ten formularz jest już wysłany',
  nothing: {
    title: 'Nie ma jeszcze ankiety wstępnej',
    text: 'Ankieta wstępna nie jest jeszcze wysłana. Po wysłaniu zobaczysz tutaj, co dalej.',
    signedOut:
      'Ankieta już wysłana? Zaloguj się, aby zobaczyć, co dalej. Jeśli masz zaproszenie, otwórz jego link lub wpisz kod, aby zacząć.',
    logIn: 'Zaloguj się',
    haveCode: 'Mam kod',
    home: 'Przejdź do swojej strony',
  },
} satisfies Translation<typeof english>
