import type english from '../en/intake.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    rider: {
      name: 'Tu',
      title: 'Dati del ciclista',
      lead: 'Chi sei e come contattarti. Altezza e peso aiutano il tuo fitter a preparare la bici.',
    },
    riding: {
      name: 'In bici',
      title: 'Il tuo profilo in bici',
      lead: 'Bastano numeri approssimativi.',
    },
    sports: {
      name: 'Sport',
      title: 'I tuoi sport',
      lead: 'Gli altri sport che pratichi e quelli che praticavi in passato.',
    },
    discomfort: {
      name: 'Fastidi',
      title: 'Dove senti dolore in bici?',
      lead: 'Pensa alle uscite delle ultime due settimane. Scegli una zona nel disegno o nell’elenco. Se non senti dolore, vai al passo successivo.',
    },
    injuries: {
      name: 'Infortuni',
      title: 'I tuoi infortuni',
      lead: 'Vecchi o nuovi, in bici o per altro. Se non ne hai, vai al passo successivo.',
    },
    fit: {
      name: 'Obiettivi',
      title: 'Bike fitting precedenti e obiettivi',
      lead: 'Che cosa è stato fatto prima e che cosa vorresti da questo bike fitting.',
    },
  },
  fields: {
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
  },
  options: {
    workEnvironment: {
      office: 'Ufficio',
      mixed: 'Misto',
      manual: 'Manuale',
      asymmetric: 'Asimmetrico (un lato lavora di più)',
      driving: 'Alla guida',
      active: 'In movimento',
    },
    gender: {
      woman: 'Donna',
      man: 'Uomo',
      non_binary: 'Non binario',
      genderfluid: 'Genderfluid',
      agender: 'Agender',
      two_spirit: 'Due spiriti',
      questioning: 'In esplorazione',
      other: 'Altro',
      prefer_not_to_say: 'Preferisco non dirlo',
    },
    bikeTypes: {
      road: 'Strada',
      gravel: 'Gravel',
      mountain: 'Mountain bike',
      time_trial: 'Cronometro',
      track: 'Pista',
      e_bike: 'E-bike',
    },
    ridingStyle: {
      recreational_metric: 'Amatoriale (fino a circa 50 km)',
      recreational_imperial: 'Amatoriale (meno di 30 miglia)',
      endurance_event: 'Fondo / gran fondo',
      strong_club: 'Squadra, buon livello',
      amateur_racer: 'Agonismo amatoriale',
      u23_elite_pro: 'U23 / élite / pro',
    },
    discipline: {
      road_racing: 'Corse su strada',
      endurance: 'Fondo',
      time_trial: 'Cronometro',
      triathlon: 'Triathlon',
      track: 'Pista',
      gravel: 'Gravel',
      mountain_bike: 'Mountain bike',
      bmx: 'BMX',
      commuting: 'Tragitto casa-lavoro',
    },
    currentSports: {
      running: 'Corsa',
      swimming: 'Nuoto',
      football: 'Calcio',
      basketball: 'Pallacanestro',
      tennis: 'Tennis',
      golf: 'Golf',
      yoga: 'Yoga',
      gym: 'Palestra',
      climbing: 'Arrampicata',
      martial_arts: 'Arti marziali',
      rowing: 'Canottaggio',
      skiing: 'Sci',
      other: 'Altro',
    },
    side: {
      left: 'Sinistra',
      right: 'Destra',
      both: 'Entrambi',
    },
    goals: {
      maximize_comfort: 'Più comfort',
      reduce_discomfort: 'Meno fastidi',
      increase_power: 'Più potenza',
      improve_aerodynamics: 'Migliore aerodinamica',
      injury_prevention: 'Prevenire infortuni',
      return_from_injury: 'Tornare dopo un infortunio',
    },
  },
  marks: {
    severe: 'Fastidio intenso',
    currentInjury: 'Infortunio in corso',
    inTreatment: 'In cura',
    redFlag: 'Segnale d’allarme',
  },
  problems: {
    not_confirmed: 'Spunta questa casella per continuare.',
    too_small: 'È troppo basso. Inserisci un valore da {{min}} a {{max}}.',
    too_large: 'È troppo alto. Inserisci un valore da {{min}} a {{max}}.',
    not_whole: 'Inserisci un numero intero da {{min}} a {{max}}.',
    too_precise: 'Inserisci un numero da {{min}} a {{max}}, con al massimo un decimale.',
    not_on_scale: 'Scegli un numero intero da {{min}} a {{max}}.',
    too_long_one: 'È troppo lungo. Usa al massimo {{count}} carattere.',
    too_long_other: 'È troppo lungo. Usa al massimo {{count}} caratteri.',
    bad_characters: 'Il testo contiene caratteri che non si possono salvare. Inseriscilo di nuovo.',
    too_many_marks: 'Una lettera ha troppi accenti. Usane al massimo 16.',
    bad_email: 'Questo indirizzo e-mail non è completo. Usa la forma nome@example.com.',
    bad_phone: 'Inserisci da {{min}} a {{max}} caratteri: cifre, spazi, parentesi, trattini o un segno più.',
    not_a_date: 'Questa data non esiste. Inserisci giorno, mese e un anno di 4 cifre.',
    in_future: 'Questa data è nel futuro. Inserisci una data passata.',
    too_young_one: 'Il ciclista deve avere almeno {{count}} anno. Controlla la data.',
    too_young_other: 'Il ciclista deve avere almeno {{count}} anni. Controlla la data.',
    too_old_one: 'Il ciclista può avere al massimo {{count}} anno. Controlla la data.',
    too_old_other: 'Il ciclista può avere al massimo {{count}} anni. Controlla la data.',
    not_a_year: 'Inserisci un anno di 4 cifre, da {{min}} a {{max}}.',
    before_birth: 'È prima della data di nascita. Inserisci {{min}} o più tardi.',
    above_age_one: 'È più dell’età del ciclista. Inserisci al massimo {{count}} anno.',
    above_age_other: 'È più dell’età del ciclista. Inserisci al massimo {{count}} anni.',
    unknown_option: 'Scegli una delle risposte dell’elenco.',
    exclusive_option: 'Questa risposta non si può combinare con altre. Rimuovila, oppure rimuovi le altre.',
    duplicate_item: 'Questa zona è già nel tuo elenco. Aggiungi ogni zona una sola volta.',
    too_many_items_one: 'Puoi aggiungere al massimo {{count}} voce.',
    too_many_items_other: 'Puoi aggiungere al massimo {{count}} voci.',
    wrong_type: 'Non siamo riusciti a leggere questa risposta. Inseriscila di nuovo.',
    unknown_field: 'Questo modulo è stato aggiornato. Ricarica la pagina. Le tue risposte sono salvate.',
  },
  wizard: {
    next: 'Avanti: {{step}}',
    submit: 'Invia',
    privacy: 'I tuoi dati e la privacy',
    units: {
      label: 'Unità',
      metric: 'Metriche',
      imperial: 'Imperiali',
    },
    research: 'Consenso alla ricerca',
    needed: {
      marked: 'Servono solo le risposte contrassegnate come «obbligatorio».',
      nothing: 'In questa pagina è tutto facoltativo.',
    },
    backToReview: 'Torna alle tue risposte',
    problems_one: 'Controlla {{count}} risposta.',
    problems_other: 'Controlla {{count}} risposte.',
    problemsElsewhere: 'Alcune risposte sono da controllare. Ora sei in «{{step}}».',
  },
  status: {
    saved: 'Salvato su questo dispositivo e online',
    savedShort: 'Salvato',
    savedRemotely: 'Salvato online',
    saving: 'Salvataggio…',
    kept: 'Salvato su questo dispositivo. Lo salveremo online quando avrai una connessione.',
    keptShort: 'Su questo dispositivo',
    barred: 'Salvato su questo dispositivo. Controlla una risposta, così potremo salvarlo online.',
    barredShort: 'Controlla una risposta',
    conflict: 'Manca la tua scelta',
  },
  entries: {
    editing: 'in modifica',
    adding: 'nuovo',
    save: 'Salva le modifiche',
    addZone: 'Aggiungi questo fastidio',
    addOther: 'Aggiungi questa voce',
    addAnother: 'Aggiungi infortunio',
    name: 'Aggiungi',
    nameLabel: 'Aggiungi fastidio: {{name}}',
    editLabel: 'Modifica {{name}}',
    removeLabel: 'Rimuovi {{name}}',
    removed: '{{name}}: voce rimossa.',
    added: '{{name}}: voce salvata.',
    unnamed: 'Voce senza nome',
    newEntry: 'Nuova voce',
    finishFirst: 'Prima completa o annulla la voce aperta.',
    list: 'Zone',
    full_one: 'Puoi aggiungere al massimo {{count}} voce.',
    full_other: 'Puoi aggiungere al massimo {{count}} voci.',
  },
  submit: {
    sending: 'Invio…',
  },
  open: {
    waitingTitle: 'Hai già inviato un questionario iniziale a {{fitter}}',
    waitingText: 'Servirà per il tuo prossimo fitting. Puoi leggere e correggere le tue risposte.',
    seeWaiting: 'Vedi le tue risposte',
    startAnother: 'Compila un altro questionario iniziale',
    outdated: 'Questo modulo è stato aggiornato. Ricarica la pagina. Le tue risposte sono salvate.',
    reload: 'Ricarica la pagina',
    which: 'Quale modulo vuoi compilare?',
    startedOn: 'Iniziato il {{date}}',
    notStarted: 'Non ancora iniziato',
    fill: 'Inizia',
    chooseTitle: 'Scegli il tuo fitter',
    chooseLead:
      'Questi fitter accettano ciclisti senza invito. Solo il fitter che scegli riceve il tuo questionario iniziale.',
    search: 'Cerca fitter',
    searchHint: 'Per nome o studio.',
    noneFound: 'Nessun fitter ha questo nome.',
    choose: 'Scegli',
    change: 'Scegli un altro fitter',
    noneTitle: 'Ancora nessun fitter in elenco',
    noneText:
      'Chiedi un invito al tuo fitter. Il suo link o codice QR apre il tuo questionario iniziale. Se hai un codice, inseriscilo qui.',
    haveCode: 'Ho un codice',
  },
} satisfies Translation<typeof english>
