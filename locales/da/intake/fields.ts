import type english from '../../en/intake/fields.ts'
import type { Translation } from '../../translation.ts'

export default {
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
} satisfies Translation<typeof english>
