import { type ReactNode, useState } from 'react'
import { announce } from '#web/ui/announcer.tsx'
import { UndoBar } from '#web/ui/undo-bar.tsx'
import { useFit } from './saving/fit-work.ts'

interface WithdrawalProps<Row> {
  /** All rows, including withdrawn ones. */
  rows: readonly Row[]
  change: (row: Row, change: { withdrawn: boolean }) => void
}

interface Withdrawal<Row> {
  /** @param said that it was withdrawn; it is announced, and shown beside the undo button */
  withdraw: (row: Row, said: string) => void
  /** The undo bar, if there is something to undo. */
  wayBack: ReactNode
}

/** Withdraws a row and offers to undo it. */
export function useWithdrawal<Row extends { id: string }>({
  rows,
  change,
}: WithdrawalProps<Row>): Withdrawal<Row> {
  const { store } = useFit()
  const [last, setLast] = useState<{ id: string; said: string } | null>(null)
  const forget = () => setLast(null)
  const undo = () => {
    // The server may have given the row an id since.
    const row = last && rows.find(({ id }) => id === store.currentName(last.id))
    if (row) change(row, { withdrawn: false })
    forget()
  }
  return {
    withdraw(row, said) {
      change(row, { withdrawn: true })
      setLast({ id: row.id, said })
      announce(said)
    },
    wayBack: last && (
      <div className="mt-3">
        <UndoBar text={last.said} onUndo={undo} onDismiss={forget} />
      </div>
    ),
  }
}
