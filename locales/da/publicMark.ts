import type english from '../en/publicMark.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Din vurdering for ét år på en side, som alle kan åbne. Du bestemmer, om den vises. Den ændrer ikke, hvor du står på nogen liste.',
  rules: 'Mærkets regler',
  show: 'Vis mit mærke',
  showHint: 'Alle med linket kan se det. Du kan holde op med at vise det når som helst.',
  link: 'Link, der bekræfter mærket',
  linkHint: 'Sæt det på dit websted. Det viser mærket, som vi har beregnet det.',
  preview: 'Det, alle ser',
  open: 'Åbn siden',
  state: {
    waiting: 'Dit mærke er ikke beregnet endnu. Kom tilbage senere i dag.',
    few_riders_one: 'Der er intet mærke for {{year}}: {{count}} rytter mere er nødvendig.',
    few_riders_other: 'Der er intet mærke for {{year}}: {{count}} ryttere mere er nødvendige.',
    fewHow:
      'Et mærke kræver 11 ryttere, der har vurderet et bikefit fra det år og samtykket i forskning. Det har {{riders}}. Det næste mærke beregnes {{date}}.',
    low_response: 'Der er intet mærke for {{year}}: For få ryttere svarede.',
    lowHow:
      'Et mærke kræver svar fra halvdelen af de ryttere, der blev spurgt. {{answered}} af {{asked}} opfølgninger blev besvaret ({{share}}). Det næste mærke beregnes {{date}}.',
    off: 'Dit mærke er klar, men vises ikke.',
    on: 'Alle kan se dit mærke.',
    paused: 'Du har valgt at vise dit mærke. Det vises igen, så snart der er et.',
  },
  mark: {
    title: 'Rytternes vurdering {{year}}',
    rating: '{{value}} af 7',
    interval: '95 %-interval {{low}} til {{high}}',
    riders_one: 'af {{count}} rytter, der har samtykket i forskning',
    riders_other: 'af {{count}} ryttere, der har samtykket i forskning',
    answered: '{{answered}} af {{asked}} opfølgninger besvaret',
    computed: 'Beregnet {{date}}, gyldigt indtil {{until}}',
  },
  verified: {
    lead: '{product} har beregnet mærket ud fra rytteres svar. Bikefitteren kan ikke ændre det.',
    unknown: 'Der er intet mærke på denne adresse',
    unknownText:
      'Bikefitteren viser intet mærke, eller der er ikke længere svar nok til et. Hvis et websted alligevel viser et, så stol ikke på det.',
    note: 'Ryttere lægger vægt på forskellige ting, og ikke alle svarer. Et mærke siger ikke, hvordan dit eget bikefit vil gå.',
  },
  rulesPage: {
    lead: 'Hvad en bikefitters mærke siger, hvordan vi beregner det, og hvad vi ikke gør med det.',
    says: 'Hvad det siger',
    saysText:
      'Hvor tilfredse ryttere var med deres bikefit nogle uger senere, fra 1 til 7. Det er én bikefitters eget tal. Det siger intet om helbred.',
    who: 'Hvis svar der tæller',
    whoText:
      'Ryttere, der fik et bikefit i kalenderåret og har samtykket i forskning. Svar, der blev udfyldt sammen med bikefitteren, tæller ikke. En rytter med flere bikefits tæller én gang.',
    least: 'Hvornår der er et mærke',
    leastText:
      'Med mindst 11 ryttere, og hvis mindst halvdelen af opfølgningerne efter seks uger blev besvaret. Ellers er der intet.',
    formula: 'Hvordan det beregnes',
    formulaText:
      'Det er et bayesiansk gennemsnit: rytternes vurderinger sammen med 10 tænkte ryttere, der giver {{centre}}. Derfor kan nogle få svar ikke give et meget højt eller meget lavt mærke. Intervallet viser, hvor usikkert det er; det rene gennemsnit vises aldrig.',
    when: 'Hvornår det ændres',
    whenText:
      'Én gang om året, den 1. april, for året før: Da har ryttere med bikefit i december haft tid til at svare. Hvis en rytter trækker sit samtykke til forskning tilbage, udelades rytteren i næste beregning. Hvis der er færre end 11 ryttere tilbage, forsvinder mærket.',
    choice: 'Hvem der bestemmer',
    choiceText:
      'Bikefitteren bestemmer, om mærket vises. Vi sorterer, filtrerer eller anbefaler ikke bikefittere efter det, og en bikefitter uden mærke er ikke dårligere end en med.',
    verify: 'Hvordan du bekræfter det',
    verifyText:
      'Et mærke har et link til en side hos {product}. Det, siden viser, er det, vi har beregnet. Et billede af et mærke beviser intet.',
  },
} satisfies Translation<typeof english>
