import { vi } from 'vitest'
import type { Config } from '../config.ts'
import { TEST_MASTER_KEYS } from './postgres.global-setup.ts'
import type { TestApp } from './test-app.ts'

type Command = (config: Config, args: string[], now: Date) => Promise<void>

/** Runs console commands on the database of a test's app, and records what they print. */
export function onConsole(t: TestApp, more: Partial<Config> = {}) {
  return async (command: Command, ...args: string[]): Promise<string> => {
    const said: string[] = []
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0)
    const database = { url: t.data.url, ownerUrl: t.data.ownerUrl }
    try {
      await command(
        { ...t.context.config, database, masterKeys: TEST_MASTER_KEYS, ...more },
        args,
        t.clock.now(),
      )
    } finally {
      spy.mockRestore()
    }
    return said.join('')
  }
}
