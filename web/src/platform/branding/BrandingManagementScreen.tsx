import { BrandingForm } from '@keystead/contract/platform/branding/branding.forms.ts'
import { BrandingChanged, CreateUserBranding, GetUserBrandingDetails } from '@keystead/contract/platform/branding/branding.operations.ts'
import { messages } from '@keystead/contract/platform/branding/branding-messages.text.ts'
import type { BrandLogo, BrandingDetails } from '@keystead/contract/platform/branding/branding.schemas.ts'
import {
  BRANDING_MODES,
  MAX_CONTACT_CHARACTERS,
  MAX_FOOTER_CHARACTERS,
  MAX_HEADER_CHARACTERS,
  MAX_SENDER_CHARACTERS,
  MAX_WATERMARK_CHARACTERS,
} from '@keystead/contract/platform/branding/branding.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ParsedInputOf } from '@keystead/contract/rpc/operation.ts'
import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { useSession } from '../../sessions/session.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { ColorField } from '../../ui/form/ColorField.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { mergeChanges } from '../../ui/form/merge-changes.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useVersionedForm } from '../../ui/form/use-versioned-form.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { BRAND_LABELS, type BrandDraft, brandText, draftOf } from './brand-draft.ts'
import { BrandPreview } from './BrandPreview.tsx'
import { LogoField } from './LogoField.tsx'
import styles from './BrandingManagementScreen.module.css'
import { text } from './branding-form.text.ts'

/** The design of the active profile, with what others see of it beside the form. */
export function BrandingManagementScreen() {
  const profile = useSession()?.Profile
  const branding = useCall(GetUserBrandingDetails, {}, { enabled: Boolean(profile) })
  return (
    <Page
      title={text.title}
      description={text.intro}
      breadcrumbs={[
        { text: text.settings, to: paths.settings() },
        { text: text.branding, to: paths.branding() },
      ]}
    >
      {branding.data && profile ? (
        <DesignForm key={profile.ProfileId} branding={branding.data} name={profile.Name} />
      ) : branding.error ? (
        <ErrorState failure={branding.error} onRetry={() => void branding.refetch()} />
      ) : (
        <FormSkeleton count={6} />
      )}
    </Page>
  )
}

const POSITIONS = [
  { Id: 'left', Text: text.left },
  { Id: 'center', Text: text.center },
  { Id: 'right', Text: text.right },
] as const

const OPACITIES = Array.from({ length: 10 }, (_, index) => ({
  Id: (index + 1) / 10,
  Text: text.percent({ share: (index + 1) * 10 }),
}))

function DesignForm({ branding, name }: { branding: BrandingDetails; name: string }) {
  const create = useCommand(CreateUserBranding)
  const initial = draftOf(branding, name)
  const form = useContractForm(BrandingForm, initial)
  const { logo, setKept, setSent } = useLogo(form.control, branding)
  const { base, begin, save, notice } = useVersionedForm(form, {
    changed: BrandingChanged,
    initial,
    async loadNewest() {
      const newest = await call(GetUserBrandingDetails, {})
      setKept(newest.Custom?.Logo ?? null)
      return draftOf(newest, name)
    },
    merge: (three) => mergeChanges(three, BRAND_LABELS, (_field, value) => brandText(value)),
  })
  return (
    <div className={styles.columns}>
      <Form
        form={form}
        onSubmit={async (typed) => {
          const saved = await save(create.run(typed))
          begin(draftOf(saved, name))
          setKept(saved.Custom?.Logo ?? null)
          toast.success(base.Version === 0 ? messages.brandingCreated : messages.brandingUpdated)
        }}
      >
        {notice}
        <Section title={text.words}>
          <div className={styles.fields}>
            <TextField name="HeaderText" label={text.headerText} help={text.headerHelp} maxLength={MAX_HEADER_CHARACTERS} dir="auto" />
            <TextAreaField name="FooterText" label={text.footerText} help={text.footerHelp} max={MAX_FOOTER_CHARACTERS} rows={2} />
            <TextField name="ContactLine" label={text.contactLine} help={text.contactHelp} optional maxLength={MAX_CONTACT_CHARACTERS} />
          </div>
        </Section>
        <Section title={text.look}>
          <div className={styles.fields}>
            <LogoField logo={logo} onSent={setSent} />
            <SelectField name="LogoPosition" label={text.logoPosition} choices={POSITIONS} />
            <FieldRow>
              <ColorField name="PrimaryColor" label={text.primaryColor} help={text.primaryHelp} />
              <ColorField name="AccentColor" label={text.accentColor} help={text.accentHelp} />
            </FieldRow>
          </div>
        </Section>
        <Section title={text.emails}>
          <div className={styles.fields}>
            <TextField
              name="SenderName"
              label={text.senderName}
              help={text.senderHelp}
              optional
              maxLength={MAX_SENDER_CHARACTERS}
              dir="auto"
            />
            <EmailField name="ReplyTo" label={text.replyTo} help={text.replyToHelp} optional />
          </div>
        </Section>
        <Section title={text.documents}>
          <FieldRow>
            <TextField
              name="WatermarkText"
              label={text.watermarkText}
              help={text.watermarkHelp}
              optional
              maxLength={MAX_WATERMARK_CHARACTERS}
            />
            <SelectField name="WatermarkOpacity" label={text.watermarkOpacity} choices={OPACITIES} />
          </FieldRow>
        </Section>
        <Section title={text.where}>
          <div className={styles.choices}>
            <CheckboxField name="OnEmails" label={text.onEmails} />
            <CheckboxField name="OnPages" label={text.onPages} />
            <CheckboxField name="OnDocuments" label={text.onDocuments} />
          </div>
        </Section>
        <FormActions>
          <SubmitButton>{branding.Mode === BRANDING_MODES.Custom ? text.save : text.saveAndUse}</SubmitButton>
          <LinkButton to={paths.branding()} variant="quiet">
            {text.back}
          </LinkButton>
        </FormActions>
      </Form>
      <BrandPreview control={form.control} logo={logo} />
    </div>
  )
}

/** The logo as the form has it: one that was just sent, else that of before, unless it was taken away. */
function useLogo(control: Control<BrandDraft, unknown, ParsedInputOf<typeof CreateUserBranding>>, { Custom }: BrandingDetails) {
  const [kept, setKept] = useState(Custom?.Logo ?? null)
  const [sent, setSent] = useState<BrandLogo | null>(null)
  const [uploadId, keeps] = useWatch({ control, name: ['LogoUploadId', 'KeepLogo'] })
  return { logo: uploadId === null ? (keeps ? kept : null) : sent, setKept, setSent }
}
