import type english from '../en/secondBaseline.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Gi sonene poeng før bikefiten',
  lead: '{{fitter}} spør hvordan hver sone kjennes nå. Det tar under et minutt, og du bestemmer selv.',
  leadNameless:
    'Bikefitteren spør hvordan hver sone kjennes nå. Det tar under et minutt, og du bestemmer selv.',
  frame: 'Tenk på turene dine de siste to ukene. 0 er ikke noe ubehag, 7 er sterkt ubehag.',
  none: 'ikke noe',
  severe: 'sterkt',
  required: 'Velg et tall fra 0 til 7.',
  why: 'Hvorfor igjen?',
  whyText:
    'Ubehag endrer seg også av seg selv. To sett poeng fra før bikefiten viser hvor mye. De senere svarene dine sammenlignes fortsatt med forhåndsskjemaet. Vi viser ikke de tidligere poengene her, så de ikke påvirker deg.',
  already:
    'Du har allerede gitt sonene poeng for denne bikefiten. Hvis du sender inn på nytt, erstatter de nye poengene dem.',
  submit: 'Send inn poeng',
  done: {
    title: 'Poengene er sendt inn',
    text: 'Takk. Bikefitteren kan se dem nå. Du kan endre dem til bikefiten er fullført.',
    change: 'Endre poeng',
    toBrief: 'Tilbake til briefen',
  },
  closed: {
    unknownTitle: 'Lenken virker ikke',
    unknown: 'Bikefitteren kan ha en nyere kode. Be om å få se den.',
    overTitle: 'Poeng kan ikke lenger gis',
    over: 'Bikefiten er fullført, eller lenken er utløpt. Du kan fortsatt svare på oppfølgingene etter bikefiten.',
    noneTitle: 'Skann koden først',
    none: 'Denne siden åpnes med en kode som bikefitteren viser deg på dagen for bikefiten.',
    home: 'Gå til startsiden',
  },
} satisfies Translation<typeof english>
