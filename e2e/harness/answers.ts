import { randomUUID } from 'node:crypto'

/** The fewest answers that can be submitted. */
export const fewAnswers = (name: string, email: string) => ({
  name,
  email,
  dateOfBirth: '1990-04-12',
  bikeTypes: ['road'],
  discomfort: [{ id: randomUUID(), zone: 'knees', severity: 6, onsetMinutes: 45, trigger: 'Climbing' }],
  injuries: [{ id: randomUUID(), location: 'Left knee', current: true, side: 'left', yearOfOnset: 2019 }],
  goals: ['maximize_comfort', 'reduce_discomfort'],
  successDefinition: 'Three hours without thinking of my knees.',
})

const twoLines =
  'It begins after an hour, mostly when the road goes up, and stays until I stand up or take the hands off the bar for a while.'

/** The zones that `allAnswers` reports. */
export const zones = ['feet', 'knees', 'saddle', 'lower_back', 'shoulders', 'hands'] as const

/** Answers to all questions. */
export const allAnswers = (name: string, email: string) => ({
  ...fewAnswers(name, email),
  phone: '+49 (30) 123-4567',
  heightCm: 178,
  weightKg: 71.5,
  occupation: 'Carpenter',
  workEnvironment: 'asymmetric',
  gender: ['woman', 'questioning'],
  bikeTypes: ['road', 'gravel', 'mountain', 'time_trial', 'track', 'e_bike'],
  ridingStyle: 'strong_club',
  discipline: 'endurance',
  ridesPerWeekWinter: 2,
  ridesPerWeekSummer: 4,
  weeklyHours: 9.5,
  yearsCycling: 15,
  averageCadence: 86,
  climbingCadence: 68,
  corneringConfidence: 5,
  descendingConfidence: 3,
  handsHeaviness: 6,
  positionStability: 2,
  hardestRide: twoLines,
  cyclingGoals: twoLines,
  currentSports: ['running', 'swimming', 'yoga', 'other'],
  otherSport: 'Underwater hockey',
  pastSports: twoLines,
  discomfort: zones.map((zone, index) => ({
    id: randomUUID(),
    zone,
    severity: index + 2,
    onsetMinutes: 15 * index,
    trigger: 'Long climbs in the big ring',
    description: twoLines,
  })),
  injuries: ['Left knee', 'Collarbone', 'Neck'].map((location) => ({
    id: randomUUID(),
    location,
    current: true,
    inTreatment: false,
    side: 'left',
    yearOfOnset: 2019,
    description: twoLines,
  })),
  previousFit: true,
  lastFitYear: 2020,
  lastFitNotes: twoLines,
  goals: ['maximize_comfort', 'reduce_discomfort', 'increase_power', 'injury_prevention'],
  researchConsent: true,
})

/** Where it hurts within each zone. */
const places = {
  feet: { location_feet: 'calf_achilles' },
  knees: { location_knees: 'front' },
  saddle: { location_saddle: 'soft_tissue' },
  lower_back: { location_lower_back: 'hip_front' },
  shoulders: { location_shoulders: 'upper_back' },
  hands: { location_hands: 'little_and_ring_finger' },
} as const

/** The same to version 2 of the intake, which also asks where in a zone it hurts and how. */
export function allAnswers2(name: string, email: string) {
  const { discomfort, ...answers } = allAnswers(name, email)
  const details = { side: 'both', kinds: ['pain', 'numbness'] }
  return { ...answers, discomfort: discomfort.map((item) => ({ ...item, ...places[item.zone], ...details })) }
}
