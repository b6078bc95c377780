import { type Config, parseConfig } from './config.ts'
import { backupCommand, verifyBackupCommand } from './console/backup-command.ts'
import { clockCommand } from './console/clock-command.ts'
import { eraseCommand } from './console/erase-command.ts'
import { findRiderCommand } from './console/find-rider-command.ts'
import { mailFailedCommand } from './console/mail-failed-command.ts'
import { restoreCommand } from './console/restore-command.ts'
import { rewrapCommand } from './console/rewrap-command.ts'
import { rotateCommand } from './console/rotate-command.ts'
import { signInsCommand } from './console/sign-ins-command.ts'
import { supportCommand } from './console/support-command.ts'
import { verifyAuditCommand } from './console/verify-audit.ts'
import { operatorWords } from './operator-problem.ts'
import { say } from './say.ts'

type Command = (config: Config, args: string[], now: Date) => Promise<void>

const commands: Record<string, Command> = {
  backup: backupCommand,
  'backup:verify': verifyBackupCommand,
  restore: restoreCommand,
  clock: clockCommand,
  erase: eraseCommand,
  'find-rider': findRiderCommand,
  'mail-failed': mailFailedCommand,
  'keys:rewrap': rewrapCommand,
  'keys:rotate': rotateCommand,
  'sign-ins': signInsCommand,
  support: supportCommand,
  'audit:verify': verifyAuditCommand,
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  say(`Commands: ${Object.keys(commands).join(', ')}`)
  process.exit(1)
}
try {
  await command(parseConfig(process.env), args, new Date())
  process.exit(0)
} catch (error) {
  say(operatorWords(error) ?? (error instanceof Error ? error.message : String(error)))
  process.exit(1)
}
