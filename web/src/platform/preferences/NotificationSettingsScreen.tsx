import { UpdateNotificationSettingsInput } from '@keystead/contract/platform/preferences/preference.forms.ts'
import { GetNotificationSettings, UpdateNotificationSettings } from '@keystead/contract/platform/preferences/preference.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { EventTable } from './EventTable.tsx'
import styles from './NotificationSettingsScreen.module.css'
import { RhythmFields } from './RhythmFields.tsx'
import { text } from './preferences.text.ts'

type Settings = OutputOf<typeof GetNotificationSettings>

/** Event by channel, for the active profile. */
export function NotificationSettingsScreen() {
  const { data, error, refetch } = useCall(GetNotificationSettings, {})
  return (
    <Page title={text.title} description={text.intro} breadcrumbs={[{ text: text.settings, to: paths.settings() }]} width="narrow">
      {data ? (
        <SettingsForm settings={data} />
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton count={8} />
      )}
    </Page>
  )
}

function SettingsForm({ settings }: { settings: Settings }) {
  const update = useCommand(UpdateNotificationSettings)
  const { Settings, Digest, QuietFrom, QuietTo, TimeZone } = settings
  const form = useContractForm(UpdateNotificationSettingsInput, {
    Settings: Settings.map(({ Event, InApp, Email }) => ({ Event, InApp, Email })),
    Digest,
    QuietFrom,
    QuietTo,
    TimeZone,
  })
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await update.run(values)
        toast.success(text.saved)
      }}
    >
      <div className={styles.fields}>
        <EventTable settings={Settings} />
        <RhythmFields />
      </div>
      <div className={styles.foot}>
        <FormActions>
          <SubmitButton>{text.save}</SubmitButton>
        </FormActions>
      </div>
    </Form>
  )
}
