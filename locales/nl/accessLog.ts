import type english from '../en/accessLog.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Iedereen die je gegevens heeft bekeken of gewijzigd, de nieuwste eerst.',
  leadFitter: 'Iedereen die het dossier van deze fietser heeft bekeken of gewijzigd, de nieuwste eerst.',
  explained:
    'Het openen van een formulier, sessie, rapport of foto staat hier per lezer één keer per kwartier. Voorkomen in een lijst of zoekresultaat staat er niet in. Wat je zelf opent ook niet.',
  explainedFitter:
    'Het openen van een formulier, sessie, rapport of foto staat hier per lezer één keer per kwartier. Voorkomen in een lijst of zoekresultaat staat er niet in, en wat fietsers zelf openen ook niet. De fietser ziet deze lijst ook, zonder je notities, meldingen en voorspellingen.',
  title: 'Wie iets bekeek en wie iets wijzigde',
  pages: 'Pagina’s van het logboek',
  none: 'Er zijn geen vermeldingen om te tonen.',
  filters: 'Filters',
  kind: 'Wat er gebeurde',
  kinds: {
    all: 'Bekeken of gewijzigd',
    reads: 'Bekeken',
    changes: 'Gewijzigd',
  },
  by: 'Wie',
  bys: {
    all: 'Iedereen',
    rider: 'De fietser',
    you: 'Jij',
    fitters: 'Bikefitters',
    support: 'Support van {product}',
    automatic: 'Automatisch',
  },
  file: 'Bikefitter',
  allFiles: 'Alle bikefitters',
  from: 'Van',
  until: 'Tot en met',
  as: {
    rider: 'De fietser',
    guest: 'De fietser, via een link',
    fitter: '{{name}}, als de bikefitter',
    sharedFitter: '{{name}}, als bikefitter met wie de fittings zijn gedeeld',
    support: 'Support van {product}',
    system: 'Automatisch',
  },
  you: 'Jij',
  youByLink: 'Jij, via een link',
  aFitter: 'Een bikefitter',
  reason: {
    technical: 'Reden: een technisch probleem',
    quality: 'Reden: kwaliteitscontrole',
  },
  ofFit: 'Fitting van {{date}}',
  notFitted: 'Sessie, nog zonder fitting',
  fileOf: 'In het dossier van {{name}}',
  check: {
    title: 'Is deze lijst volledig?',
    ok: 'Het hele logboek was tot {{at}} volledig en ongeschonden.',
    broken:
      'Bij de controle op {{at}} bleek dat het logboek is gewijzigd of onvolledig is. We onderzoeken elk zo’n geval.',
    never: 'Het logboek van deze server is nog niet gecontroleerd. Dat gebeurt één keer per dag.',
    how: 'Hoe het wordt gecontroleerd',
    chain:
      'Elke regel krijgt een controlewaarde, berekend uit de inhoud en uit de controlewaarde van de regel ervoor. Een regel die is gewijzigd, weggehaald of verplaatst, past niet meer bij de volgende.',
    heads:
      'De laatste controlewaarde van elke keten wordt elke dag ondertekend en buiten de database bewaard. Zo valt zelfs iemand op die alle waarden opnieuw berekent.',
    daily: 'Eén keer per dag worden alle regels opnieuw berekend en met beide vergeleken.',
    covered_one: 'De laatste controle omvatte één regel.',
    covered_other: 'De laatste controle omvatte {{count}} regels.',
  },
} satisfies Translation<typeof english>
