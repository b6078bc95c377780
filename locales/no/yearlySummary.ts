import type english from '../en/yearlySummary.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Resultater for {{year}}',
  documentTitle: 'Resultater for {{year}}, {{fitter}}',
  by: '{{fitter}}, {{business}}',
  made: 'Laget {{date}}',
  fits: 'Bikefiter',
  answered: 'Besvart etter seks uker',
  answeredOf: '{{answered}} av {{due}} planlagte',
  answeredShare: '{{answered}} av {{due}} planlagte: {{share}}',
  noneDue: 'ingen planlagt ennå',
  early: 'Tidlige svar',
  none: 'Ingen bikefiter fra dette året har fått poeng både før og etter ennå.',
  symptomatic: 'Syklister som hadde ubehag der før',
  all: 'Alle syklister',
  column: {
    zone: 'Sone',
    counts: 'Basert på',
    parts: 'Hvordan poengene endret seg',
    better: 'Bedre',
    means: 'Gjennomsnitt',
    change: 'Endring',
  },
  ifUnchanged: '{{better}}; {{conservative}} hvis de andre var uendret',
  time: 'Gjennom året: plager som ble bedre',
  timeNote: 'En plage er en sone med 2 eller mer før. Median for periodene: {{median}}.',
  goals: 'Mål og vurderinger',
  attained: 'Mål nådd som forventet eller bedre',
  tScore: 'Skår for måloppnåelse (50 er som forventet)',
  alignment: 'Bikefiten tok for seg det de kom for (1 til 7)',
  recommend: 'Sannsynlighet for å anbefale (−100 til 100)',
  net: 'Nye minus borte plager for hver syklist',
  few: 'for få syklister',
  nobody: 'ingen svarte',
  notes: {
    scale:
      'Ubehag måles fra 0, ikke noe, til 7, sterkt. Bedre og verre er endringer på 2 eller mer; en endring på 1 kan være tilfeldig, så den teller som uendret og kalles mulig. Endringer er etter minus før, så under 0 er bedre. Intervaller er 95 %-intervaller. Hver syklist teller én gang. Med færre enn 5 syklister vises bare antall.',
    responders: 'Bare syklister som svarte, er talt. De som ikke svarte, kan ha hatt det verre.',
    beforeFit:
      'Syklister i denne virksomheten som vurderte ubehaget to ganger før bikefiten, hadde allerede en endring på {{value}} trinn ({{counts}}).',
  },
  footer: '{product}, resultater for {{year}}',
  page: 'Side {{page}} av {{pages}}',
} satisfies Translation<typeof english>
