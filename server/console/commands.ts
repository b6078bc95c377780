import { type Config, parseConfig } from '../config.ts'
import { backupCommand, verifyBackupCommand } from './backup-command.ts'
import { breachCommand } from './breach-command.ts'
import { clockCommand } from './clock-command.ts'
import { eraseCommand } from './erase-command.ts'
import { findRiderCommand } from './find-rider-command.ts'
import { mailFailedCommand } from './mail-failed-command.ts'
import { rotatePassportCommand, verifyPassportCommand } from './passport-command.ts'
import { reDeriveCommand } from './re-derive-command.ts'
import { rebuildOutcomesCommand } from './rebuild-outcomes-command.ts'
import { researchExportCommand } from './research-export-command.ts'
import { restoreCommand } from './restore-command.ts'
import { restrictCommand } from './restrict-command.ts'
import { retentionCommand } from './retention-command.ts'
import { rewrapCommand } from './rewrap-command.ts'
import { rightsCommand } from './rights-command.ts'
import { rotateCommand } from './rotate-command.ts'
import { signInsCommand } from './sign-ins-command.ts'
import { supportCommand } from './support-command.ts'
import { verifyAuditCommand } from './verify-audit.ts'

type Command = (config: Config, args: string[], now: Date) => Promise<void>

const commands: Record<string, Command> = {
  backup: backupCommand,
  'backup:verify': verifyBackupCommand,
  'research:export': researchExportCommand,
  restore: restoreCommand,
  restrict: restrictCommand,
  retention: retentionCommand,
  breach: breachCommand,
  clock: clockCommand,
  erase: eraseCommand,
  'find-rider': findRiderCommand,
  'mail-failed': mailFailedCommand,
  'bookings:re-derive': reDeriveCommand,
  'outcomes:rebuild': rebuildOutcomesCommand,
  'keys:rewrap': rewrapCommand,
  'keys:rotate': rotateCommand,
  rights: rightsCommand,
  'passport:rotate': rotatePassportCommand,
  'passport:verify': verifyPassportCommand,
  'sign-ins': signInsCommand,
  support: supportCommand,
  'audit:verify': verifyAuditCommand,
}

/** Runs the command with this name. @throws with a list of all commands if there is none */
export async function runCommand([name = '', ...args]: string[]): Promise<void> {
  const command = commands[name]
  if (!command) throw new Error(`Commands: ${Object.keys(commands).join(', ')}`)
  await command(parseConfig(process.env), args, new Date())
}
