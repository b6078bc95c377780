// What Lighthouse says of the public pages: points of 100, the median of several runs with a simulated phone, beside their
// goals. Points below their goal are marked with an exclamation mark, and what cost them is listed.
// The first run fetches Lighthouse with npm.
//   npm run bench -- lighthouse [rounds]
import { CATEGORIES, type Category, type Judgement, judgePage } from './lab/lighthouse.ts'
import { offering } from './lab/offering.ts'
import { median, startServer } from './lab/server.ts'

const ROUNDS = Number(process.argv[2] ?? 5)
/** An address that is not the machine's own, because search engines are sent away from that. */
const PUBLIC_URL = 'https://fits.example'

interface Judged {
  at: string
  performance: number
  /** Whether search engines may list it. */
  listed: boolean
}

const pagesOf = (fitter: string): Judged[] => [
  { at: '/', performance: 98, listed: true },
  { at: '/privacy-policy', performance: 98, listed: true },
  { at: '/login', performance: 95, listed: true },
  { at: `/book/${fitter}`, performance: 95, listed: false },
]

/** The points of a category beside its goal; the points alone where there is none. */
function judged(runs: readonly Judgement[], category: Category, { performance, listed }: Judged): string {
  const points = median(runs.map((run) => run.points[category]))
  if (category === 'seo' && !listed) return `${points} (not listed)`
  const goal = category === 'performance' ? performance : 100
  return `${points} ${points >= goal ? '≥' : '! <'} ${goal}`
}

function faultsOf(runs: readonly Judgement[], { listed }: Judged): string[] {
  const counted = CATEGORIES.filter((category) => category !== 'seo' || listed)
  return [...new Set(runs.flatMap(({ faults }) => counted.flatMap((category) => faults[category])))]
}

const first = await startServer()
const { slug } = await offering(first.origin)
await first.end()
const server = await startServer({ PUBLIC_URL }, first)
try {
  const table: Record<string, Record<string, string>> = {}
  for (const page of pagesOf(slug)) {
    const runs: Judgement[] = []
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await judgePage(server.origin + page.at))
    table[page.at] = Object.fromEntries(
      CATEGORIES.map((category) => [category, judged(runs, category, page)]),
    )
    for (const fault of faultsOf(runs, page)) console.log(`${page.at}: ${fault}`)
  }
  console.table(table)
} finally {
  await server.stop()
}
