import { type ActorKind, accessRules, requiresPlan, sharedReach } from '#contract/access.ts'
import { type AnyCall, calls } from '#contract/calls.ts'
import { errorStatus } from '#contract/errors.ts'
import { code, pageHead, table } from './markdown.ts'

const actors: readonly ActorKind[] = ['anonymous', 'guest', 'client', 'fitter', 'support']
const described: readonly AnyCall[] = calls

const reachOf = (rule: keyof typeof accessRules): string[] =>
  actors.map((actor) => {
    const reach = accessRules[rule][actor]
    if (actor === 'fitter' && sharedReach.includes(rule)) return 'shared'
    return reach === 'no' ? '·' : reach
  })

function callRow(call: AnyCall): string[] {
  const marks = [
    call.idempotent && 'idempotent',
    call.audit && `audit \`${call.audit}\``,
    call.limit && `limit ${call.limit}`,
    requiresPlan.includes(call.access) && 'plan',
  ]
  return [code(call.route), call.access, ...reachOf(call.access), marks.filter(Boolean).join(', ')]
}

function ruleRow(rule: keyof typeof accessRules): string[] {
  const users = described.filter((call) => call.access === rule).length
  return [code(rule), ...reachOf(rule), String(users)]
}

const LEGEND = `\
- \`yes\`: the call answers this actor.
- \`own\`: it answers about what is theirs; anything else gets exactly the 404 of what does not exist.
- \`granted\`: support, while a logged, time-limited access names the session; otherwise the same 404.
- \`shared\`: \`own\`, and for the fits that a rider shares with the fitter; otherwise the same 404.
- \`·\`: refused whatever it names: 401 for who is not signed in, 403 for the wrong role.

\`once\`: needs an \`Idempotency-Key\`. \`audit\`: stands in the audit trail, in the same transaction. \`limit\`: the budget it
spends. \`plan\`: refused to a practice whose plan has lapsed. The test \`server/access-matrix.test.ts\` tries every call as fourteen actors on own, foreign and missing rows,
among them a fitter with whom the rider shares a fit, and a client and a fitter who signed up with a rider's address and never proved it.`

/** The page that shows who may make which call. */
export function accessMatrix(): string {
  const errors = Object.entries(errorStatus).map(([name, status]) => [String(status), code(name)])
  return [
    pageHead('Who may make which call', '`contract/access.ts`, `contract/calls.ts` and `contract/errors.ts`'),
    LEGEND,
    '\n## Rules\n',
    table(['Rule', ...actors, 'Calls'], Object.keys(accessRules).filter(isRule).map(ruleRow)),
    '\n## Calls\n',
    table(['Call', 'Rule', ...actors, ''], described.map(callRow)),
    '\n## Refusals\n',
    'The closed list. No sentence travels: the reader’s side translates the code.\n',
    table(['Status', 'Code'], errors),
    '',
  ].join('\n')
}

function isRule(name: string): name is keyof typeof accessRules {
  return Object.hasOwn(accessRules, name)
}
