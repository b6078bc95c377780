import type english from '../en/yearlySummary.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Resultaten van {{year}}',
  documentTitle: 'Resultaten van {{year}}, {{fitter}}',
  by: '{{fitter}}, {{business}}',
  made: 'Gemaakt op {{date}}',
  fits: 'Fittings',
  answered: 'Na zes weken beantwoord',
  answeredOf: '{{answered}} van {{due}} verwacht',
  answeredShare: '{{answered}} van {{due}} verwacht: {{share}}',
  noneDue: 'nog niets aan de beurt',
  early: 'Vroege antwoorden',
  none: 'Nog geen fittings van dit jaar hebben een score ervoor en erna.',
  symptomatic: 'Fietsers die daar ervoor ongemak hadden',
  all: 'Alle fietsers',
  column: {
    zone: 'Zone',
    counts: 'Gebaseerd op',
    parts: 'Hoe scores veranderden',
    better: 'Beter',
    means: 'Gemiddelde',
    change: 'Verschil',
  },
  ifUnchanged: '{{better}}; {{conservative}} als de anderen onveranderd waren',
  time: 'Door het jaar: klachten die beter werden',
  timeNote: 'Een klacht is een zone die ervoor 2 of meer scoorde. Mediaan van de perioden: {{median}}.',
  goals: 'Doelen en beoordelingen',
  attained: 'Doelen zoals verwacht of beter bereikt',
  tScore: 'Score voor bereikte doelen (50 is zoals verwacht)',
  alignment: 'De fitting ging over waarvoor ze kwamen (1 tot 7)',
  recommend: 'Kans op aanbevelen (−100 tot 100)',
  net: 'Nieuwe min verdwenen klachten per fietser',
  few: 'te weinig fietsers',
  nobody: 'niemand antwoordde',
  notes: {
    scale:
      'Ongemak wordt gescoord van 0, geen, tot 7, ernstig. Beter en slechter zijn verschillen van 2 of meer; een verschil van 1 kan toeval zijn, telt daarom als onveranderd en heet mogelijk. Verschillen zijn erna min ervoor, dus onder 0 is beter. Intervallen zijn 95%-intervallen. Elke fietser telt één keer. Bij minder dan 5 fietsers staan er alleen aantallen.',
    responders: 'Alleen fietsers die antwoordden, tellen mee. Wie niet antwoordde, kan slechter af zijn.',
    beforeFit:
      'Fietsers van deze praktijk die hun ongemak vóór de fitting twee keer scoorden, waren al {{value}} stappen veranderd ({{counts}}).',
  },
  footer: '{product}, resultaten van {{year}}',
  page: 'Pagina {{page}} van {{pages}}',
} satisfies Translation<typeof english>
