/** The last age band has no upper end, because few riders are that old. */
const OLDEST_BAND = 75
const YOUNGEST = 16
const BAND_YEARS = 10
const BIN = 2
const HEIGHT_CM = { least: 150, most: 200 }
const WEIGHT_KG = { least: 46, most: 116 }

export const GENDERS = ['woman', 'man', 'other_or_not_said'] as const
export type BandedGender = (typeof GENDERS)[number]

/** The age in bands of ten years, `25-34`; from 75 on `75+`; below 16 null, because there is no research consent. */
export function ageBand(age: number): string | null {
  if (age < YOUNGEST) return null
  if (age < 25) return '16-24'
  if (age >= OLDEST_BAND) return `${OLDEST_BAND}+`
  const least = 25 + Math.floor((age - 25) / BAND_YEARS) * BAND_YEARS
  return `${least}-${least + BAND_YEARS - 1}`
}

/** The bin of two units that a number falls in, `178-179`; all numbers beyond an end share one bin. */
function binOf(value: number, { least, most }: { least: number; most: number }): string {
  if (value < least) return `<${least}`
  if (value >= most) return `>=${most}`
  const from = least + Math.floor((value - least) / BIN) * BIN
  return `${from}-${from + BIN - 1}`
}

export const heightBin = (cm: number): string => binOf(cm, HEIGHT_CM)
export const weightBin = (kg: number): string => binOf(kg, WEIGHT_KG)

/** The gender of an answer with several choices. Whoever chose more or something else is not told apart. */
export const bandedGender = (chosen: readonly unknown[]): BandedGender =>
  chosen.length === 1 && (chosen[0] === 'woman' || chosen[0] === 'man') ? chosen[0] : 'other_or_not_said'
