import { BusinessChanged, GetUserBusinessDetails, UpdateBusiness } from '@keystead/contract/people/businesses/business.operations.ts'
import type { BusinessDetails, BusinessItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { useEffect } from 'react'
import type { Path } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../api/call.ts'
import { useCall } from '../../api/query.ts'
import { useProfileCommand } from '../../identity/profiles/use-profile-command.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { type State, useStates } from '../../places/reference-data/use-states.ts'
import { useMay } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useVersionedForm } from '../../ui/form/use-versioned-form.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { type BusinessDraft, changedInputOf, changeRules, draftOf, mergeDrafts } from './business-draft.ts'
import { AboutFields, ContactFields, LicenseFields, NameFields, WorkFields } from './BusinessFields.tsx'
import { BusinessLogo } from './BusinessLogo.tsx'
import { BusinessPictures } from './BusinessPictures.tsx'
import { messages } from './business-messages.text.ts'
import { text } from './business-form.text.ts'
import { ForBusiness } from './ForBusiness.tsx'
import { isLegalFact } from './legal-facts.ts'
import styles from './BusinessForm.module.css'

export function head(): PageHead {
  return { title: text.editTitle, noindex: true }
}

/** Everything that a business says of itself. Logo and pictures are saved by themselves, beside the form. */
export function EditBusinessScreen() {
  const [search] = useSearchParams()
  return (
    <ForBusiness title={text.editTitle} id={search.get('id')} wanted={UpdateBusiness}>
      {(business) => <Edit key={business.BusinessId} business={business} />}
    </ForBusiness>
  )
}

function Edit({ business: { BusinessId, Name } }: { business: BusinessItem }) {
  const details = useCall(GetUserBusinessDetails, { BusinessId })
  const { states, failure, retry } = useStates()
  const problem = details.error ?? failure
  return (
    <Page
      title={text.editTitle}
      width="narrow"
      breadcrumbs={[
        { text: text.businesses, to: paths.businesses() },
        { text: Name, to: paths.viewBusiness(BusinessId) },
      ]}
    >
      {details.data && states ? (
        <>
          <BusinessLogo business={details.data} />
          <div className={styles.part}>
            <EditForm business={details.data} states={states} />
          </div>
          <div className={styles.part}>
            <BusinessPictures business={details.data} />
          </div>
        </>
      ) : problem ? (
        <ErrorState failure={problem} onRetry={() => (details.error ? void details.refetch() : retry())} />
      ) : (
        <FormSkeleton count={7} />
      )}
    </Page>
  )
}

function EditForm({ business, states }: { business: BusinessDetails; states: readonly State[] }) {
  const { BusinessId } = business
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const profileTypeId = useSession()?.Profile?.ProfileTypeId ?? 0
  const isAdministrator = useMay()('administrators')
  const update = useProfileCommand(UpdateBusiness)
  const form = useContractForm(changeRules(BusinessId), draftOf(business))
  const { base, save, notice } = useVersionedForm(form, {
    changed: BusinessChanged,
    initial: draftOf(business),
    loadNewest: async () => draftOf(await call(GetUserBusinessDetails, { BusinessId })),
    merge: (three) => mergeDrafts(three, states),
  })

  // A step of the review leads to its field.
  const field = search.get('field')
  const { setFocus } = form
  useEffect(() => {
    if (field && field in base && (isAdministrator || !isLegalFact(field))) setFocus(field as Path<BusinessDraft>)
  }, [field, base, isAdministrator, setFocus])

  return (
    <Form
      form={form}
      onSubmit={async (draft) => {
        await save(update.run(changedInputOf(draft, BusinessId)))
        toast.success(messages.businessUpdated)
        await navigate(paths.viewBusiness(BusinessId))
      }}
    >
      {notice}
      <div key={base.Version} className={styles.sections}>
        <Section title={text.names} className={styles.fields}>
          <NameFields hasLegalName={isAdministrator} />
        </Section>
        <Section title={text.contact} className={styles.fields}>
          <ContactFields states={states} />
        </Section>
        <Section title={text.where} className={styles.fields}>
          <WorkFields states={states} />
        </Section>
        <Section title={text.license} className={styles.fields}>
          {isAdministrator ? <LicenseFields states={states} einLast4={business.EinLast4} /> : <p>{text.legalByAdministrators}</p>}
        </Section>
        <Section title={text.about} className={styles.fields}>
          <AboutFields profileTypeId={profileTypeId} />
        </Section>
      </div>
      <FormActions>
        <SubmitButton>{text.save}</SubmitButton>
        <LinkButton to={paths.viewBusiness(BusinessId)} variant="quiet">
          {text.cancel}
        </LinkButton>
      </FormActions>
    </Form>
  )
}
