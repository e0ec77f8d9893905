import { AgreementChanged, GetAgreementDraft, UpdateAgreement } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { controlId } from '../../ui/form/form-errors.ts'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { FormId } from '../../ui/form/form-id.ts'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useVersionedForm } from '../../ui/form/use-versioned-form.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { toast } from '../../ui/toast.tsx'
import { type AgreementDraft, type DraftRead, draftOf, draftRules, inputOf, mergeDrafts } from './agreement-draft.ts'
import { CheckSection } from './CheckSection.tsx'
import { DRAFT_SECTIONS, type DraftSection, sectionAfter, sectionOf, sectionOfField, sectionTitle } from './draft-sections.ts'
import { text } from './draft.text.ts'
import { MessageFields } from './MessageFields.tsx'
import { PeopleFields } from './PeopleFields.tsx'
import { text as people } from './people.text.ts'
import { TermsFields } from './TermsFields.tsx'
import { ValuesFields } from './ValuesFields.tsx'
import styles from './Draft.module.css'

const LISTS = { Parties: people.labels.PersonId, Answers: text.questions }

type AgreementFormProps = {
  /** What the form began with. */
  begun: DraftRead
  /** As the server has it now: what it knows, and what is missing. */
  read: DraftRead
  reload: () => Promise<DraftRead | undefined>
}

/** A draft in parts, each with an address. What is typed in one stays while another is open, and all of it is saved together. */
export function AgreementForm({ begun, read, reload }: AgreementFormProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const section = sectionOf(search)
  const [wanted, setWanted] = useState<string | null>(null)
  const updating = useCommand(UpdateAgreement)
  const [initial] = useState(() => draftOf(begun))
  const form = useContractForm<AgreementDraft, AgreementDraft>(draftRules, initial)
  const { base, begin, save, notice } = useVersionedForm(form, {
    changed: AgreementChanged,
    initial,
    loadNewest: async () => draftOf(await call(GetAgreementDraft, { AgreementId: begun.AgreementId })),
    merge: mergeDrafts,
  })
  const addressOf = (part: DraftSection) => paths.sendAgreement({ id: begun.AgreementId, part: part === 'terms' ? null : part })

  async function send(typed: AgreementDraft) {
    const { Version } = await save(updating.run(inputOf(typed)))
    begin({ ...form.getValues(), Version })
    // People who are new have an id now, and what is known may have changed with the terms.
    const newest = await reload()
    if (newest?.Version === Version) begin(draftOf(newest))
    toast.success(text.saved)
    if (section === 'check') return
    setWanted('')
    await navigate(addressOf(sectionAfter(section)))
  }

  /** With what the server has: where nothing typed waits to be saved. */
  async function startOver() {
    const newest = await reload()
    if (newest) begin(draftOf(newest))
  }

  return (
    <Form
      form={form}
      label={text.form}
      lists={LISTS}
      onSubmit={send}
      onHiddenField={(path) => {
        setWanted(path)
        void navigate(addressOf(sectionOfField(path)))
      }}
    >
      {notice}
      <Tabs
        label={text.sections}
        tabs={DRAFT_SECTIONS.map((one) => ({ text: sectionTitle(one), to: addressOf(one), isCurrent: one === section }))}
      />
      <OpenSection key={section} title={sectionTitle(section)} wanted={wanted} onArrived={() => setWanted(null)}>
        {section === 'check' ? (
          <CheckSection read={read} version={base.Version} addressOf={addressOf} onOutdated={() => void startOver()} />
        ) : (
          <div key={base.Version} className={styles.body}>
            {section === 'terms' && <TermsFields lawState={read.LawState} />}
            {section === 'people' && <PeopleFields roles={read.Roles} isPaper={read.Kind === 'paper'} />}
            {section === 'values' && <ValuesFields read={read} />}
            {section === 'message' && <MessageFields />}
            <FormActions>
              <SubmitButton>{text.saveAndGoOn}</SubmitButton>
            </FormActions>
          </div>
        )}
      </OpenSection>
    </Form>
  )
}

type OpenSectionProps = {
  title: string
  /** Of a field that is to be shown; empty for the section itself, null where it was opened by hand. */
  wanted: string | null
  onArrived: () => void
  children: ReactNode
}

/** Where one is led to a section, the focus goes along. */
function OpenSection({ title, wanted, onArrived, children }: OpenSectionProps) {
  const formId = use(FormId)
  const part = useRef<HTMLDivElement>(null)
  const arrive = useEffectEvent(() => {
    if (wanted === null) return
    const target = (wanted !== '' && document.getElementById(controlId(formId, wanted))) || part.current
    target?.focus()
    target?.scrollIntoView({ block: target === part.current ? 'start' : 'center' })
    onArrived()
  })
  useEffect(() => arrive(), [])
  return (
    <div ref={part} role="group" tabIndex={-1} aria-label={title} className={styles.section}>
      {children}
    </div>
  )
}
