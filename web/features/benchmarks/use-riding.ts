import { useSearchParams } from 'react-router'
import { RIDING_KINDS, type RidingKind } from '#domain/benchmarks/pool-cells.ts'

const PARAM = 'riding'

/** The kind of riding that the address asks for; undefined for all of them, also if it asks for an unknown one. */
export function useRiding() {
  const [address, setAddress] = useSearchParams()
  const riding = RIDING_KINDS.find((kind) => kind === address.get(PARAM))
  return {
    riding,
    choose: (kind: RidingKind | null) => setAddress(kind ? { [PARAM]: kind } : {}, { replace: true }),
  }
}
