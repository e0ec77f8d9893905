import { DeclineApplicationForm } from '@keystead/contract/applications/applications/take-form.operations.ts'
import { useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { AskDialog } from './AskDialog.tsx'
import { text } from './take-form.text.ts'

type DeclineInviteProps = { token: string; fromName: string; onDeclined: () => void }

/** Who was asked by an email says no, which takes no account. */
export function DeclineInvite({ token, fromName, onDeclined }: DeclineInviteProps) {
  const [isAsked, setIsAsked] = useState(false)
  const command = useCommand(DeclineApplicationForm)
  return (
    <>
      <div>
        <Button variant="quiet" onClick={() => setIsAsked(true)}>
          {text.decline}
        </Button>
      </div>
      {isAsked && (
        <AskDialog
          title={text.declineTitle}
          consequence={text.declineConsequence({ name: fromName })}
          confirmText={text.declineIt}
          cancelText={text.notNow}
          command={command}
          run={() => command.run({ Token: token })}
          success={text.declined}
          onDone={onDeclined}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
