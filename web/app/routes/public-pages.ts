import { type DocumentName, documents } from '#domain/pages.ts'
import { pages } from '#web/paths.ts'
import { open, type PageRoute } from './page-route.ts'

/** A sign-in page other than the login. */
const signingIn = (name: keyof typeof import('#web/features/auth/sign-in-pages.ts')) =>
  ({
    texts: ['auth'],
    page: async () => ({ default: (await import('#web/features/auth/sign-in-pages.ts'))[name] }),
  }) as const

/** A document without the program, which the browser loads. */
const loaded = (name: DocumentName, paths: readonly string[] = [documents[name]]): PageRoute => ({
  ...open,
  paths,
  title: name,
  texts: [],
  page: () => import('#web/app/pages/loaded-document-page.tsx'),
})

/** Pages that everyone may open, including those that mailed links open. */
export const publicPages: readonly PageRoute[] = [
  loaded('landing', [pages.home, pages.landing]),
  loaded('privacyPolicy'),
  loaded('termsOfService'),
  loaded('accessibility'),
  loaded('imprint'),
  {
    ...open,
    paths: [pages.accountDeleted],
    title: 'accountDeleted',
    texts: ['deletion'],
    page: () => import('#web/features/settings/account-deleted-page.tsx'),
  },
  {
    ...open,
    shell: 'focused',
    paths: [pages.demo],
    title: 'demo',
    texts: ['demo'],
    page: () => import('#web/features/demo/demo-page.tsx'),
  },
  {
    ...open,
    shell: 'focused',
    paths: [pages.start],
    title: 'start',
    texts: ['start'],
    page: () => import('#web/app/pages/start/start-page.tsx'),
  },
  {
    ...open,
    paths: [pages.login],
    title: 'login',
    texts: ['auth'],
    page: () => import('#web/features/auth/login-page.tsx'),
    whenIdle: true,
  },
  { ...open, paths: [pages.signup], title: 'signup', ...signingIn('signup'), whenIdle: true },
  { ...open, paths: [pages.confirm], title: 'authConfirm', ...signingIn('confirm') },
  { ...open, paths: [pages.callback], title: 'authCallback', ...signingIn('callback') },
  { ...open, paths: [pages.forgotPassword], title: 'forgotPassword', ...signingIn('forgotPassword') },
  { ...open, paths: [pages.resetPassword], title: 'resetPassword', ...signingIn('resetPassword') },
  {
    // Guests read their consents, others are told how to; the link of a form has let the guest in before.
    ...open,
    paths: [pages.linkConsents],
    title: 'linkConsents',
    texts: ['dataRights'],
    page: () => import('#web/features/link-consents/link-consents-page.tsx'),
  },
  {
    ...open,
    paths: [pages.publicMark],
    title: 'publicMark',
    texts: ['publicMark'],
    page: () => import('#web/features/public-mark/shown-mark-page.tsx'),
  },
  {
    ...open,
    paths: [pages.markRules],
    title: 'markRules',
    texts: ['publicMark'],
    page: () => import('#web/features/public-mark/mark-rules-page.tsx'),
  },
  {
    ...open,
    paths: [pages.passport],
    title: 'passport',
    texts: ['passport', 'measurements', 'report'],
    page: () => import('#web/features/passport/passport-page.tsx'),
  },
  {
    ...open,
    paths: [pages.waitingPlace],
    title: 'waitingPlace',
    texts: ['waitingList'],
    page: () => import('#web/features/waiting-list/waiting-page.tsx'),
  },
  {
    ...open,
    paths: [pages.stopReminders],
    title: 'stopReminders',
    texts: ['followUpPages'],
    page: () => import('#web/features/follow-ups/stop-page.tsx'),
  },
  {
    ...open,
    shell: 'focused',
    paths: [pages.invitation],
    title: 'invitation',
    texts: ['invite', 'errors'],
    page: () => import('#web/features/welcome/welcome-page.tsx'),
  },
  {
    ...open,
    shell: 'focused',
    paths: [pages.book],
    title: 'book',
    texts: ['book', 'errors'],
    page: () => import('#web/features/booking-page/book-page.tsx'),
  },
  {
    ...open,
    shell: 'focused',
    paths: [pages.booking],
    title: 'booking',
    texts: ['book', 'bookingChanges', 'errors'],
    page: () => import('#web/features/booking-page/booking-page.tsx'),
  },
  {
    ...open,
    shell: 'focused',
    paths: [pages.shareLink],
    title: 'shareLink',
    texts: ['sharing'],
    page: () => import('#web/features/sharing/link/share-link-page.tsx'),
  },
  {
    ...open,
    shell: 'focused',
    paths: [pages.scoreAgain],
    title: 'scoreAgain',
    texts: ['secondBaseline'],
    page: () => import('#web/features/second-baseline/score-again-page.tsx'),
  },
  {
    ...open,
    shell: 'focused',
    paths: [pages.thankYou],
    title: 'thankYou',
    texts: ['thankYou'],
    page: () => import('#web/features/intake/thank-you-page.tsx'),
  },
]
