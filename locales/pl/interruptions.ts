import type english from '../en/interruptions.ts'
import type { Translation } from '../translation.ts'

export default {
  status: {
    notKept:
      'Ta przeglądarka niczego nie przechowuje, na przykład dlatego, że działa w trybie prywatnym. Zapisujemy odpowiedzi online na bieżąco. Pozostań online i nie zamykaj tej strony, dopóki nie wyślesz formularza.',
    signedOut:
      'Nastąpiło wylogowanie. Odpowiedzi są zachowane na tym urządzeniu. Zaloguj się ponownie albo otwórz ponownie link, aby kontynuować.',
    refused:
      'Odpowiedzi z tego urządzenia nie można już wysłać. Być może formularz zamknięto, zastąpiono link lub usunięto akta na stałe. Aby ponownie wypełnić formularz, poproś bikefittera o nowy link.',
    restricted:
      'Te akta są ograniczone albo zgoda jest wycofana. Dopóki znów nie pozwolisz na ich użycie, o nic nie pytamy i żadne odpowiedzi nie są wysyłane.',
    wiped:
      'Nastąpiło wylogowanie, więc tego formularza nie ma już na tym urządzeniu. Zaloguj się ponownie, aby kontynuować.',
    submitted:
      'Ten formularz wysłano już z innego urządzenia lub karty. Ostatnich zmian stąd w nim nie ma. Mając konto, możesz poprawić to, co wysłano.',
    seeSent: 'Kontynuuj',
    logIn: 'Zaloguj się',
    toConsents: 'Twoje zgody',
  },
  conflict: {
    title: 'Które odpowiedzi zachować?',
    lead: 'Te odpowiedzi zmieniono tutaj i na innym urządzeniu. Obie wersje są zapisane, dopóki nie wybierzesz.',
    mine: 'Na tym urządzeniu',
    theirs: 'Inne urządzenie',
    nothing: 'Brak odpowiedzi',
    removed: 'Usunięto',
    choose: 'Zachowaj te odpowiedzi',
  },
  submit: {
    waitingTitle: 'Gotowe do wysłania',
    waiting:
      'Jesteś offline. Formularz jest na tym urządzeniu i zostanie wysłany, gdy wróci połączenie. Nie zamykaj tej strony albo wróć do niej później.',
    callOff: 'Jeszcze nie wysyłaj',
    failed: 'Nie udało się wysłać formularza.',
  },
} satisfies Translation<typeof english>
