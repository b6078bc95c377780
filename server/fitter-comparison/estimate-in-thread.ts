import { Worker } from 'node:worker_threads'
import type { AdjustedComparison, ComparedZone, FitterEffect } from '#domain/outcomes/adjusted-comparison.ts'

/** What the thread is told. It answers each order before the next one is sent. */
export type ComparisonOrder =
  | { kind: 'add'; riders: readonly (readonly ComparedZone[])[] }
  | { kind: 'finish'; fitters: readonly string[] }

/** What the model found. */
export interface EstimatedComparison {
  kind: AdjustedComparison['kind']
  fitters: number
  riders: number
  effects: ({ fitterId: string } & FitterEffect)[]
}

/**
 * Estimates the comparison of fitters in a thread of its own, which ends with `work`.
 * @param work adds riders, batch by batch, and finishes with the effects of the fitters that it names
 */
export async function estimateInThread<Result>(
  work: (thread: {
    add(riders: readonly (readonly ComparedZone[])[]): Promise<void>
    finish(fitters: readonly string[]): Promise<EstimatedComparison>
  }) => Promise<Result>,
): Promise<Result> {
  const thread = new Worker(new URL('./comparison-thread.ts', import.meta.url))
  thread.unref()
  const failed = new Promise<never>((_, reject) => {
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`the comparison ended with ${code}`)))
  })
  failed.catch(() => undefined)
  const tell = <Answer>(order: ComparisonOrder): Promise<Answer> => {
    const answered = new Promise<Answer>((resolve) => {
      thread.once('message', (answer: Answer) => resolve(answer))
    })
    thread.postMessage(order)
    return Promise.race([answered, failed])
  }
  try {
    return await work({
      add: (riders) => tell<void>({ kind: 'add', riders }),
      finish: (fitters) => tell<EstimatedComparison>({ kind: 'finish', fitters }),
    })
  } finally {
    await thread.terminate()
  }
}
