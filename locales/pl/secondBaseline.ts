import type english from '../en/secondBaseline.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Oceń obszary przed fittingiem',
  lead: 'Bikefitter {{fitter}} pyta, jak teraz czujesz każdy obszar. Zajmie to mniej niż minutę i jest dobrowolne.',
  leadNameless:
    'Bikefitter pyta, jak teraz czujesz każdy obszar. Zajmie to mniej niż minutę i jest dobrowolne.',
  frame: 'Pomyśl o jazdach z ostatnich dwóch tygodni. 0 to brak dyskomfortu, 7 to silny.',
  none: 'brak',
  severe: 'silny',
  required: 'Wybierz liczbę od 0 do 7.',
  why: 'Dlaczego jeszcze raz?',
  whyText:
    'Dyskomfort zmienia się też sam. Dwie oceny sprzed fittingu pokazują, o ile. Późniejsze odpowiedzi są nadal porównywane z ankietą wstępną. Nie pokazujemy tu wcześniejszych ocen, aby na ciebie nie wpływały.',
  already: 'Obszary są już ocenione dla tego fittingu. Jeśli wyślesz ponownie, nowe oceny je zastąpią.',
  submit: 'Wyślij oceny',
  done: {
    title: 'Oceny wysłane',
    text: 'Dziękujemy. Bikefitter już je widzi. Możesz je zmieniać do zakończenia fittingu.',
    change: 'Zmień oceny',
    toBrief: 'Wróć do przygotowania',
  },
  closed: {
    unknownTitle: 'Ten link nie działa',
    unknown: 'Bikefitter może mieć nowszy kod. Poproś o jego pokazanie.',
    overTitle: 'Ocen nie można już dodać',
    over: 'Fitting jest zakończony albo link wygasł. Nadal możesz wypełnić kontrole po fittingu.',
    noneTitle: 'Najpierw zeskanuj kod',
    none: 'Tę stronę otwiera kod, który bikefitter pokaże w dniu fittingu.',
    home: 'Przejdź do strony startowej',
  },
} satisfies Translation<typeof english>
