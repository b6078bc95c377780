import type english from '../en/legal.ts'
import type { Translation } from '../translation.ts'

export default {
  state: 'Wersja {{version}}, ostatnia aktualizacja {{date}}',
  translationNote:
    'To tłumaczenie nie zostało jeszcze sprawdzone przez prawnika; tutaj jest link do tekstu angielskiego.',
  policy: {
    title: 'Polityka prywatności',
    lead: 'To pełna informacja, którą widzisz, gdy zaczynasz formularz, z dodatkowymi informacjami dla bikefitterów i o dostawcy.',
    more: 'Dla bikefitterów i bardziej szczegółowo',
    roles: {
      title: 'Kto jest odpowiedzialny',
      fitter:
        'Wybrany przez ciebie bikefitter decyduje, jakie dane są o tobie zbierane i dlaczego, i odpowiada za twoje akta. Dostawca tej instalacji {product} przechowuje je i przetwarza w imieniu bikefittera.',
      provider:
        'Dostawca sam odpowiada za twoje konto, za bezpieczeństwo usługi i za badania, na które jest twoja zgoda.',
    },
    operator: 'Dostawcą jest:',
    operatorUnknown: 'Kontakt z dostawcą:',
    data: {
      title: 'Co jest przechowywane, dlaczego i jak długo',
      caption: 'Każdy rodzaj danych z celem, podstawą prawną i czasem przechowywania',
      what: 'Dane',
      why: 'Cel',
      ground: 'Podstawa prawna',
      kept: 'Przechowywane',
      grounds: {
        consent: 'Twoja wyraźna zgoda',
        contract: 'Umowa z tobą',
        interest: 'Prawnie uzasadniony interes w bezpiecznej usłudze i w odpowiadaniu tobie',
        duty: 'Obowiązek prawny',
      },
      rows: {
        file: {
          what: 'Akta rowerzysty: odpowiedzi, pomiary, zmiany, zdjęcia, raporty, kontrole',
          why: 'fitting i zobaczenie, co się po nim zmieniło',
          kept: 'do {{years}} lat po ostatniej sesji; po wycofaniu zgody {{withdrawnDays}} dni',
        },
        draft: {
          what: 'Formularze rozpoczęte i niewysłane',
          why: 'kontynuowanie od miejsca przerwania',
          kept: '{{draftDays}} dni po ostatniej zmianie lub {{invitedDays}} dni po końcu zaproszenia',
        },
        account: {
          what: 'Konto: nazwisko, adres e-mail, numer telefonu, język, region, jednostki, sposób logowania',
          why: 'prowadzenie twojego konta i jego ochrona',
          kept: 'do usunięcia przez ciebie',
        },
        signIns: {
          what: 'Gdzie i kiedy się logujesz, w jakiej przeglądarce',
          why: 'pokazanie, które urządzenia są zalogowane, i wykrywanie nadużyć',
          kept: '{{signInDays}} dni po końcu logowania; próby logowania 90 dni',
        },
        profile: {
          what: 'Bikefitterów: pracownia, dane kontaktowe, logo, zdjęcie, miejsce, języki, specjalizacje, list, usługi, adres ich strony',
          why: 'raporty i, jeśli bikefitter tak wybierze, publiczna strona na liście bikefitterów',
          kept: 'dopóki bikefitter ich nie usunie lub nie usunie konta; że adres był używany, jest przechowywane bez informacji przez kogo',
        },
        rating: {
          what: 'Bikefitterów: roczna ocena od rowerzystów, którzy zgodzili się na badania',
          why: 'własny użytek bikefittera; jest publiczna tylko wtedy, gdy bikefitter ją pokaże',
          kept: 'do oceny za następny rok lub do usunięcia konta',
        },
        research: {
          what: 'Rowerzystów, którzy zgadzają się na badania: wiek, płeć, wzrost, waga w szerokich przedziałach i kraj strefy czasowej',
          why: 'badania i rozwój narzędzi AI, w grupach co najmniej dziesięciu podobnych',
          kept: 'do wycofania zgody',
        },
        consents: {
          what: 'Zgody: na co, kiedy i w jakiej wersji',
          why: 'dowód',
          kept: 'tak długo jak akta lub konto',
        },
        trail: {
          what: 'Kto, co i kiedy zmienił lub otworzył',
          why: 'pokazanie, kto widział twoje dane, i wykrywanie nadużyć',
          kept: 'tak długo jak usługa; po usunięciu akt wpisy nie mówią nic o tym, co lub kogo dotyczyły',
        },
        booking: {
          what: 'Wizyty: termin, usługa oraz nazwisko, adres e-mail, numer telefonu, notatka i strefa czasowa osoby, która rezerwuje',
          why: 'trzymanie terminu dla ciebie, informowanie o nim i przypominanie',
          kept: 'tak jak twoje akta; rozmowa osoby bez akt {{callDays}} dni po niej; to, czego nikt nie potwierdził, {{unconfirmedHours}} godziny',
        },
        waiting: {
          what: 'Miejsca na liście oczekujących: nazwisko, adres e-mail, usługa i dni',
          why: 'zaproponowanie ci terminu, który się zwolni',
          kept: '{{waitingDays}} dni po zakończeniu; to, czego nikt nie potwierdził, {{unconfirmedHours}} godziny',
        },
        calendars: {
          what: 'Bikefitterów: inne kalendarze, które podłączają, ich adresy i zajęte godziny',
          why: 'nieproponowanie godzin zajętych gdzie indziej',
          kept: 'dopóki bikefitter nie usunie kalendarza lub konta',
        },
        mails: {
          what: 'E-maile i SMS-y, które wysyła usługa',
          why: 'zaproszenia, kody, przypomnienia, raporty i wiadomości',
          kept: 'treść do chwili wysłania; to, że je wysłano, {{messageDays}} dni',
        },
        contact: {
          what: 'Wiadomości z formularza kontaktowego: temat, nazwisko, adres i treść',
          why: 'odpowiedź dla ciebie',
          kept: '{{resolvedDays}} dni po załatwieniu, najwyżej {{contactDays}} dni',
        },
        requests: {
          what: 'Wnioski dotyczące praw',
          why: 'odpowiedź w czasie wyznaczonym przez prawo',
          kept: 'tak długo jak usługa, po odpowiedzi bez informacji, kto pytał',
        },
        technical: {
          what: 'Adresy sieciowe w postaci skrótów z kluczem, do liczenia żądań',
          why: 'powstrzymywanie nadużyć',
          kept: 'przez kilka godzin',
        },
        payments: {
          what: 'Bikefitterów, którzy płacą: abonament, jego stan i numer w usłudze płatności',
          why: 'rozliczenia',
          kept: 'do usunięcia konta; usługa płatności przechowuje faktury tak długo, jak wymaga prawo',
        },
        backups: {
          what: 'Kopie zapasowe tego wszystkiego',
          why: 'przywrócenie usługi po awarii',
          kept: '{{backupDays}} dni',
        },
      },
    },
    fitters: {
      title: 'Publiczne strony bikefitterów',
      listed:
        'Bikefitterzy są na liście bikefitterów tylko wtedy, gdy to włączą. Ich strona pokazuje wtedy wszystkim, także wyszukiwarkom, nazwisko, pracownię, logo, zdjęcie, miejsce, języki, specjalizacje, list i usługi. Gdy to wyłączą, strona znika od razu; wyszukiwarki mogą pokazywać ją jeszcze przez pewien czas.',
      rating:
        'Ocena jest na niej tylko wtedy, gdy bikefitter ją pokazuje i gdy pozwalają na to opublikowane zasady.',
      riders: 'Żadna strona bikefittera nie pokazuje niczego o rowerzyście.',
    },
    recipients: {
      title: 'Kto jeszcze przetwarza dane dla dostawcy',
      lead: 'Te usługi przetwarzają dane dla dostawcy tej instalacji, na podstawie umowy i tylko zgodnie z poleceniami:',
      none: 'Żadna inna usługa nie przetwarza danych dla dostawcy tej instalacji. Ma ona własną bazę danych, logowanie i magazyn plików i nie wysyła e-maili na zewnątrz.',
      kind: {
        mail: 'usługa pocztowa, która dostarcza e-maile: widzi adres, temat i treść',
        sms: 'usługa SMS, która dostarcza kody i przypomnienia o wizytach: widzi numer i tekst',
        signIn: 'usługa logowania, która zna twój adres i sposób logowania',
        database:
          'baza danych, która może działać gdzie indziej: nazwiska, odpowiedzi i dane o zdrowiu są w niej zaszyfrowane',
        files: 'magazyn plików: zdjęcia i dokumenty są szyfrowane, zanim tam trafią',
        scanner: 'skaner wirusów, który czyta przesłane zdjęcia i niczego nie zachowuje',
        google: 'Google, jeśli wybierzesz takie logowanie: Google dowiaduje się, że się tu logujesz',
        facebook: 'Facebook, jeśli wybierzesz takie logowanie: Facebook dowiaduje się, że się tu logujesz',
        payments:
          'Stripe, który pobiera płatności od bikefitterów: widzi nazwisko, adres i środek płatności bikefittera, a o rowerzystach nic',
      },
      nobody: 'Nikt inny nie otrzymuje danych. Nigdy nie są sprzedawane ani używane do reklamy.',
      transfer:
        'Jeśli taka usługa jest w innym kraju, uzgodniono z nią ochronę wymaganą przez prawo ochrony danych. Możesz zapytać, jakie to firmy i gdzie.',
    },
    rights: {
      title: 'Twoje prawa i jak z nich korzystać',
      lead: 'Mając konto, większość z tego zrobisz samodzielnie, od razu:',
      download: 'Zobaczyć i zabrać: pobierz kopię wszystkiego, co twoje.',
      correct: 'Poprawić: zmień odpowiedzi tam, gdzie je czytasz, a nazwisko w ustawieniach.',
      sharing:
        'Zdecydować, kto to widzi: zakończ dostęp bikefittera albo udostępnij fittingi nowemu bikefitterowi.',
      accessLog: 'Zobaczyć, kto i kiedy oglądał lub zmieniał dane.',
      consents: 'Wycofać zgodę lub jej udzielić.',
      files: 'Ograniczyć użycie akt albo usunąć je na stałe.',
      account: 'Usunąć konto ze wszystkim, co w nim jest.',
      open: 'Otwórz stronę',
      write:
        'Bez konta lub w każdej innej sprawie, także sprzeciwu, napisz do nas. Odpowiadamy w ciągu miesiąca, bezpłatnie, i możemy poprosić o wykazanie, że to ty.',
      complain:
        'Możesz złożyć skargę do organu ochrony danych tam, gdzie mieszkasz, gdzie pracujesz lub gdzie twoim zdaniem naruszono prawo.',
      machine: 'Żadna decyzja o tobie nie jest podejmowana przez maszynę.',
    },
    law: {
      title: 'Podstawa prawna',
      health:
        'Dane o zdrowiu do fittingu oraz badania: twoja wyraźna zgoda (RODO art. 9 ust. 2 lit. a i art. 6 ust. 1 lit. a).',
      account: 'Konto i usługa: umowa z tobą (art. 6 ust. 1 lit. b).',
      security:
        'Bezpieczeństwo, zapobieganie nadużyciom, zapis zmian i odpowiedzi na wiadomości: prawnie uzasadniony interes w godnej zaufania usłudze (art. 6 ust. 1 lit. f).',
      duty: 'Odpowiadanie na wnioski i przechowywanie dowodów zgód: obowiązek prawny (art. 6 ust. 1 lit. c).',
    },
    choices: {
      title: 'Co robią ograniczenie i wycofanie',
      restrict:
        'Możesz ograniczyć użycie akt: są przechowywane i do niczego nieużywane. Bikefitter widzi, że są ograniczone i od kiedy, ale żadnej odpowiedzi. Nadal możesz je czytać, pobrać i usunąć na stałe.',
      withdraw:
        'Możesz wycofać zgodę na użycie danych o zdrowiu. Każde użycie kończy się od razu, a akta są usuwane na stałe po {{days}} dniach, chyba że udzielisz zgody ponownie. Możesz je też usunąć od razu; dostaniesz potwierdzenie, które mówi, co usunięto, ale nie czyje.',
      research:
        'Dopóki obowiązuje zgoda na badania, wiek, płeć, wzrost i waga są przechowywane w szerokich przedziałach do eksportów dla badaczy, z krajem strefy czasowej. Wychodzą bez nazwiska, w grupach co najmniej dziesięciu podobnych, i są usuwane po wycofaniu zgody.',
    },
    changes: {
      title: 'Zmiany tej polityki',
      text: 'Nowa wersja ma nowy numer i datę. O zmianach ważnych dla ciebie dowiesz się e-mailem, zanim zaczną obowiązywać, a tam, gdzie potrzebna jest zgoda, zapytamy ponownie.',
    },
    incident: {
      title: 'Jeśli coś pójdzie nie tak',
      text: 'Jeśli dane zostaną utracone lub zobaczy je ktoś, kto nie powinien, organ jest informowany w ciągu 72 godzin, a ty bez zwłoki, jeśli może ci to zaszkodzić.',
    },
  },
  terms: {
    title: 'Regulamin',
    lead: 'To umowa między tobą a dostawcą tej instalacji {product}, prostymi słowami.',
    sections: {
      service: {
        title: 'Czym jest {product}',
        what: '{product} to platforma internetowa dla bikefitterów i rowerzystów. Bikefitter zaprasza rowerzystę. Rowerzysta wypełnia formularz przed fittingiem, a później kolejny o tym, co się od tego czasu zmieniło. Oboje widzą wynik.',
        scope:
          'Usługa jest stale ulepszana. Przy zapowiedzianych częściach jest napisane, że dopiero będą. Istniejące części mogą się zmieniać. To, co wpisano, jest zachowane.',
      },
      accounts: {
        title: 'Konta',
        true: 'Podajesz prawdziwe imię i nazwisko oraz adres e-mail, który należy do ciebie. Konto ma jedną rolę, rowerzysty lub bikefittera, wybieraną przy zakładaniu.',
        secret:
          'Nie zdradzasz hasła i mówisz nam, jeśli uważasz, że ktoś inny je zna. Link lub kod z zaproszenia jest tylko dla osoby, do której go wysłano.',
        age: 'Rowerzyści poniżej {{age}} lat potrzebują zgody rodzica lub opiekuna. Bikefitterzy muszą być pełnoletni.',
      },
      fitters: {
        title: 'Na co zgadzają się bikefitterzy',
        invite: 'Zapraszasz tylko rowerzystów, którzy spodziewają się zaproszenia od ciebie.',
        use: 'Używasz tego, co mówią rowerzyści, do ich fittingu i jego kontroli, i do niczego innego. Nie przekazujesz tego dalej bez ich zgody.',
        law: 'Przestrzegasz przepisów o ochronie danych i zasad zawodowych obowiązujących tam, gdzie pracujesz. Odpowiadasz za akta swoich rowerzystów. Dostawca przetwarza je dla ciebie.',
        judge:
          'Fitting to twoja praca zawodowa. {product} pokazuje, co mówią rowerzyści i co się zmieniło. Co zrobisz, to twoja decyzja.',
        refer: 'Gdy odpowiedzi rowerzysty budzą niepokój, doradzasz wizytę u lekarza.',
        access: 'Tylko ty używasz swojego konta i wylogowujesz się na urządzeniach, których używają inni.',
        page: 'Jeśli chcesz być na liście, strona jest prawdziwa, nie obiecuje wyleczenia ani mniejszej liczby urazów, nie pokazuje niczego o rowerzyście i używa tylko zdjęć, które wolno ci pokazywać. Dostawca może zdjąć stronę, która to narusza.',
      },
      riders: {
        title: 'Na co zgadzają się rowerzyści',
        honest: 'Odpowiadasz tak prawdziwie, jak możesz, bo bikefitter na tym polega.',
        own: 'Wpisujesz własne dane albo dane dziecka, za które odpowiadasz.',
        rights:
          'To, co wpisujesz, pozostaje twoje. Pozwalasz bikefitterowi używać tego do fittingu i możesz to w każdej chwili zakończyć.',
        free: '{product} jest bezpłatny dla rowerzystów.',
      },
      medical: {
        title: 'Brak porad medycznych',
        text: '{product} nie jest wyrobem medycznym i nie udziela porad medycznych, diagnoz ani leczenia. Nie obiecuje wyleczenia ani ochrony przed urazami. Jeśli masz ból, który cię niepokoi, drętwienie, które nie mija, osłabienie lub obrzęk, idź do lekarza. W nagłym wypadku dzwoń na numer alarmowy.',
      },
      price: {
        title: 'Ceny',
        tier: 'Poziom 1, dla bikefitterów, kosztuje {{month}} miesięcznie. Przy rozliczeniu rocznym oszczędzasz {{saving}}: {{year}} rocznie, czyli {{monthOfYear}} miesięcznie. Tam, gdzie wymaga tego prawo, doliczane są podatki.',
        terms:
          'Nie wiąże cię minimalny okres. Możesz zrezygnować w każdej chwili, ze skutkiem na koniec opłaconego okresu.',
        collected:
          'Ta instalacja nie pobiera płatności. Dowiesz się przed pierwszą płatnością, a pobierzemy ją tylko za twoją zgodą.',
        paid: 'Płatności pobiera Stripe. Zgadzasz się na abonament i jego cenę przed pierwszą płatnością.',
        tierTwo: 'Poziom 2 będzie wkrótce. Jego cena jest do potwierdzenia.',
      },
      fair: {
        title: 'Uczciwe korzystanie',
        text: 'Nie próbuj dotrzeć do danych, które nie są twoje, nie zakłócaj usługi i nie wpisuj niczego, co jest niezgodne z prawem lub szkodzi innym. Jeśli znajdziesz słaby punkt usługi, zgłoś go. Zgłoszenia są mile widziane.',
      },
      end: {
        title: 'Kiedy to się kończy',
        you: 'Możesz w każdej chwili pobrać kopię danych i usunąć konto w ustawieniach lub pisząc do nas. Polityka prywatności wyjaśnia, co się wtedy dzieje z danymi.',
        us: 'Dostawca może zamknąć konto, które narusza ten regulamin, w miarę możliwości po ostrzeżeniu, i może zakończyć usługę z co najmniej 30-dniowym wyprzedzeniem. Wcześniej możesz odebrać dane.',
      },
      liability: {
        title: 'Odpowiedzialność',
        text: 'Odpowiedzialność dostawcy jest nieograniczona w razie winy umyślnej, rażącego niedbalstwa oraz szkody na życiu, ciele lub zdrowiu. Przy lekkim niedbalstwie dostawca odpowiada tylko za naruszenie obowiązku istotnego dla tej umowy, i wtedy tylko za szkodę typową i przewidywalną. Nie ogranicza to twoich ustawowych praw jako konsumenta.',
        backup:
          'Dane mają kopie zapasowe, ale żadna usługa nie jest zawsze dostępna. Trzymaj kopię wszystkiego, czego nie możesz stracić.',
      },
      software: {
        title: 'Oprogramowanie',
        text: 'Oprogramowanie {product} jest wolnym oprogramowaniem na licencji GNU Affero General Public License, w wersji 3 lub późniejszej. Ten regulamin dotyczy usługi, nie oprogramowania.',
      },
      changes: {
        title: 'Zmiany tego regulaminu',
        text: 'O zmianach dowiesz się co najmniej 30 dni przed ich wejściem w życie. Jeśli się nie zgadzasz, możesz wcześniej odejść i nie płacisz nic za późniejszy czas.',
      },
      contact: {
        title: 'Kontakt',
      },
    },
  },
  imprint: {
    title: 'Dane wydawcy',
    lead: 'Kto prowadzi tę instalację {product}.',
    none: 'Operator tej instalacji nie podał danych wydawcy. Kontakt z operatorem:',
    representedBy: 'Reprezentowany przez',
    phone: 'Telefon',
    email: 'E-mail',
    register: 'Rejestr',
    vatId: 'Numer VAT',
  },
  accessibility: {
    lead: '{product} ma działać dla wszystkich: z klawiaturą, z czytnikiem ekranu, z dużym tekstem i w innych kolorach.',
    tested: 'Ostatnio sprawdzono: {{date}}',
    aim: {
      title: 'Nasz cel',
      text: 'Stosujemy wytyczne dostępności treści internetowych (WCAG) 2.2 na poziomie AA, a gdzie możemy, robimy więcej. Uważamy, że wszystkie strony je spełniają, oprócz tego, co wymieniamy niżej. To nasza własna ocena. Nikt inny jej jeszcze nie sprawdził.',
    },
    how: {
      title: 'Co sprawdzono i jak',
      everyPage:
        'Każdą stronę programem axe, który znajduje błędy, w czterech szerokościach, w kolorach jasnych i ciemnych',
      enlarged:
        'Każdą stronę w powiększeniu 200%, a formularz i fitting także w powiększeniu 400% oraz z większymi odstępami między literami, słowami i wierszami',
      targets: 'Rozmiar wszystkiego, co można nacisnąć',
      keyboard: 'Cały formularz i cały fitting samą klawiaturą',
      screenReader:
        'Co przekazywane jest czytnikowi ekranu w całym formularzu i całym fittingu, wiersz po wierszu',
      motion: 'Każdą stronę z wyłączonym ruchem',
      documents: 'PDF raportu według PDF/UA-1, normy dokumentów dostępnych',
    },
    known: {
      title: 'Co nie jest doskonałe',
      people: 'Osoby, które na co dzień używają czytnika ekranu, jeszcze nie sprawdziły dla nas stron.',
      photos: 'Zdjęcie opisują ujęcie i podpis. Co jeszcze na nim widać, nie jest powiedziane.',
      languages: 'Notatki i listy napisane w innym języku mogą być czytane głosem twojego języka.',
      others: 'Stron innych firm, na których możesz się zalogować lub zapłacić, nie możemy zmienić.',
    },
    complain: {
      title: 'Napisz, co nie działa',
      write:
        'Jeśli coś u ciebie nie działa, napisz do nas. Podaj, która to strona i czego używasz. Odpowiadamy w ciągu miesiąca, bezpłatnie, i znajdujemy inną drogę, dopóki tego nie naprawimy.',
      authority:
        'Jeśli nasza odpowiedź nie pomoże, możesz złożyć skargę do organu do spraw dostępności tam, gdzie mieszkasz.',
    },
  },
} satisfies Translation<typeof english>
