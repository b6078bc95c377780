/**
 * What a number measures. Lengths, weights and distances are stored in cm, kg and km; the others have one unit
 * everywhere.
 */
export type Quantity =
  | 'length'
  | 'mass'
  | 'distance'
  | 'cadence'
  | 'ridesPerWeek'
  | 'hoursPerWeek'
  | 'years'
  | 'minutes'
  | 'rides'
  | 'hours'
  | 'days'
  | 'millimetres'
  | 'degrees'

export type UnitSystem = 'metric' | 'imperial'

/** A unit as it is shown beside an input; its name is a text, `units.<unit>`. */
export type Unit =
  | 'cm'
  | 'ft'
  | 'in'
  | 'kg'
  | 'lb'
  | 'km'
  | 'mi'
  | 'rpm'
  | 'ridesPerWeek'
  | 'hoursPerWeek'
  | 'years'
  | 'minutes'
  | 'rides'
  | 'hours'
  | 'days'
  | 'mm'
  | 'deg'

const UNITS: Record<Quantity, Record<UnitSystem, readonly Unit[]>> = {
  length: { metric: ['cm'], imperial: ['ft', 'in'] },
  mass: { metric: ['kg'], imperial: ['lb'] },
  distance: { metric: ['km'], imperial: ['mi'] },
  cadence: { metric: ['rpm'], imperial: ['rpm'] },
  ridesPerWeek: { metric: ['ridesPerWeek'], imperial: ['ridesPerWeek'] },
  hoursPerWeek: { metric: ['hoursPerWeek'], imperial: ['hoursPerWeek'] },
  years: { metric: ['years'], imperial: ['years'] },
  minutes: { metric: ['minutes'], imperial: ['minutes'] },
  rides: { metric: ['rides'], imperial: ['rides'] },
  hours: { metric: ['hours'], imperial: ['hours'] },
  days: { metric: ['days'], imperial: ['days'] },
  millimetres: { metric: ['mm'], imperial: ['mm'] },
  degrees: { metric: ['deg'], imperial: ['deg'] },
}

/** The units a quantity is shown in, largest first: one input each. Only imperial length has two, feet and inches. */
export const unitsOf = (quantity: Quantity, system: UnitSystem): readonly Unit[] => UNITS[quantity][system]
