import { Fragment } from 'react'

/** A long address as a text that may continue on a new line behind its slashes. */
export function WebAddress({ children: address }: { children: string }) {
  const parts = address.match(/[^/]+\/*/g) ?? []
  return parts.map((part, index) => (
    <Fragment key={parts.slice(0, index + 1).join('')}>
      {part}
      <wbr />
    </Fragment>
  ))
}
