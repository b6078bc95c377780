import { prepareData } from './server.ts'

/** Runs before all stories. @returns a function that runs after them */
export default prepareData
