import type english from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export default {
  description:
    '{product} zadaje rowerzystom te same pytania przed bikefittingiem i po nim i pokazuje bikefitterowi, co się zmieniło, obszar po obszarze.',
  pictureAlt:
    'Rowerzysta na rowerze z dyskomfortem przed fittingiem i po nim zaznaczonym na dłoniach, dole pleców i kolanach.',
  nav: {
    label: 'Na tej stronie',
    what: 'Jak to działa',
    fitters: 'Dlaczego bikefitterzy',
    riders: 'Dlaczego rowerzyści',
    pricing: 'Ceny',
  },
  ownPages: 'Przejdź do pulpitu',
  ownSupportPages: 'Przejdź do swoich stron',
  languages: 'Języki',
  sample: 'Przykład',
  hero: {
    eyebrow: 'Dla bikefitterów i ich rowerzystów',
    title: 'Zobacz, co się zmieniło po fittingu.',
    text: 'Rowerzyści mówią, jak im się jeździ przed fittingiem i znów kilka tygodni później. Widzisz obszar po obszarze, co się zmieniło.',
    start: 'Załóż konto',
    demo: 'Umów rozmowę demo',
    facts: {
      riders: 'Rowerzyści nigdy nie płacą',
      contracts: 'Bez umów',
      noApp: 'Nic do instalowania',
    },
    sampleText: 'Wymyślone liczby: dyskomfort rowerzysty przed fittingiem i sześć tygodni później.',
    drawing: 'Przykładowy rysunek: dyskomfort przed fittingiem i sześć tygodni później',
  },
  what: {
    title: 'Czym jest {product}',
    text: 'Efekt fittingu widać dopiero po kilku tygodniach, na drodze. {product} zadaje twoim rowerzystom te same pytania przed fittingiem i po nim i zestawia odpowiedzi.',
    steps: {
      invite: {
        title: 'Zapraszasz',
        text: 'E-mailem, linkiem lub kodem QR w pracowni.',
        ways: {
          email: 'E-mail',
          link: 'Link',
          code: 'Kod QR',
        },
      },
      intake: {
        title: 'Rowerzysta odpowiada',
        text: 'Poufna ankieta wstępna w sześciu krokach, na każdym telefonie, w {{required}} do {{everything}} minut. Nic z wpisanego nie przepada.',
      },
      fit: {
        title: 'Robisz fitting',
        text: 'Ze wszystkim na jednym ekranie: gdzie boli, jak bardzo, od kiedy i czego chce rowerzysta.',
      },
      follow: {
        title: 'Oboje to widzicie',
        text: 'Kilka tygodni później znów te same pytania: co jest lepiej, co nie i co dalej.',
      },
    },
  },
  fitters: {
    title: 'Dlaczego bikefitterzy to lubią',
    lead: 'Praca nad fittingiem, przed pracownią i po niej, w jednym miejscu.',
    points: {
      prepared: {
        title: 'Przygotowanie, zanim przyjdzie rowerzysta',
        text: 'Dyskomfort, urazy, historia i cele na jednym ekranie, z najważniejszym na górze.',
      },
      outcome: {
        title: 'Analiza wyników z porównaniem przed/po',
        text: 'Każdy obszar przed fittingiem i po nim, z liczbą rowerzystów za każdą wartością.',
      },
      benchmark: {
        title: 'Porównanie ze standardami branży',
        text: 'Twoje wyniki obok opublikowanych wartości odniesienia, każda ze źródłem.',
      },
      cases: {
        title: 'Przeszukiwalne dawne przypadki',
        text: 'Znajdź, co zrobiono u podobnego rowerzysty i jak poszło.',
      },
      booking: {
        title: 'Wbudowany system rezerwacji',
        text: 'Wizyty, przypomnienia i kalendarz w tym samym miejscu co fitting.',
      },
      audit: {
        title: 'Pełny zapis zmian i zaleceń',
        text: 'Kto co zmienił, kiedy i jak było wcześniej.',
      },
    },
  },
  riders: {
    title: 'Dlaczego rowerzyści temu ufają',
    lead: 'To, co mówisz bikefitterowi, służy fittingowi. O całej reszcie decydujesz ty.',
    points: {
      own: {
        title: 'Dane są twoje',
        text: 'Czytaj je, poprawiaj, proś o kopię, usuwaj. Nigdy nie są sprzedawane ani używane do reklam.',
      },
      confidential: {
        title: 'Poufnie',
        text: 'Odpowiedzi czyta tylko wybrany bikefitter oraz wsparcie {product} w celach technicznych lub jakościowych. Szyfrowane podczas przesyłania i przechowywania.',
      },
      progress: {
        title: 'Śledź postępy w czasie',
        text: 'Zobacz, jak ci się jeździ, fitting po fittingu.',
      },
      switch: {
        title: 'Zmień bikefittera bez utraty historii',
        text: 'Nowy bikefitter widzi tyle wcześniejszych fittingów, na ile pozwolisz.',
      },
      research: {
        title: 'Badania tylko za twoją zgodą',
        text: 'Wyłączone, dopóki nie włączysz, zanonimizowane, a zgodę można wycofać w każdej chwili.',
      },
    },
  },
  dashboard: {
    title: 'Funkcje pulpitu',
    lead: 'To, co chcesz wiedzieć rano, na jednej stronie. To prawdziwe widżety produktu z wymyślonymi rowerzystami i liczbami.',
    features: {
      submissions: {
        title: 'Ostatnie formularze',
        text: 'Nowe formularze pojawiają się podczas pracy, bez odświeżania.',
      },
      rating: {
        title: 'Ocena bikefittera z zadowolenia rowerzystów',
        text: 'Z liczbą rowerzystów, którzy odpowiedzieli.',
      },
      goals: {
        title: 'Zgodność z celami',
        text: 'W jakim stopniu każdy rowerzysta osiągnął swoje cele.',
      },
      radar: {
        title: 'Wykres radarowy dyskomfortu (przed fittingiem i po nim)',
        text: 'Wszystkie sześć obszarów na pierwszy rzut oka.',
      },
      improvement: {
        title: 'Poprawa w sesjach',
        text: 'Ile się zmieniło, fitting po fittingu.',
      },
      alerts: {
        title: 'Alerty z kontroli z automatycznymi przypomnieniami i terminami',
        text: 'Pytamy rowerzystów we właściwym czasie i mówimy, kiedy rowerzysta cię potrzebuje.',
      },
      log: {
        title: 'Dziennik zmian',
        text: 'Co zmieniono w każdym fittingu, z czego na co i dlaczego.',
      },
    },
  },
  pricing: {
    title: 'Ceny',
    billing: 'Rozliczenie',
    monthly: 'Miesięcznie',
    annual: 'Rocznie',
    saving: 'Oszczędzasz {{percent}}',
    tier1: {
      name: 'Poziom 1',
      lead: 'Wszystko do zaproszeń, ankiet, fittingów i kontroli.',
      perMonth: 'miesięcznie',
      monthlyNote: 'Rozliczenie miesięczne. Przy rocznym oszczędzasz {{percent}}.',
      annualNote: '{{total}} rozliczane rocznie: oszczędność {{percent}}.',
      points: {
        riders: 'Rowerzyści nigdy nie płacą',
        contracts: 'Bez umów',
        cancel: 'Rezygnacja w każdej chwili',
        gdpr: 'Zgodnie z RODO',
      },
      start: 'Załóż konto',
    },
    tier2: {
      name: 'Poziom 2',
      price: 'Cena do potwierdzenia',
      lead: 'Zawiera poziom 1 i narzędzie wspierające decyzje.',
      planned: 'Planowane w dalszej części 2025 roku',
      present: 'Jeszcze niedostępne',
      points: {
        tier1: 'Zawiera poziom 1',
        coPilot: 'Co-Pilot, asystent AI wspierający decyzje',
        consent: 'Uczony tylko na zanonimizowanych danych, za zgodą',
      },
    },
  },
  soon: {
    title: 'Wkrótce: Co-Pilot',
    text: 'Asystent AI wspierający decyzje podczas fittingu. Pokaże, czego inni bikefitterzy próbowali u podobnych rowerzystów, jak ci rowerzyści czuli się potem, i swoje źródła. Decydujesz ty.',
    data: 'Uczony tylko na zanonimizowanych danych, za zgodą.',
  },
  questions: {
    title: 'Pytania',
    items: {
      pay: {
        question: 'Czy rowerzyści płacą albo potrzebują konta?',
        answer:
          'Nie. Rowerzyści nigdy nie płacą. Otwierają zaproszenie i odpowiadają bez konta, a mogą je założyć później, aby zobaczyć fittingi i zarządzać danymi.',
      },
      proof: {
        question: 'Czy {product} pokazuje, że fitting zadziałał?',
        answer:
          'Pokazuje, co się zmieniło, u ilu rowerzystów i kto nie odpowiedział. Niektórzy rowerzyści czuliby się lepiej i bez fittingu, więc lepsza ocena nie dowodzi, że przyczyną był fitting. Produkt mówi to wszędzie tam, gdzie pokazuje oceny.',
      },
      reads: {
        question: 'Kto czyta odpowiedzi rowerzysty?',
        answer:
          'Bikefitter wybrany przez rowerzystę oraz wsparcie {product} w celach technicznych lub jakościowych, z powodem, który rowerzysta może przeczytać. Rowerzyści widzą, kto i kiedy otworzył ich dane.',
      },
      studio: {
        question: 'Czy to działa w pracowni, na tablecie?',
        answer:
          'Tak. Strona fittingu jest zrobiona na tablet. Zapisuje na bieżąco i trzyma zmiany na urządzeniu, gdy nie ma połączenia.',
      },
      leave: {
        question: 'Czy mogę zabrać swoje dane?',
        answer:
          'Tak. Bikefitterzy i rowerzyści mogą w każdej chwili pobrać kopię swoich danych w formatach czytelnych dla komputera.',
      },
    },
  },
  final: {
    title: 'Zobacz, co się zmienia po twoich fittingach.',
    text: 'Zaproś dziś pierwszego rowerzystę. To zajmuje minutę, a rowerzysta nie potrzebuje konta.',
    contact: 'Albo napisz do nas:',
  },
} satisfies Translation<typeof english>
