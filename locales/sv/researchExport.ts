import type english from '../en/researchExport.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Forskningsexport: datalexikon',
  intro:
    'En rad är en bike fit för en cyklist vars forskningssamtycke gällde när exporten skapades. En rad utelämnas om inte minst {{k}} personer har samma åldersgrupp, kön, land och gren. Ett mål, en cykeltyp eller en ändring som färre personer har är ”other”. Det gäller också en längd eller vikt som färre personer i en sådan grupp har. Ett tomt fält är okänt. Poäng går från 0 (inget) till 7.',
  column: 'Kolumn',
  meaning: 'Betydelse',
  columns: {
    person: 'Cyklistens pseudonym. Den är densamma inom en export och en annan i varje annan export.',
    week: 'Hela veckor från cyklistens första exporterade bike fit till denna.',
    age_band: 'Ålder vid det senaste förhandsformuläret, i grupper; 75 och över är en grupp.',
    gender: 'woman, man eller other_or_not_said.',
    country: 'Land för cyklistens tidszon (ISO 3166).',
    height_cm: 'Kroppslängd i intervall om 2 cm; de kortaste och de längsta har ett gemensamt intervall var.',
    weight_kg: 'Kroppsvikt i intervall om 2 kg; de lättaste och de tyngsta har ett gemensamt intervall var.',
    discipline: 'Gren inom cykling.',
    bike_types: 'Typ av den cykel bike fit gällde, annars av cyklistens cyklar, åtskilda med blanksteg.',
    weekly_hours: 'Cyklade timmar per vecka, i steg om 4.',
    goals: 'Vad cyklisten ville få ut av bike fit, åtskilt med blanksteg.',
    before_feet: 'Obehag i fötterna före bike fit.',
    before_knees: 'Obehag i knäna före bike fit.',
    before_lower_back: 'Obehag i ländryggen före bike fit.',
    before_shoulders: 'Obehag i nacke och axlar före bike fit.',
    before_hands: 'Obehag i händerna före bike fit.',
    after_feet: 'Obehag i fötterna efter bike fit.',
    after_knees: 'Obehag i knäna efter bike fit.',
    after_lower_back: 'Obehag i ländryggen efter bike fit.',
    after_shoulders: 'Obehag i nacke och axlar efter bike fit.',
    after_hands: 'Obehag i händerna efter bike fit.',
    after_week: 'Hela veckor från bike fit till det svar som räknas som efter.',
    overall_change: 'Cyklistens bedömning av förändringen överlag.',
    satisfaction: 'Cyklistens nöjdhet, 1 till 7; aldrig från ett svar som getts tillsammans med bikefittern.',
    changes: 'Typer av ändringar som bikefittern gjorde, åtskilda med blanksteg.',
  },
} satisfies Translation<typeof english>
