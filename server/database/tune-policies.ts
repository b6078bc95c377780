import type { Client } from 'pg'

/**
 * A call of a function that tells who acts, such as `app.actor()`, outside a sub-select. PostgreSQL calls it for every
 * row; as `(select app.actor())` it calls it once per statement.
 */
const CALLED_PER_ROW = /(?<!SELECT )\bapp\.\w+\(\)/g

const OPAQUE = 'COALESCE('

interface Policy {
  table: string
  policy: string
  qual: string | null
  with_check: string | null
  /** Whether other policies let somebody read the table, too. PostgreSQL joins them by `or`; one that only refuses, by `and`. */
  one_of_several: boolean
}

const POLICIES = `
  select format('%I.%I', schemaname, tablename) as table, quote_ident(policyname) as policy, qual, with_check,
    permissive = 'PERMISSIVE' and count(*) filter (where cmd in ('ALL', 'SELECT') and permissive = 'PERMISSIVE')
      over (partition by schemaname, tablename, roles) > 1 as one_of_several
  from pg_policies
  where qual ~ '\\mapp\\.' or with_check ~ '\\mapp\\.'
  order by 1, 2`

const calledOnce = (expression: string) => expression.replace(CALLED_PER_ROW, '(SELECT $&)')

/**
 * A query restates the policy that applies to it, so that an index finds its rows. PostgreSQL multiplies the two
 * selectivities, expects a hundredth of the rows and sorts whole practices for one page. It assumes nothing of an
 * expression that it cannot look into. No index could serve several policies joined by `or` anyway.
 */
const opaque = (expression: string) =>
  expression.startsWith(OPAQUE) ? expression : `coalesce(${expression}, false)`

function tuned({ qual, with_check, one_of_several }: Policy): Pick<Policy, 'qual' | 'with_check'> {
  const using = qual && calledOnce(qual)
  return {
    qual: using && one_of_several ? opaque(using) : using,
    with_check: with_check && calledOnce(with_check),
  }
}

/** The policies that slow their queries down, each with the statement that rewrites it with the same meaning. */
export async function untunedPolicies(owner: Client): Promise<{ name: string; alter: string }[]> {
  const { rows } = await owner.query<Policy>(POLICIES)
  return rows.flatMap((row) => {
    const { qual, with_check } = tuned(row)
    if (qual === row.qual && with_check === row.with_check) return []
    const using = qual === null ? '' : ` using (${qual})`
    const check = with_check === null ? '' : ` with check (${with_check})`
    return [
      {
        name: `${row.policy} on ${row.table}`,
        alter: `alter policy ${row.policy} on ${row.table}${using}${check}`,
      },
    ]
  })
}

/**
 * Rewrites the policies that slow their queries down. Migrations write policies the short way, and their runner calls
 * this afterwards.
 */
export async function tunePolicies(owner: Client): Promise<void> {
  for (const { alter } of await untunedPolicies(owner)) await owner.query(alter)
}
