import { endIfPackageIsDamaged, loading } from './loading.ts'
import { operatorWords } from './operator-problem.ts'
import { printLine } from './print-line.ts'

try {
  const { runCommand } = await loading(
    import.meta.resolve('./console/commands.ts'),
    () => import('./console/commands.ts'),
  )
  await runCommand(process.argv.slice(2))
  process.exit(0)
} catch (error) {
  endIfPackageIsDamaged(error)
  printLine(operatorWords(error) ?? (error instanceof Error ? error.message : String(error)))
  process.exit(1)
}
