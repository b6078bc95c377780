/** What only the operator can put right: told in its own words, without a trace. */
export class OperatorProblem extends Error {}
