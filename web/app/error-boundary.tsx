import { Component, type ErrorInfo, type ReactNode } from 'react'
import { pageIsShown } from '#web/api/page-loading.ts'
import { CrashPage } from './pages/crash-page.tsx'

interface ErrorBoundaryProps {
  /** When this changes, because another page is shown, the earlier error is cleared. */
  place: string
  children: ReactNode
}

interface Caught {
  error: unknown
  place: string
}

/** Shows what a page throws in the reader's language, with the request id to quote and a way to leave the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { caught: Caught | null }> {
  override state: { caught: Caught | null } = { caught: null }

  override componentDidCatch(error: unknown, _where: ErrorInfo): void {
    this.setState({ caught: { error, place: this.props.place } })
    pageIsShown()
  }

  static getDerivedStateFromError(error: unknown): { caught: Caught } {
    return { caught: { error, place: '' } }
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    const { caught } = this.state
    if (caught && before.place !== this.props.place) this.setState({ caught: null })
  }

  override render(): ReactNode {
    const { caught } = this.state
    if (!caught) return this.props.children
    return <CrashPage error={caught.error} onLoaded={() => this.setState({ caught: null })} />
  }
}
