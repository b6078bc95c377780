import type english from '../en/yearlySummary.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Wyniki za {{year}}',
  documentTitle: 'Wyniki za {{year}}, {{fitter}}',
  by: '{{fitter}}, {{business}}',
  made: 'Utworzono {{date}}',
  fits: 'Fittingi',
  answered: 'Odpowiedzi po sześciu tygodniach',
  answeredOf: '{{answered}} z {{due}} oczekiwanych',
  answeredShare: '{{answered}} z {{due}} oczekiwanych: {{share}}',
  noneDue: 'jeszcze żadnej nie oczekiwano',
  early: 'Wczesne odpowiedzi',
  none: 'Żadnego fittingu z tego roku nie oceniono jeszcze przed i po.',
  symptomatic: 'Rowerzyści, którzy mieli tam wcześniej dyskomfort',
  all: 'Wszyscy rowerzyści',
  column: {
    zone: 'Obszar',
    counts: 'Na podstawie',
    parts: 'Jak zmieniły się oceny',
    better: 'Lepiej',
    means: 'Średnia',
    change: 'Zmiana',
  },
  ifUnchanged: '{{better}}; {{conservative}}, jeśli u pozostałych bez zmian',
  time: 'W ciągu roku: dolegliwości z poprawą',
  timeNote: 'Dolegliwość to obszar oceniony wcześniej na 2 lub więcej. Mediana okresów: {{median}}.',
  goals: 'Cele i oceny',
  attained: 'Cele osiągnięte zgodnie z oczekiwaniem lub lepiej',
  tScore: 'Wynik osiągnięcia celów (50 to zgodnie z oczekiwaniem)',
  alignment: 'Fitting odpowiedział na to, z czym przyszli (od 1 do 7)',
  recommend: 'Skłonność do polecenia (od −100 do 100)',
  net: 'Nowe minus minione dolegliwości na rowerzystę',
  few: 'za mało rowerzystów',
  nobody: 'nikt nie odpowiedział',
  notes: {
    scale:
      'Dyskomfort jest oceniany od 0 (brak) do 7 (silny). Lepiej i gorzej to zmiany o 2 lub więcej; zmiana o 1 może być przypadkiem, więc liczy się jako bez zmian i nazywa się „być może”. Zmiany to „po” minus „przed”, więc poniżej 0 jest lepiej. Przedziały to przedziały 95%. Każdy rowerzysta liczy się raz. Przy mniej niż 5 rowerzystach są tylko liczby.',
    responders: 'Liczą się tylko rowerzyści, którzy odpowiedzieli. U pozostałych mogło być gorzej.',
    beforeFit:
      'U rowerzystów tej praktyki, którzy dwa razy ocenili dyskomfort przed fittingiem, zmienił się on już o {{value}} stopnia ({{counts}}).',
  },
  footer: '{product}, wyniki za {{year}}',
  page: 'Strona {{page}} z {{pages}}',
} satisfies Translation<typeof english>
