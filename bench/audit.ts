// Measures the cost of the audit trail: saving one field with its entry and the check at the commit, against the bare
// change, alternating in one run.
//   npm run bench -- audit [rounds]
import pg from 'pg'
import { median, perSecond, signUp, startServer } from './lab/server.ts'

const BOUND = 0.4
const LANES = 4

const server = await startServer()
const pool = new pg.Pool({ connectionString: await server.ownerUrl(), max: LANES })
try {
  for (let count = 0; count < LANES; count += 1) await signUp(server.origin, 'client')
  const { rows } = await pool.query<{ id: string }>('select id from account')
  let turn = 0
  const save = (audited: boolean) => async () => {
    turn += 1
    const id = rows[turn % rows.length]?.id
    const client = await pool.connect()
    await client.query("begin; select app.act_as('system', null, now())")
    await client.query(
      "update account set language = case language when 'en' then 'de' else 'en' end where id = $1",
      [id],
    )
    if (audited)
      await client.query(
        `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, account_id, changes)
         values ('0', now(), 'bench', 'system', 'account.changed', 'account', $1, $1, '{"language":{"from":"en","to":"de"}}')`,
        [id],
      )
    await client.query('commit')
    client.release()
  }
  const check = (verb: 'enable' | 'disable') =>
    pool.query(`alter table account ${verb} trigger audited_update`)
  const ratios: number[] = []
  for (let round = 0; round < Number(process.argv[2] ?? 5); round += 1) {
    const audited = await perSecond(save(true), { lanes: LANES })
    await check('disable')
    const bare = await perSecond(save(false), { lanes: LANES })
    await check('enable')
    ratios.push(audited / bare)
    console.log(
      `audited ${Math.round(audited)}/s, bare ${Math.round(bare)}/s: ${(audited / bare).toFixed(2)}`,
    )
  }
  console.log(`median ${median(ratios).toFixed(2)} of the bare rate (bound: at least ${BOUND})`)
} finally {
  await pool.end()
  await server.stop()
}
