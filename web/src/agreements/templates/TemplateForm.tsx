import {
  CreateAgreementTemplate,
  GetAgreementTemplateDetails,
  GetTemplatePreview,
  TemplateChanged,
  UpdateAgreementTemplate,
} from '@keystead/contract/agreements/templates/template.operations.ts'
import {
  MAX_TEMPLATE_DESCRIPTION,
  MAX_TEMPLATE_NAME,
  TEMPLATE_CATEGORIES,
} from '@keystead/contract/agreements/templates/template.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { useStates } from '../../places/reference-data/use-states.ts'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useVersionedForm } from '../../ui/form/use-versioned-form.tsx'
import { FilePdfIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDownload } from '../../ui/use-download.ts'
import { RoleFields } from './RoleFields.tsx'
import { renameRoles } from './rename-roles.ts'
import { draftOfTemplate, mergeTemplates, type TemplateDraft } from './template-draft.ts'
import { type ChangedTemplate, changeRules, newRules, type NewTemplate } from './template-draft.forms.ts'
import { text } from './template-form.text.ts'
import { TemplateContent } from './TemplateContent.tsx'
import styles from './Templates.module.css'
import { text as list } from './templates.text.ts'
import { useChosenPaper } from './use-chosen-paper.ts'

type TemplateFormProps = {
  draft: TemplateDraft
  /** Of a starter: what it is not. */
  caution?: string
}

/** A template as fields, with its text or its paper below them. */
export function TemplateForm({ draft, caution }: TemplateFormProps) {
  const navigate = useNavigate()
  const [creating, updating] = [useCommand(CreateAgreementTemplate), useCommand(UpdateAgreementTemplate)]
  const isNew = draft.TemplateId === null
  const mayEdit = useMay()(isNew ? CreateAgreementTemplate : UpdateAgreementTemplate)
  const form = useContractForm<TemplateDraft, NewTemplate | ChangedTemplate>(isNew ? newRules : changeRules, draft)
  const [roles, number, version] = useWatch({ control: form.control, name: ['Roles', 'Number', 'Version'] })
  const chosen = useChosenPaper(form)
  const { base, begin, save, notice } = useVersionedForm(form, {
    changed: TemplateChanged,
    initial: draft,
    loadNewest: async () => draftOfTemplate(await call(GetAgreementTemplateDetails, { TemplateId: draft.TemplateId ?? '' }), null),
    merge: mergeTemplates,
  })

  async function send(typed: NewTemplate | ChangedTemplate) {
    if (!('TemplateId' in typed)) return open((await creating.run(typed)).TemplateId)
    const wasEarlier = number !== version
    const { TemplateId, Version, PaperDigest } = await save(updating.run(typed))
    if (wasEarlier) return open(TemplateId)
    // Its file has been used, and is that of the version that is current now.
    const Pages = form.getValues('UploadId') === null ? form.getValues('Pages') : []
    chosen.keep()
    begin({ ...form.getValues(), Version, Number: Version, UploadId: null, PaperDigest, Pages })
    toast.success(list.saved)
  }

  async function open(id: string) {
    toast.success(list.saved)
    form.reset(form.getValues())
    await navigate(paths.agreementTemplate({ id }), { replace: true })
  }

  function rename(names: ReadonlyMap<string, string>) {
    const { Body, Fields } = renameRoles(form.getValues(), names)
    form.setValue('Body', Body, { shouldDirty: true })
    form.setValue('Fields', Fields, { shouldDirty: true })
  }

  return (
    <Form form={form} label={isNew ? text.newTitle : text.editTitle} onSubmit={send}>
      {notice}
      {caution && (
        <Card sunken className={styles.caution}>
          <h2>{text.caution}</h2>
          <p>{caution}</p>
        </Card>
      )}
      {draft.TemplateId && number !== null && number !== version && <Earlier id={draft.TemplateId} number={number} mayEdit={mayEdit} />}
      <fieldset className={styles.facts} disabled={!mayEdit}>
        <TemplateFields />
        <RoleFields roles={roles} onRename={rename} />
      </fieldset>
      <TemplateContent chosen={chosen} roles={roles} isReadOnly={!mayEdit} />
      {mayEdit && (
        <FormActions>
          <SubmitButton>{text.save}</SubmitButton>
          {base.TemplateId && base.Body && <Preview id={base.TemplateId} />}
          <LinkButton to={paths.agreementTemplates()} variant="quiet">
            {text.cancel}
          </LinkButton>
        </FormActions>
      )}
    </Form>
  )
}

function Preview({ id }: { id: string }) {
  const { isAsking, save } = useDownload(() => call(GetTemplatePreview, { TemplateId: id }))
  return (
    <Button icon={FilePdfIcon} busy={isAsking} onClick={() => void save()} title={text.previewHelp}>
      {text.preview}
    </Button>
  )
}

function Earlier({ id, number, mayEdit }: { id: string; number: number; mayEdit: boolean }) {
  return (
    <Card sunken className={styles.caution}>
      <p role="status">{mayEdit ? text.showing({ number: String(number) }) : text.showingOnly({ number: String(number) })}</p>
      <LinkButton to={paths.agreementTemplate({ id })} size="sm">
        {text.backToCurrent}
      </LinkButton>
    </Card>
  )
}

function TemplateFields() {
  const { states } = useStates()
  return (
    <>
      <TextField name="Name" label={text.name} maxLength={MAX_TEMPLATE_NAME} dir="auto" />
      <FieldRow>
        <SelectField name="CategoryId" label={text.category} choices={TEMPLATE_CATEGORIES} />
        <SelectField
          name="StateId"
          label={text.stateOf}
          help={text.stateHelp}
          choices={states ?? []}
          placeholder={text.everyState}
          optional
        />
      </FieldRow>
      <TextAreaField
        name="Description"
        label={text.description}
        help={text.descriptionHelp}
        max={MAX_TEMPLATE_DESCRIPTION}
        rows={2}
        optional
      />
    </>
  )
}
