import type english from '../en/yearlySummary.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Resultater for {{year}}',
  documentTitle: 'Resultater for {{year}}, {{fitter}}',
  by: '{{fitter}}, {{business}}',
  made: 'Lavet {{date}}',
  fits: 'Bikefits',
  answered: 'Besvaret efter seks uger',
  answeredOf: '{{answered}} af {{due}} planlagte',
  answeredShare: '{{answered}} af {{due}} planlagte: {{share}}',
  noneDue: 'ingen planlagt endnu',
  early: 'Tidlige svar',
  none: 'Ingen bikefits fra dette år har fået point både før og efter endnu.',
  symptomatic: 'Ryttere, der havde ubehag der før',
  all: 'Alle ryttere',
  column: {
    zone: 'Område',
    counts: 'Baseret på',
    parts: 'Hvordan point ændrede sig',
    better: 'Bedre',
    means: 'Gennemsnit',
    change: 'Ændring',
  },
  ifUnchanged: '{{better}}; {{conservative}}, hvis de andre var uændrede',
  time: 'Gennem året: gener, der blev bedre',
  timeNote: 'En gene er et område med 2 eller mere før. Median for perioderne: {{median}}.',
  goals: 'Mål og vurderinger',
  attained: 'Mål nået som forventet eller bedre',
  tScore: 'Score for målopfyldelse (50 er som forventet)',
  alignment: 'Bikefittet tog hånd om det, de kom for (1 til 7)',
  recommend: 'Sandsynlighed for at anbefale (−100 til 100)',
  net: 'Nye minus forsvundne gener for hver rytter',
  few: 'for få ryttere',
  nobody: 'ingen svarede',
  notes: {
    scale:
      'Ubehag angives fra 0, intet, til 7, kraftigt. Bedre og værre er ændringer på 2 eller mere; en ændring på 1 kan være tilfældig, så den tæller som uændret og kaldes mulig. Ændringer er efter minus før, så under 0 er bedre. Intervaller er 95 %-intervaller. Hver rytter tæller én gang. Med færre end 5 ryttere vises kun antal.',
    responders: 'Kun ryttere, der svarede, er talt. Dem, der ikke svarede, kan have haft det værre.',
    beforeFit:
      'Ryttere i denne virksomhed, der vurderede deres ubehag to gange før bikefittet, havde allerede en ændring på {{value}} trin ({{counts}}).',
  },
  footer: '{product}, resultater for {{year}}',
  page: 'Side {{page}} af {{pages}}',
} satisfies Translation<typeof english>
