import { useEffect, useEffectEvent, useState } from 'react'
import { asCallFailure, type CallFailure } from '../../api/failure.ts'
import type { SigningWay } from './signing-way.ts'

type Opened = { readonly attempt: number; readonly url: string | null; readonly failure: CallFailure | null }

/** Where the paper is read. Addresses are short-lived: what is open stays open. */
export function usePaperFile(way: SigningWay): { url: string | null; failure: CallFailure | null; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [opened, setOpened] = useState<Opened | null>(null)
  const ask = useEffectEvent(() => way.file('original', 'view'))
  const isThere = opened !== null && opened.attempt === attempt

  useEffect(() => {
    if (isThere) return
    let isHere = true
    ask().then(
      ({ Url }) => isHere && setOpened({ attempt, url: Url, failure: null }),
      (error: unknown) => isHere && setOpened({ attempt, url: null, failure: asCallFailure(error) }),
    )
    return () => {
      isHere = false
    }
  }, [isThere, attempt])

  const current = isThere ? opened : null
  return { url: current?.url ?? null, failure: current?.failure ?? null, retry: () => setAttempt(attempt + 1) }
}
