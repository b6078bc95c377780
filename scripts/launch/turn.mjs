import { statSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { say } from './say.mjs'

/**
 * Runs `work` while no other launcher of this folder does, so that two commands started at once do not install or build
 * at the same time. The lock is a socket in Linux's abstract namespace, which the kernel releases however the process
 * ends. On other systems there is no lock.
 * @param {string} root @param {() => Promise<void>} work
 */
export async function inTurn(root, work) {
  if (process.platform !== 'linux') return work()
  const { dev, ino } = statSync(root)
  let turn = await take(`\0spokewell-setup-${dev}-${ino}`)
  if (turn === undefined) say('Waiting for another command that is setting up this folder …')
  while (turn === undefined) {
    await wait(200)
    turn = await take(`\0spokewell-setup-${dev}-${ino}`)
  }
  try {
    await work()
  } finally {
    turn.close()
  }
}

/** @param {string} name @returns {Promise<import('node:net').Server | undefined>} */
function take(name) {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy())
    server.on('error', () => resolve(undefined))
    server.listen(name, () => resolve(server))
  })
}
