import type english from '../../en/intake/fields.ts'
import type { Translation } from '../../translation.ts'

export default {
  name: {
    label: 'Imię i nazwisko',
    required: 'Wpisz imię i nazwisko.',
  },
  email: {
    label: 'E-mail',
    hint: 'Bikefitter używa go do kontaktu z tobą.',
    required: 'Wpisz swój adres e-mail.',
  },
  phone: {
    label: 'Numer telefonu',
  },
  dateOfBirth: {
    label: 'Data urodzenia',
    required: 'Wpisz datę urodzenia.',
  },
  guardianName: {
    label: 'Imię i nazwisko rodzica lub opiekuna',
    hint: 'Masz mniej niż 16 lat, więc potrzebna jest zgoda rodzica lub opiekuna.',
    required: 'Wpisz imię i nazwisko rodzica lub opiekuna.',
  },
  guardianConfirmed: {
    label:
      'Jestem rodzicem lub opiekunem tego rowerzysty i zgadzam się na wykorzystanie tych odpowiedzi, w tym danych o zdrowiu, do bikefittingu.',
    required: 'Rodzic lub opiekun musi to potwierdzić.',
  },
  heightCm: {
    label: 'Wzrost',
  },
  weightKg: {
    label: 'Waga',
  },
  occupation: {
    label: 'Zawód',
  },
  workEnvironment: {
    label: 'Rodzaj pracy',
  },
  gender: {
    label: 'Płeć',
    hint: 'Wybierz wszystko, co pasuje.',
  },
  bikeTypes: {
    label: 'Typy rowerów',
    required: 'Wybierz co najmniej jeden typ roweru.',
  },
  ridingStyle: {
    label: 'Styl jazdy',
  },
  discipline: {
    label: 'Dyscyplina',
  },
  ridesPerWeekWinter: {
    label: 'Jazdy w tygodniu zimą',
  },
  ridesPerWeekSummer: {
    label: 'Jazdy w tygodniu latem',
  },
  weeklyHours: {
    label: 'Średni czas jazdy w tygodniu',
  },
  yearsCycling: {
    label: 'Lata jazdy na rowerze',
  },
  averageCadence: {
    label: 'Średnia kadencja',
  },
  climbingCadence: {
    label: 'Kadencja na podjazdach',
  },
  corneringConfidence: {
    label: 'Pewność w zakrętach',
    low: 'niepewnie',
    high: 'bardzo pewnie',
  },
  descendingConfidence: {
    label: 'Pewność na zjazdach',
    low: 'niepewnie',
    high: 'bardzo pewnie',
  },
  handsHeaviness: {
    label: 'Ciężar na dłoniach',
    low: 'bez nacisku',
    high: 'duży ciężar',
  },
  positionStability: {
    label: 'Stabilność pozycji',
    low: 'ciągły ruch',
    high: 'pełna stabilność',
  },
  hardestRide: {
    label: 'Najtrudniejsza jazda w ostatnim roku',
    hint: 'Jak długa i górzysta była i jak ci poszło.',
  },
  cyclingGoals: {
    label: 'Cele rowerowe',
  },
  currentSports: {
    label: 'Obecne sporty',
    hint: 'Wybierz wszystkie, które uprawiasz teraz oprócz roweru.',
  },
  otherSport: {
    label: 'Jaki inny sport?',
    required: 'Wpisz inny sport.',
  },
  pastSports: {
    label: 'Dawne sporty',
    hint: 'Sporty z dzieciństwa też się liczą. Jak długo i jak intensywnie?',
  },
  discomfort: {
    label: 'Dyskomfort na rowerze',
    zone: {
      label: 'Obszar',
      required: 'Wybierz obszar.',
    },
    severity: {
      label: 'Nasilenie',
      hint: 'Podczas jazd w ostatnich dwóch tygodniach.',
      low: 'lekkie',
      high: 'silne',
      required: 'Wybierz nasilenie od 1 do 7.',
    },
    onsetMinutes: {
      label: 'Zaczyna się po',
      short: 'po {{value}}',
      hint: 'Po ilu minutach jazdy, albo 0, jeśli od początku.',
    },
    trigger: {
      label: 'Co to nasila?',
    },
    description: {
      label: 'Opis',
      hint: 'Gdzie dokładnie to czujesz i jak.',
    },
  },
  injuries: {
    label: 'Urazy',
    location: {
      label: 'Miejsce',
      hint: 'Na przykład kolano, obojczyk lub dół pleców.',
      required: 'Wpisz miejsce urazu.',
    },
    current: {
      label: 'Czy to obecnie problem?',
    },
    inTreatment: {
      label: 'Czy trwa leczenie?',
    },
    side: {
      label: 'Strona',
    },
    yearOfOnset: {
      label: 'Rok wystąpienia',
      hint: 'Cztery cyfry, na przykład 2019.',
    },
    description: {
      label: 'Krótki opis',
    },
  },
  previousFit: {
    label: 'Czy masz już za sobą bikefitting?',
  },
  lastFitYear: {
    label: 'Rok ostatniego fittingu',
    hint: 'Cztery cyfry, na przykład 2019.',
  },
  lastFitNotes: {
    label: 'Notatki o ostatnim fittingu',
    hint: 'Co zmieniono i czy to pomogło.',
  },
  goals: {
    label: 'Cele tego fittingu',
    hint: 'Wybierz wszystkie, które są dla ciebie ważne.',
    required: 'Wybierz co najmniej jeden cel tego fittingu.',
  },
  successDefinition: {
    label: 'Co będzie dla ciebie sukcesem?',
    hint: 'Co powinno być inaczej po fittingu?',
  },
  researchConsent: {
    label: 'Moje zanonimizowane odpowiedzi mogą być wykorzystywane do badań i rozwoju AI.',
    hint: 'To dobrowolne i niezależne od twojego fittingu. Jeśli nie zaznaczysz tego pola, żadne twoje dane nie będą wykorzystywane do badań. Możesz zmienić zdanie w każdej chwili w Ustawieniach, w części Prywatność.',
  },
} satisfies Translation<typeof english>
