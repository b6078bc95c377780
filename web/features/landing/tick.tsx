/** The mark before a point that is included. */
export const Tick = () => (
  <svg viewBox="0 0 20 20" width="18" height="18" className="flex-none text-teal" aria-hidden="true">
    <path d="M3 10.5l4.5 4.5L17 5" fill="none" stroke="currentColor" strokeWidth="2.6" />
  </svg>
)
