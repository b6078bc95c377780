import { useAuth } from '#web/account/auth-context.tsx'
import { ClientReport } from '#web/features/reports/client-report.tsx'

/** The fit report as its rider reads it; who came in by the link of its mail can close it on a device they share. */
export default function ClientReportPage() {
  const { logout } = useAuth()
  return <ClientReport onClose={() => void logout()} />
}
