import type english from '../en/researchExport.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Onderzoeksexport: gegevenswoordenboek',
  intro:
    'Eén rij is één fitting van een fietser wiens toestemming voor onderzoek gold toen de export werd gemaakt. Een rij is weggelaten tenzij minstens {{k}} mensen leeftijdsgroep, gender, land en discipline delen. Een doel, soort fiets of wijziging die minder mensen hebben, is ‘other’. Dat geldt ook voor een lengte of gewicht dat minder mensen in zo’n groep delen. Een leeg veld is onbekend. Scores lopen van 0 (geen) tot 7.',
  column: 'Kolom',
  meaning: 'Betekenis',
  columns: {
    person:
      'Pseudoniem van de fietser. Binnen één export is het gelijk, in elke andere export is het een ander.',
    week: 'Hele weken van de eerste geëxporteerde fitting van de fietser tot deze.',
    age_band: 'Leeftijd bij de laatste intake, in groepen; 75 en ouder is er één.',
    gender: 'woman, man of other_or_not_said.',
    country: 'Land van de tijdzone van de fietser (ISO 3166).',
    height_cm: 'Lichaamslengte in stappen van 2 cm; de kleinsten en de langsten delen elk één stap.',
    weight_kg: 'Lichaamsgewicht in stappen van 2 kg; de lichtsten en de zwaarsten delen elk één stap.',
    discipline: 'Discipline van het fietsen.',
    bike_types:
      'Soort van de afgestelde fiets, anders van de fietsen van de fietser, gescheiden door spaties.',
    weekly_hours: 'Uren fietsen per week, in stappen van 4.',
    goals: 'Wat de fietser van de fitting wilde, gescheiden door spaties.',
    before_feet: 'Ongemak van de voeten vóór de fitting.',
    before_knees: 'Ongemak van de knieën vóór de fitting.',
    before_lower_back: 'Ongemak van de onderrug vóór de fitting.',
    before_shoulders: 'Ongemak van nek en schouders vóór de fitting.',
    before_hands: 'Ongemak van de handen vóór de fitting.',
    after_feet: 'Ongemak van de voeten na de fitting.',
    after_knees: 'Ongemak van de knieën na de fitting.',
    after_lower_back: 'Ongemak van de onderrug na de fitting.',
    after_shoulders: 'Ongemak van nek en schouders na de fitting.',
    after_hands: 'Ongemak van de handen na de fitting.',
    after_week: 'Hele weken van de fitting tot het antwoord dat als erna telt.',
    overall_change: 'Beoordeling door de fietser van het verschil in het geheel.',
    satisfaction:
      'Tevredenheid van de fietser, 1 tot 7; nooit van een antwoord dat samen met de bikefitter is gegeven.',
    changes: 'Soorten wijzigingen van de bikefitter, gescheiden door spaties.',
  },
} satisfies Translation<typeof english>
