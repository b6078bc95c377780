import type english from '../en/followUp.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    short: {
      name: 'Com’è adesso',
      title: 'Come va in bici?',
      lead: 'Pensa alle uscite delle ultime due settimane.',
    },
    since: {
      name: 'Dopo il fitting',
      title: 'Dopo il tuo fitting',
      lead: 'Quanto hai pedalato e se la tua posizione è cambiata.',
    },
    discomfort: {
      name: 'Fastidi',
      title: 'Com’è adesso?',
      lead: 'Ti chiediamo delle stesse zone di prima del fitting. Pensa alle uscite delle ultime due settimane.',
    },
    feel: {
      name: 'In bici',
      title: 'Come ti senti in bici?',
      lead: 'Pensa alle uscite delle ultime due settimane.',
    },
    fit: {
      name: 'Il fitting',
      title: 'I tuoi obiettivi e il tuo fitting',
      lead: 'Che cosa cercavi e che cosa manca ancora.',
    },
  },
  fields: {
    ridesSince: {
      label: 'Uscite nella nuova posizione',
      hint: 'Basta un numero approssimativo. Inserisci 0 se non hai ancora pedalato.',
      required: 'Inserisci il numero di uscite, oppure 0 se non ce ne sono state.',
    },
    whyNotRidden: {
      label: 'Che cosa ti ha impedito di pedalare?',
      required: 'Scegli che cosa ti ha impedito di pedalare.',
    },
    hoursSince: {
      label: 'Ore nella nuova posizione',
    },
    weeklyHours: {
      label: 'Ore a settimana adesso',
      required: 'Inserisci le tue ore a settimana. Basta un numero approssimativo.',
    },
    loadChange: {
      label: 'Allenamento rispetto a prima del fitting',
      hint: 'Considera insieme distanza, ore e intensità.',
      required: 'Scegli com’è il tuo allenamento rispetto a prima del fitting.',
    },
    positionKept: {
      label: 'La tua posizione è ancora quella impostata dal tuo fitter?',
      required: 'Scegli se la tua posizione è cambiata.',
    },
    changesMade: {
      label: 'Modifiche dopo il fitting',
      what: {
        label: 'Che cosa',
        required: 'Scegli che cosa è cambiato.',
      },
      byMm: {
        label: 'Di quanto',
        short: 'di {{value}}',
        hint: 'Usa il più per di più e il meno per di meno.',
      },
      byDegrees: {
        label: 'Di quanto',
        short: 'di {{value}}',
        hint: 'Usa il più per di più e il meno per di meno.',
      },
      changedOn: {
        label: 'Quando',
      },
      reason: {
        label: 'Perché',
      },
    },
    discomfort: {
      label: 'Fastidi adesso',
      required: 'Aggiungi l’altra zona, oppure rispondi di no.',
      numb: {
        label: 'C’è intorpidimento?',
      },
    },
    otherZone: {
      label: 'Hai fastidi in un’altra zona?',
      required: 'Scegli se hai fastidi in un’altra zona.',
    },
    overallChange: {
      label: 'Nel complesso, rispetto a prima del fitting',
      low: 'decisamente peggio',
      middle: 'nessun cambiamento',
      high: 'decisamente meglio',
      required: 'Scegli un numero da 1 a 7.',
    },
    comfort: {
      label: 'Comfort nella tua uscita abituale',
      low: 'molto scomoda',
      middle: 'né scomoda né comoda',
      high: 'molto comoda',
      required: 'Scegli da 1 a 7 il tuo comfort.',
    },
    power: {
      label: 'Capacità di esprimere potenza',
      low: 'molto scarsa',
      middle: 'media',
      high: 'ottima',
      required: 'Scegli da 1 a 7 la tua capacità di esprimere potenza.',
    },
    confidence: {
      label: 'Controllo e sicurezza',
      low: 'molto scarsi',
      middle: 'medi',
      high: 'ottimi',
      required: 'Scegli da 1 a 7 quanta sicurezza senti.',
    },
    enduranceMinutes: {
      label: 'Minuti prima che inizino i fastidi',
      hint: 'Lascia vuoto se non hai fastidi.',
    },
    adaptationDays: {
      label: 'Giorni prima che la posizione sembrasse normale',
      required: 'Inserisci il numero di giorni, oppure scegli «Non ancora».',
    },
    activities: {
      label: 'Che cosa ti riusciva difficile prima del fitting',
      activity: {
        label: 'Attività',
        required: 'Inserisci un’attività.',
      },
      ability: {
        label: 'Quanto bene ti riesce adesso?',
        low: 'per niente',
        high: 'bene come prima del problema',
      },
    },
    goals: {
      label: 'I tuoi obiettivi di questo fitting',
      goal: {
        label: 'Obiettivo',
        required: 'Scegli un obiettivo.',
      },
      attainment: {
        label: 'Quanto l’hai raggiunto?',
        low: 'molto meno del previsto',
        middle: 'come previsto',
        high: 'molto meglio del previsto',
        required: 'Scegli quanto hai raggiunto questo obiettivo.',
      },
    },
    goalAlignment: {
      label: 'Il fitting ha risposto a ciò che cercavo',
      low: 'per niente',
      middle: 'in parte',
      high: 'del tutto',
      required: 'Scegli da 1 a 7 quanto il fitting ha risposto a ciò che cercavi.',
    },
    listened: {
      label: 'Il mio fitter ha saputo ascoltare',
      low: 'per niente',
      middle: 'in parte',
      high: 'del tutto',
    },
    explained: {
      label: 'Il mio fitter mi ha spiegato le modifiche',
      low: 'per niente',
      middle: 'in parte',
      high: 'del tutto',
    },
    satisfaction: {
      label: 'Soddisfazione complessiva',
      low: 'molto bassa',
      middle: 'media',
      high: 'molto alta',
      required: 'Scegli da 1 a 7 la tua soddisfazione.',
    },
    recommend: {
      label: 'Quanto è probabile che consiglieresti questo fitting?',
      low: 'per niente probabile',
      high: 'estremamente probabile',
      required: 'Scegli da 0 a 10 quanto è probabile che lo consigli.',
    },
    otherTreatment: {
      label: 'Dopo il fitting ti è servito anche altro?',
      hint: 'Così possiamo distinguere ciò che viene dal fitting da ciò che viene da altro.',
      required: 'Scegli ciò che vale per te, oppure «Niente di tutto ciò».',
    },
    usedSince: {
      label: 'Che cosa hai usato dopo il fitting?',
      hint: 'Tutto ciò che, oltre al fitting, può aver cambiato come ti senti.',
      required: 'Scegli ciò che vale per te, oppure «Niente di tutto ciò».',
    },
    anotherAppointment: {
      label: 'Vorresti un altro appuntamento?',
      required: 'Scegli se vorresti un altro appuntamento.',
    },
    comment: {
      label: 'Altro?',
      hint: 'Tutto ciò che il tuo fitter dovrebbe sapere.',
    },
  },
  options: {
    whyNotRidden: {
      injury_or_illness: 'Infortunio o malattia',
      position_hurts: 'La nuova posizione fa male',
      bike_not_ready: 'La bici non era pronta',
      weather: 'Il tempo',
      no_time: 'Mancanza di tempo',
      other: 'Altro',
    },
    loadChange: {
      much_less: 'Molto meno',
      less: 'Meno',
      same: 'Più o meno uguale',
      more: 'Di più',
      much_more: 'Molto di più',
    },
    positionKept: {
      kept: 'Sì, non è cambiata',
      changed_by_me: 'No, l’ho cambiata io',
      changed_by_other_fitter: 'No, l’ha cambiata un altro fitter',
      reverted: 'No, uso di nuovo la vecchia posizione',
      new_bike_or_parts: 'No, ho una nuova bici o nuovi componenti',
    },
    otherTreatment: {
      physiotherapy: 'Fisioterapia',
      rest: 'Riposo',
      new_saddle: 'Una nuova sella',
      medication: 'Farmaci',
      other: 'Altro',
      none: 'Niente di tutto ciò',
    },
    usedSince: {
      physiotherapy: 'Fisioterapia',
      rest: 'Riposo',
      new_saddle: 'Una nuova sella',
      medication: 'Farmaci',
      other: 'Altro',
      none: 'Niente di tutto ciò',
    },
  },
  values: {
    minus2: 'molto meno del previsto',
    minus1: 'meno del previsto',
    zero: 'come previsto',
    plus1: 'meglio del previsto',
    plus2: 'molto meglio del previsto',
  },
  instead: {
    gone: 'Sparito, nessun fastidio',
    not_applicable: 'Non vale per me',
    not_yet: 'Non ancora',
  },
  marks: {
    severe: 'Fastidio intenso',
    redFlag: 'Segnale d’allarme',
    unhappy: 'Insoddisfazione per il fitting',
    wantsAppointment: 'Vorrebbe un altro appuntamento',
  },
} satisfies Translation<typeof english>
