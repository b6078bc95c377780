import type { Intervention as DomainIntervention } from '#domain/interventions/intervention.ts'
import { isInterventionKind } from '#domain/interventions/intervention.ts'
import { isMeasurementKey } from '#domain/measurements/vocabulary.ts'
import type { Intervention } from '../session.ts'

type Facts = Pick<
  Intervention,
  'kind' | 'measurement' | 'side' | 'fromValue' | 'toValue' | 'zones' | 'places'
>

/** A logged change in the form that the rules read. Terms of a later version are left out. */
export const asDomain = ({
  kind,
  measurement,
  side,
  fromValue,
  toValue,
  zones,
  places,
}: Facts): DomainIntervention => ({
  kind: isInterventionKind(kind) ? kind : 'other',
  measurement: measurement !== null && isMeasurementKey(measurement) ? measurement : null,
  side,
  fromValue,
  toValue,
  zones,
  places,
})
