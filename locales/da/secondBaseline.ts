import type english from '../en/secondBaseline.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Giv dine områder point før bikefittet',
  lead: '{{fitter}} spørger, hvordan hvert område føles nu. Det tager under et minut, og du bestemmer selv.',
  leadNameless:
    'Din bikefitter spørger, hvordan hvert område føles nu. Det tager under et minut, og du bestemmer selv.',
  frame: 'Tænk på dine ture de sidste to uger. 0 er intet ubehag, 7 er kraftigt ubehag.',
  none: 'intet',
  severe: 'kraftigt',
  required: 'Vælg et tal fra 0 til 7.',
  why: 'Hvorfor igen?',
  whyText:
    'Ubehag ændrer sig også af sig selv. To sæt point fra før bikefittet viser hvor meget. Dine senere svar sammenlignes stadig med dit forhåndsskema. Vi viser ikke dine tidligere point her, så de ikke påvirker dig.',
  already:
    'Du har allerede givet dine områder point for dette bikefit. Hvis du indsender igen, erstatter de nye point dem.',
  submit: 'Indsend point',
  done: {
    title: 'Pointene er indsendt',
    text: 'Tak. Din bikefitter kan se dem nu. Du kan ændre dem, indtil bikefittet er fuldført.',
    change: 'Ændr point',
    toBrief: 'Tilbage til briefen',
  },
  closed: {
    unknownTitle: 'Linket virker ikke',
    unknown: 'Din bikefitter har måske en nyere kode. Bed om at få den vist.',
    overTitle: 'Der kan ikke længere gives point',
    over: 'Bikefittet er fuldført, eller linket er udløbet. Du kan stadig besvare opfølgningerne efter bikefittet.',
    noneTitle: 'Scan koden først',
    none: 'Siden åbner med en kode, som din bikefitter viser dig på dagen for bikefittet.',
    home: 'Gå til startsiden',
  },
} satisfies Translation<typeof english>
