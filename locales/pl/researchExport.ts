import type english from '../en/researchExport.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Eksport badawczy: słownik danych',
  intro:
    'Jeden wiersz to jeden fitting rowerzysty, którego zgoda na badania obowiązywała w chwili eksportu. Wiersz jest pomijany, chyba że co najmniej {{k}} osób ma ten sam przedział wieku, płeć, kraj i dyscyplinę. Cel, typ roweru lub zmiana, które ma mniej osób, to „other”. Tak samo wzrost lub waga, które w takiej grupie ma mniej osób. Puste pole jest nieznane. Oceny są od 0 (brak) do 7.',
  column: 'Kolumna',
  meaning: 'Znaczenie',
  columns: {
    person: 'Pseudonim rowerzysty. W jednym eksporcie jest ten sam, w każdym innym jest inny.',
    week: 'Pełne tygodnie od pierwszego eksportowanego fittingu rowerzysty do tego.',
    age_band: 'Wiek przy ostatniej ankiecie, w przedziałach; 75 i więcej to jeden.',
    gender: 'woman, man lub other_or_not_said.',
    country: 'Kraj strefy czasowej rowerzysty (ISO 3166).',
    height_cm: 'Wzrost w przedziałach po 2 cm; najniżsi i najwyżsi mają po jednym wspólnym przedziale.',
    weight_kg: 'Waga w przedziałach po 2 kg; najlżejsi i najciężsi mają po jednym wspólnym przedziale.',
    discipline: 'Dyscyplina jazdy.',
    bike_types: 'Typ roweru z fittingu, w innym razie rowerów rowerzysty, oddzielone spacjami.',
    weekly_hours: 'Godziny jazdy w tygodniu, w krokach po 4.',
    goals: 'Czego rowerzysta oczekiwał od fittingu, oddzielone spacjami.',
    before_feet: 'Dyskomfort stóp przed fittingiem.',
    before_knees: 'Dyskomfort kolan przed fittingiem.',
    before_lower_back: 'Dyskomfort dolnej części pleców przed fittingiem.',
    before_shoulders: 'Dyskomfort szyi i barków przed fittingiem.',
    before_hands: 'Dyskomfort dłoni przed fittingiem.',
    after_feet: 'Dyskomfort stóp po fittingu.',
    after_knees: 'Dyskomfort kolan po fittingu.',
    after_lower_back: 'Dyskomfort dolnej części pleców po fittingu.',
    after_shoulders: 'Dyskomfort szyi i barków po fittingu.',
    after_hands: 'Dyskomfort dłoni po fittingu.',
    after_week: 'Pełne tygodnie od fittingu do odpowiedzi, która liczy się jako „po”.',
    overall_change: 'Ogólna ocena zmiany przez rowerzystę.',
    satisfaction: 'Zadowolenie rowerzysty, od 1 do 7; nigdy z odpowiedzi podanej razem z bikefitterem.',
    changes: 'Rodzaje zmian wprowadzonych przez bikefittera, oddzielone spacjami.',
  },
} satisfies Translation<typeof english>
