import type english from '../en/reportPages.ts'
import type { Translation } from '../translation.ts'

export default {
  back: 'Start',
  print: 'Drukuj',
  pdf: {
    a4: 'PDF w formacie A4',
    letter: 'PDF w formacie Letter',
  },
  documents: {
    label: 'Dokumenty',
    report: 'Raport z fittingu',
    shop_card: 'Karta dla serwisu',
  },
  noContact: 'W tym raporcie nie ma jeszcze twoich danych kontaktowych.',
  addContact: 'Dodaj je do profilu',
  preview: 'Podgląd: rowerzysta dostanie to, gdy zakończysz fitting. Wcześniej nic nie jest wysyłane.',
  visit: {
    title: 'Twój raport z fittingu jest gotowy',
    lead: 'Zobacz, co i dlaczego zmieniono w rowerze i czego się spodziewać w pierwszych tygodniach.',
    shared:
      'Raport pozostaje otwarty na tym urządzeniu, dopóki działa link. Jeśli używasz urządzenia wspólnie z innymi, zamknij raport po przeczytaniu.',
    open: 'Otwórz raport',
    signedIn: 'Zalogowano jako {{name}}. Jeśli to nie twój raport, jego otwarcie cię wyloguje.',
    logIn: 'Zaloguj się',
    startPage: 'Przejdź do strony startowej',
    unknown: {
      title: 'Ten link już nie działa',
      text: 'Być może jest już nowszy link. Jeśli masz konto, są tam wszystkie raporty. Jeśli nie, poproś bikefittera o ponowne wysłanie linku.',
    },
    over: {
      title: 'Ten link wygasł',
      text: 'Jeśli masz konto, raport jest tam. Jeśli nie, poproś bikefittera o ponowne wysłanie linku.',
    },
    kept: {
      title: 'Ten raport jest na koncie',
      text: 'Zaloguj się adresem e-mail, na który wysłaliśmy raport.',
    },
  },
  keep: {
    title: 'Zachowaj raport',
    text: 'Link działa przez miesiąc. Aby zachować raport ze zdjęciami i zobaczyć, co się zmienia po fittingu, załóż konto z adresem e-mail, na który go wysłaliśmy.',
    signUp: 'Załóż konto',
    logIn: 'Zaloguj się',
    close: 'Zamknij na tym urządzeniu',
  },
  mail: {
    again: 'Wyślij raport ponownie',
    sent: 'Wysyłamy raport. Linki z wcześniejszych e-maili już nie działają.',
    state: {
      waiting: 'Wysyłanie na {{to}}.',
      later: 'Wyślemy {{at}} na {{to}}.',
      retried: 'Serwer poczty nie przyjął jeszcze e-maila na {{to}}. Spróbujemy ponownie {{at}}.',
      sent: 'Wysłano {{at}} na {{to}}.',
      dropped: 'Nie wysłano na {{to}}, bo zmienił się fitting lub adres albo e-maile nie dochodziły.',
    },
    failed: {
      address: 'Nie dostarczono {{at}}: adres został odrzucony ({{to}}).',
      server: 'Nie dostarczono {{at}}: serwer poczty odrzucił e-mail na {{to}}.',
    },
    earlierAddress: 'wcześniejszy adres',
    none: 'W ostatnich 30 dniach nie wysłano raportu e-mailem.',
    unreachable: {
      address_failed:
        'E-maile do tego rowerzysty nie dochodzą. Popraw adres na stronie rowerzysty lub, jeśli jest dobry, spróbuj ponownie.',
      no_address: 'Ten rowerzysta nie ma adresu e-mail. Wydrukuj raport albo dodaj adres.',
    },
  },
  notYet: {
    page: 'Raport z fittingu',
    title: 'Nie ma jeszcze raportu',
    rider: 'Bikefitter nadal pracuje nad twoim fittingiem. Raport pojawi się tutaj, gdy będzie gotowy.',
    fitter: 'Anulowana sesja nie ma raportu.',
  },
  advice: {
    tick: 'Zaznacz, co jest zrobione. Bikefitter też to widzi.',
    saidDone: 'Oznaczono jako zrobione.',
    saidOpen: 'Oznaczono jako niezrobione.',
  },
} satisfies Translation<typeof english>
