import { readFileSync } from 'node:fs'
import type { Calls } from '#contract/calls.ts'
import { type LegalText, readLegalText } from '#domain/legal/legal-text.ts'
import type { Config } from '../../config.ts'
import type { Handlers } from '../../http/handler-types.ts'
import { OperatorProblem } from '../../operator-problem.ts'

type Legal = Calls['GET /api/legal']['response']

/** No legal text is longer. */
const MOST_BYTES = 256 * 1024

const strict = new TextDecoder('utf-8', { fatal: true })

/** The operator's own text. @throws OperatorProblem if the file is not there, is too large or is not text */
function ownText(setting: string, file: string | null): LegalText | null {
  if (file === null) return null
  let text: string
  try {
    text = strict.decode(readFileSync(file))
  } catch {
    throw new OperatorProblem(`${setting}: ${file} is not a text file in UTF-8 that can be read.`)
  }
  if (text.length > MOST_BYTES) throw new OperatorProblem(`${setting}: ${file} is longer than 256 kB.`)
  const read = readLegalText(text)
  if (read.blocks.length === 0) throw new OperatorProblem(`${setting}: ${file} says nothing.`)
  return read
}

/** The services that process data for the provider, by the settings. */
function processorsOf(config: Config): Legal['processors'] {
  const { smtpUrl, smsUrl, auth, database, filesUrl, clamdUrl, providers, stripe } = config
  const on: [Legal['processors'][number], boolean][] = [
    ['mail', smtpUrl !== null],
    ['sms', smsUrl !== null],
    ['signIn', auth !== null],
    ['database', database !== null],
    ['files', filesUrl !== null],
    ['scanner', clamdUrl !== null],
    ['payments', stripe !== null],
    ['google', providers.google !== undefined],
    ['facebook', providers.facebook !== undefined],
  ]
  return on.flatMap(([name, used]) => (used ? [name] : []))
}

/** The call that the legal pages read. The operator's texts are read once, at the start. */
export function legalHandlers({ config }: { config: Config }) {
  const legal: Legal = {
    processors: processorsOf(config),
    operator: config.operator,
    privacyPolicy: ownText('PRIVACY_POLICY_FILE', config.legalFiles.privacyPolicy),
    termsOfService: ownText('TERMS_FILE', config.legalFiles.termsOfService),
  }
  return { 'GET /api/legal': async () => legal } satisfies Partial<Handlers>
}
