import type { Intervention as DomainIntervention } from '#domain/interventions/intervention.ts'
import { isInterventionKind } from '#domain/interventions/intervention.ts'
import { isMeasurementKey } from '#domain/measurements/vocabulary.ts'
import type { CallResponse } from '#web/api/api.ts'

/** A logged change, as the calls return it. */
export type LoggedChange = CallResponse<'GET /api/interventions'>['items'][number]

type Facts = Pick<
  LoggedChange,
  'kind' | 'measurement' | 'side' | 'fromValue' | 'toValue' | 'zones' | 'places'
>

/** A logged change in the form that the rules read. Terms of a later version are left out. */
export const loggedIntervention = ({
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
