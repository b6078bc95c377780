import type { Json } from '../json/json.ts'
import type { AnswerCondition } from './questionnaire.ts'

/** Whether an answer meets a condition. */
export function answerHolds(condition: AnswerCondition, value: Json | undefined): boolean {
  if ('is' in condition) return value === condition.is
  if ('not' in condition) return value !== condition.not
  if ('includes' in condition) return Array.isArray(value) && value.includes(condition.includes)
  if ('oneOf' in condition) {
    const chosen = Array.isArray(value) ? value : [value]
    return condition.oneOf.some((option) => chosen.includes(option))
  }
  return typeof value === 'number' && value >= condition.atLeast
}
