import type english from '../en/intake.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    rider: {
      name: 'Deg',
      title: 'Om deg',
      lead: 'Hvem du er og hvordan vi når deg. Høyden og vekten din hjelper bikefitteren med å klargjøre sykkelen.',
    },
    riding: {
      name: 'Sykling',
      title: 'Slik sykler du',
      lead: 'Omtrentlige tall holder.',
    },
    sports: {
      name: 'Idrett',
      title: 'Idrettsbakgrunn',
      lead: 'Hvilke andre idretter du driver med, og hvilke du drev med før.',
    },
    discomfort: {
      name: 'Ubehag',
      title: 'Hvor gjør det vondt når du sykler?',
      lead: 'Tenk på turene dine de siste to ukene. Velg en sone på tegningen eller i listen. Hvis ingenting gjør vondt, går du til neste trinn.',
    },
    injuries: {
      name: 'Skader',
      title: 'Skadehistorikk',
      lead: 'Gamle eller nye, fra sykling eller noe annet. Hvis du ikke har noen, går du til neste trinn.',
    },
    fit: {
      name: 'Bikefit og mål',
      title: 'Tidligere bikefit og mål',
      lead: 'Hva som er gjort før, og hva du ønsker deg av denne bikefiten.',
    },
  },
  fields: {
    name: {
      label: 'Navn',
      required: 'Skriv inn navnet ditt.',
    },
    email: {
      label: 'E-post',
      hint: 'Bikefitteren bruker den til å nå deg.',
      required: 'Skriv inn e-postadressen din.',
    },
    phone: {
      label: 'Telefonnummer',
    },
    dateOfBirth: {
      label: 'Fødselsdato',
      required: 'Skriv inn fødselsdatoen din.',
    },
    guardianName: {
      label: 'Navn på en forelder eller verge',
      hint: 'Du er under 16 år, så en forelder eller verge må samtykke.',
      required: 'Skriv inn navnet på en forelder eller verge.',
    },
    guardianConfirmed: {
      label:
        'Jeg er forelder eller verge for denne syklisten, og jeg samtykker til at disse svarene, inkludert helseopplysninger, brukes til bikefiten.',
      required: 'En forelder eller verge må bekrefte dette.',
    },
    heightCm: {
      label: 'Høyde',
    },
    weightKg: {
      label: 'Vekt',
    },
    occupation: {
      label: 'Yrke',
    },
    workEnvironment: {
      label: 'Arbeidsmiljø',
    },
    gender: {
      label: 'Kjønn',
      hint: 'Velg alle som passer.',
    },
    bikeTypes: {
      label: 'Sykkeltyper',
      required: 'Velg minst én sykkeltype.',
    },
    ridingStyle: {
      label: 'Syklestil',
    },
    discipline: {
      label: 'Disiplin',
    },
    ridesPerWeekWinter: {
      label: 'Turer per uke om vinteren',
    },
    ridesPerWeekSummer: {
      label: 'Turer per uke om sommeren',
    },
    weeklyHours: {
      label: 'Gjennomsnittlig sykkeltid per uke',
    },
    yearsCycling: {
      label: 'År med sykling',
    },
    averageCadence: {
      label: 'Gjennomsnittlig tråkkfrekvens',
    },
    climbingCadence: {
      label: 'Tråkkfrekvens i bakker',
    },
    corneringConfidence: {
      label: 'Trygghet i svinger',
      low: 'utrygg',
      high: 'svært trygg',
    },
    descendingConfidence: {
      label: 'Trygghet i utforkjøring',
      low: 'utrygg',
      high: 'svært trygg',
    },
    handsHeaviness: {
      label: 'Trykk på hendene',
      low: 'ikke noe trykk',
      high: 'mye trykk',
    },
    positionStability: {
      label: 'Stabilitet i sittestillingen',
      low: 'flytter meg hele tiden',
      high: 'helt stabil',
    },
    hardestRide: {
      label: 'Hardeste tur det siste året',
      hint: 'Hvor lang og kupert den var, og hvordan den gikk.',
    },
    cyclingGoals: {
      label: 'Mål med syklingen',
    },
    currentSports: {
      label: 'Nåværende idretter',
      hint: 'Velg alt du driver med nå, utenom sykling.',
    },
    otherSport: {
      label: 'Hvilken annen idrett?',
      required: 'Skriv inn den andre idretten.',
    },
    pastSports: {
      label: 'Tidligere idretter',
      hint: 'Idrett fra barndommen teller også. Hvor lenge og hvor hardt trente du?',
    },
    discomfort: {
      label: 'Ubehag på sykkelen',
      zone: {
        label: 'Sone',
        required: 'Velg en sone.',
      },
      severity: {
        label: 'Styrke',
        hint: 'På turene dine de siste to ukene.',
        low: 'svakt',
        high: 'sterkt',
        required: 'Velg hvor sterkt det er, fra 1 til 7.',
      },
      onsetMinutes: {
        label: 'Begynner etter',
        short: 'etter {{value}}',
        hint: 'Minutter ut i turen, eller 0 hvis det er der fra starten.',
      },
      trigger: {
        label: 'Hva gjør det verre?',
      },
      description: {
        label: 'Beskrivelse',
        hint: 'Nøyaktig hvor det er, og hvordan det kjennes.',
      },
    },
    injuries: {
      label: 'Skader',
      location: {
        label: 'Sted på kroppen',
        hint: 'For eksempel kne, kragebein eller korsrygg.',
        required: 'Skriv inn hvor skaden er.',
      },
      current: {
        label: 'Plager den deg nå?',
      },
      inTreatment: {
        label: 'Under behandling?',
      },
      side: {
        label: 'Side',
      },
      yearOfOnset: {
        label: 'Året den oppsto',
        hint: 'Fire sifre, for eksempel 2019.',
      },
      description: {
        label: 'Kort beskrivelse',
      },
    },
    previousFit: {
      label: 'Har du hatt en bikefit før?',
    },
    lastFitYear: {
      label: 'År for forrige bikefit',
      hint: 'Fire sifre, for eksempel 2019.',
    },
    lastFitNotes: {
      label: 'Notater om forrige bikefit',
      hint: 'Hva som ble endret, og om det hjalp.',
    },
    goals: {
      label: 'Mål for denne bikefiten',
      hint: 'Velg alle som er viktige for deg.',
      required: 'Velg minst ett mål for denne bikefiten.',
    },
    successDefinition: {
      label: 'Når er bikefiten vellykket for deg?',
      hint: 'Hva skal være annerledes etterpå?',
    },
    researchConsent: {
      label: 'De anonymiserte svarene mine kan brukes til forskning og KI-utvikling.',
      hint: 'Dette er frivillig og påvirker ikke bikefiten din. Hvis du ikke krysser av, brukes ingen av opplysningene dine til forskning. Du kan når som helst ombestemme deg i innstillingene, under «Personvern».',
    },
  },
  options: {
    workEnvironment: {
      office: 'Kontor',
      mixed: 'Blandet',
      manual: 'Kroppsarbeid',
      asymmetric: 'Ensidig (én side arbeider mer)',
      driving: 'Kjøring',
      active: 'I bevegelse',
    },
    gender: {
      woman: 'Kvinne',
      man: 'Mann',
      non_binary: 'Ikke-binær',
      genderfluid: 'Kjønnsflytende',
      agender: 'Uten kjønn',
      two_spirit: 'Two-Spirit',
      questioning: 'Ikke sikker ennå',
      other: 'Annet',
      prefer_not_to_say: 'Vil ikke oppgi',
    },
    bikeTypes: {
      road: 'Landevei',
      gravel: 'Grus',
      mountain: 'Terreng',
      time_trial: 'Tempo',
      track: 'Bane',
      e_bike: 'Elsykkel',
    },
    ridingStyle: {
      recreational_metric: 'Mosjon (inntil ca. 50 km)',
      recreational_imperial: 'Mosjon (under 30 miles)',
      endurance_event: 'Langtur / turritt',
      strong_club: 'Sterk klubbrytter',
      amateur_racer: 'Amatørrytter',
      u23_elite_pro: 'U23 / elite / proff',
    },
    discipline: {
      road_racing: 'Landeveisritt',
      endurance: 'Langdistanse',
      time_trial: 'Tempo',
      triathlon: 'Triatlon',
      track: 'Bane',
      gravel: 'Grus',
      mountain_bike: 'Terrengsykling',
      bmx: 'BMX',
      commuting: 'Pendling',
    },
    currentSports: {
      running: 'Løping',
      swimming: 'Svømming',
      football: 'Fotball',
      basketball: 'Basketball',
      tennis: 'Tennis',
      golf: 'Golf',
      yoga: 'Yoga',
      gym: 'Styrketrening',
      climbing: 'Klatring',
      martial_arts: 'Kampsport',
      rowing: 'Roing',
      skiing: 'Ski',
      other: 'Annet',
    },
    side: {
      left: 'Venstre',
      right: 'Høyre',
      both: 'Begge',
    },
    goals: {
      maximize_comfort: 'Best mulig komfort',
      reduce_discomfort: 'Mindre ubehag',
      increase_power: 'Mer kraft',
      improve_aerodynamics: 'Bedre aerodynamikk',
      injury_prevention: 'Forebygge skader',
      return_from_injury: 'Tilbake etter skade',
    },
  },
  marks: {
    severe: 'Sterkt ubehag',
    currentInjury: 'Nåværende skade',
    inTreatment: 'Under behandling',
    redFlag: 'Faresignal',
  },
  problems: {
    not_confirmed: 'Kryss av her for å fortsette.',
    too_small: 'Dette er for lavt. Skriv inn en verdi fra {{min}} til {{max}}.',
    too_large: 'Dette er for høyt. Skriv inn en verdi fra {{min}} til {{max}}.',
    not_whole: 'Skriv inn et helt tall fra {{min}} til {{max}}.',
    too_precise: 'Skriv inn et tall fra {{min}} til {{max}} med høyst én desimal.',
    not_on_scale: 'Velg et helt tall fra {{min}} til {{max}}.',
    too_long_one: 'Dette er for langt. Bruk høyst {{count}} tegn.',
    too_long_other: 'Dette er for langt. Bruk høyst {{count}} tegn.',
    bad_characters: 'Teksten inneholder tegn som ikke kan lagres. Skriv den inn på nytt.',
    too_many_marks: 'En bokstav har for mange aksenter. Bruk høyst 16.',
    bad_email: 'E-postadressen er ikke fullstendig. Bruk formen name@example.com.',
    bad_phone:
      'Skriv inn {{min}} til {{max}} tegn. Bruk sifre, mellomrom, parenteser, bindestreker eller plusstegn.',
    not_a_date: 'Denne datoen finnes ikke. Skriv inn dag, måned og år med fire sifre.',
    in_future: 'Denne datoen er i fremtiden. Skriv inn en dato i fortiden.',
    too_young_one: 'Syklisten må være minst {{count}} år. Sjekk datoen.',
    too_young_other: 'Syklisten må være minst {{count}} år. Sjekk datoen.',
    too_old_one: 'Syklisten kan være høyst {{count}} år. Sjekk datoen.',
    too_old_other: 'Syklisten kan være høyst {{count}} år. Sjekk datoen.',
    not_a_year: 'Skriv inn et årstall med fire sifre fra {{min}} til {{max}}.',
    before_birth: 'Dette er før fødselsdatoen. Skriv inn {{min}} eller senere.',
    above_age_one: 'Dette er mer enn syklistens alder. Skriv inn høyst {{count}} år.',
    above_age_other: 'Dette er mer enn syklistens alder. Skriv inn høyst {{count}} år.',
    unknown_option: 'Velg et av svarene i listen.',
    exclusive_option: 'Dette svaret kan ikke kombineres med andre. Fjern det, eller fjern de andre.',
    duplicate_item: 'Denne sonen er allerede i listen. Legg til hver sone én gang.',
    too_many_items_one: 'Du kan legge til høyst {{count}} oppføring.',
    too_many_items_other: 'Du kan legge til høyst {{count}} oppføringer.',
    wrong_type: 'Vi kunne ikke lese dette svaret. Skriv det inn på nytt.',
    unknown_field: 'Skjemaet er oppdatert. Last inn siden på nytt. Svarene dine er lagret.',
  },
  wizard: {
    next: 'Neste: {{step}}',
    submit: 'Send inn',
    privacy: 'Dine data og personvern',
    units: {
      label: 'Enheter',
      metric: 'Metriske',
      imperial: 'Britiske',
    },
    research: 'Samtykke til forskning',
    needed: {
      marked: 'Bare svar merket «påkrevd» er nødvendige.',
      nothing: 'Alt på denne siden er frivillig.',
    },
    backToReview: 'Tilbake til svarene dine',
    problems_one: 'Sjekk {{count}} svar.',
    problems_other: 'Sjekk {{count}} svar.',
    problemsElsewhere: 'Noen svar må sjekkes. Du er nå på «{{step}}».',
  },
  status: {
    saved: 'Lagret på denne enheten og på nett',
    savedShort: 'Lagret',
    savedRemotely: 'Lagret på nett',
    saving: 'Lagrer…',
    kept: 'Lagret på denne enheten. Vi lagrer på nett når du er tilkoblet.',
    keptShort: 'På denne enheten',
    barred: 'Lagret på denne enheten. Sjekk ett svar, så vi kan lagre på nett.',
    barredShort: 'Sjekk ett svar',
    conflict: 'Valget ditt mangler',
  },
  entries: {
    editing: 'redigeres',
    adding: 'ny',
    save: 'Lagre endringer',
    addZone: 'Legg til dette ubehaget',
    addOther: 'Legg til denne oppføringen',
    addAnother: 'Legg til skade',
    name: 'Legg til',
    nameLabel: 'Legg til ubehag: {{name}}',
    editLabel: 'Rediger {{name}}',
    removeLabel: 'Fjern {{name}}',
    removed: '{{name}} er fjernet.',
    added: '{{name}} er lagret.',
    unnamed: 'Oppføring uten navn',
    newEntry: 'Ny oppføring',
    finishFirst: 'Fullfør eller avbryt den åpne oppføringen først.',
    list: 'Soner',
    full_one: 'Du kan legge til høyst {{count}} oppføring.',
    full_other: 'Du kan legge til høyst {{count}} oppføringer.',
  },
  submit: {
    sending: 'Sender inn…',
  },
  open: {
    waitingTitle: 'Du har allerede sendt inn et forhåndsskjema til {{fitter}}',
    waitingText: 'Det brukes til din neste bikefit. Du kan lese og rette svarene dine.',
    seeWaiting: 'Se svarene dine',
    startAnother: 'Fyll ut et nytt forhåndsskjema',
    outdated: 'Skjemaet er oppdatert. Last inn siden på nytt. Svarene dine er lagret.',
    reload: 'Last inn siden på nytt',
    which: 'Hvilket skjema vil du fylle ut?',
    startedOn: 'Begynt {{date}}',
    notStarted: 'Ikke begynt ennå',
    fill: 'Start',
    chooseTitle: 'Velg bikefitter',
    chooseLead:
      'Disse bikefitterne tar imot syklister uten invitasjon. Bare bikefitteren du velger, får forhåndsskjemaet ditt.',
    search: 'Søk etter bikefittere',
    searchHint: 'Etter navn eller studio.',
    noneFound: 'Ingen bikefitter har dette navnet.',
    choose: 'Velg',
    change: 'Velg en annen bikefitter',
    noneTitle: 'Ingen bikefittere er oppført ennå',
    noneText:
      'Be bikefitteren din om en invitasjon. Lenken eller QR-koden åpner forhåndsskjemaet ditt. Hvis du har en kode, skriver du den inn her.',
    haveCode: 'Jeg har en kode',
  },
} satisfies Translation<typeof english>
