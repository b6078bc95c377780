import type english from '../en/intake.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    rider: {
      name: 'Du',
      title: 'Om dig som cyklist',
      lead: 'Vem du är och hur du nås. Längd och vikt hjälper din bikefitter att förbereda cykeln.',
    },
    riding: {
      name: 'Cykling',
      title: 'Din cykling',
      lead: 'Ungefärliga siffror räcker.',
    },
    sports: {
      name: 'Idrott',
      title: 'Dina idrotter',
      lead: 'De andra idrotter du utövar och de du utövade förr.',
    },
    discomfort: {
      name: 'Obehag',
      title: 'Var gör det ont när du cyklar?',
      lead: 'Tänk på dina turer de senaste två veckorna. Välj ett område i bilden eller listan. Om inget gör ont går du till nästa steg.',
    },
    injuries: {
      name: 'Skador',
      title: 'Dina skador',
      lead: 'Gamla eller nya, från cykling eller något annat. Om du inte har några går du till nästa steg.',
    },
    fit: {
      name: 'Bike fit & mål',
      title: 'Tidigare bike fits och mål',
      lead: 'Vad som gjorts förut och vad du vill få ut av den här.',
    },
  },
  fields: {
    name: {
      label: 'Namn',
      required: 'Ange ditt namn.',
    },
    email: {
      label: 'E-post',
      hint: 'Din bikefitter når dig här.',
      required: 'Ange din e-postadress.',
    },
    phone: {
      label: 'Telefonnummer',
    },
    dateOfBirth: {
      label: 'Födelsedatum',
      required: 'Ange ditt födelsedatum.',
    },
    guardianName: {
      label: 'Vårdnadshavarens namn',
      hint: 'Du är under 16 år, så en vårdnadshavare behöver godkänna.',
      required: 'Ange vårdnadshavarens namn.',
    },
    guardianConfirmed: {
      label:
        'Jag är vårdnadshavare för den här cyklisten och samtycker till att svaren, inklusive hälsouppgifter, används för cyklistens bike fit.',
      required: 'En vårdnadshavare behöver bekräfta det här.',
    },
    heightCm: {
      label: 'Längd',
    },
    weightKg: {
      label: 'Vikt',
    },
    occupation: {
      label: 'Yrke',
    },
    workEnvironment: {
      label: 'Arbetsmiljö',
    },
    gender: {
      label: 'Kön',
      hint: 'Välj allt som stämmer.',
    },
    bikeTypes: {
      label: 'Cykeltyper',
      required: 'Välj minst en cykeltyp.',
    },
    ridingStyle: {
      label: 'Cykelstil',
    },
    discipline: {
      label: 'Gren',
    },
    ridesPerWeekWinter: {
      label: 'Turer per vecka på vintern',
    },
    ridesPerWeekSummer: {
      label: 'Turer per vecka på sommaren',
    },
    weeklyHours: {
      label: 'Genomsnittlig cykeltid per vecka',
    },
    yearsCycling: {
      label: 'År som cyklist',
    },
    averageCadence: {
      label: 'Genomsnittlig kadens',
    },
    climbingCadence: {
      label: 'Kadens uppför',
    },
    corneringConfidence: {
      label: 'Trygghet i kurvor',
      low: 'inte trygg',
      high: 'mycket trygg',
    },
    descendingConfidence: {
      label: 'Trygghet nedför',
      low: 'inte trygg',
      high: 'mycket trygg',
    },
    handsHeaviness: {
      label: 'Tryck på händerna',
      low: 'inget tryck',
      high: 'hårt tryck',
    },
    positionStability: {
      label: 'Stabil position',
      low: 'rör mig hela tiden',
      high: 'helt stabil',
    },
    hardestRide: {
      label: 'Tuffaste turen det senaste året',
      hint: 'Hur lång och backig den var och hur det gick.',
    },
    cyclingGoals: {
      label: 'Mål med cyklingen',
    },
    currentSports: {
      label: 'Nuvarande idrotter',
      hint: 'Välj allt du utövar nu utöver cykling.',
    },
    otherSport: {
      label: 'Vilken annan idrott?',
      required: 'Ange den andra idrotten.',
    },
    pastSports: {
      label: 'Tidigare idrotter',
      hint: 'Idrott från barndomen räknas också. Hur länge och hur hårt tränade du?',
    },
    discomfort: {
      label: 'Obehag på cykeln',
      zone: {
        label: 'Område',
        required: 'Välj ett område.',
      },
      severity: {
        label: 'Styrka',
        hint: 'På dina turer de senaste två veckorna.',
        low: 'lindrigt',
        high: 'svårt',
        required: 'Välj hur starkt det är, från 1 till 7.',
      },
      onsetMinutes: {
        label: 'Börjar efter',
        short: 'efter {{value}}',
        hint: 'Minuter in på turen, eller 0 om det finns från början.',
      },
      trigger: {
        label: 'Vad gör det värre?',
      },
      description: {
        label: 'Beskrivning',
        hint: 'Var exakt det sitter och hur det känns.',
      },
    },
    injuries: {
      label: 'Skador',
      location: {
        label: 'Var på kroppen',
        hint: 'Till exempel knä, nyckelben eller ländrygg.',
        required: 'Ange var skadan sitter.',
      },
      current: {
        label: 'Besvärar den dig nu?',
      },
      inTreatment: {
        label: 'Får du behandling?',
      },
      side: {
        label: 'Sida',
      },
      yearOfOnset: {
        label: 'År då den började',
        hint: 'Fyra siffror, till exempel 2019.',
      },
      description: {
        label: 'Kort beskrivning',
      },
    },
    previousFit: {
      label: 'Har du gjort en bike fit förut?',
    },
    lastFitYear: {
      label: 'År för senaste bike fit',
      hint: 'Fyra siffror, till exempel 2019.',
    },
    lastFitNotes: {
      label: 'Anteckningar om senaste bike fit',
      hint: 'Vad som ändrades och om det hjälpte.',
    },
    goals: {
      label: 'Mål för denna bike fit',
      hint: 'Välj allt som är viktigt för dig.',
      required: 'Välj minst ett mål för denna bike fit.',
    },
    successDefinition: {
      label: 'Vad vore ett lyckat resultat?',
      hint: 'Vad ska vara annorlunda efteråt?',
    },
    researchConsent: {
      label: 'Mina anonymiserade svar får användas för forskning och AI-utveckling.',
      hint: 'Det är frivilligt och oberoende av din bike fit. Om du inte kryssar i rutan används inga av dina uppgifter för forskning. Du kan ändra dig när som helst i Inställningar, under Integritet.',
    },
  },
  options: {
    workEnvironment: {
      office: 'Kontor',
      mixed: 'Blandat',
      manual: 'Kroppsarbete',
      asymmetric: 'Asymmetriskt (en sida arbetar mer)',
      driving: 'Körning',
      active: 'Rörligt',
    },
    gender: {
      woman: 'Kvinna',
      man: 'Man',
      non_binary: 'Icke-binär',
      genderfluid: 'Genderfluid',
      agender: 'Agender',
      two_spirit: 'Two-Spirit',
      questioning: 'Söker min identitet',
      other: 'Annat',
      prefer_not_to_say: 'Vill inte uppge',
    },
    bikeTypes: {
      road: 'Landsväg',
      gravel: 'Gravel',
      mountain: 'MTB',
      time_trial: 'Tempo',
      track: 'Bana',
      e_bike: 'Elcykel',
    },
    ridingStyle: {
      recreational_metric: 'Motion (upp till cirka 50 km)',
      recreational_imperial: 'Motion (under 30 miles)',
      endurance_event: 'Långdistans / motionslopp',
      strong_club: 'Stark klubbcyklist',
      amateur_racer: 'Tävlande amatör',
      u23_elite_pro: 'U23 / elit / proffs',
    },
    discipline: {
      road_racing: 'Landsvägslopp',
      endurance: 'Långdistans',
      time_trial: 'Tempo',
      triathlon: 'Triathlon',
      track: 'Bana',
      gravel: 'Gravel',
      mountain_bike: 'Mountainbike',
      bmx: 'BMX',
      commuting: 'Pendling',
    },
    currentSports: {
      running: 'Löpning',
      swimming: 'Simning',
      football: 'Fotboll',
      basketball: 'Basket',
      tennis: 'Tennis',
      golf: 'Golf',
      yoga: 'Yoga',
      gym: 'Gym',
      climbing: 'Klättring',
      martial_arts: 'Kampsport',
      rowing: 'Rodd',
      skiing: 'Skidåkning',
      other: 'Annat',
    },
    side: {
      left: 'Vänster',
      right: 'Höger',
      both: 'Båda',
    },
    goals: {
      maximize_comfort: 'Maximera komforten',
      reduce_discomfort: 'Minska obehaget',
      increase_power: 'Öka kraften',
      improve_aerodynamics: 'Förbättra aerodynamiken',
      injury_prevention: 'Förebygga skador',
      return_from_injury: 'Tillbaka efter skada',
    },
  },
  marks: {
    severe: 'Svårt obehag',
    currentInjury: 'Pågående skada',
    inTreatment: 'Under behandling',
    redFlag: 'Varningstecken',
  },
  problems: {
    not_confirmed: 'Kryssa i rutan för att fortsätta.',
    too_small: 'Det är för lågt. Ange ett värde från {{min}} till {{max}}.',
    too_large: 'Det är för högt. Ange ett värde från {{min}} till {{max}}.',
    not_whole: 'Ange ett heltal från {{min}} till {{max}}.',
    too_precise: 'Ange ett tal från {{min}} till {{max}}, med högst en decimal.',
    not_on_scale: 'Välj ett heltal från {{min}} till {{max}}.',
    too_long_one: 'Det är för långt. Använd högst {{count}} tecken.',
    too_long_other: 'Det är för långt. Använd högst {{count}} tecken.',
    bad_characters: 'Texten innehåller tecken som inte kan sparas. Ange den igen.',
    too_many_marks: 'Det är för många accenter på en bokstav. Använd högst 16.',
    bad_email: 'E-postadressen är inte fullständig. Skriv den som namn@example.com.',
    bad_phone:
      'Ange {{min}} till {{max}} tecken. Använd siffror, mellanslag, parenteser, bindestreck eller plus.',
    not_a_date: 'Datumet finns inte. Ange dag, månad och år med fyra siffror.',
    in_future: 'Datumet ligger i framtiden. Ange ett datum som har varit.',
    too_young_one: 'Cyklisten måste vara minst {{count}} år. Kontrollera datumet.',
    too_young_other: 'Cyklisten måste vara minst {{count}} år. Kontrollera datumet.',
    too_old_one: 'Cyklisten får vara högst {{count}} år. Kontrollera datumet.',
    too_old_other: 'Cyklisten får vara högst {{count}} år. Kontrollera datumet.',
    not_a_year: 'Ange ett år med fyra siffror, från {{min}} till {{max}}.',
    before_birth: 'Det är före födelsedatumet. Ange {{min}} eller senare.',
    above_age_one: 'Det är mer än cyklistens ålder. Ange högst {{count}} år.',
    above_age_other: 'Det är mer än cyklistens ålder. Ange högst {{count}} år.',
    unknown_option: 'Välj ett av svaren i listan.',
    exclusive_option: 'Svaret kan inte kombineras med andra. Ta bort det, eller ta bort de andra.',
    duplicate_item: 'Området finns redan i din lista. Lägg till varje område en gång.',
    too_many_items_one: 'Du kan lägga till högst {{count}} post.',
    too_many_items_other: 'Du kan lägga till högst {{count}} poster.',
    wrong_type: 'Vi kunde inte läsa svaret. Ange det igen.',
    unknown_field: 'Formuläret har uppdaterats. Ladda om sidan. Dina svar är sparade.',
  },
  wizard: {
    next: 'Nästa: {{step}}',
    submit: 'Skicka',
    privacy: 'Dina uppgifter & integritet',
    units: {
      label: 'Enheter',
      metric: 'Metriska',
      imperial: 'Brittiska',
    },
    research: 'Samtycke till forskning',
    needed: {
      marked: 'Bara svar märkta ”obligatoriskt” behövs.',
      nothing: 'Allt på den här sidan är frivilligt.',
    },
    backToReview: 'Tillbaka till dina svar',
    problems_one: 'Kontrollera {{count}} svar.',
    problems_other: 'Kontrollera {{count}} svar.',
    problemsElsewhere: 'Några svar behöver kontrolleras. Du är nu vid ”{{step}}”.',
  },
  status: {
    saved: 'Sparat på enheten och på nätet',
    savedShort: 'Sparat',
    savedRemotely: 'Sparat på nätet',
    saving: 'Sparar…',
    kept: 'Sparat på enheten. Vi sparar på nätet när du har anslutning.',
    keptShort: 'På den här enheten',
    barred: 'Sparat på enheten. Kontrollera ett svar så att vi kan spara på nätet.',
    barredShort: 'Kontrollera ett svar',
    conflict: 'Väntar på ditt val',
  },
  entries: {
    editing: 'redigeras',
    adding: 'ny',
    save: 'Spara ändringar',
    addZone: 'Lägg till obehaget',
    addOther: 'Lägg till posten',
    addAnother: 'Lägg till skada',
    name: 'Lägg till',
    nameLabel: 'Lägg till obehag: {{name}}',
    editLabel: 'Redigera {{name}}',
    removeLabel: 'Ta bort {{name}}',
    removed: 'Borttaget: {{name}}.',
    added: 'Sparat: {{name}}.',
    unnamed: 'Post utan namn',
    newEntry: 'Ny post',
    finishFirst: 'Avsluta eller avbryt den öppna posten först.',
    list: 'Områden',
    full_one: 'Du kan lägga till högst {{count}} post.',
    full_other: 'Du kan lägga till högst {{count}} poster.',
  },
  submit: {
    sending: 'Skickar…',
  },
  open: {
    waitingTitle: 'Du har redan skickat ett förhandsformulär till {{fitter}}',
    waitingText: 'Det används för din nästa bike fit. Du kan läsa och rätta dina svar.',
    seeWaiting: 'Se dina svar',
    startAnother: 'Fyll i ett förhandsformulär till',
    outdated: 'Formuläret har uppdaterats. Ladda om sidan. Dina svar är sparade.',
    reload: 'Ladda om sidan',
    which: 'Vilket formulär vill du fylla i?',
    startedOn: 'Påbörjat {{date}}',
    notStarted: 'Inte påbörjat',
    fill: 'Starta',
    chooseTitle: 'Välj din bikefitter',
    chooseLead:
      'De här bikefittrarna tar emot cyklister utan inbjudan. Bara den bikefitter du väljer får ditt förhandsformulär.',
    search: 'Sök bikefitter',
    searchHint: 'Namn eller studio.',
    noneFound: 'Ingen bikefitter har det namnet.',
    choose: 'Välj',
    change: 'Välj en annan bikefitter',
    noneTitle: 'Inga bikefittrar i listan ännu',
    noneText:
      'Be din bikefitter om en inbjudan. Länken eller QR-koden öppnar ditt förhandsformulär. Om du har en kod anger du den här.',
    haveCode: 'Jag har en kod',
  },
} satisfies Translation<typeof english>
