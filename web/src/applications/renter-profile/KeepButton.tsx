import { type GetRenterProfile, KeepRenterProfile } from '@keystead/contract/applications/renter-profile/renter-profile.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useRef, useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import { withToast } from '../../ui/with-toast.ts'
import { text } from './renter-profile.text.ts'

export type FormToKeep = NonNullable<OutputOf<typeof GetRenterProfile>['FormToKeep']>

/** Keeps what a form says. Where a profile goes for it, with its links, it is asked first. */
export function KeepButton({ form: { FormId, HomeTitle }, replaces }: { form: FormToKeep; replaces: boolean }) {
  const keeping = useCommand(KeepRenterProfile)
  const [isAsking, setIsAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useFocusHandedOn(button)

  async function keep() {
    await withToast(keeping.run({ FormId }), text.kept)
    setIsAsking(false)
  }

  return (
    <>
      <Button
        ref={button}
        variant={replaces ? undefined : 'primary'}
        size={replaces ? 'sm' : undefined}
        busy={keeping.pending && !isAsking}
        onClick={() => (replaces ? setIsAsking(true) : void keep())}
      >
        {replaces ? text.replace : text.keep}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.replaceTitle}
        consequence={text.replaceConsequence({ home: HomeTitle })}
        confirmText={text.replaceConfirm}
        tone="normal"
        busy={keeping.pending}
        onConfirm={() => void keep()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
