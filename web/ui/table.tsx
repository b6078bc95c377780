import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers are aligned to the end of their column. */
  align?: 'start' | 'end'
  /** The cell that names the row. A table has one such column; on a phone the cell is the card's heading. */
  names?: boolean
  /** The column's header is shown to screen readers only. */
  quiet?: boolean
}

interface TableProps<Row> {
  /** What the table contains, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** The room between columns. A table with many has less of it. */
function gapOf({ length }: readonly unknown[]): string {
  if (length > 6) return 'pe-1.5 last:pe-0'
  return length > 4 ? 'pe-2.5 last:pe-0' : 'pe-4 last:pe-0'
}

function Cell<Row>({ column, row, gap }: { column: Column<Row>; row: Row; gap: string }) {
  const shared = `py-3 ${gap} align-top ${column.align === 'end' ? 'text-end' : 'text-start'}`
  if (column.names) {
    return (
      <th scope="row" className={`${shared} font-semibold`}>
        {column.cell(row)}
      </th>
    )
  }
  if (column.quiet) return <td className={shared}>{column.cell(row)}</td>
  // On a card the label and the content are beside each other, so the content is one box.
  return (
    <td className={shared} data-label={column.header}>
      <div>{column.cell(row)}</div>
    </td>
  )
}

/** A table; on a phone each row becomes a card. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className="table-cards w-full border-collapse text-secondary">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line border-b text-caption text-muted">
          {columns.map(({ key, header, align, quiet }) => (
            <th
              key={key}
              scope="col"
              className={`py-2 ${gapOf(columns)} font-medium ${align === 'end' ? 'text-end' : 'text-start'}`}
            >
              <span className={quiet ? 'sr-only' : ''}>{header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className="border-line border-b last:border-b-0">
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} gap={gapOf(columns)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
