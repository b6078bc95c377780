import type english from '../en/researchExport.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Esportazione per la ricerca: dizionario dei dati',
  intro:
    'Una riga è un fitting di un ciclista il cui consenso alla ricerca era in vigore al momento dell’esportazione. Una riga è esclusa se meno di {{k}} persone condividono fascia d’età, genere, Paese e disciplina. Un obiettivo, un tipo di bici o una modifica che meno persone hanno in comune diventa «other». Lo stesso vale per un’altezza o un peso che meno persone di un gruppo così hanno in comune. Un campo vuoto è ignoto. I punteggi vanno da 0 (nessuno) a 7.',
  column: 'Colonna',
  meaning: 'Significato',
  columns: {
    person: 'Pseudonimo del ciclista. È lo stesso all’interno di un’esportazione e diverso in ogni altra.',
    week: 'Settimane intere dal primo fitting esportato del ciclista a questo.',
    age_band: 'Età all’ultimo questionario iniziale, in fasce; da 75 in su è una sola.',
    gender: 'woman, man oppure other_or_not_said.',
    country: 'Paese del fuso orario del ciclista (ISO 3166).',
    height_cm: 'Altezza in classi di 2 cm; i più bassi e i più alti condividono ciascuno una classe.',
    weight_kg: 'Peso in classi di 2 kg; i più leggeri e i più pesanti condividono ciascuno una classe.',
    discipline: 'Disciplina praticata.',
    bike_types: 'Tipo della bici del fitting, altrimenti delle bici del ciclista, separati da spazi.',
    weekly_hours: 'Ore in bici ogni settimana, a passi di 4.',
    goals: 'Che cosa voleva il ciclista dal fitting (obiettivi), separato da spazi.',
    before_feet: 'Fastidio ai piedi prima del fitting.',
    before_knees: 'Fastidio alle ginocchia prima del fitting.',
    before_lower_back: 'Fastidio alla zona lombare prima del fitting.',
    before_shoulders: 'Fastidio a collo e spalle prima del fitting.',
    before_hands: 'Fastidio alle mani prima del fitting.',
    after_feet: 'Fastidio ai piedi dopo il fitting.',
    after_knees: 'Fastidio alle ginocchia dopo il fitting.',
    after_lower_back: 'Fastidio alla zona lombare dopo il fitting.',
    after_shoulders: 'Fastidio a collo e spalle dopo il fitting.',
    after_hands: 'Fastidio alle mani dopo il fitting.',
    after_week: 'Settimane intere dal fitting alla risposta che conta come successiva.',
    overall_change: 'La valutazione complessiva del cambiamento data dal ciclista.',
    satisfaction: 'La soddisfazione del ciclista, da 1 a 7; mai di una risposta data insieme al fitter.',
    changes: 'Tipi di modifica fatti dal fitter, separati da spazi.',
  },
} satisfies Translation<typeof english>
