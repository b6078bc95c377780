/** Tells the password manager whose password it is. */
export function HiddenUsername({ address }: { address: string }) {
  return (
    <input
      type="email"
      name="email"
      autoComplete="username"
      value={address}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
    />
  )
}
