import { type ReactNode, useState } from 'react'
import { announce } from '#web/ui/announcer.tsx'
import { UndoBar } from '#web/ui/undo-bar.tsx'
import { useFit } from './saving/fit-work.ts'

interface WithdrawalProps<Row> {
  /** The rows as they stand, the withdrawn ones too. */
  rows: readonly Row[]
  change: (row: Row, change: { withdrawn: boolean }) => void
}

interface Withdrawal<Row> {
  /** @param said that it was done: it is announced, and stands beside the way back */
  withdraw: (row: Row, said: string) => void
  /** The way back, while there is one. */
  wayBack: ReactNode
}

/** Takes a row back, with the way to bring it back again. */
export function useWithdrawal<Row extends { id: string }>({
  rows,
  change,
}: WithdrawalProps<Row>): Withdrawal<Row> {
  const { store } = useFit()
  const [last, setLast] = useState<{ id: string; said: string } | null>(null)
  const forget = () => setLast(null)
  const undo = () => {
    // It may have been named by the server since.
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
