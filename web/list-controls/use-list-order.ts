import { useSearchParams } from 'react-router'
import { LIST_ORDERS } from '#domain/sessions/lists.ts'

/** The order of a list from the URL; the usual one is not named there. */
export function useListOrder(): (typeof LIST_ORDERS)[number] {
  const [address] = useSearchParams()
  return LIST_ORDERS.find((each) => each === address.get('order')) ?? 'newest'
}
