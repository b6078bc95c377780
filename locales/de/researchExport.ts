import type english from '../en/researchExport.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Forschungsexport: Datenverzeichnis',
  intro:
    'Eine Zeile ist ein Fitting einer Fahrerin oder eines Fahrers, deren oder dessen Einwilligung zur Forschung beim Export galt. Eine Zeile fehlt, wenn nicht mindestens {{k}} Personen Altersgruppe, Geschlecht, Land und Disziplin mit ihr teilen. Ein Ziel, ein Radtyp oder eine Änderung, die weniger Personen haben, ist „other“. Das gilt auch für eine Größe oder ein Gewicht, die weniger Personen einer solchen Gruppe teilen. Ein leeres Feld ist unbekannt. Werte reichen von 0 (keine) bis 7.',
  column: 'Spalte',
  meaning: 'Bedeutung',
  columns: {
    person:
      'Pseudonym der Fahrerin oder des Fahrers. Es ist innerhalb eines Exports gleich und in jedem anderen ein anderes.',
    week: 'Ganze Wochen vom ersten exportierten Fitting der Fahrerin oder des Fahrers bis zu diesem.',
    age_band: 'Alter beim neuesten Vorabfragebogen, in Gruppen; ab 75 ist eine.',
    gender: 'woman, man oder other_or_not_said.',
    country: 'Land der Zeitzone der Fahrerin oder des Fahrers (ISO 3166).',
    height_cm: 'Körpergröße in Klassen von 2 cm; die kleinsten und die größten bilden je eine Klasse.',
    weight_kg: 'Körpergewicht in Klassen von 2 kg; die leichtesten und die schwersten bilden je eine Klasse.',
    discipline: 'Disziplin des Radfahrens.',
    bike_types:
      'Typ des eingestellten Rads, sonst der Räder der Fahrerin oder des Fahrers, durch Leerzeichen getrennt.',
    weekly_hours: 'Fahrstunden pro Woche, in Schritten von 4.',
    goals: 'Was sich die Fahrerin oder der Fahrer vom Fitting wünschte, durch Leerzeichen getrennt.',
    before_feet: 'Beschwerden der Füße vor dem Fitting.',
    before_knees: 'Beschwerden der Knie vor dem Fitting.',
    before_lower_back: 'Beschwerden des unteren Rückens vor dem Fitting.',
    before_shoulders: 'Beschwerden von Nacken und Schultern vor dem Fitting.',
    before_hands: 'Beschwerden der Hände vor dem Fitting.',
    after_feet: 'Beschwerden der Füße nach dem Fitting.',
    after_knees: 'Beschwerden der Knie nach dem Fitting.',
    after_lower_back: 'Beschwerden des unteren Rückens nach dem Fitting.',
    after_shoulders: 'Beschwerden von Nacken und Schultern nach dem Fitting.',
    after_hands: 'Beschwerden der Hände nach dem Fitting.',
    after_week: 'Ganze Wochen vom Fitting bis zu der Antwort, die als danach zählt.',
    overall_change: 'Gesamtbewertung der Änderung durch die Fahrerin oder den Fahrer.',
    satisfaction:
      'Zufriedenheit der Fahrerin oder des Fahrers, 1 bis 7; nie aus einer Antwort, die gemeinsam mit dem Bikefitter gegeben wurde.',
    changes: 'Arten der Änderungen des Bikefitters, durch Leerzeichen getrennt.',
  },
} satisfies Translation<typeof english>
