import type english from '../../en/intake/fields.ts'
import type { Translation } from '../../translation.ts'

export default {
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
} satisfies Translation<typeof english>
