import { useEffect, type RefObject } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router'
import { formsAreDropped } from '../../browser/open-forms.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { leavesForm } from './leaves-form.ts'
import { text } from './form.text.ts'

/** Asks before what was typed is left behind: by our own dialog inside the app, by the browser's when the page goes. */
export function UnsavedChangesGuard({ isSending }: { isSending: RefObject<boolean> }) {
  const { control } = useFormContext()
  const { isDirty } = useFormState({ control })
  return isDirty ? <DirtyGuard isSending={isSending} /> : null
}

function DirtyGuard({ isSending }: { isSending: RefObject<boolean> }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => !isSending.current && leavesForm(currentLocation, nextLocation))

  useEffect(() => {
    function warn(event: BeforeUnloadEvent) {
      if (!isSending.current && !formsAreDropped()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isSending])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={text.leaveWithoutSaving}
      consequence={text.whatYouChangedOnThis}
      confirmText={text.leavePage}
      cancelText="Stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
