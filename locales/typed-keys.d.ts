import 'i18next'
import type { EnglishTexts } from './namespaces.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: EnglishTexts
    strictKeyChecks: true
  }
}
