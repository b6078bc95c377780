import { useEffect, useId, useRef, useState } from 'react'
import { NavLink } from 'react-router'
import { useAuth } from '#web/account/auth-context.tsx'
import { pages } from '#web/paths.ts'
import { type AuthUser, isConfirmed, isGuest } from '#web/sign-in-client/auth-user.ts'
import { initials } from '#web/ui/initials.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The parts of the settings that everyone with an account has. */
const settings = [
  { to: pages.settings, title: 'settings' },
  { to: pages.securitySettings, title: 'securitySettings' },
  { to: pages.preferences, title: 'preferences' },
] as const

const entry = 'flex min-h-11 w-full items-center px-4 text-start hover:bg-sunken'

/** Closes the menu on a press outside of it, and on Escape. */
function useClosing(open: boolean, close: (refocus: boolean) => void) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const ends = new AbortController()
    const { signal } = ends
    const isOutside = ({ target }: Event) => !(target instanceof Node && place.current?.contains(target))
    document.addEventListener('pointerdown', (event) => isOutside(event) && close(false), { signal })
    document.addEventListener('focusin', (event) => isOutside(event) && close(false), { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(true), { signal })
    return () => ends.abort()
  })
  return place
}

/** Who is signed in: name, address and role. */
function WhoIsSignedIn({ user }: { user: Exclude<AuthUser, { guest: true }> }) {
  const { t } = useTranslation('frame')
  return (
    <div className="border-line border-b px-4 py-3">
      <p className="text-detail text-muted">{t('account.signedInAs')}</p>
      <p className="font-semibold" dir="auto">
        {user.name}
      </p>
      {isConfirmed(user) && user.email && <p className="text-detail">{user.email}</p>}
      <p className="text-detail text-muted">{t(`account.role.${user.role}`)}</p>
    </div>
  )
}

interface MenuProps {
  id: string
  user: Exclude<AuthUser, { guest: true }>
  opens: 'below' | 'above'
  /** Called when a page was chosen. */
  onChosen: () => void
}

function Menu({ id, user, opens, onChosen }: MenuProps) {
  const { t } = useTranslation('frame')
  const { logout } = useAuth()
  const side =
    opens === 'below'
      ? 'end-0 top-full mt-1 w-64 max-w-[calc(100vw-2.5rem)]'
      : 'start-0 bottom-full mb-1 w-64 xl:w-full'
  return (
    <div
      id={id}
      data-on-card
      className={`absolute z-20 rounded-md border border-line bg-card py-1 text-base text-ink shadow-lift ${side}`}
    >
      <WhoIsSignedIn user={user} />
      {settings.map(({ to, title }) => (
        <NavLink key={to} to={to} end className={entry} onClick={onChosen}>
          {t(`title.${title}`)}
        </NavLink>
      ))}
      <button
        type="button"
        className={`${entry} border-line border-t font-semibold`}
        onClick={() => void logout()}
      >
        {t('account.logOut')}
      </button>
    </div>
  )
}

/** The person's initials and name; only the initials in a header on a phone and in the narrow side navigation. */
function NameOnButton({ name, opens }: { name: string } & Pick<MenuProps, 'opens'>) {
  const { t } = useTranslation('frame')
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-9 flex-none place-items-center rounded-full bg-teal-soft font-bold text-detail text-teal-deep"
      >
        {initials(name)}
      </span>
      <span
        aria-hidden="true"
        className={
          opens === 'below' ? 'max-w-40 truncate max-md:hidden' : 'wrap-anywhere text-start max-xl:hidden'
        }
        dir="auto"
      >
        {name}
      </span>
      <span className="sr-only">{t('account.menu', { name })}</span>
    </>
  )
}

interface AccountMenuProps {
  /** Where the menu opens: below its button, or above it at the bottom of the screen. */
  opens: 'below' | 'above'
}

/** The button with the person's name, and the menu that says who is signed in and leads to settings and log out. */
export function AccountMenu({ opens }: AccountMenuProps) {
  const { user } = useAuth()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const place = useClosing(open, (refocus) => {
    setOpen(false)
    if (refocus) button.current?.focus()
  })
  if (!user || isGuest(user)) return null
  return (
    <div ref={place} className="relative min-w-0">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="flex min-h-11 max-w-full items-center gap-2.5 rounded-sm px-1 text-start"
        onClick={() => setOpen(!open)}
      >
        <NameOnButton name={user.name} opens={opens} />
      </button>
      {open && <Menu id={id} user={user} opens={opens} onChosen={() => setOpen(false)} />}
    </div>
  )
}
