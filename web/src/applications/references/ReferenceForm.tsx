import type { ReferenceState } from '@keystead/contract/applications/references/reference.values.ts'
import { ReferenceLinkOver } from '@keystead/contract/applications/references/reference.operations.ts'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { asCallFailure } from '../../api/failure.ts'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import type { ContractForm } from '../../ui/form/use-resolved-form.ts'
import { CommentFields } from './CommentFields.tsx'
import { text } from './give-reference.text.ts'

/** The way of an answer: the link that is the right to it, about whom it is, and what follows. */
export type Giving = {
  readonly token: string
  readonly applicantName: string
  readonly landlordName: string
  readonly onGiven: (state: ReferenceState) => void
  readonly onOver: () => void
}

type ReferenceFormProps<Input extends FieldValues, Output> = {
  form: ContractForm<Input, Output>
  giving: Giving
  send: (said: Output) => Promise<{ readonly State: ReferenceState }>
  children: ReactNode
}

/** Questions of one kind, with a comment below them. */
export function ReferenceForm<Input extends FieldValues, Output>({ form, giving, send, children }: ReferenceFormProps<Input, Output>) {
  const { onGiven, onOver } = giving
  return (
    <Form
      form={form}
      label={text.titleOf({ name: giving.applicantName })}
      onSubmit={async (said) => {
        try {
          onGiven((await send(said)).State)
        } catch (error) {
          if (!asCallFailure(error).is(ReferenceLinkOver)) throw error
          onOver()
        }
      }}
    >
      {children}
      <CommentFields />
      <FormActions>
        <SubmitButton>{text.send}</SubmitButton>
      </FormActions>
    </Form>
  )
}
