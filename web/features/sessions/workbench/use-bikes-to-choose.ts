import { useFit } from '../saving/fit-work.ts'

/** The rider's bikes in use, and the bike types of the intake of which the rider has none. */
export function useBikesToChoose() {
  const { session } = useFit()
  const ridden = session.bikes.filter(({ retired }) => !retired)
  const newTypes = session.bikeTypes.filter((type) => ridden.every((bike) => bike.type !== type))
  return { ridden, newTypes }
}
