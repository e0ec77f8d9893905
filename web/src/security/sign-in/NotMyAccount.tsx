import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { DisownEmail, type GetEmailLink } from '@keystead/contract/security/sign-in/email.operations.ts'
import { useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { text } from './account.text.ts'

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
        {text.notMe}
      </Button>
      <ConfirmDialog
        open={asks}
        title={isSignUp ? text.closeTitle({ email: link.Email }) : text.keepOutTitle({ email: link.Email })}
        consequence={isSignUp ? text.closeConsequence : text.keepOutConsequence}
        confirmText={isSignUp ? text.close : text.keepOut}
        busy={disowning.pending}
        onConfirm={disown}
        onCancel={() => setAsks(false)}
      />
    </>
  )
}
