import type english from '../en/publicMark.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Vurderingen din for ett år, på en side alle kan åpne. Du bestemmer om den vises. Den endrer ikke hvor du står i noen liste.',
  rules: 'Reglene for merket',
  show: 'Vis merket mitt',
  showHint: 'Alle med lenken kan se det. Du kan slutte å vise det når som helst.',
  link: 'Lenke som bekrefter merket',
  linkHint: 'Legg den på nettstedet ditt. Den viser merket slik vi beregnet det.',
  preview: 'Det alle ser',
  open: 'Åpne siden',
  state: {
    waiting: 'Merket ditt er ikke beregnet ennå. Kom tilbake senere i dag.',
    few_riders_one: 'Det er ikke noe merke for {{year}}: {{count}} syklist til trengs.',
    few_riders_other: 'Det er ikke noe merke for {{year}}: {{count}} syklister til trengs.',
    fewHow:
      'Et merke trenger 11 syklister som har vurdert en bikefit det året og samtykket til forskning. {{riders}} gjorde det. Neste merke beregnes {{date}}.',
    low_response: 'Det er ikke noe merke for {{year}}: For få syklister svarte.',
    lowHow:
      'Et merke trenger svar fra halvparten av syklistene som ble spurt. {{answered}} av {{asked}} oppfølginger ble besvart ({{share}}). Neste merke beregnes {{date}}.',
    off: 'Merket ditt er klart, men vises ikke.',
    on: 'Alle kan se merket ditt.',
    paused: 'Du har valgt å vise merket. Det vises igjen så snart det finnes et.',
  },
  mark: {
    title: 'Syklistenes vurdering {{year}}',
    rating: '{{value}} av 7',
    interval: '95 %-intervall {{low}} til {{high}}',
    riders_one: 'av {{count}} syklist som samtykket til forskning',
    riders_other: 'av {{count}} syklister som samtykket til forskning',
    answered: '{{answered}} av {{asked}} oppfølginger besvart',
    computed: 'Beregnet {{date}}, gyldig til {{until}}',
  },
  verified: {
    lead: '{product} beregnet dette merket av syklisters svar. Bikefitteren kan ikke endre det.',
    unknown: 'Det er ikke noe merke på denne adressen',
    unknownText:
      'Bikefitteren viser ikke noe merke, eller det er ikke lenger nok svar til et. Hvis et nettsted likevel viser et, bør du ikke stole på det.',
    note: 'Syklister er opptatt av ulike ting, og ikke alle svarer. Et merke sier ikke hvordan din egen bikefit vil gå.',
  },
  rulesPage: {
    lead: 'Hva merket til en bikefitter sier, hvordan vi beregner det, og hva vi ikke gjør med det.',
    says: 'Hva det sier',
    saysText:
      'Hvor fornøyde syklister var med bikefiten noen uker senere, fra 1 til 7. Det er én bikefitters eget tall. Det sier ingenting om helse.',
    who: 'Svarene som teller',
    whoText:
      'Syklister som hadde en bikefit i kalenderåret og samtykket til forskning. Svar som ble fylt ut sammen med bikefitteren, teller ikke. En syklist med flere bikefiter teller én gang.',
    least: 'Når det finnes et merke',
    leastText:
      'Med minst 11 syklister, og hvis minst halvparten av oppfølgingene etter seks uker ble besvart. Ellers finnes det ikke noe.',
    formula: 'Hvordan det beregnes',
    formulaText:
      'Det er et bayesiansk gjennomsnitt: syklistenes vurderinger sammen med 10 tenkte syklister som gir {{centre}}. Derfor kan ikke noen få svar gi et svært høyt eller svært lavt merke. Intervallet viser hvor usikkert det er; det rene gjennomsnittet vises aldri.',
    when: 'Når det endres',
    whenText:
      'Én gang i året, 1. april, for året før: Da har syklister med bikefit i desember hatt tid til å svare. Hvis en syklist trekker tilbake samtykket til forskning, utelates den syklisten i neste beregning. Hvis færre enn 11 syklister er igjen, forsvinner merket.',
    choice: 'Hvem som bestemmer',
    choiceText:
      'Bikefitteren bestemmer om merket vises. Vi sorterer, filtrerer eller anbefaler ikke bikefittere etter det, og en bikefitter uten merke er ikke dårligere enn en med.',
    verify: 'Hvordan du bekrefter det',
    verifyText:
      'Et merke har en lenke til en side hos {product}. Det siden viser, er det vi beregnet. Et bilde av et merke beviser ingenting.',
  },
} satisfies Translation<typeof english>
