import type { ReferenceRequest } from '@keystead/contract/applications/references/reference.schemas.ts'
import { text } from './references.text.ts'

type Facts = Pick<ReferenceRequest, 'State' | 'AskedAt' | 'AskedBy' | 'TimesSent' | 'UntilAt' | 'AnsweredAt' | 'AgainAt' | 'CanRemind'>

/** When someone was asked and answered; of one who has not answered, whether their link works and when it can be sent again. */
export function lineOf(reference: Facts, written: (moment: string) => string, now = new Date()): string | null {
  const { State, AskedAt, AskedBy, TimesSent, UntilAt, AnsweredAt, AgainAt, CanRemind } = reference
  if (State === null || AskedAt === null) return null
  const at = written(AskedAt)
  const asked = AskedBy === null ? text.asked({ at }) : text.askedAt({ at, name: AskedBy, count: TimesSent })
  if (AnsweredAt !== null) return [asked, text.answeredAt({ at: written(AnsweredAt) })].join(' · ')
  const isOver = UntilAt !== null && new Date(UntilAt) <= now
  if (isOver) return [asked, (CanRemind ? text.over : text.overForGood)({ at: written(UntilAt) })].join(' · ')
  return AgainAt !== null && !CanRemind ? [asked, text.againAt({ at: written(AgainAt) })].join(' · ') : asked
}
