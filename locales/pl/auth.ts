import type english from '../en/auth.ts'
import type { Translation } from '../translation.ts'

export default {
  aside:
    'Te same pytania przed fittingiem i kilka tygodni później, aby obie strony widziały, co się zmieniło.',
  login: {
    title: 'Zaloguj się',
    submit: 'Zaloguj się',
    toSignUp: 'Nie masz konta?',
    toSignUpLink: 'Załóż konto',
    forgotten: 'Nie pamiętasz hasła?',
    or: 'lub',
    with: {
      code: 'Wyślij mi kod',
      password: 'Użyj hasła',
    },
    sendCode: 'Wyślij kod',
  },
  signUp: {
    title: 'Załóż konto',
    submit: 'Załóż konto',
    toLogin: 'Masz już konto?',
    toLoginLink: 'Zaloguj się',
    agreement:
      'Zakładając konto, akceptujesz regulamin. Polityka prywatności wyjaśnia, co dzieje się z twoimi danymi.',
    terms: 'Regulamin',
    privacy: 'Polityka prywatności',
  },
  keeps: {
    intake: {
      signUpTitle: 'Zachowaj ankietę wstępną',
      signUpText:
        'Mając konto, możesz czytać i poprawiać ankietę oraz widzieć, co się zmienia po fittingu. Potrzebne jest tylko hasło.',
      loginTitle: 'Zaloguj się, aby zachować ankietę',
      loginText: 'Dodamy ankietę do konta, na które się zalogujesz.',
      fitterText:
        'To konto bikefittera. Ankietę można zachować tylko na koncie rowerzysty, które wymaga innego adresu e-mail.',
    },
    report: {
      signUpTitle: 'Zachowaj raport',
      signUpText:
        'Mając konto, możesz zachować raport ze zdjęciami i widzieć, co się zmienia po fittingu. Użyj adresu e-mail, na który wysłaliśmy raport.',
      loginTitle: 'Zaloguj się, aby zachować raport',
      loginText: 'Dodamy raport do twojego konta. Użyj konta z adresem e-mail, na który go wysłaliśmy.',
      fitterText:
        'To konto bikefittera. Raport można zachować tylko na koncie rowerzysty, z adresem e-mail, na który go wysłaliśmy.',
    },
    followUp: {
      signUpTitle: 'Zachowaj odpowiedzi',
      signUpText:
        'Mając konto, zobaczysz obok siebie stan przed i po oraz poprawisz odpowiedzi. Użyj adresu e-mail, na który wysłaliśmy przypomnienie.',
      loginTitle: 'Zaloguj się, aby zachować odpowiedzi',
      loginText:
        'Dodamy odpowiedzi do twojego konta. Użyj konta z adresem e-mail, na który wysłaliśmy przypomnienie.',
      fitterText:
        'To konto bikefittera. Odpowiedzi rowerzysty można zachować tylko na koncie rowerzysty, z adresem e-mail, na który wysłaliśmy przypomnienie.',
    },
    fitterTitle: 'Zalogowano jako bikefitter',
    anotherAddress: 'Użyj innego adresu',
    toDashboard: 'Przejdź do pulpitu',
  },
  field: {
    name: 'Imię i nazwisko',
    nameHint: 'Tak widzą cię rowerzyści i bikefitterzy.',
    role: 'Jestem',
    rider: 'Rowerzysta',
    riderHint: 'Chcę dopasować swój rower.',
    fitter: 'Bikefitter',
    fitterHint: 'Dopasowuję rowery rowerzystom.',
    email: 'E-mail',
    password: 'Hasło',
    identifier: 'E-mail lub numer telefonu',
    newPassword: 'Nowe hasło',
    passwordHint: 'Użyj co najmniej {{count}} znaków. Dobrze działa kilka niepowiązanych słów.',
    codeHint: 'Wpisz cyfry z wiadomości.',
  },
  missing: {
    name: 'Wpisz imię i nazwisko.',
    role: 'Wybierz: rowerzysta czy bikefitter.',
    password: 'Wpisz hasło.',
    code: 'Wpisz wszystkie cyfry kodu.',
  },
  problem: {
    invalid_credentials: 'E-mail lub hasło są niepoprawne.',
    email_not_confirmed: 'Adres nie jest jeszcze potwierdzony. Użyj linku lub kodu z e-maila od nas.',
    user_already_exists: 'Konto z tym adresem już istnieje.',
    address_belongs_to_fitter:
      'Ten adres należy do konta bikefittera, więc nie można go użyć dla rowerzysty. Użyj innego adresu.',
    email_address_invalid: 'To nie jest pełny adres e-mail. Użyj formy nazwa@example.com.',
    weak_password: 'Wybierz inne hasło.',
    password_too_long: 'Użyj najwyżej {{count}} znaków.',
    refused_input: 'Coś z wpisanych danych nie zostało przyjęte. Sprawdź każde pole.',
    user_banned: 'To konto jest zamknięte. Jeśli uważasz, że to pomyłka, napisz do nas.',
    signup_disabled: 'Obecnie nie można tu zakładać nowych kont.',
    otp_expired: 'Ten kod jest błędny, wygasł lub już go użyto. Wyślij nowy.',
    phone_not_confirmed:
      'Numer nie jest jeszcze potwierdzony. Aby go potwierdzić, zaloguj się kodem, który na niego wyślemy.',
    phone_exists: 'Konto z tym numerem już istnieje.',
    phone_invalid:
      'To nie jest pełny numer telefonu. Zacznij od numeru kierunkowego kraju, na przykład +48 22 123 45 67.',
    phone_disabled: 'Nie można tu użyć numeru telefonu. Użyj adresu e-mail.',
    sms_failed: 'Nie udało się wysłać SMS-a. Spróbuj ponownie albo użyj adresu e-mail.',
    managed_elsewhere: 'Tym kontem zarządza twoja organizacja. Zmień to tam.',
    same_password: 'To już twoje hasło. Wybierz inne.',
    current_password_required: 'Wpisz też obecne hasło.',
    current_password_invalid: 'To nie jest obecne hasło.',
    reauthentication_needed:
      'Od logowania minęło trochę czasu. Aby było pewne, że to ty, poproś o link e-mailem i ustaw nim nowe hasło.',
    session_gone: 'Nastąpiło wylogowanie. Zaloguj się ponownie.',
    answer_unusable: 'Coś poszło nie tak z usługą logowania. Spróbuj ponownie.',
    factor_code_wrong: 'Ten kod jest niepoprawny. Wpisz 6 cyfr, które aplikacja pokazuje teraz.',
    factor_code_old: 'Ten kod wygasł. Wpisz 6 cyfr, które aplikacja pokazuje teraz.',
    recovery_code_wrong: 'Ten kod odzyskiwania jest niepoprawny lub już go użyto.',
    recovery_code_shape: 'Kod odzyskiwania ma 10 liter i cyfr, na przykład ab3de-fg6hj.',
    factor_gone: 'To konto nie ma już aplikacji uwierzytelniającej. Zaloguj się ponownie.',
    factor_exists: 'To konto ma już aplikację uwierzytelniającą. Najpierw ją usuń.',
    factor_off: 'Aplikacji uwierzytelniających nie można tu używać.',
    factor_needed: 'Najpierw wpisz kod z aplikacji uwierzytelniającej.',
    identity_taken: 'Tamto konto jest już połączone z kontem innej osoby.',
    identity_last: 'To jedyny sposób logowania. Najpierw ustaw hasło lub połącz inne konto.',
    identity_gone: 'To konto nie jest już połączone.',
    identity_off: 'Nie można tu łączyć kont.',
    provider_stopped: 'Przerwano przed końcem. Nic się nie zmieniło i nic nie udostępniono.',
    provider_address_unproven:
      'Adres nie jest tam jeszcze potwierdzony. Wysłaliśmy e-mail. Otwórz jego link, a potem się zaloguj.',
    provider_off: 'Ten sposób logowania jest tu niedostępny.',
    provider_unavailable: 'Ta usługa teraz nie odpowiada. Spróbuj później albo zaloguj się inaczej.',
    provider_refused: 'Ta usługa nie potwierdziła logowania. Zaloguj się inaczej.',
    provider_trip_lost: 'To logowanie wygasło lub już go użyto. Zacznij od nowa.',
    provider_failed:
      'Coś poszło nie tak i logowanie się nie udało. Spróbuj ponownie albo zaloguj się inaczej.',
    other_browser:
      'Logowanie zaczęto w innej przeglądarce albo ta przeglądarka już go nie pamięta. Zacznij od nowa i pozostań w tej samej przeglądarce.',
    wait_one: 'Za dużo prób. Poczekaj {{count}} sekundę i spróbuj ponownie.',
    wait_few: 'Za dużo prób. Poczekaj {{count}} sekundy i spróbuj ponownie.',
    wait_many: 'Za dużo prób. Poczekaj {{count}} sekund i spróbuj ponownie.',
    wait_other: 'Za dużo prób. Poczekaj {{count}} sekundy i spróbuj ponownie.',
    unreachable: 'Usługa jest nieosiągalna. Sprawdź połączenie i spróbuj ponownie.',
    unexpected: 'Coś poszło nie tak. Spróbuj ponownie.',
  },
  weakness: {
    length:
      'Jest za krótkie. Użyj co najmniej {{count}} znaków. Adres, nazwisko i spacje na początku lub końcu się nie liczą.',
    characters: 'Zawiera niedozwolone znaki albo potrzebuje też innych rodzajów znaków.',
    pwned:
      'To popularne hasło, które atakujący sprawdzają najpierw. Wybierz takie, na które nikt inny nie wpadnie.',
    other: 'Zbyt łatwo je odgadnąć.',
  },
  way: {
    logInInstead: 'Zaloguj się na to konto',
    enterCode: 'Wpisz kod lub wyślij nowy',
    logIn: 'Zaloguj się',
    askForLink: 'Wyślij mi link',
    beginAgain: 'Zacznij od nowa',
  },
  social: {
    login: {
      google: 'Zaloguj się przez Google',
      facebook: 'Zaloguj się przez Facebooka',
    },
    signUp: {
      google: 'Załóż konto przez Google',
      facebook: 'Kontynuuj przez Facebooka',
    },
  },
  farewell: {
    ended: 'Wylogowano. Zaloguj się ponownie, aby kontynuować. Wpisany tekst jest zapisany.',
    expired:
      'Od zalogowania minęło dużo czasu, więc dla bezpieczeństwa konta nastąpiło wylogowanie. Zaloguj się ponownie, aby kontynuować. Wpisany tekst jest zapisany.',
  },
  sent: {
    mail: {
      title: 'Sprawdź pocztę',
      signup:
        'Jeśli {{to}} nie ma jeszcze konta, wysłaliśmy tam link i kod. Otwórz link na dowolnym urządzeniu albo wpisz kod tutaj.',
      login:
        'Jeśli {{to}} ma konto, wysłaliśmy tam link i kod. Otwórz link na dowolnym urządzeniu albo wpisz kod tutaj.',
      recovery:
        'Jeśli {{to}} ma konto, wysłaliśmy tam link i kod. Otwórz link na dowolnym urządzeniu albo wpisz kod tutaj. Potem wybierz nowe hasło.',
      proof:
        'Aby zachować na koncie to, co wysłano, najpierw potwierdź {{to}}. Wysłaliśmy tam link i kod. Otwórz link na tym urządzeniu albo wpisz kod tutaj.',
      code: 'Kod z e-maila',
      nothing: 'Nie ma e-maila? Sprawdź folder spam albo wyślij go ponownie.',
    },
    sms: {
      title: 'Sprawdź telefon',
      text: 'Jeśli numeru {{to}} można tu użyć, wysłaliśmy SMS-a z kodem.',
      code: 'Kod z SMS-a',
      nothing: 'Nie ma wiadomości? Sprawdź numer albo wyślij ją ponownie.',
    },
    submit: {
      signup: 'Potwierdź',
      login: 'Zaloguj się',
      recovery: 'Kontynuuj',
      proof: 'Potwierdź',
    },
    otherAddress: 'Użyj innego adresu',
    otherWay: 'Zaloguj się inaczej',
    outbox: 'Nie ustawiono tu serwera poczty. {product} trzyma e-maile w skrzynce nadawczej.',
    outboxLink: 'Otwórz skrzynkę nadawczą',
  },
  resend: {
    button: 'Wyślij ponownie',
    wait_one: 'Wyślij ponownie za {{count}} sekundę',
    wait_few: 'Wyślij ponownie za {{count}} sekundy',
    wait_many: 'Wyślij ponownie za {{count}} sekund',
    wait_other: 'Wyślij ponownie za {{count}} sekundy',
    again: 'Możesz teraz wysłać ponownie.',
    done: 'Jeśli jest co wysłać, wysłaliśmy nowy e-mail. Działają tylko najnowszy link i kod.',
    doneSms: 'Jeśli jest co wysłać, wysłaliśmy nową wiadomość. Działa tylko najnowszy kod.',
  },
  forgotten: {
    title: 'Nie pamiętasz hasła?',
    text: 'Wpisz adres e-mail, a wyślemy link do wyboru nowego hasła.',
    submit: 'Wyślij link',
    back: 'Wróć do logowania',
  },
  newPassword: {
    title: 'Wybierz nowe hasło',
    text: 'Dla {{email}}. Wszystkie inne urządzenia zostaną wylogowane.',
    nobody:
      'Aby wybrać nowe hasło, potrzebujesz linku od nas. Możemy wysłać go e-mailem. Działa na każdym urządzeniu.',
    submit: 'Ustaw hasło',
    doneTitle: 'Hasło zmienione',
    doneText: 'Jesteś na swoim koncie, a wszystkie inne urządzenia wylogowano.',
  },
  choosePassword: {
    title: 'Wybierz hasło',
    text: 'Adres jest potwierdzony. Konto założono w innej przeglądarce, więc tamto hasło nie jest używane. Wybierz teraz hasło do tego konta.',
    giveUp: 'Nie teraz',
  },
  role: {
    title: 'Najpierw jedno pytanie',
    text: 'Nic nie zapiszemy, dopóki nie odpowiesz. Imię i nazwisko można później zmienić, ale nie to, czy konto ma rowerzysta, czy bikefitter.',
    giveUp: 'Nie teraz',
  },
  step: {
    appTitle: 'Wpisz kod',
    appText:
      'Konto używa logowania dwuetapowego. Otwórz aplikację uwierzytelniającą i wpisz kod, który pokazuje.',
    recoveryTitle: 'Użyj kodu odzyskiwania',
    recoveryText:
      'Pozwala zalogować się jeden raz i usuwa z konta aplikację uwierzytelniającą, aby można ją było ustawić ponownie. Wszystkie inne urządzenia zostaną wylogowane.',
    recoveryCode: 'Kod odzyskiwania',
    recoveryHint: '10 liter i cyfr, na przykład ab3de-fg6hj.',
    recoveryInstead: 'Użyj kodu odzyskiwania',
    appInstead: 'Użyj aplikacji uwierzytelniającej',
    enrolTitle: 'Ustaw logowanie dwuetapowe',
    enrolText: 'Konta wsparcia potrzebują do logowania aplikacji uwierzytelniającej. Ustawienie trwa minutę.',
    removedTitle: 'Aplikacja uwierzytelniająca usunięta',
    removedText:
      'Logowanie się udało, a kod odzyskiwania jest zużyty. Od teraz konto otwiera samo hasło. Ustaw ponownie aplikację uwierzytelniającą, aby je chronić.',
    toSecurity: 'Przejdź do ustawień bezpieczeństwa',
    noAddressTitle: 'Konto potrzebuje adresu e-mail',
    noAddressText:
      'Aby zachować to, co wysłano, konto potrzebuje potwierdzonego adresu e-mail, a twoje go nie ma. Nic nie przepadło. Zaloguj się na konto z adresem albo załóż konto.',
    giveUp: 'Zaloguj się jako ktoś inny',
  },
  callback: {
    stoppedTitle: 'Nic się nie zmieniło',
    failedTitle: 'To się nie udało',
    back: 'Wróć',
  },
  confirm: {
    ask: {
      confirmTitle: 'Potwierdź adres',
      confirmText: 'Naciśnij przycisk, aby potwierdzić adres e-mail i się zalogować.',
      confirmButton: 'Potwierdź i zaloguj się',
      logInTitle: 'Zaloguj się',
      logInText: 'Naciśnij przycisk, aby zalogować się bez hasła.',
      logInButton: 'Zaloguj się',
      recoveryTitle: 'Wybierz nowe hasło',
      recoveryText: 'Naciśnij przycisk, aby się zalogować i wybrać nowe hasło.',
      recoveryButton: 'Kontynuuj',
      changeTitle: 'Potwierdź nowy adres e-mail',
      changeText: 'Adres e-mail konta ma się zmienić. Zmieni się po potwierdzeniu obecnego i nowego adresu.',
      changeButton: 'Potwierdź zmianę',
      inviteTitle: 'Przyjmij zaproszenie',
      inviteText: 'Naciśnij przycisk, aby otworzyć konto i się zalogować.',
      inviteButton: 'Przyjmij i zaloguj się',
    },
    done: {
      confirmTitle: 'Adres potwierdzony',
      confirmText: 'Logowanie się udało.',
      changeTitle: 'Adres e-mail zmieniony',
      changeText: 'Oba adresy są potwierdzone. Od teraz loguj się nowym.',
      inviteTitle: 'Zaproszenie przyjęte',
      inviteText: 'Konto jest otwarte, a logowanie się udało.',
      loggedOutText: 'Nie zalogowano. Zaloguj się, aby kontynuować.',
    },
    half: {
      title: 'Jeszcze jeden adres do potwierdzenia',
      text: 'Ten adres jest potwierdzony. Teraz otwórz link z e-maila na drugi adres, a adres się zmieni.',
    },
    elsewhere:
      'O tę zmianę poproszono w innej przeglądarce. Otwórz link tam. Albo zaloguj się tutaj na konto, które ma dostać ten adres, i otwórz link ponownie. Jeśli to nie twoja prośba, nic nie rób.',
    here: 'Zalogowano tu jako {{who}}. Jeśli ten link należy do innego konta, zalogujesz się na tamto.',
    askTitle: 'Potwierdź adres',
    askText: 'Wyślemy e-mailem link. Działa na każdym urządzeniu.',
    goOn: 'Kontynuuj',
    usedTitle: 'Już potwierdzono',
    usedText: 'Tego linku już użyto. Adres jest potwierdzony, a logowanie się udało.',
    expiredTitle: 'Ten link już nie działa',
    expired: {
      confirm:
        'Wygasł, zastąpił go nowszy albo już go użyto. Jeśli adres jest już potwierdzony, po prostu się zaloguj. Jeśli nie, wyślij nowy link.',
      logIn: 'Wygasł, zastąpił go nowszy albo już go użyto. Zaloguj się inaczej albo wyślij nowy link.',
      recovery: 'Wygasł, zastąpił go nowszy albo już go użyto. Wyślij nowy link.',
      change:
        'Wygasł, zastąpił go nowszy albo już go użyto. Sprawdź w ustawieniach, czy adres się zmienił. Jeśli nie, poproś o zmianę ponownie.',
      invite: 'Wygasł albo już go użyto. Zaloguj się albo poproś o nowy osobę, która wysłała zaproszenie.',
    },
    incompleteTitle: 'Ten link jest niepełny',
    incompleteText: 'Otwórz go ponownie z e-maila albo skopiuj cały adres. Możesz też wysłać nowy link.',
    logIn: 'Zaloguj się',
  },
  factor: {
    scanTitle: 'Dodaj aplikację uwierzytelniającą',
    scanText:
      'Aplikacja pokazuje co 30 sekund nowy kod z 6 cyfr. Do logowania potrzebny będzie ten kod oraz hasło.',
    scan: 'Zeskanuj to aplikacją, na przykład Google Authenticator, 2FAS, Aegis lub menedżerem haseł.',
    qr: 'Kod QR dla aplikacji uwierzytelniającej',
    secret: 'Nie możesz zeskanować? Wpisz ten klucz w aplikacji',
    secretHint: 'Jeśli aplikacja zapyta, wybierz „na podstawie czasu”.',
    code: 'Kod z aplikacji',
    codeHint: 'Wpisz 6 cyfr, które aplikacja pokazuje teraz.',
    confirm: 'Włącz',
    codesTitle: 'Zapisz kody odzyskiwania',
    codesText:
      'Jeśli zgubisz telefon, jeden z tych kodów pozwoli się zalogować. Każdy działa raz. Pokazujemy je tylko teraz.',
    codesList: 'Kody odzyskiwania',
    copy: 'Kopiuj wszystkie',
    download: 'Pobierz',
    print: 'Drukuj',
    copyFailed: 'Przeglądarka nie pozwala kopiować. Zaznacz kody i skopiuj je ręcznie.',
    fileTitle: 'Kody odzyskiwania {product}',
    fileText: 'Każdy działa raz, razem z hasłem. Trzymaj je tam, gdzie tylko ty je widzisz.',
    kept: 'Kody są zapisane',
    fresh: 'Utwórz kody',
  },
} satisfies Translation<typeof english>
