import type english from '../../en/sessions/saving.ts'
import type { Translation } from '../../translation.ts'

export default {
  unread: {
    waiting: 'Serwer jest teraz nieosiągalny. Ta sesja otworzy się, gdy tylko będzie można.',
    fromDevice: 'Widzisz tę sesję w stanie z ostatniego otwarcia tutaj. Odświeżymy ją, gdy wróci połączenie.',
    kept_one: '{{count}} zmiana jest na tym urządzeniu i zostanie wtedy wysłana.',
    kept_few: '{{count}} zmiany są na tym urządzeniu i zostaną wtedy wysłane.',
    kept_many: '{{count}} zmian jest na tym urządzeniu i zostanie wtedy wysłanych.',
    kept_other: '{{count}} zmiany jest na tym urządzeniu i zostanie wtedy wysłane.',
  },
  save: {
    saving: 'Zapisywanie…',
    saved: 'Zapisano {{when}}',
    nothing: 'Zapisuje się automatycznie',
    waiting: 'Czeka na połączenie. Nic nie przepada.',
    allSent: 'Znów online. Wszystko jest zapisane.',
    conflict: 'Czeka na twój wybór',
    stopped: 'Nie zapisano',
    signedOut: 'Nastąpiło wylogowanie. Niezapisane zmiany są zachowane na tym urządzeniu.',
    logIn: 'Zaloguj się',
    closed_one:
      'W międzyczasie zamknięto tę sesję. {{count}} zmiana jest na tym urządzeniu, ale niezapisana.',
    closed_few: 'W międzyczasie zamknięto tę sesję. {{count}} zmiany są na tym urządzeniu, ale niezapisane.',
    closed_many:
      'W międzyczasie zamknięto tę sesję. {{count}} zmian jest na tym urządzeniu, ale niezapisanych.',
    closed_other:
      'W międzyczasie zamknięto tę sesję. {{count}} zmiany jest na tym urządzeniu, ale niezapisane.',
    barred_one: 'Nie udało się zapisać {{count}} zmiany.',
    barred_few: 'Nie udało się zapisać {{count}} zmian.',
    barred_many: 'Nie udało się zapisać {{count}} zmian.',
    barred_other: 'Nie udało się zapisać {{count}} zmiany.',
    refused_one: 'Nie udało się zapisać tej zmiany. Reszta jest w porządku.',
    refused_few: 'Nie udało się zapisać tych {{count}} zmian. Reszta jest w porządku.',
    refused_many: 'Nie udało się zapisać tych {{count}} zmian. Reszta jest w porządku.',
    refused_other: 'Nie udało się zapisać {{count}} zmiany. Reszta jest w porządku.',
    notTaken: 'Nie zapisano. {{reason}}',
    leaveOut: 'Odrzuć',
    order: 'Kolejność zmian',
    retry: 'Spróbuj ponownie',
    discard: 'Odrzuć zmiany',
    notKept: 'Ta przeglądarka niczego nie przechowuje. Nie zamykaj tej strony, dopóki nie wróci połączenie.',
  },
  conflict: {
    title: 'Zmieniono to na dwóch urządzeniach. Którą wersję zachować?',
    mine: 'To urządzenie: {{value}}',
    theirs: 'Inne urządzenie: {{value}}',
    empty: 'puste',
    withdrawn: 'usunięte',
    standing: 'nieusunięte',
    of: {
      session: 'Sesja',
      intervention: 'Zmiana',
      recommendation: 'Zalecenie',
    },
  },
} satisfies Translation<typeof english>
