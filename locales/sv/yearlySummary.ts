import type english from '../en/yearlySummary.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Resultat {{year}}',
  documentTitle: 'Resultat {{year}}, {{fitter}}',
  by: '{{fitter}}, {{business}}',
  made: 'Skapad {{date}}',
  fits: 'Bike fits',
  answered: 'Besvarade efter sex veckor',
  answeredOf: '{{answered}} av {{due}} aktuella',
  answeredShare: '{{answered}} av {{due}} aktuella: {{share}}',
  noneDue: 'inga aktuella ännu',
  early: 'Tidiga svar',
  none: 'Ingen bike fit från året har poängsatts före och efter ännu.',
  symptomatic: 'Cyklister som hade obehag där före',
  all: 'Alla cyklister',
  column: {
    zone: 'Område',
    counts: 'Bygger på',
    parts: 'Hur poängen ändrades',
    better: 'Bättre',
    means: 'Medel',
    change: 'Förändring',
  },
  ifUnchanged: '{{better}}; {{conservative}} om de andra var oförändrade',
  time: 'Under året: besvär som blev bättre',
  timeNote: 'Ett besvär är ett område med 2 poäng eller mer före. Periodernas median: {{median}}.',
  goals: 'Mål och betyg',
  attained: 'Mål uppnådda som väntat eller bättre',
  tScore: 'Måluppfyllelsepoäng (50 är som väntat)',
  alignment: 'Bike fit tog upp det de kom för (1 till 7)',
  recommend: 'Sannolikhet att rekommendera (−100 till 100)',
  net: 'Nya minus försvunna besvär per cyklist',
  few: 'för få cyklister',
  nobody: 'ingen svarade',
  notes: {
    scale:
      'Obehag poängsätts från 0, inget, till 7, svårt. Bättre och sämre är förändringar på 2 eller mer; en förändring på 1 kan vara slump, så den räknas som oförändrad och kallas möjlig. Förändringar är efter minus före, så under 0 är bättre. Intervall är 95 %-intervall. Varje cyklist räknas en gång. Med färre än 5 cyklister visas bara antal.',
    responders: 'Bara cyklister som svarade räknas. För dem som inte svarade kan det ha gått sämre.',
    beforeFit:
      'Verksamhetens cyklister som bedömde sitt obehag två gånger före bike fit hade redan förändrats med {{value}} steg ({{counts}}).',
  },
  footer: '{product}, resultat {{year}}',
  page: 'Sida {{page}} av {{pages}}',
} satisfies Translation<typeof english>
