import type english from '../../en/intake/fields.ts'
import type { Translation } from '../../translation.ts'

export default {
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
} satisfies Translation<typeof english>
