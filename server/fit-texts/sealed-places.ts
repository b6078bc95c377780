import type { Place } from '../vault/vault.ts'

/** The place of a fitter's notes about a session. */
export const notesPlace = (id: string): Place => ({ table: 'session', row: id, field: 'notes' })

/** The fields of a session that are written for the rider or with the rider. */
export type FitTextField = 'summary' | 'goal_levels' | 'activities'
export const fitTextPlace = (id: string, field: FitTextField): Place => ({ table: 'session', row: id, field })

/** The place of what a fitter says about a change. */
export const detailsPlace = (id: string): Place => ({ table: 'intervention', row: id, field: 'details' })

/** The place of a recommendation's words. */
export const adviceWordsPlace = (id: string): Place => ({ table: 'recommendation', row: id, field: 'words' })
