import { expect, it } from 'vitest'
import { PRODUCT_SLUG } from '#domain/product.ts'
import { pages } from '#web/paths.ts'
import { routes } from './routes.ts'

const asked = `/ /landing /login /signup /privacy-policy /terms-of-service /${PRODUCT_SLUG}-form /intake
  /follow-up/:sessionId /follow-up-form /thank-you /start /dashboard /client-dashboard /client-submissions
  /client/submissions /client/submission/:id /client/intake/:sessionId /client/intake/:sessionId/correct
  /client/follow-up/:sessionId /all-submissions /submissions /clients /follow-ups /dashboard/follow-ups /dashboard/invite /settings
  /settings/security /settings/preferences /settings/privacy /settings/download /settings/files /settings/consents /settings/dashboard-layout /settings/fitter-profile /settings/follow-ups /sessions/:sessionId/follow-up/:milestone /intake-detail/:sessionId /follow-up-detail/:sessionId
  /invite /stop /auth/callback /auth/confirm /forgot-password /reset-password  /client/report/:sessionId /client/bike/:bikeId /client/follow-up/:sessionId/correct /clients/:riderId /sessions/:sessionId /outcomes /outcomes/sessions /benchmarks /mark/:slug /mark-rules /passport /settings/public-mark /support`

const paths = routes.flatMap((route) => route.paths)

it('has every promised route', () => {
  expect(paths).toEqual(expect.arrayContaining(asked.split(/\s+/)))
})

it('routes every page of web/paths.ts, each once', () => {
  expect([...paths].sort()).toEqual(Object.values(pages).sort())
})

it('preloads the login, the sign-up and both dashboards when idle', () => {
  const idle = routes.filter((route) => route.whenIdle).flatMap((route) => route.paths)
  expect(idle).toEqual(['/login', '/signup', '/client-dashboard', '/dashboard'])
})
