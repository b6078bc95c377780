interface ComingPanelProps {
  title: string
  text: string
  /** What is planned, each in a few words. */
  parts: readonly string[]
}

/** What a page will show later, without any numbers. */
export function ComingPanel({ title, text, parts }: ComingPanelProps) {
  return (
    <section className="rounded-lg border border-edge border-dashed p-5">
      <h2 className="font-semibold text-base tracking-normal">{title}</h2>
      <p className="mt-1 max-w-prose text-secondary text-muted">{text}</p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-secondary text-muted">
        {parts.map((part) => (
          <li key={part} className="flex items-center gap-2">
            <span aria-hidden="true" className="size-2.5 flex-none rounded-full border-2 border-edge" />
            {part}
          </li>
        ))}
      </ul>
    </section>
  )
}
