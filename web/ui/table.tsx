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

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const shared = `py-3 pe-4 align-top ${column.align === 'end' ? 'text-end' : 'text-start'}`
  if (column.names) {
    return (
      <th scope="row" className={`${shared} font-semibold`}>
        {column.cell(row)}
      </th>
    )
  }
  const label = column.quiet ? {} : { 'data-label': column.header }
  return (
    <td className={shared} {...label}>
      {column.cell(row)}
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
              className={`py-2 pe-4 font-medium ${align === 'end' ? 'text-end' : 'text-start'}`}
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
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
