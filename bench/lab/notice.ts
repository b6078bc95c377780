import { NOTICE_VERSION } from '#domain/product.ts'

/** The privacy notice that riders of benchmarks and drills agree to, as requests name it. */
export const NOTICE = { noticeVersion: NOTICE_VERSION, language: 'en' }
