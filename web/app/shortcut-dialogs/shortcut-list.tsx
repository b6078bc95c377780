import { Link } from 'react-router'
import { usePresent } from '#web/account/present.ts'
import { pages } from '#web/paths.ts'
import {
  hideShortcutDialog,
  type PageShortcut,
  useShortcutsOfPage,
} from '#web/shortcuts/shown-shortcut-dialog.ts'
import { isGuest } from '#web/sign-in-client/auth-user.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

function Keys({ shortcuts, label }: { shortcuts: readonly PageShortcut[]; label: string }) {
  return (
    <section className="grid gap-3">
      <h3>{label}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-3">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt>
              <kbd className="rounded-sm border border-edge px-2 py-0.5 font-sans">{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** All keyboard shortcuts: those that work everywhere, and those of the page that is shown. */
export function ShortcutList() {
  const { t } = useTranslation('palette')
  const { user, role } = usePresent()
  const ofPage = useShortcutsOfPage()
  const hasAccount = user !== null && !isGuest(user)
  const find = [
    { keys: '/', does: t(role === 'fitter' ? 'keys.find' : 'keys.findPages') },
    { keys: 'Ctrl K', does: t('keys.findToo') },
  ]
  const everywhere = [...(hasAccount ? find : []), { keys: '?', does: t('keys.help') }]
  return (
    <Dialog open onClose={() => hideShortcutDialog('help')} title={t('keys.title')}>
      <div className="grid gap-6">
        {ofPage.length > 0 && <Keys shortcuts={ofPage} label={t('keys.here')} />}
        <Keys shortcuts={everywhere} label={t('keys.everywhere')} />
        <p className="text-muted">{t('keys.typing')}</p>
        {hasAccount && (
          <Link
            to={pages.preferences}
            className="text-teal underline underline-offset-4"
            onClick={() => hideShortcutDialog('help')}
          >
            {t('keys.turnOff')}
          </Link>
        )}
      </div>
    </Dialog>
  )
}
