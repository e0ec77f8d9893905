import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../navigation/chunks.ts'
import { onIdentityQuestion } from '../../api/call.ts'

/** In the chunk of its own that is loaded when someone is asked. */
const ConfirmIdentityDialog = lazyPart(() => import('./ConfirmIdentityDialog.tsx').then((part) => part.ConfirmIdentityDialog))

type Answer = (isConfirmed: boolean) => void

/** Once in the signed-in layout: asks when a call needs a fresh factor, and the call goes on by itself afterwards. */
export function ConfirmIdentity() {
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    let pending: Answer | null = null
    const stop = onIdentityQuestion(
      () =>
        new Promise((resolve) => {
          pending = (isConfirmed) => {
            setAnswer(null)
            resolve(isConfirmed)
          }
          setAnswer(() => pending)
        }),
    )
    return () => {
      stop()
      pending?.(false)
    }
  }, [])

  return (
    answer && (
      <Suspense>
        <ConfirmIdentityDialog onAnswer={answer} />
      </Suspense>
    )
  )
}
