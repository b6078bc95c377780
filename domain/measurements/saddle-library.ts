import { keptValue, type MeasuredValue } from './check.ts'
import { isSameValue, type ReadSaddle, SADDLE_FACTS, type SaddleFact } from './saddle-swap.ts'

/** A saddle that a fitter knows: its make and model, and its dimensions in mm; null where they were not measured. */
export interface Saddle {
  model: string
  width: number | null
  length: number | null
  noseToWidth80: number | null
  stack: number | null
}

/** The dimensions of a saddle with the measurement that describes each. */
export const SADDLE_DIMENSIONS = [
  ['width', 'saddle_width'],
  ['length', 'saddle_length'],
  ['noseToWidth80', 'saddle_nose_to_width_80'],
  ['stack', 'saddle_stack'],
] as const satisfies readonly (readonly [keyof Saddle, SaddleFact])[]

/** The values that describe a saddle in a fit; null for each that the saddle has no value of. */
export function factsOf(saddle: Saddle): { key: SaddleFact; value: MeasuredValue | null }[] {
  const { model, width, length, noseToWidth80, stack } = saddle
  const values: Record<SaddleFact, MeasuredValue | null> = {
    saddle_model: model,
    saddle_width: width,
    saddle_length: length,
    saddle_nose_to_width_80: noseToWidth80,
    saddle_stack: stack,
  }
  return SADDLE_FACTS.map((key) => ({ key, value: values[key] }))
}

/** The saddle that these values describe; null without a model. */
export function saddleOf(read: ReadSaddle): Saddle | null {
  const number = (key: SaddleFact) => {
    const value = read(key)?.value
    return typeof value === 'number' ? value : null
  }
  const model = read('saddle_model')?.value
  if (typeof model !== 'string') return null
  return {
    model,
    width: number('saddle_width'),
    length: number('saddle_length'),
    noseToWidth80: number('saddle_nose_to_width_80'),
    stack: number('saddle_stack'),
  }
}

/** The saddle as it is stored: dimensions rounded like measurements. */
export function keptSaddle(saddle: Saddle): Saddle {
  const rounded = (key: SaddleFact, value: number | null) => {
    const kept = value === null ? null : keptValue(key, value)
    return typeof kept === 'number' ? kept : null
  }
  return {
    model: saddle.model,
    width: rounded('saddle_width', saddle.width),
    length: rounded('saddle_length', saddle.length),
    noseToWidth80: rounded('saddle_nose_to_width_80', saddle.noseToWidth80),
    stack: rounded('saddle_stack', saddle.stack),
  }
}

/** Whether both are the same saddle of a library, which has one entry for each model and width. */
export const isSameEntry = (a: Saddle, b: Saddle): boolean =>
  isSameValue(a.model, b.model) && a.width === b.width

/** The entry with the dimensions that are known of the saddle in a fit. Those that are not known there stay. */
export const withDimensionsOf = (entry: Saddle, saddle: Saddle): Saddle => ({
  model: entry.model,
  width: saddle.width ?? entry.width,
  length: saddle.length ?? entry.length,
  noseToWidth80: saddle.noseToWidth80 ?? entry.noseToWidth80,
  stack: saddle.stack ?? entry.stack,
})

/** Whether both have the same dimensions. */
export const hasSameDimensions = (a: Saddle, b: Saddle): boolean =>
  SADDLE_DIMENSIONS.every(([name]) => a[name] === b[name])
