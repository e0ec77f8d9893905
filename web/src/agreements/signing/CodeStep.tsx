import { OpenAgreementByLink, SendAgreementCode } from '@keystead/contract/agreements/signing/signing.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { MailIcon } from '../../ui/icons.ts'
import { withToast } from '../../ui/with-toast.ts'
import { CodeForm } from './code.forms.ts'
import { CodeField } from './CodeField.tsx'
import { text } from './sign-by-link.text.ts'

export type Opened = OutputOf<typeof OpenAgreementByLink>
type CodeStepProps = { token: string; email: string; onOpen: (opened: Opened) => void }

/** Sends a code to the address of a link, on a press, and takes it. */
export function CodeStep({ token, email, onOpen }: CodeStepProps) {
  const sending = useCommand(SendAgreementCode)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  async function send() {
    setIsSending(true)
    const said = sentTo === null ? undefined : text.sentAgain
    await withToast(
      sending.run({ Token: token }).then(({ Email }) => setSentTo(Email)),
      said,
    )
    setIsSending(false)
  }

  if (sentTo === null) {
    return (
      <div>
        <Button variant="primary" icon={MailIcon} busy={isSending} onClick={() => void send()} data-first-focus>
          {text.send}
        </Button>
      </div>
    )
  }
  return (
    <>
      <p role="status">{text.sent({ email: sentTo || email })}</p>
      <Typed token={token} onOpen={onOpen} isSending={isSending} onSendAgain={() => void send()} />
    </>
  )
}

type TypedProps = Pick<CodeStepProps, 'token' | 'onOpen'> & { isSending: boolean; onSendAgain: () => void }

function Typed({ token, onOpen, isSending, onSendAgain }: TypedProps) {
  const opening = useCommand(OpenAgreementByLink)
  const form = useContractForm(CodeForm, { Code: '' })
  return (
    <Form form={form} guard={false} onSubmit={async ({ Code }) => onOpen(await opening.run({ Token: token, Code }))}>
      <CodeField />
      <FormActions>
        <SubmitButton>{text.open}</SubmitButton>
        <Button variant="quiet" busy={isSending} onClick={onSendAgain}>
          {text.sendAgain}
        </Button>
      </FormActions>
    </Form>
  )
}
