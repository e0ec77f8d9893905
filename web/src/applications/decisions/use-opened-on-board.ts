import { OpenApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import type { ComparedApplication } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useCommand } from '../../api/query.ts'
import { logWarning } from '../../browser/log.ts'
import { text } from './board.text.ts'

/** What is read on the board was opened, as on its own page: each is noted once, and the next time where that fails. */
export function useOpenedOnBoard(applications: readonly ComparedApplication[]): void {
  const opening = useCommand(OpenApplication)
  const noted = useRef(new Set<string>())
  const unopened = applications.filter(({ IsOpened }) => !IsOpened).map(({ ApplicationId }) => ApplicationId)
  const note = useEffectEvent(async () => {
    for (const ApplicationId of unopened) {
      if (noted.current.has(ApplicationId)) continue
      noted.current.add(ApplicationId)
      await opening.run({ ApplicationId }).catch((error: unknown) => logWarning(text.notNoted, error))
    }
  })
  const waiting = unopened.join(' ')
  useEffect(() => {
    if (waiting !== '') void note()
  }, [waiting])
}
