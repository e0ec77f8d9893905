import { useEffect, useState } from 'react'
import { dropForms } from '../browser/open-forms.ts'
import { kindText } from '../identity/profiles/profile-texts.ts'
import { onSessionChange, releaseSession, sessionSwitchedElsewhere } from '../sessions/session.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { withToast } from '../ui/with-toast.ts'
import { goOnAs } from './sign-in-again.ts'
import { inParts } from '../ui/in-parts.ts'
import { text } from './session-questions.text.ts'

/**
 * Once around every layout: another tab chose another profile while something is typed here. It would be saved as that profile's, so it
 * is asked for first, and calls wait for the answer.
 */
export function SwitchedElsewhere() {
  const [question, setQuestion] = useState<ReturnType<typeof sessionSwitchedElsewhere>>(null)
  const [isSwitching, setIsSwitching] = useState(false)
  useEffect(() => onSessionChange(() => setQuestion(sessionSwitchedElsewhere())), [])
  if (!question) return null
  const { now, shown } = question

  async function switchBack() {
    setIsSwitching(true)
    await withToast(goOnAs(now, shown))
    setIsSwitching(false)
  }

  return (
    <ConfirmDialog
      open
      title={text.leaveTitle}
      consequence={
        shown.Profile
          ? inParts(text.typedAsProfile.parts({ name: <bdi>{shown.Profile.Name}</bdi>, profile: kindText(shown.Profile) }))
          : text.typed
      }
      confirmText={text.leave}
      cancelText={text.switchBack}
      busy={isSwitching}
      onConfirm={() => {
        dropForms()
        releaseSession()
        window.location.reload()
      }}
      onCancel={() => void switchBack()}
    />
  )
}
