import { ShareDocument } from '@keystead/contract/documents/sharing/share.operations.ts'
import { SHARE_PERMISSIONS } from '@keystead/contract/documents/documents/document.values.ts'
import { LINK_DAYS, MAX_SHARE_MESSAGE } from '@keystead/contract/documents/sharing/share.values.ts'
import { messages } from '@keystead/contract/documents/sharing/sharing-messages.text.ts'
import { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { useWatch } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { MultiComboboxField } from '../../ui/form/MultiComboboxField.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { ShareIcon } from '../../ui/icons.ts'
import { toast } from '../../ui/toast.tsx'
import { chosenInput, type Thing } from '../documents/thing.ts'
import { addressesIn, type ShareDraft, ShareFormRules } from './share-draft.forms.ts'
import { text } from './sharing.text.ts'

const NEW_SHARE: ShareDraft = { ProfileIds: [], Emails: '', Permission: 'view', UntilDate: null, Message: '' }

/** With whom, to do what, and until when. */
export function ShareFields({ things, onShared }: { things: readonly Thing[]; onShared: () => void }) {
  const may = useMay()
  const command = useCommand(ShareDocument)
  const form = useContractForm(ShareFormRules, NEW_SHARE)
  const typed = useWatch({ control: form.control, name: 'Emails' })
  const hasAddresses = addressesIn(typed).length > 0
  return (
    <Form
      form={form}
      onSubmit={async (said) => {
        const { SharedCount } = await command.run({ ...chosenInput(things), ...said })
        toast.success(text.shared({ count: SharedCount }))
        onShared()
      }}
    >
      {may(GetDdlJoinedUserConnections) && (
        <MultiComboboxField
          name="ProfileIds"
          label={text.people}
          things={text.peopleThings}
          placeholder={text.typeName}
          search={async (Text, signal) => (await call(GetDdlJoinedUserConnections, { Text }, { signal })).Items}
          optional
        />
      )}
      <TextField name="Emails" label={text.emails} help={text.emailsHelp} inputMode="email" optional />
      <RadioCards
        name="Permission"
        label={text.permission}
        choices={SHARE_PERMISSIONS.map((Id) => ({
          Id,
          Text: text.permissions[Id],
          detail: text.permissionDetails[Id],
          disabledReason: Id === 'edit' && hasAddresses ? messages.linkCantEdit : null,
        }))}
      />
      <DateField name="UntilDate" label={text.until} help={text.untilHelp({ days: LINK_DAYS })} optional />
      <TextAreaField name="Message" label={text.message} help={text.messageHelp} max={MAX_SHARE_MESSAGE} rows={3} optional />
      <FormActions>
        <SubmitButton icon={ShareIcon}>{text.share}</SubmitButton>
      </FormActions>
    </Form>
  )
}
