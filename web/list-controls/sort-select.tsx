import { useId } from 'react'
import { LIST_ORDERS } from '#domain/sessions/lists.ts'
import { useAddress } from './use-address.ts'
import { useListOrder } from './use-list-order.ts'

interface SortSelectProps {
  label: string
  /** The name of an order of this list. */
  words: (order: (typeof LIST_ORDERS)[number]) => string
}

/** The order of a list, kept in the URL. Another order starts on the first page. */
export function SortSelect({ label, words }: SortSelectProps) {
  const id = useId()
  const [, setAddress] = useAddress()
  const choose = (value: string) =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      next.delete('after')
      if (value === LIST_ORDERS[0]) next.delete('order')
      else next.set('order', value)
      return next
    })
  return (
    <div className="flex min-w-0 max-w-full flex-wrap items-center gap-2 text-secondary" data-screen-only>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input w-auto min-w-0 max-w-full py-1"
        value={useListOrder()}
        onChange={(event) => choose(event.target.value)}
      >
        {LIST_ORDERS.map((order) => (
          <option key={order} value={order}>
            {words(order)}
          </option>
        ))}
      </select>
    </div>
  )
}
