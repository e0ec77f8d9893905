import { planningOf } from '../time/due.ts'

/** What comes about by itself at the bureau; `due-work.ts` says what each does. */
export type Work = 'product' | 'correct' | 'expire'

export const { addDue, dropDue } = planningOf<Work>()
