import type english from '../en/followUp.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    short: {
      name: 'Jak jest teraz',
      title: 'Jak się jeździ?',
      lead: 'Pomyśl o jazdach z ostatnich dwóch tygodni.',
    },
    since: {
      name: 'Od fittingu',
      title: 'Od twojego fittingu',
      lead: 'Ile było jazd i czy pozycja się zmieniła.',
    },
    discomfort: {
      name: 'Dyskomfort',
      title: 'Jak jest teraz?',
      lead: 'Pytamy o te same obszary co przed fittingiem. Pomyśl o jazdach z ostatnich dwóch tygodni.',
    },
    feel: {
      name: 'Jazda',
      title: 'Jak się jeździ?',
      lead: 'Pomyśl o jazdach z ostatnich dwóch tygodni.',
    },
    fit: {
      name: 'Fitting',
      title: 'Twoje cele i fitting',
      lead: 'Po co był fitting i czego jeszcze brakuje.',
    },
  },
  fields: {
    ridesSince: {
      label: 'Jazdy w nowej pozycji',
      hint: 'Wystarczy przybliżona liczba. Wpisz 0, jeśli jeszcze nie było jazd.',
      required: 'Wpisz liczbę jazd albo 0, jeśli ich nie było.',
    },
    whyNotRidden: {
      label: 'Co przeszkodziło w jeździe?',
      required: 'Wybierz, co przeszkodziło w jeździe.',
    },
    hoursSince: {
      label: 'Godziny jazdy w nowej pozycji',
    },
    weeklyHours: {
      label: 'Godziny w tygodniu teraz',
      required: 'Wpisz godziny w tygodniu. Wystarczy przybliżona liczba.',
    },
    loadChange: {
      label: 'Trening w porównaniu z czasem przed fittingiem',
      hint: 'Weź pod uwagę łącznie dystans, godziny i intensywność.',
      required: 'Wybierz, jaki jest trening w porównaniu z czasem przed fittingiem.',
    },
    positionKept: {
      label: 'Czy pozycja jest nadal taka, jak ustawił ją bikefitter?',
      required: 'Wybierz, czy pozycja się zmieniła.',
    },
    changesMade: {
      label: 'Zmiany od fittingu',
      what: {
        label: 'Co',
        required: 'Wybierz, co się zmieniło.',
      },
      byMm: {
        label: 'O ile',
        short: 'o {{value}}',
        hint: 'Plus oznacza więcej, minus mniej.',
      },
      byDegrees: {
        label: 'O ile',
        short: 'o {{value}}',
        hint: 'Plus oznacza więcej, minus mniej.',
      },
      changedOn: {
        label: 'Kiedy',
      },
      reason: {
        label: 'Dlaczego',
      },
    },
    discomfort: {
      label: 'Dyskomfort teraz',
      required: 'Dodaj inny obszar albo odpowiedz „nie”.',
      numb: {
        label: 'Czy czujesz drętwienie?',
      },
    },
    otherZone: {
      label: 'Czy czujesz dyskomfort w innym obszarze?',
      required: 'Wybierz, czy czujesz dyskomfort w innym obszarze.',
    },
    overallChange: {
      label: 'Ogólnie, w porównaniu z czasem przed fittingiem',
      low: 'o wiele gorzej',
      middle: 'bez zmian',
      high: 'o wiele lepiej',
      required: 'Wybierz liczbę od 1 do 7.',
    },
    comfort: {
      label: 'Komfort podczas zwykłej jazdy',
      low: 'bardzo niewygodnie',
      middle: 'ani tak, ani tak',
      high: 'bardzo wygodnie',
      required: 'Wybierz, jak ci wygodnie, od 1 do 7.',
    },
    power: {
      label: 'Zdolność do generowania mocy',
      low: 'bardzo słaba',
      middle: 'średnia',
      high: 'bardzo dobra',
      required: 'Wybierz, jak dobrze generujesz moc, od 1 do 7.',
    },
    confidence: {
      label: 'Panowanie nad rowerem i pewność',
      low: 'bardzo niepewnie',
      middle: 'średnio',
      high: 'bardzo pewnie',
      required: 'Wybierz, jak pewnie się czujesz, od 1 do 7.',
    },
    enduranceMinutes: {
      label: 'Po ilu minutach zaczyna się dyskomfort',
      hint: 'Zostaw puste, jeśli nie masz dyskomfortu.',
    },
    adaptationDays: {
      label: 'Po ilu dniach pozycja stała się normalna',
      required: 'Wpisz liczbę dni albo wybierz „Jeszcze nie”.',
    },
    activities: {
      label: 'Co było trudne przed fittingiem',
      activity: {
        label: 'Czynność',
        required: 'Wpisz czynność.',
      },
      ability: {
        label: 'Jak dobrze idzie ci to teraz?',
        low: 'wcale',
        high: 'tak dobrze jak przed problemem',
      },
    },
    goals: {
      label: 'Twoje cele tego fittingu',
      goal: {
        label: 'Cel',
        required: 'Wybierz cel.',
      },
      attainment: {
        label: 'W jakim stopniu jest osiągnięty?',
        low: 'dużo mniej, niż oczekiwano',
        middle: 'tak, jak oczekiwano',
        high: 'dużo lepiej, niż oczekiwano',
        required: 'Wybierz, w jakim stopniu cel jest osiągnięty.',
      },
    },
    goalAlignment: {
      label: 'Fitting odpowiedział na to, z czym przychodzisz',
      low: 'wcale',
      middle: 'częściowo',
      high: 'całkowicie',
      required: 'Wybierz, na ile fitting odpowiedział na to, z czym przychodzisz, od 1 do 7.',
    },
    listened: {
      label: 'Bikefitter uważnie cię słuchał',
      low: 'wcale',
      middle: 'częściowo',
      high: 'całkowicie',
    },
    explained: {
      label: 'Bikefitter wyjaśnił zmiany',
      low: 'wcale',
      middle: 'częściowo',
      high: 'całkowicie',
    },
    satisfaction: {
      label: 'Ogólne zadowolenie',
      low: 'bardzo duże niezadowolenie',
      middle: 'ani tak, ani tak',
      high: 'bardzo duże zadowolenie',
      required: 'Wybierz swoje zadowolenie od 1 do 7.',
    },
    recommend: {
      label: 'Na ile prawdopodobne jest, że polecisz ten fitting innym?',
      low: 'zupełnie nieprawdopodobne',
      high: 'niezwykle prawdopodobne',
      required: 'Wybierz, na ile prawdopodobne jest, że go polecisz, od 0 do 10.',
    },
    otherTreatment: {
      label: 'Czy od fittingu pomogło coś jeszcze?',
      hint: 'Dzięki temu odróżnimy, co dał fitting, a co coś innego.',
      required: 'Wybierz, co pasuje, albo „Żadne z nich”.',
    },
    usedSince: {
      label: 'Co było stosowane od fittingu?',
      hint: 'Wszystko oprócz fittingu, co mogło zmienić twoje odczucia.',
      required: 'Wybierz, co pasuje, albo „Żadne z nich”.',
    },
    anotherAppointment: {
      label: 'Czy chcesz kolejną wizytę?',
      required: 'Wybierz, czy chcesz kolejną wizytę.',
    },
    comment: {
      label: 'Coś jeszcze?',
      hint: 'Wszystko, co bikefitter powinien wiedzieć.',
    },
  },
  options: {
    whyNotRidden: {
      injury_or_illness: 'Uraz lub choroba',
      position_hurts: 'Nowa pozycja boli',
      bike_not_ready: 'Rower nie był gotowy',
      weather: 'Pogoda',
      no_time: 'Brak czasu',
      other: 'Coś innego',
    },
    loadChange: {
      much_less: 'Dużo mniej',
      less: 'Mniej',
      same: 'Mniej więcej tyle samo',
      more: 'Więcej',
      much_more: 'Dużo więcej',
    },
    positionKept: {
      kept: 'Tak, bez zmian',
      changed_by_me: 'Nie, zmieniona przeze mnie',
      changed_by_other_fitter: 'Nie, zmienił ją inny bikefitter',
      reverted: 'Nie, wróciła stara pozycja',
      new_bike_or_parts: 'Nie, mam nowy rower lub nowe części',
    },
    otherTreatment: {
      physiotherapy: 'Fizjoterapia',
      rest: 'Odpoczynek',
      new_saddle: 'Nowe siodełko',
      medication: 'Leki',
      other: 'Coś innego',
      none: 'Żadne z nich',
    },
    usedSince: {
      physiotherapy: 'Fizjoterapia',
      rest: 'Odpoczynek',
      new_saddle: 'Nowe siodełko',
      medication: 'Leki',
      other: 'Coś innego',
      none: 'Żadne z nich',
    },
  },
  values: {
    minus2: 'dużo mniej, niż oczekiwano',
    minus1: 'mniej, niż oczekiwano',
    zero: 'tak, jak oczekiwano',
    plus1: 'lepiej, niż oczekiwano',
    plus2: 'dużo lepiej, niż oczekiwano',
  },
  instead: {
    gone: 'Minął, brak dyskomfortu',
    not_applicable: 'Nie dotyczy',
    not_yet: 'Jeszcze nie',
  },
  marks: {
    severe: 'Silny dyskomfort',
    redFlag: 'Sygnał alarmowy',
    unhappy: 'Niezadowolenie z fittingu',
    wantsAppointment: 'Chce kolejnej wizyty',
  },
} satisfies Translation<typeof english>
