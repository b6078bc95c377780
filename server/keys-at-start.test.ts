import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { scratchFolder, start, usedDataFolder } from './database/embedded/testing/scratch.ts'
import { prepareDatabase } from './database/set-up.ts'
import { keysAtStart } from './keys-at-start.ts'
import { masterKeyFile } from './vault/master-keys.ts'

it('lets one of two first starts on one database create the key; the other refuses', async () => {
  // Uses a PostgreSQL server of its own, because all databases of a server share the run-time role's password.
  const { ownerUrl } = await start(await usedDataFolder())
  const folder = await scratchFolder()
  const folders = ['one', 'two'].map((name) => join(folder, name))
  const outcomes = await Promise.allSettled(
    folders.map((dataDir) =>
      prepareDatabase({
        ownerUrl,
        url: null,
        ring: async (owner) => (await keysAtStart(owner, { masterKeys: null, dataDir })).ring,
      }),
    ),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const failed = outcomes.findIndex(({ status }) => status === 'rejected')
  const [loser = '', winner = ''] = failed === 0 ? folders : folders.toReversed()
  expect(outcomes[failed]).toMatchObject({
    reason: {
      message: expect.stringContaining(`is missing: MASTER_KEY is not set and ${masterKeyFile(loser)}`),
    },
  })
  // A second key would hide from the next start that the correct one is missing.
  await expect(access(masterKeyFile(loser))).rejects.toThrow('ENOENT')
  expect(await readFile(masterKeyFile(winner), 'utf8')).toMatch(/^k1:/)
})
