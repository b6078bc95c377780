import type english from '../en/widgets.ts'
import type { Translation } from '../translation.ts'

export default {
  name: {
    alerts: 'Meldingen uit follow-ups',
    appointments: 'Komende afspraken',
    rating: 'Beoordeling bikefitter',
    goals: 'Aansluiting bij doelen',
    improvement: 'Verbetering per sessie',
    radar: 'Ongemak ervoor en erna',
    submissions: 'Recent ingestuurd',
    responses: 'Respons',
    invitations: 'Open uitnodigingen',
    interventions: 'Logboek van wijzigingen',
  },
  figure: {
    interval: '95%-interval {{low}} tot {{high}}',
    noSpread: 'Bij alle fietsers gelijk, dus er is geen interval.',
    few_one: 'Alleen aantallen. Een cijfer heeft {{least}} fietsers nodig: nog {{count}} erbij.',
    few_other: 'Alleen aantallen. Een cijfer heeft {{least}} fietsers nodig: nog {{count}} erbij.',
    responders_one: 'Alleen wie antwoordde: {{answered}} van {{count}} fitting is na 6 weken beantwoord.',
    responders_other:
      'Alleen wie antwoordde: {{answered}} van {{count}} fittings zijn na 6 weken beantwoord.',
    respondersShare_one:
      'Alleen wie antwoordde: {{answered}} van {{count}} fitting is na 6 weken beantwoord ({{share}}).',
    respondersShare_other:
      'Alleen wie antwoordde: {{answered}} van {{count}} fittings zijn na 6 weken beantwoord ({{share}}).',
    show: '(toon deze sessies)',
    noFits: 'Geen fittings met deze filters',
    noFitsText: 'Wis de filters of kies andere.',
  },
  rating: {
    unit: 'van {{most}}',
    prior_one:
      'Het begint bij {{centre}}, wat even zwaar telt als {{count}} fietser. Enkele antwoorden verschuiven het dus niet ver.',
    prior_other:
      'Het begint bij {{centre}}, wat even zwaar telt als {{count}} fietsers. Enkele antwoorden verschuiven het dus niet ver.',
    priorFrom_one: 'Geschat op basis van {{count}} bikefitter.',
    priorFrom_other: 'Geschat op basis van {{count}} bikefitters.',
    empty: 'Nog geen beoordelingen',
    emptyText:
      'Fietsers zeggen 6 weken na de fitting hoe tevreden ze zijn. De beoordeling heeft 5 fietsers nodig.',
  },
  goals: {
    unit_one: 'van {{count}} beoordeeld doel zoals verwacht of beter',
    unit_other: 'van {{count}} beoordeelde doelen zoals verwacht of beter',
    attained: 'Zoals verwacht of beter',
    addressed: 'Doelen waarvoor een wijziging is gedaan',
    alignment: 'De fitting ging over waarvoor ze kwamen',
    tScore: 'T-score van afgesproken doelen (50 is zoals verwacht)',
    of_one: '{{part}} van {{count}}',
    of_other: '{{part}} van {{count}}',
    outOf: '{{value}} van {{most}}',
    empty: 'Nog geen doelen beoordeeld',
    emptyText:
      '6 weken na de fitting zeggen fietsers hoever ze elk doel hebben bereikt. Een cijfer heeft 5 fietsers nodig.',
  },
  improvement: {
    unit: 'van 100, waarbij 50 onveranderd is',
    band: 'Tussen {{conservative}} en {{optimistic}} als wie niet antwoordde onveranderd was.',
    early_one: '{{count}} van deze fittings heeft pas een vroeg antwoord.',
    early_other: '{{count}} van deze fittings hebben pas een vroeg antwoord.',
    components: {
      discomfort: 'Ongemak',
      goals: 'Doelen',
      overall: 'Verschil in het geheel',
    },
    empty: 'Nog niets te vergelijken',
    emptyText:
      'Vergelijkt de intake met de follow-up: ongemak, doelen en het verschil in het geheel. Een cijfer heeft 5 fietsers nodig.',
  },
  radar: {
    zone: 'Zone',
    riders: 'Welke fietsers te zien zijn',
    analysis: {
      symptomatic: 'Fietsers met ongemak daar',
      all: 'Alle fietsers',
    },
    responders: 'alleen wie antwoordde',
    noComplaints: 'Geen fietser had vóór de fitting ongemak van 2 of meer.',
    missing: 'Als wie niet antwoordde onveranderd was',
    ifUnchanged_one:
      '{{zone}}: {{conservative}} in plaats van {{change}} ({{count}} fietser antwoordde niet)',
    ifUnchanged_other:
      '{{zone}}: {{conservative}} in plaats van {{change}} ({{count}} fietsers antwoordden niet)',
    empty: 'Nog niets te vergelijken',
    emptyText:
      'Toont elke zone vóór de fitting en 6 weken erna. Een zone heeft 5 fietsers nodig, de radar 3 zones.',
  },
  responses: {
    unit: {
      early: 'geantwoord na 2 weken',
      primary: 'geantwoord na 6 weken',
      lasting: 'geantwoord na 3 maanden',
      yearly: 'geantwoord na een jaar',
    },
    wave: {
      early: '2 weken',
      primary: '6 weken',
      lasting: '3 maanden',
      yearly: '1 jaar',
    },
    share_one: '{{share}} ({{answered}} van {{count}})',
    share_other: '{{share}} ({{answered}} van {{count}})',
    answered_one: '{{answered}} van {{count}}',
    answered_other: '{{answered}} van {{count}}',
    notReached_one:
      '{{count}} is niet bereikt, omdat e-mails aan de fietser niet aankwamen. Die telt als niet beantwoord.',
    notReached_other:
      '{{count}} zijn niet bereikt, omdat e-mails aan de fietsers niet aankwamen. Die tellen als niet beantwoord.',
    empty: 'Nog geen follow-ups aan de beurt',
    emptyText:
      'Fietsers krijgen 2 weken na een fitting de eerste vragen, tenzij je het schema hebt gewijzigd.',
  },
  layout: {
    lead: 'Kies wat je dashboard toont, in welke volgorde en hoe breed. Het is op al je apparaten gelijk.',
    open: 'Dashboard openen',
    preview: 'Voorbeeld',
    previewHint: 'Op een telefoon zijn widgets zo breed als het scherm.',
    nothing: 'Je dashboard toont geen widgets.',
    list: 'Widgets',
    listHint: 'Sleep de grepen, of gebruik er de pijltoetsen op.',
    move: '{{name}} verplaatsen',
    up: '{{name}} omhoog',
    down: '{{name}} omlaag',
    width: 'Breedte van {{name}}',
    widths: {
      small: 'Kwart',
      medium: 'Half',
      large: 'Volle breedte',
    },
    moved: '{{name}} is nu nummer {{place}} van {{all}}.',
    shown: '{{name}} wordt getoond.',
    hidden: '{{name}} is verborgen.',
    widened: '{{name}}: {{width}}.',
    reset: 'Indeling herstellen',
    wasReset: 'Indeling hersteld.',
    undone: 'Wijziging ongedaan gemaakt.',
    stale:
      'De indeling is op een andere pagina gewijzigd. Dit is de nieuwste versie. Doe je wijziging opnieuw.',
  },
} satisfies Translation<typeof english>
