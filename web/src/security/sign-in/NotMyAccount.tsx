import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { DisownEmail, type GetEmailLink } from '@keystead/contract/security/sign-in/email.operations.ts'
import { useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToast } from '../../ui/with-toast.ts'

type NotMyAccountProps = {
  token: string
  link: OutputOf<typeof GetEmailLink>
  onDone: (output: OutputOf<typeof DisownEmail>) => void
}

/** The way out for a person whose address someone else has typed. */
export function NotMyAccount({ token, link, onDone }: NotMyAccountProps) {
  const [asks, setAsks] = useState(false)
  const disowning = useCommand(DisownEmail, { onDone })
  const isSignUp = link.Kind === 'verify'
  const disown = () => void withToast(disowning.run({ Token: token })).finally(() => setAsks(false))
  return (
    <>
      <Button variant="quiet" wide onClick={() => setAsks(true)}>
        This was not me
      </Button>
      <ConfirmDialog
        open={asks}
        title={isSignUp ? `Close the account of ${link.Email}?` : `Keep ${link.Email} out of that account?`}
        consequence={
          isSignUp
            ? 'Someone else opened it with your address. It is closed for good, with all that was typed into it, and everyone is signed out of it.'
            : 'The other account keeps the address that it has, and this link no longer works.'
        }
        confirmText={isSignUp ? 'Close that account' : 'Do not use my address'}
        busy={disowning.pending}
        onConfirm={disown}
        onCancel={() => setAsks(false)}
      />
    </>
  )
}
