import { BIKE_TYPES } from '../bikes/bike.ts'
import { GUARDIAN_AGE } from '../consents/consent.ts'
import { DISCIPLINES } from '../disciplines.ts'
import { GOALS } from '../goals.ts'
import { RATING } from '../product.ts'
import type { Questionnaire } from '../questionnaires/questionnaire.ts'
import { SEVERE_FROM, ZONES } from '../zones.ts'

const EARLIEST_YEAR = 1920

/** The intake before a fit, version 1: six steps. */
export const intake1 = {
  kind: 'intake',
  version: 1,
  steps: [
    {
      key: 'rider',
      entries: [
        { key: 'name', kind: 'text', required: true },
        { key: 'email', kind: 'email', required: true },
        { key: 'phone', kind: 'phone' },
        { key: 'dateOfBirth', kind: 'date', age: { min: 5, max: 110 }, required: true },
        {
          key: 'guardianName',
          kind: 'text',
          required: true,
          when: { field: 'dateOfBirth', ageBelow: GUARDIAN_AGE },
        },
        {
          key: 'guardianConfirmed',
          kind: 'boolean',
          confirm: true,
          required: true,
          when: { field: 'dateOfBirth', ageBelow: GUARDIAN_AGE },
        },
        { key: 'heightCm', kind: 'number', quantity: 'length', min: 90, max: 250 },
        { key: 'weightKg', kind: 'number', quantity: 'mass', min: 25, max: 250 },
        { key: 'occupation', kind: 'text' },
        {
          key: 'workEnvironment',
          kind: 'choice',
          options: ['office', 'mixed', 'manual', 'asymmetric', 'driving', 'active'],
        },
        {
          key: 'gender',
          kind: 'choices',
          options: [
            'woman',
            'man',
            'non_binary',
            'genderfluid',
            'agender',
            'two_spirit',
            'questioning',
            'other',
            'prefer_not_to_say',
          ],
          exclusive: 'prefer_not_to_say',
        },
      ],
    },
    {
      key: 'riding',
      entries: [
        {
          key: 'bikeTypes',
          kind: 'choices',
          options: BIKE_TYPES,
          required: true,
          figure: 'bikeType',
        },
        {
          key: 'ridingStyle',
          kind: 'choice',
          options: ['recreational', 'endurance_event', 'strong_club', 'amateur_racer', 'u23_elite_pro'],
          measured: ['recreational'],
          figure: 'ridingStyle',
        },
        {
          key: 'discipline',
          kind: 'choice',
          options: DISCIPLINES,
          figure: 'discipline',
        },
        {
          key: 'ridesPerWeekWinter',
          kind: 'number',
          quantity: 'ridesPerWeek',
          min: 0,
          max: 21,
          figure: 'ridesPerWeekWinter',
        },
        {
          key: 'ridesPerWeekSummer',
          kind: 'number',
          quantity: 'ridesPerWeek',
          min: 0,
          max: 21,
          figure: 'ridesPerWeekSummer',
        },
        {
          key: 'weeklyHours',
          kind: 'number',
          quantity: 'hoursPerWeek',
          min: 0,
          max: 60,
          figure: 'weeklyHours',
        },
        {
          key: 'yearsCycling',
          kind: 'number',
          quantity: 'years',
          min: 0,
          max: 90,
          notAboveAge: 'dateOfBirth',
          figure: 'yearsCycling',
        },
        {
          key: 'averageCadence',
          kind: 'integer',
          quantity: 'cadence',
          min: 30,
          max: 200,
          figure: 'averageCadence',
        },
        {
          key: 'climbingCadence',
          kind: 'integer',
          quantity: 'cadence',
          min: 30,
          max: 200,
          figure: 'climbingCadence',
        },
        { key: 'corneringConfidence', kind: 'scale', ...RATING, figure: 'corneringConfidence' },
        { key: 'descendingConfidence', kind: 'scale', ...RATING, figure: 'descendingConfidence' },
        { key: 'handsHeaviness', kind: 'scale', ...RATING, figure: 'handsHeaviness' },
        { key: 'positionStability', kind: 'scale', ...RATING, figure: 'positionStability' },
        { key: 'hardestRide', kind: 'longText' },
        { key: 'cyclingGoals', kind: 'longText' },
      ],
    },
    {
      key: 'sports',
      entries: [
        {
          key: 'currentSports',
          kind: 'choices',
          options: [
            'running',
            'swimming',
            'football',
            'basketball',
            'tennis',
            'golf',
            'yoga',
            'gym',
            'climbing',
            'martial_arts',
            'rowing',
            'skiing',
            'other',
          ],
          figure: 'currentSport',
        },
        {
          key: 'otherSport',
          kind: 'text',
          required: true,
          when: { field: 'currentSports', includes: 'other' },
        },
        { key: 'pastSports', kind: 'longText' },
      ],
    },
    {
      key: 'discomfort',
      entries: [
        {
          key: 'discomfort',
          kind: 'group',
          max: ZONES.length,
          unique: 'zone',
          figure: { name: 'zoneScore', of: 'zone', value: 'severity' },
          fields: [
            { key: 'zone', kind: 'choice', options: ZONES, named: 'zone', required: true },
            {
              key: 'severity',
              kind: 'scale',
              ...RATING,
              required: true,
              mark: { name: 'severe', from: SEVERE_FROM },
            },
            { key: 'onsetMinutes', kind: 'integer', quantity: 'minutes', min: 0, max: 1440 },
            { key: 'trigger', kind: 'text' },
            { key: 'description', kind: 'longText' },
          ],
        },
      ],
    },
    {
      key: 'injuries',
      entries: [
        {
          key: 'injuries',
          kind: 'group',
          max: 20,
          fields: [
            { key: 'location', kind: 'text', required: true },
            { key: 'current', kind: 'boolean', mark: { name: 'currentInjury' } },
            { key: 'inTreatment', kind: 'boolean', mark: { name: 'inTreatment' } },
            { key: 'side', kind: 'choice', options: ['left', 'right', 'both'] },
            { key: 'yearOfOnset', kind: 'year', min: EARLIEST_YEAR, notBefore: 'dateOfBirth' },
            { key: 'description', kind: 'longText' },
          ],
        },
      ],
    },
    {
      key: 'fit',
      entries: [
        { key: 'previousFit', kind: 'boolean', figure: 'previousFit' },
        {
          key: 'lastFitYear',
          kind: 'year',
          min: EARLIEST_YEAR,
          notBefore: 'dateOfBirth',
          when: { field: 'previousFit', is: true },
        },
        { key: 'lastFitNotes', kind: 'longText', when: { field: 'previousFit', is: true } },
        {
          key: 'goals',
          kind: 'choices',
          options: GOALS,
          required: true,
          figure: 'goal',
        },
        { key: 'successDefinition', kind: 'longText' },
        {
          key: 'researchConsent',
          kind: 'boolean',
          consent: 'research',
          when: { field: 'dateOfBirth', ageFrom: GUARDIAN_AGE },
        },
      ],
    },
  ],
} as const satisfies Questionnaire
