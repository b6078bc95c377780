import type english from '../en/intake.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    rider: {
      name: 'Dig',
      title: 'Om dig',
      lead: 'Hvem du er, og hvordan vi kan få fat i dig. Din højde og vægt hjælper din bikefitter med at gøre cyklen klar.',
    },
    riding: {
      name: 'Cykling',
      title: 'Sådan cykler du',
      lead: 'Omtrentlige tal er fine.',
    },
    sports: {
      name: 'Sport',
      title: 'Sportsbaggrund',
      lead: 'De andre sportsgrene, du dyrker, og dem, du plejede at dyrke.',
    },
    discomfort: {
      name: 'Ubehag',
      title: 'Hvor gør det ondt, når du cykler?',
      lead: 'Tænk på dine ture de sidste to uger. Vælg et område på tegningen eller på listen. Hvis intet gør ondt, så gå til næste trin.',
    },
    injuries: {
      name: 'Skader',
      title: 'Tidligere skader',
      lead: 'Gamle eller nye, fra cykling eller noget andet. Hvis du ikke har nogen, så gå til næste trin.',
    },
    fit: {
      name: 'Bikefit og mål',
      title: 'Tidligere bikefits og mål',
      lead: 'Hvad der er gjort før, og hvad du ønsker af dette bikefit.',
    },
  },
  fields: {
    name: {
      label: 'Navn',
      required: 'Skriv dit navn.',
    },
    email: {
      label: 'E-mail',
      hint: 'Din bikefitter kontakter dig på den.',
      required: 'Skriv din e-mailadresse.',
    },
    phone: {
      label: 'Telefonnummer',
    },
    dateOfBirth: {
      label: 'Fødselsdato',
      required: 'Skriv din fødselsdato.',
    },
    guardianName: {
      label: 'Navn på en forælder eller værge',
      hint: 'Du er under 16 år, så en forælder eller værge skal give samtykke.',
      required: 'Skriv navnet på en forælder eller værge.',
    },
    guardianConfirmed: {
      label:
        'Jeg er forælder til eller værge for denne rytter, og jeg samtykker i, at disse svar, herunder helbredsoplysninger, bruges til bikefittet.',
      required: 'En forælder eller værge skal bekræfte dette.',
    },
    heightCm: {
      label: 'Højde',
    },
    weightKg: {
      label: 'Vægt',
    },
    occupation: {
      label: 'Beskæftigelse',
    },
    workEnvironment: {
      label: 'Arbejdsmiljø',
    },
    gender: {
      label: 'Køn',
      hint: 'Vælg alle, der passer.',
    },
    bikeTypes: {
      label: 'Cykeltyper',
      required: 'Vælg mindst én cykeltype.',
    },
    ridingStyle: {
      label: 'Kørestil',
    },
    discipline: {
      label: 'Disciplin',
    },
    ridesPerWeekWinter: {
      label: 'Ture om ugen om vinteren',
    },
    ridesPerWeekSummer: {
      label: 'Ture om ugen om sommeren',
    },
    weeklyHours: {
      label: 'Gennemsnitlig køretid om ugen',
    },
    yearsCycling: {
      label: 'År på cykel',
    },
    averageCadence: {
      label: 'Gennemsnitlig kadence',
    },
    climbingCadence: {
      label: 'Kadence op ad bakke',
    },
    corneringConfidence: {
      label: 'Tryghed i sving',
      low: 'utryg',
      high: 'meget tryg',
    },
    descendingConfidence: {
      label: 'Tryghed ned ad bakke',
      low: 'utryg',
      high: 'meget tryg',
    },
    handsHeaviness: {
      label: 'Tryk på hænderne',
      low: 'intet tryk',
      high: 'kraftigt tryk',
    },
    positionStability: {
      label: 'Stabilitet i siddestillingen',
      low: 'flytter mig hele tiden',
      high: 'helt stabil',
    },
    hardestRide: {
      label: 'Hårdeste tur det seneste år',
      hint: 'Hvor lang og bakket den var, og hvordan det gik.',
    },
    cyclingGoals: {
      label: 'Mål med cyklingen',
    },
    currentSports: {
      label: 'Nuværende sportsgrene',
      hint: 'Vælg alt, du dyrker nu ud over cykling.',
    },
    otherSport: {
      label: 'Hvilken anden sport?',
      required: 'Skriv den anden sport.',
    },
    pastSports: {
      label: 'Tidligere sportsgrene',
      hint: 'Sport fra barndommen tæller også med. Hvor længe og hvor hårdt trænede du?',
    },
    discomfort: {
      label: 'Ubehag på cyklen',
      zone: {
        label: 'Område',
        required: 'Vælg et område.',
      },
      severity: {
        label: 'Styrke',
        hint: 'På dine ture de sidste to uger.',
        low: 'let',
        high: 'kraftigt',
        required: 'Vælg, hvor kraftigt det er, fra 1 til 7.',
      },
      onsetMinutes: {
        label: 'Begynder efter',
        short: 'efter {{value}}',
        hint: 'Minutter inde i turen, eller 0, hvis det er der fra starten.',
      },
      trigger: {
        label: 'Hvad gør det værre?',
      },
      description: {
        label: 'Beskrivelse',
        hint: 'Præcis hvor det er, og hvordan det føles.',
      },
    },
    injuries: {
      label: 'Skader',
      location: {
        label: 'Sted på kroppen',
        hint: 'For eksempel knæ, kraveben eller lænd.',
        required: 'Skriv, hvor skaden er.',
      },
      current: {
        label: 'Generer den dig nu?',
      },
      inTreatment: {
        label: 'Er den under behandling?',
      },
      side: {
        label: 'Side',
      },
      yearOfOnset: {
        label: 'År, den opstod',
        hint: 'Fire cifre, for eksempel 2019.',
      },
      description: {
        label: 'Kort beskrivelse',
      },
    },
    previousFit: {
      label: 'Har du fået lavet et bikefit før?',
    },
    lastFitYear: {
      label: 'År for seneste bikefit',
      hint: 'Fire cifre, for eksempel 2019.',
    },
    lastFitNotes: {
      label: 'Noter om seneste bikefit',
      hint: 'Hvad der blev ændret, og om det hjalp.',
    },
    goals: {
      label: 'Mål for dette bikefit',
      hint: 'Vælg alle, der er vigtige for dig.',
      required: 'Vælg mindst ét mål for dette bikefit.',
    },
    successDefinition: {
      label: 'Hvornår er bikefittet vellykket for dig?',
      hint: 'Hvad skal være anderledes bagefter?',
    },
    researchConsent: {
      label: 'Mine anonymiserede svar må bruges til forskning og AI-udvikling.',
      hint: 'Det er frivilligt og uafhængigt af dit bikefit. Hvis du ikke sætter kryds, bruges ingen af dine oplysninger til forskning. Du kan når som helst ombestemme dig i indstillingerne under »Privatliv«.',
    },
  },
  options: {
    workEnvironment: {
      office: 'Kontor',
      mixed: 'Blandet',
      manual: 'Fysisk',
      asymmetric: 'Ensidigt (den ene side arbejder mere)',
      driving: 'Kørsel',
      active: 'I bevægelse',
    },
    gender: {
      woman: 'Kvinde',
      man: 'Mand',
      non_binary: 'Ikkebinær',
      genderfluid: 'Kønsflydende',
      agender: 'Uden køn',
      two_spirit: 'Two-Spirit',
      questioning: 'I tvivl',
      other: 'Andet',
      prefer_not_to_say: 'Vil ikke oplyse',
    },
    bikeTypes: {
      road: 'Landevej',
      gravel: 'Gravel',
      mountain: 'Mountainbike',
      time_trial: 'Enkeltstart',
      track: 'Bane',
      e_bike: 'Elcykel',
    },
    ridingStyle: {
      recreational_metric: 'Motion (op til ca. 50 km)',
      recreational_imperial: 'Motion (under 30 miles)',
      endurance_event: 'Langdistance / motionsløb',
      strong_club: 'Stærk klubrytter',
      amateur_racer: 'Amatør, der kører løb',
      u23_elite_pro: 'U23 / elite / pro',
    },
    discipline: {
      road_racing: 'Landevejsløb',
      endurance: 'Langdistance',
      time_trial: 'Enkeltstart',
      triathlon: 'Triatlon',
      track: 'Bane',
      gravel: 'Gravel',
      mountain_bike: 'Mountainbike',
      bmx: 'BMX',
      commuting: 'Pendling',
    },
    currentSports: {
      running: 'Løb',
      swimming: 'Svømning',
      football: 'Fodbold',
      basketball: 'Basketball',
      tennis: 'Tennis',
      golf: 'Golf',
      yoga: 'Yoga',
      gym: 'Styrketræning',
      climbing: 'Klatring',
      martial_arts: 'Kampsport',
      rowing: 'Roning',
      skiing: 'Ski',
      other: 'Andet',
    },
    side: {
      left: 'Venstre',
      right: 'Højre',
      both: 'Begge',
    },
    goals: {
      maximize_comfort: 'Mest mulig komfort',
      reduce_discomfort: 'Mindre ubehag',
      increase_power: 'Mere kraft',
      improve_aerodynamics: 'Bedre aerodynamik',
      injury_prevention: 'Forebygge skader',
      return_from_injury: 'Tilbage efter skade',
    },
  },
  marks: {
    severe: 'Kraftigt ubehag',
    currentInjury: 'Nuværende skade',
    inTreatment: 'Under behandling',
    redFlag: 'Faresignal',
  },
  problems: {
    not_confirmed: 'Sæt kryds her for at fortsætte.',
    too_small: 'Det er for lavt. Skriv en værdi fra {{min}} til {{max}}.',
    too_large: 'Det er for højt. Skriv en værdi fra {{min}} til {{max}}.',
    not_whole: 'Skriv et helt tal fra {{min}} til {{max}}.',
    too_precise: 'Skriv et tal fra {{min}} til {{max}} med højst én decimal.',
    not_on_scale: 'Vælg et helt tal fra {{min}} til {{max}}.',
    too_long_one: 'Det er for langt. Brug højst {{count}} tegn.',
    too_long_other: 'Det er for langt. Brug højst {{count}} tegn.',
    bad_characters: 'Teksten indeholder tegn, som ikke kan gemmes. Skriv den igen.',
    too_many_marks: 'Et bogstav har for mange accenter. Brug højst 16.',
    bad_email: 'E-mailadressen er ikke fuldstændig. Brug formen name@example.com.',
    bad_phone:
      'Skriv {{min}} til {{max}} tegn. Brug cifre, mellemrum, parenteser, bindestreger eller et plustegn.',
    not_a_date: 'Den dato findes ikke. Skriv dag, måned og et år med fire cifre.',
    in_future: 'Datoen ligger i fremtiden. Skriv en dato i fortiden.',
    too_young_one: 'Rytteren skal være mindst {{count}} år. Tjek datoen.',
    too_young_other: 'Rytteren skal være mindst {{count}} år. Tjek datoen.',
    too_old_one: 'Rytteren kan højst være {{count}} år. Tjek datoen.',
    too_old_other: 'Rytteren kan højst være {{count}} år. Tjek datoen.',
    not_a_year: 'Skriv et årstal med fire cifre fra {{min}} til {{max}}.',
    before_birth: 'Det er før fødselsdatoen. Skriv {{min}} eller senere.',
    above_age_one: 'Det er mere end rytterens alder. Skriv højst {{count}} år.',
    above_age_other: 'Det er mere end rytterens alder. Skriv højst {{count}} år.',
    unknown_option: 'Vælg et af svarene på listen.',
    exclusive_option: 'Det svar kan ikke kombineres med andre. Fjern det, eller fjern de andre.',
    duplicate_item: 'Området er allerede på din liste. Tilføj hvert område én gang.',
    too_many_items_one: 'Du kan højst tilføje {{count}} punkt.',
    too_many_items_other: 'Du kan højst tilføje {{count}} punkter.',
    wrong_type: 'Vi kunne ikke læse svaret. Skriv det igen.',
    unknown_field: 'Skemaet er blevet opdateret. Genindlæs siden. Dine svar er gemt.',
  },
  wizard: {
    next: 'Næste: {{step}}',
    submit: 'Indsend',
    privacy: 'Dine data og dit privatliv',
    units: {
      label: 'Enheder',
      metric: 'Metriske',
      imperial: 'Britiske',
    },
    research: 'Samtykke til forskning',
    needed: {
      marked: 'Kun svar mærket »påkrævet« er nødvendige.',
      nothing: 'Alt på denne side er frivilligt.',
    },
    backToReview: 'Tilbage til dine svar',
    problems_one: 'Tjek {{count}} svar.',
    problems_other: 'Tjek {{count}} svar.',
    problemsElsewhere: 'Nogle svar skal tjekkes. Du er nu ved »{{step}}«.',
  },
  status: {
    saved: 'Gemt på denne enhed og online',
    savedShort: 'Gemt',
    savedRemotely: 'Gemt online',
    saving: 'Gemmer…',
    kept: 'Gemt på denne enhed. Vi gemmer online, når du har forbindelse.',
    keptShort: 'På denne enhed',
    barred: 'Gemt på denne enhed. Tjek ét svar, så vi kan gemme online.',
    barredShort: 'Tjek ét svar',
    conflict: 'Dit valg mangler',
  },
  entries: {
    editing: 'redigeres',
    adding: 'ny',
    save: 'Gem ændringer',
    addZone: 'Tilføj dette ubehag',
    addOther: 'Tilføj dette punkt',
    addAnother: 'Tilføj skade',
    name: 'Tilføj',
    nameLabel: 'Tilføj ubehag: {{name}}',
    editLabel: 'Rediger {{name}}',
    removeLabel: 'Fjern {{name}}',
    removed: '{{name}} er fjernet.',
    added: '{{name}} er gemt.',
    unnamed: 'Punkt uden navn',
    newEntry: 'Nyt punkt',
    finishFirst: 'Afslut eller annuller det åbne punkt først.',
    list: 'Områder',
    full_one: 'Du kan højst tilføje {{count}} punkt.',
    full_other: 'Du kan højst tilføje {{count}} punkter.',
  },
  submit: {
    sending: 'Indsender…',
  },
  open: {
    waitingTitle: 'Du har allerede indsendt et forhåndsskema til {{fitter}}',
    waitingText: 'Det bruges til dit næste bikefit. Du kan læse og rette dine svar.',
    seeWaiting: 'Se dine svar',
    startAnother: 'Udfyld et nyt forhåndsskema',
    outdated: 'Skemaet er blevet opdateret. Genindlæs siden. Dine svar er gemt.',
    reload: 'Genindlæs siden',
    which: 'Hvilket skema vil du udfylde?',
    startedOn: 'Begyndt {{date}}',
    notStarted: 'Ikke begyndt endnu',
    fill: 'Start',
    chooseTitle: 'Vælg din bikefitter',
    chooseLead:
      'Disse bikefittere tager imod ryttere uden invitation. Kun den bikefitter, du vælger, får dit forhåndsskema.',
    search: 'Søg efter bikefittere',
    searchHint: 'Efter navn eller studie.',
    noneFound: 'Ingen bikefitter har det navn.',
    choose: 'Vælg',
    change: 'Vælg en anden bikefitter',
    noneTitle: 'Ingen bikefittere på listen endnu',
    noneText:
      'Bed din bikefitter om en invitation. Linket eller QR-koden åbner dit forhåndsskema. Hvis du har en kode, så skriv den her.',
    haveCode: 'Jeg har en kode',
  },
} satisfies Translation<typeof english>
