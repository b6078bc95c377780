import { expect, it } from 'vitest'
import { type BuiltFile, formFiles } from './form-files.ts'

const file = (fileName: string, more: Partial<BuiltFile> = {}): BuiltFile => ({
  fileName,
  modules: [],
  imports: [],
  styles: [],
  ...more,
})

const built = [
  file('assets/index-1.js', {
    modules: ['/somewhere/web/main.tsx'],
    imports: ['assets/react-1.js'],
    styles: ['assets/index-1.css'],
  }),
  file('assets/react-1.js'),
  file('assets/intake-page-1.js', {
    modules: ['/somewhere/web/features/intake/intake-page.tsx'],
    imports: ['assets/draft-1.js', 'assets/index-1.js'],
  }),
  file('assets/draft-1.js'),
  file('assets/guest-1.js', {
    modules: ['/somewhere/web/app/guest-entry/guest-entry.tsx', '/somewhere/web/guest.tsx'],
    imports: ['assets/react-1.js', 'assets/draft-1.js'],
  }),
  file('assets/styles-1.css'),
  file('assets/notice-modal-1.js', { modules: ['/somewhere/web/privacy-notice/notice-modal.tsx'] }),
  file('assets/dashboard-page-1.js', { modules: ['/somewhere/web/features/dashboard/dashboard-page.tsx'] }),
  file('assets/session-page-1.js', {
    modules: ['/somewhere/web/app/pages/session/session-page.tsx'],
    imports: ['assets/sessions-1.js', 'assets/draft-1.js'],
  }),
  file('assets/fit-tab-1.js', { modules: ['/somewhere/web/features/sessions/fit/fit-tab.tsx'] }),
  file('assets/rider-page-1.js', { modules: ['/somewhere/web/features/sessions/rider/rider-page.tsx'] }),
  file('assets/fitter-shell-1.js', { modules: ['/somewhere/web/app/shells/fitter-shell.tsx'] }),
  file('assets/sessions-1.js'),
  file('assets/texts-en-sessions-1.js', { modules: ['/somewhere/locales/en/sessions.ts'] }),
  file('assets/texts-en-intake-1.js', { modules: ['/somewhere/locales/en/intake.ts'] }),
  file('assets/texts-en-intakeOpening-1.js', { modules: ['/somewhere/locales/openings/intakeOpening.ts'] }),
  file('assets/inter-latin-wght-normal-1.woff2'),
  file('assets/inter-vietnamese-wght-normal-1.woff2'),
]

it('stores the form’s own files with all their imports, and the page', () => {
  expect(formFiles(built).kept).toEqual([
    '/assets/draft-1.js',
    '/assets/guest-1.js',
    '/assets/index-1.css',
    '/assets/index-1.js',
    '/assets/intake-page-1.js',
    '/assets/inter-latin-wght-normal-1.woff2',
    '/assets/notice-modal-1.js',
    '/assets/react-1.js',
    '/assets/styles-1.css',
    '/assets/texts-en-intake-1.js',
    '/assets/texts-en-intakeOpening-1.js',
    '/favicon.svg',
    '/guest.html',
    '/index.html',
    '/manifest.webmanifest',
  ])
})

it('lists the workbench’s other files separately, because other devices do not need them', () => {
  expect(formFiles(built).workbench).toEqual([
    '/assets/fit-tab-1.js',
    '/assets/fitter-shell-1.js',
    '/assets/session-page-1.js',
    '/assets/sessions-1.js',
    '/assets/texts-en-sessions-1.js',
  ])
})

it('stores other languages and fonts when they are used, and nothing of other pages', () => {
  const { used, texts } = formFiles(built)
  expect(used).toEqual(['/assets/inter-vietnamese-wght-normal-1.woff2'])
  const storedWhenUsed = (path: string) => new RegExp(texts).test(path)
  expect(storedWhenUsed('/assets/texts-0a1b/de/sessions.json')).toBe(true)
  expect(storedWhenUsed('/assets/texts-0a1b/zh-TW/intake.json')).toBe(true)
  expect(storedWhenUsed('/assets/texts-0a1b/zh-TW/intakeOpening.json')).toBe(true)
  expect(storedWhenUsed('/assets/texts-0a1b/zh-TW/frameOpening.json')).toBe(true)
  expect(storedWhenUsed('/assets/texts-0a1b/de/landing.json')).toBe(false)
  expect(storedWhenUsed('/api/assets/texts-0a1b/de/intake.json')).toBe(false)
})
