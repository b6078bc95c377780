import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit, useFitView } from '../saving/fit-work.ts'
import { type Conflict, nameOf } from '../saving/pending-changes.ts'
import { SaveStop } from './save-stop.tsx'
import { useChangeWords } from './use-change-words.ts'

/** One conflict, with both values to choose from. */
function ConflictChoice({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation('sessions')
  const { store } = useFit()
  const { what, mine, theirs } = useChangeWords().sidesOf(conflict)
  return (
    <li className="grid grid-cols-1 gap-2">
      <p className="font-semibold" dir="auto">
        {what}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" onClick={() => store.decide(conflict, 'mine')}>
          {t('conflict.mine', { value: mine })}
        </Button>
        <Button kind="quiet" onClick={() => store.decide(conflict, 'theirs')}>
          {t('conflict.theirs', { value: theirs })}
        </Button>
      </div>
    </li>
  )
}

/**
 * The conflicting changes of two devices. The fitter chooses between both values, and nothing is overwritten until
 * then.
 */
export function Conflicts() {
  const { t } = useTranslation('sessions')
  const view = useFitView()
  return (
    <>
      <SaveStop />
      {view.conflicts.length > 0 && (
        <section
          role="alert"
          className="grid grid-cols-1 gap-3 rounded-lg border border-line border-s-4 border-s-coral bg-card p-5"
          aria-labelledby="conflicts"
        >
          <h2 id="conflicts" className="text-base">
            {t('conflict.title')}
          </h2>
          <ul className="grid grid-cols-1 gap-4">
            {view.conflicts.map((conflict) => (
              <ConflictChoice key={nameOf(conflict.mine)} conflict={conflict} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
