import type { BikeDetails } from '#domain/bikes/bike.ts'

/** The known details of a bike in one text: its own name, make, model and size. */
export const bikeWords = ({ name, make, model, size }: BikeDetails): string =>
  [name, [make, model].filter(Boolean).join(' '), size].filter(Boolean).join(' · ')
