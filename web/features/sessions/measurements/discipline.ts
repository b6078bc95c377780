import { createContext, createElement, type ReactNode, use } from 'react'
import type { Discipline } from '#domain/disciplines.ts'
import { useDiscipline } from '../use-intake.ts'

const DisciplineContext = createContext<Discipline | null>(null)

/** Reads the rider's discipline once for all measurements: what is read is also stored on the device each time. */
export const DisciplineProvider = ({ children }: { children: ReactNode }) =>
  createElement(DisciplineContext, { value: useDiscipline() }, children)

/** The rider's discipline, which decides which published ranges are shown; null if it is not known. */
export const useProvidedDiscipline = (): Discipline | null => use(DisciplineContext)
