import { useAuth } from '#web/account/auth-context.tsx'
import { ClientReport } from '#web/features/reports/client-report.tsx'

/**
 * The fit report as its rider reads it. A person who opened it by the link in its mail can close it on a shared device.
 */
export default function ClientReportPage() {
  const { logout } = useAuth()
  return <ClientReport onClose={() => void logout()} />
}
