import type { ErrorCode } from '#contract/errors.ts'
import { AppError } from '../http/problem.ts'

/** Runs a step of a command. @throws the sentence of a refusal, in place of its code */
export async function sayingWhy(
  sentences: Partial<Record<ErrorCode, string>>,
  step: () => Promise<void>,
): Promise<void> {
  try {
    await step()
  } catch (error) {
    const sentence = error instanceof AppError ? sentences[error.code] : undefined
    throw sentence === undefined ? error : new Error(sentence)
  }
}
