import { later, open, type PageRoute } from './page-route.ts'

/** A page of signing in. */
const signingIn = (name: keyof typeof import('#web/features/auth/sign-in-pages.ts')) =>
  ({
    texts: ['auth'],
    page: async () => ({ default: (await import('#web/features/auth/sign-in-pages.ts'))[name] }),
  }) as const

/** What anybody may open, and what a link of a mail opens. */
export const publicPages: readonly PageRoute[] = [
  {
    ...open,
    paths: ['/', '/landing'],
    title: 'landing',
    texts: ['landing'],
    page: () => import('#web/features/landing/landing-page.tsx'),
  },
  { ...open, paths: ['/login'], title: 'login', ...signingIn('login'), whenIdle: true },
  { ...open, paths: ['/signup'], title: 'signup', ...signingIn('signup') },
  { ...open, paths: ['/auth/confirm'], title: 'authConfirm', ...signingIn('confirm') },
  { ...open, paths: ['/auth/callback'], title: 'authCallback', ...signingIn('callback') },
  { ...open, paths: ['/forgot-password'], title: 'forgotPassword', ...signingIn('forgotPassword') },
  { ...open, paths: ['/reset-password'], title: 'resetPassword', ...signingIn('resetPassword') },
  {
    ...open,
    paths: ['/privacy-policy'],
    title: 'privacyPolicy',
    texts: ['legal', 'notice'],
    page: () => import('#web/features/legal/privacy-policy-page.tsx'),
  },
  {
    ...open,
    paths: ['/terms-of-service'],
    title: 'termsOfService',
    texts: ['legal'],
    page: () => import('#web/features/legal/terms-of-service-page.tsx'),
  },
  {
    ...open,
    paths: ['/stop'],
    title: 'stopReminders',
    texts: ['followUps'],
    page: () => import('#web/features/follow-ups/stop-page.tsx'),
  },
  { ...open, paths: ['/book/:fitter'], title: 'book', ...later('book') },
  { ...open, paths: ['/booking'], title: 'booking', ...later('book') },
  { ...open, paths: ['/fitters'], title: 'fitters', ...later('fitters') },
  { ...open, paths: ['/fitters/:slug'], title: 'fitter', ...later('fitters') },
  {
    ...open,
    shell: 'focused',
    paths: ['/invite'],
    title: 'invitation',
    texts: ['invite', 'errors'],
    page: () => import('#web/features/welcome/invite-page.tsx'),
  },
  {
    ...open,
    shell: 'focused',
    paths: ['/thank-you'],
    title: 'thankYou',
    texts: ['thankYou'],
    page: () => import('#web/features/intake/thank-you-page.tsx'),
  },
]
