import type english from '../../en/intake/fields.ts'
import type { Translation } from '../../translation.ts'

export default {
  name: {
    label: 'Nome',
    required: 'Inserisci il tuo nome.',
  },
  email: {
    label: 'E-mail',
    hint: 'Il tuo fitter la usa per contattarti.',
    required: 'Inserisci il tuo indirizzo e-mail.',
  },
  phone: {
    label: 'Numero di telefono',
  },
  dateOfBirth: {
    label: 'Data di nascita',
    required: 'Inserisci la tua data di nascita.',
  },
  guardianName: {
    label: 'Nome di un genitore o tutore',
    hint: 'Hai meno di 16 anni: serve il consenso di un genitore o tutore.',
    required: 'Inserisci il nome di un genitore o tutore.',
  },
  guardianConfirmed: {
    label:
      'Sono genitore o tutore di questo ciclista e acconsento a che queste risposte, compresi i dati sulla salute, siano usate per il bike fitting.',
    required: 'Un genitore o tutore deve confermarlo.',
  },
  heightCm: {
    label: 'Altezza',
  },
  weightKg: {
    label: 'Peso',
  },
  occupation: {
    label: 'Professione',
  },
  workEnvironment: {
    label: 'Ambiente di lavoro',
  },
  gender: {
    label: 'Genere',
    hint: 'Scegli tutto ciò che vale per te.',
  },
  bikeTypes: {
    label: 'Tipi di bici',
    required: 'Scegli almeno un tipo di bici.',
  },
  ridingStyle: {
    label: 'Stile in bici',
  },
  discipline: {
    label: 'Disciplina',
  },
  ridesPerWeekWinter: {
    label: 'Uscite a settimana in inverno',
  },
  ridesPerWeekSummer: {
    label: 'Uscite a settimana in estate',
  },
  weeklyHours: {
    label: 'Tempo medio in bici a settimana',
  },
  yearsCycling: {
    label: 'Anni di ciclismo',
  },
  averageCadence: {
    label: 'Cadenza media',
  },
  climbingCadence: {
    label: 'Cadenza in salita',
  },
  corneringConfidence: {
    label: 'Sicurezza in curva',
    low: 'nessuna',
    high: 'molta',
  },
  descendingConfidence: {
    label: 'Sicurezza in discesa',
    low: 'nessuna',
    high: 'molta',
  },
  handsHeaviness: {
    label: 'Carico sulle mani',
    low: 'nessuna pressione',
    high: 'forte',
  },
  positionStability: {
    label: 'Stabilità della posizione',
    low: 'in continuo movimento',
    high: 'stabilissima',
  },
  hardestRide: {
    label: 'Uscita più dura dell’ultimo anno',
    hint: 'Quanto era lunga e impegnativa, e com’è andata.',
  },
  cyclingGoals: {
    label: 'Obiettivi in bici',
  },
  currentSports: {
    label: 'Sport attuali',
    hint: 'Scegli tutti quelli che pratichi oltre alla bici.',
  },
  otherSport: {
    label: 'Quale altro sport?',
    required: 'Inserisci l’altro sport.',
  },
  pastSports: {
    label: 'Sport passati',
    hint: 'Valgono anche quelli dell’infanzia. Per quanto tempo e con quale intensità ti allenavi?',
  },
  discomfort: {
    label: 'Fastidi in bici',
    zone: {
      label: 'Zona',
      required: 'Scegli una zona.',
    },
    severity: {
      label: 'Intensità',
      hint: 'Nelle uscite delle ultime due settimane.',
      low: 'lieve',
      high: 'intenso',
      required: 'Scegli l’intensità, da 1 a 7.',
    },
    onsetMinutes: {
      label: 'Inizia dopo',
      short: 'dopo {{value}}',
      hint: 'Minuti dall’inizio dell’uscita, oppure 0 se c’è da subito.',
    },
    trigger: {
      label: 'Che cosa lo peggiora?',
    },
    description: {
      label: 'Descrizione',
      hint: 'Dove si trova esattamente e che cosa senti.',
    },
  },
  injuries: {
    label: 'Infortuni',
    location: {
      label: 'Punto',
      hint: 'Per esempio ginocchio, clavicola o zona lombare.',
      required: 'Indica dove si trova l’infortunio.',
    },
    current: {
      label: 'Ti dà problemi adesso?',
    },
    inTreatment: {
      label: 'In cura?',
    },
    side: {
      label: 'Lato',
    },
    yearOfOnset: {
      label: 'Anno di inizio',
      hint: 'Quattro cifre, per esempio 2019.',
    },
    description: {
      label: 'Breve descrizione',
    },
  },
  previousFit: {
    label: 'Hai già fatto un bike fitting?',
  },
  lastFitYear: {
    label: 'Anno dell’ultimo fitting',
    hint: 'Quattro cifre, per esempio 2019.',
  },
  lastFitNotes: {
    label: 'Note sull’ultimo fitting',
    hint: 'Che cosa è cambiato e se è servito.',
  },
  goals: {
    label: 'Obiettivi di questo fitting',
    hint: 'Scegli tutti quelli che contano per te.',
    required: 'Scegli almeno un obiettivo di questo fitting.',
  },
  successDefinition: {
    label: 'Quando per te sarà un successo?',
    hint: 'Che cosa dovrebbe essere diverso dopo il fitting?',
  },
  researchConsent: {
    label: 'Le mie risposte anonimizzate possono essere usate per la ricerca e lo sviluppo dell’IA.',
    hint: 'È facoltativo e indipendente dal tuo fitting. Se non spunti la casella, nessuno dei tuoi dati viene usato per la ricerca. Puoi cambiare idea in qualsiasi momento nelle impostazioni, in «Privacy».',
  },
} satisfies Translation<typeof english>
