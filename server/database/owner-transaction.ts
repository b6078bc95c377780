import type { Client } from 'pg'

/** Runs work of a console command in one transaction of the owner's connection. */
export async function inOwnerTransaction<T>(
  owner: Pick<Client, 'query'>,
  work: () => Promise<T>,
): Promise<T> {
  await owner.query('begin')
  try {
    const result = await work()
    await owner.query('commit')
    return result
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}
