import { OperatorProblem } from '../operator-problem.ts'
import { findMark, findMarkTable, findStarted, type Owner } from './demo-mark.repository.ts'

/**
 * Keeps invented and real data apart, before anything is changed in a database.
 * @throws OperatorProblem when a demo finds a real installation, or any other start a demo
 */
export async function refuseOtherKind(owner: Owner, isDemo: boolean): Promise<void> {
  const invented = (await findMarkTable(owner)) && (await findMark(owner))
  if (invented && !isDemo)
    throw new OperatorProblem(
      'This is the data of the demo: everything in it is invented. Start it with npm run demo, or set DATA_DIR (or DATABASE_URL) to another place.',
    )
  if (isDemo && !invented && (await findStarted(owner)))
    throw new OperatorProblem('The demo does not use this database: its data is not invented.')
}
