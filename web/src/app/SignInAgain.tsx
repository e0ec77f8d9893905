import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import { Suspense, useEffect, useState } from 'react'
import { type SignInOutcome, onSignInQuestion } from '../api/call.ts'
import { lazyPart } from '../navigation/chunks.ts'
import { logWarning } from '../browser/log.ts'
import { hasOpenForm } from '../browser/open-forms.ts'
import { goOnAs } from './sign-in-again.ts'
import { heldSession, holdSession, onSessionChange, writtenSession } from '../sessions/session.ts'
import { text } from './session-questions.text.ts'

/** In the chunk of its own that is loaded when someone is asked. */
const SignInAgainDialog = lazyPart(() => import('../security/sign-in/SignInAgainDialog.tsx').then((part) => part.SignInAgainDialog))

type Question = { ended: SessionRecord; answer: (outcome: SignInOutcome) => void }

/**
 * Once around every layout: a session that ended while something is typed is begun again over the page, and the call that found it
 * ended goes on by itself. Where nothing would be lost no one is asked.
 */
export function SignInAgain() {
  const [question, setQuestion] = useState<Question | null>(null)

  useEffect(() => {
    let declined: string | null = null
    return onSignInQuestion((ended, operation: AnyOperation) => {
      if (!hasOpenForm()) return Promise.resolve('not-asked')
      // A person who would rather not is asked again by what they do themselves, and not by what goes on in the background.
      if (operation.kind === 'query' && declined === ended.SessionId) return Promise.resolve('declined')
      holdSession(ended)
      return new Promise((resolve) => {
        setQuestion({
          ended,
          answer(outcome) {
            if (outcome === 'declined') declined = ended.SessionId
            setQuestion(null)
            resolve(outcome)
          },
        })
      })
    })
  }, [])

  // They may sign in in another tab: by a provider's page, or by a link in an email.
  useEffect(
    () =>
      onSessionChange((elsewhere) => {
        const [ended, now] = [heldSession(), writtenSession()]
        if (!elsewhere || !ended || !now || now.SessionId === ended.SessionId) return
        goOnAs(now, ended).then(
          () => question?.answer('signed-in'),
          (error: unknown) => logWarning(text.profileNotRestored, error),
        )
      }),
    [question],
  )

  return (
    question && (
      <Suspense>
        <SignInAgainDialog
          ended={question.ended}
          onSignedIn={async () => {
            await goOnAs(writtenSession()!, question.ended)
            question.answer('signed-in')
          }}
          onClose={() => question.answer('declined')}
        />
      </Suspense>
    )
  )
}
