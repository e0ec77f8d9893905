import { CreateApplicationForm } from '@keystead/contract/applications/applications/application.forms.ts'
import { AppliedAlready, CreateApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import type { ListingDetails } from '@keystead/contract/marketplace/search/marketplace.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { asCallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { availabilityText, leaseText } from '../../marketplace/search/listing-page/listing-facts.ts'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { ListingCriteria } from '../criteria/ListingCriteria.tsx'
import type { CostOfApplying } from './cost-of-applying.ts'
import { text } from './create.text.ts'
import { MoveFields } from './MoveFields.tsx'
import { OfferedHome } from './OfferedHome.tsx'
import styles from './Create.module.css'

type ApplyFormProps = {
  listing: ListingDetails
  Cost: CostOfApplying
  /** When a form of theirs was last changed. */
  formFrom: string | null
  /** Until when their renter’s profile is valid, whose documents come along. */
  profileUntil: string | null
  onBegun: () => void
  onAppliedAlready: () => void
}

/** The home, what will be asked, and what is said to its landlord; the form itself comes next. */
export function ApplyForm({ listing, Cost, formFrom, profileUntil, onBegun, onAppliedAlready }: ApplyFormProps) {
  const { AssetId } = listing
  const navigate = useNavigate()
  const timeZone = useTimeZone()
  const creating = useCommand(CreateApplication)
  const form = useContractForm(CreateApplicationForm, { AssetId, MoveInOn: null, LeaseMonths: null, Message: '', Applicants: [] })

  async function begin(input: z.output<typeof CreateApplicationForm>) {
    try {
      const { ApplicationId, FormId } = await creating.run(input)
      onBegun()
      form.reset(form.getValues())
      const step = profileUntil === null ? null : 'review'
      await navigate(FormId === null ? paths.viewApplication(ApplicationId) : paths.applicationForm({ id: FormId, step }), {
        replace: true,
      })
    } catch (error) {
      if (asCallFailure(error).is(AppliedAlready)) onAppliedAlready()
      throw error
    }
  }

  return (
    <>
      <Section title={text.home}>
        <OfferedHome listing={listing} />
      </Section>
      <ListingCriteria assetId={AssetId} />
      <Cost assetId={AssetId} />
      <Section title={text.asked}>
        <ul className={styles.asked}>
          {Object.values(text.askedParts).map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <p className={styles.below}>{text.stopAnyTime}</p>
        {profileUntil !== null && <p className={styles.note}>{text.profileAlong({ day: formatDayOf(profileUntil, timeZone) })}</p>}
        {formFrom !== null && profileUntil === null && (
          <p className={styles.note}>{text.formAgain({ day: formatDayOf(formFrom, timeZone) })}</p>
        )}
      </Section>
      <Section title={text.when}>
        <Form form={form} label={text.applyTitle} onSubmit={begin}>
          <MoveFields freeFrom={availabilityText(listing)} offeredFor={leaseText(listing)} />
          <FormActions>
            <SubmitButton>{text.begin}</SubmitButton>
            <LinkButton to={paths.property(AssetId)} variant="quiet">
              {text.cancel}
            </LinkButton>
          </FormActions>
        </Form>
      </Section>
    </>
  )
}
