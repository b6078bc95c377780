import type english from '../en/publicMark.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Je beoordeling voor één jaar, op een pagina die iedereen kan openen. Jij beslist of die te zien is. Je plaats in een lijst verandert er niet door.',
  rules: 'De regels van het keurmerk',
  show: 'Mijn keurmerk tonen',
  showHint: 'Iedereen met de link kan het zien. Je kunt er altijd mee stoppen.',
  link: 'Link die het keurmerk bewijst',
  linkHint: 'Zet hem op je website. Hij toont het keurmerk zoals wij het hebben berekend.',
  preview: 'Wat iedereen ziet',
  open: 'Pagina openen',
  state: {
    waiting: 'Je keurmerk is nog niet berekend. Kom vandaag later terug.',
    few_riders_one: 'Er is geen keurmerk voor {{year}}: er zou nog {{count}} fietser nodig zijn.',
    few_riders_other: 'Er is geen keurmerk voor {{year}}: er zouden nog {{count}} fietsers nodig zijn.',
    fewHow:
      'Een keurmerk heeft 11 fietsers nodig die een fitting van dat jaar beoordeelden en met onderzoek akkoord gingen. Het waren er {{riders}}. De volgende berekening is op {{date}}.',
    low_response: 'Er is geen keurmerk voor {{year}}: te weinig fietsers antwoordden.',
    lowHow:
      'Een keurmerk heeft een antwoord nodig van de helft van de gevraagde fietsers. Van {{asked}} follow-ups zijn er {{answered}} beantwoord ({{share}}). Het volgende keurmerk wordt op {{date}} berekend.',
    off: 'Je keurmerk is klaar, maar niet te zien.',
    on: 'Iedereen kan je keurmerk zien.',
    paused: 'Je hebt ervoor gekozen je keurmerk te tonen. Het is weer te zien zodra er een is.',
  },
  mark: {
    title: 'Beoordeling door fietsers {{year}}',
    rating: '{{value}} van 7',
    interval: '95%-interval {{low}} tot {{high}}',
    riders_one: 'van {{count}} fietser die met onderzoek akkoord ging',
    riders_other: 'van {{count}} fietsers die met onderzoek akkoord gingen',
    answered: '{{answered}} van {{asked}} follow-ups beantwoord',
    computed: 'Berekend op {{date}}, geldig tot {{until}}',
  },
  verified: {
    lead: '{product} heeft dit keurmerk berekend uit de antwoorden van fietsers. De bikefitter kan het niet wijzigen.',
    unknown: 'Op dit adres is geen keurmerk',
    unknownText:
      'De bikefitter toont geen keurmerk, of er zijn niet meer genoeg antwoorden voor. Toont een website er toch een, vertrouw er dan niet op.',
    note: 'Fietsers vinden verschillende dingen belangrijk en niet iedereen antwoordt. Een keurmerk zegt niet hoe je eigen fitting zal gaan.',
  },
  rulesPage: {
    lead: 'Wat het keurmerk van een bikefitter zegt, hoe we het berekenen, en wat we er niet mee doen.',
    says: 'Wat het zegt',
    saysText:
      'Hoe tevreden fietsers een paar weken later met hun fitting waren, van 1 tot 7. Het is het eigen cijfer van één bikefitter. Het zegt niets over gezondheid.',
    who: 'Wiens antwoorden tellen',
    whoText:
      'Fietsers die in het kalenderjaar een fitting hadden en met onderzoek akkoord gingen. Antwoorden die samen met de bikefitter zijn ingevuld, tellen niet. Een fietser met meerdere fittings telt één keer.',
    least: 'Wanneer er een keurmerk is',
    leastText:
      'Met minstens 11 fietsers, en als minstens de helft van de follow-ups na zes weken is beantwoord. Anders is er geen.',
    formula: 'Hoe het wordt berekend',
    formulaText:
      'Het is een Bayesiaans gemiddelde: de beoordelingen van de fietsers samen met 10 aangenomen fietsers die {{centre}} geven. Enkele antwoorden kunnen dus geen heel hoog of heel laag keurmerk geven. Het interval laat zien hoe onzeker het is; het gewone gemiddelde wordt nooit getoond.',
    when: 'Wanneer het verandert',
    whenText:
      'Eén keer per jaar, op 1 april, voor het jaar ervoor: dan hebben fietsers met een fitting in december tijd gehad om te antwoorden. Trekt een fietser de toestemming voor onderzoek in, dan telt die bij de volgende berekening niet mee. Zijn er minder dan 11 fietsers over, dan verdwijnt het keurmerk.',
    choice: 'Wie beslist',
    choiceText:
      'De bikefitter beslist of het keurmerk te zien is. We sorteren, filteren en bevelen bikefitters er niet mee aan, en een bikefitter zonder keurmerk is niet slechter dan een met.',
    verify: 'Hoe je het controleert',
    verifyText:
      'Een keurmerk heeft een link naar een pagina van {product}. Wat die pagina toont, is wat wij hebben berekend. Een plaatje van een keurmerk bewijst niets.',
  },
} satisfies Translation<typeof english>
