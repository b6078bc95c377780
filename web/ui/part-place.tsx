import { Component, type ReactNode, Suspense, useTransition } from 'react'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ErrorState } from './error-state.tsx'
import { loadAgain } from './load-again.ts'
import { PageLoadError } from './page-load-error.ts'

interface FailureProps {
  error: PageLoadError
  onLoaded: () => void
}

function PartFailure({ error, onLoaded }: FailureProps) {
  const { t } = useTranslation('frameOpening', 'common')
  const [, begin] = useTransition()
  const again = () => begin(() => loadAgain(error, onLoaded))
  if (error.load) return <ErrorState text={t('common:failure.unreachable')} onRetry={again} />
  return (
    <ErrorState
      text={t('update.title')}
      more={t('update.text')}
      retry={t('crash.reload')}
      onRetry={() => window.location.reload()}
    />
  )
}

interface PartPlaceProps {
  /** What is shown while the part is loading. */
  waiting: ReactNode
  children: ReactNode
}

interface Caught {
  error: unknown
}

/**
 * The place of a part whose code is loaded when it is needed. If it cannot be loaded, this place says so, and the rest of
 * the page stays. Anything else that the part throws concerns the whole page.
 */
export class PartPlace extends Component<PartPlaceProps, { caught: Caught | null }> {
  override state: { caught: Caught | null } = { caught: null }

  static getDerivedStateFromError(error: unknown): { caught: Caught } {
    return { caught: { error } }
  }

  override render(): ReactNode {
    const { caught } = this.state
    if (caught === null) return <Suspense fallback={this.props.waiting}>{this.props.children}</Suspense>
    if (!(caught.error instanceof PageLoadError)) throw caught.error
    return <PartFailure error={caught.error} onLoaded={() => this.setState({ caught: null })} />
  }
}
