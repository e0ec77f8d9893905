import { useEffect, useState } from 'react'
import { dropForms } from '../browser/open-forms.ts'
import { kindText } from '../identity/profiles/profile-texts.ts'
import { onSessionChange, releaseSession, sessionSwitchedElsewhere } from '../sessions/session.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { withToast } from '../ui/with-toast.ts'
import { goOnAs } from './sign-in-again.ts'

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
      title="Leave without saving?"
      consequence={
        <>
          You switched to another profile in another tab. What you typed here has not been saved
          {shown.Profile && (
            <>
              , and belongs to <bdi>{shown.Profile.Name}</bdi> ({kindText(shown.Profile)})
            </>
          )}
          .
        </>
      }
      confirmText="Leave page"
      cancelText="Switch back"
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
