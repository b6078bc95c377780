/** The words of a bike, as many as are known: its own name, or make, model and size. */
export const bikeWords = (bike: {
  make: string | null
  model: string | null
  size: string | null
  name: string | null
}): string =>
  [bike.name, [bike.make, bike.model].filter(Boolean).join(' '), bike.size].filter(Boolean).join(' · ')
