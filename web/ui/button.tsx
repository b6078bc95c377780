import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link, type LinkProps } from './navigation.tsx'

interface Looks {
  /**
   * `primary` once per screen; `quiet` beside it; `text` in rows; `danger` for what cannot be undone; `brand` in a
   * provider's colours, which are passed as classes.
   */
  kind?: 'primary' | 'quiet' | 'text' | 'danger' | 'brand'
  size?: 'normal' | 'small'
  /** Fills the available width. */
  wide?: boolean
}

interface ButtonProps extends Looks, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work is in progress: the button says so, keeps its focus and ignores presses. */
  busy?: boolean
  /** The button cannot be pressed yet, and its text says until when. It keeps its focus. */
  waiting?: boolean
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

const looks = ({ wide }: Looks, extra = '') => `button ${wide ? 'w-full' : ''} ${extra}`

export function Button({
  kind = 'primary',
  size = 'normal',
  wide = false,
  busy = false,
  waiting = false,
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={looks({ wide }, className)}
      data-kind={kind}
      data-size={size}
      aria-disabled={busy || waiting || undefined}
      onClick={(event) => (busy || waiting ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <span className="spinner size-5" aria-hidden="true" />}
      {children}
    </button>
  )
}

/** A link that looks like a button. Use it for navigation, and a button for actions. */
export function LinkButton({
  kind = 'primary',
  size = 'normal',
  wide = false,
  className,
  ...rest
}: Looks & LinkProps) {
  return <Link {...rest} className={looks({ wide }, className)} data-kind={kind} data-size={size} />
}
