import { OpenApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useCommand } from '../../api/query.ts'
import { logWarning } from '../../browser/log.ts'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { text } from './review.text.ts'

/**
 * Notes that the other side has opened it, once, since it can’t be taken back from then on. Best effort: the reader is not told, and
 * the next time is soon enough.
 */
export function useOpened(application: ApplicationDetails): void {
  const { ApplicationId } = application
  const opening = useCommand(OpenApplication)
  const noted = useRef(false)
  const isNews = isOpenedByOther(application)
  const note = useEffectEvent(() => {
    if (noted.current) return
    noted.current = true
    opening.run({ ApplicationId }).catch((error: unknown) => logWarning(text.notNoted, error))
  })
  useEffect(() => {
    if (isNews) note()
  }, [isNews])
}

/** Who has begun an application opens nothing until something is submitted in it; those who were asked do the first time. */
export function isOpenedByOther({
  State,
  IsLandlord,
  Applicants,
}: Pick<ApplicationDetails, 'State' | 'IsLandlord' | 'Applicants'>): boolean {
  if (State !== 'sent' && State !== 'submitted') return false
  if (IsLandlord) return Applicants.some(({ IsLead, State: form }) => IsLead || form === 'submitted')
  return Applicants.some(({ IsYou, IsLead, OpenedAt }) => IsYou && !IsLead && OpenedAt === null)
}
