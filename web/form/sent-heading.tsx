interface SentHeadingProps {
  title: string
  text: string
}

/** The heading after the form was submitted, with a tick. */
export function SentHeading({ title, text }: SentHeadingProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <svg viewBox="0 0 64 64" width="64" height="64" fill="none" aria-hidden="true">
        <circle cx="32" cy="32" r="28" className="stroke-teal" strokeWidth="5" />
        <path
          d="M20 33l8 8 16-17"
          className="stroke-teal"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <h1>{title}</h1>
      <p className="text-lg text-muted">{text}</p>
    </div>
  )
}
