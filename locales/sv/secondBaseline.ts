import type english from '../en/secondBaseline.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Poängsätt dina områden före bike fit',
  lead: '{{fitter}} frågar hur varje område känns nu. Det tar mindre än en minut och är frivilligt.',
  leadNameless:
    'Din bikefitter frågar hur varje område känns nu. Det tar mindre än en minut och är frivilligt.',
  frame: 'Tänk på dina turer de senaste två veckorna. 0 är inget obehag, 7 är svårt obehag.',
  none: 'inget',
  severe: 'svårt',
  required: 'Välj ett tal från 0 till 7.',
  why: 'Varför igen?',
  whyText:
    'Obehag ändras också av sig självt. Två poängsättningar före bike fit visar hur mycket. Dina senare svar jämförs fortfarande med ditt förhandsformulär. Vi visar inte dina tidigare poäng här, så att de inte påverkar dig.',
  already:
    'Du har redan poängsatt dina områden för denna bike fit. Om du skickar igen ersätter de nya poängen dem.',
  submit: 'Skicka poäng',
  done: {
    title: 'Poäng skickade',
    text: 'Tack. Din bikefitter kan se dem nu. Du kan ändra dem tills din bike fit är slutförd.',
    change: 'Ändra poäng',
    toBrief: 'Tillbaka till underlaget',
  },
  closed: {
    unknownTitle: 'Länken fungerar inte',
    unknown: 'Din bikefitter kan ha en nyare kod. Be att få se den.',
    overTitle: 'Poäng kan inte längre ges',
    over: 'Din bike fit är slutförd, eller så har länken gått ut. Du kan fortfarande svara på uppföljningarna efter bike fit.',
    noneTitle: 'Skanna koden först',
    none: 'Sidan öppnas med en kod som din bikefitter visar samma dag som din bike fit.',
    home: 'Gå till startsidan',
  },
} satisfies Translation<typeof english>
