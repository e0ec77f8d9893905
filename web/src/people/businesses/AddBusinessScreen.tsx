import { CreateBusiness } from '@keystead/contract/people/businesses/business.operations.ts'
import type { ProfileSummary } from '@keystead/contract/sessions/session-record.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCommand } from '../../api/query.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { useSwitchProfile } from '../../identity/profiles/use-switch-profile.ts'
import type { PageHead } from '../../navigation/head.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { type State, useStates } from '../../places/reference-data/use-states.ts'
import { select, selected } from '../../sessions/selection.ts'
import { useSession } from '../../sessions/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { BuildingStoreIcon } from '../../ui/icons.ts'
import { inParts } from '../../ui/in-parts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { toast } from '../../ui/toast.tsx'
import {
  type BusinessDraft,
  emptyDraft,
  furthestStep,
  isStep,
  keptDraft,
  newInputOf,
  rulesOf,
  type Step,
  STEP_FIELDS,
  stepOf,
  STEPS,
} from './business-draft.ts'
import { AboutFields, ContactFields, LicenseFields, NameFields, WorkFields } from './BusinessFields.tsx'
import { messages } from './business-messages.text.ts'
import { text } from './business-form.text.ts'
import styles from './BusinessForm.module.css'

const [FIRST_STEP] = STEPS
const LAST_STEP = 'description' satisfies Step
const STEP_TITLES: Record<Step, string> = {
  about: text.stepAbout,
  contact: text.stepContact,
  license: text.stepLicense,
  description: text.stepDescription,
}
/** Whose draft is kept: another profile founds another business. */
type Kept = { profileId: string; draft: BusinessDraft }

export function head(): PageHead {
  return { title: text.addTitle, noindex: true }
}

/** Makes the active profile that of a business, in steps. */
export function AddBusinessScreen() {
  const session = useSession()
  const { states, failure, retry } = useStates()
  if (!session?.Profile) return null
  return (
    <Page title={text.addTitle} breadcrumbs={[{ text: text.businesses, to: paths.businesses() }]} width="narrow">
      {session.Member ? (
        <OtherProfile title={text.actsAlready} help={text.actsAlreadyHelp} />
      ) : profileTypeOf(session) === 'Tenant' ? (
        <OtherProfile title={text.notForTenants} help={text.notForTenantsHelp} />
      ) : states ? (
        <FoundingForm key={session.Profile.ProfileId} profile={session.Profile} states={states} />
      ) : failure ? (
        <ErrorState failure={failure} onRetry={retry} />
      ) : (
        <FormSkeleton />
      )}
    </Page>
  )
}

function OtherProfile({ title, help }: { title: string; help: string }) {
  return (
    <EmptyState
      title={title}
      icon={BuildingStoreIcon}
      action={
        <>
          <LinkButton to={paths.profiles()} variant="primary">
            {text.seeProfiles}
          </LinkButton>
          <LinkButton to={paths.createProfile(undefined, paths.addBusiness())}>{text.createProfile}</LinkButton>
        </>
      }
    >
      {help}
    </EmptyState>
  )
}

function FoundingForm({ profile, states }: { profile: ProfileSummary; states: readonly State[] }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const creation = useCommand(CreateBusiness)
  const switchProfile = useSwitchProfile()
  const founded = useRef<{ BusinessId: string; ProfileId: string } | null>(null)

  const [begin] = useState(() => draftFor(profile))
  const [furthest, setFurthest] = useState(() => furthestStep(begin))
  const asked = search.get('step')
  const step = isStep(asked) && STEPS.indexOf(asked) <= STEPS.indexOf(furthest) ? asked : FIRST_STEP
  const isLast = step === LAST_STEP
  const form = useContractForm(rulesOf(isLast ? STEPS.flatMap((one) => STEP_FIELDS[one]) : STEP_FIELDS[step]), begin)
  const go = (next: Step) => void navigate(paths.addBusiness({ step: next === FIRST_STEP ? null : next }))

  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft({ profileId: profile.ProfileId, draft: values }) }),
    [subscribe, profile.ProfileId],
  )

  async function send(draft: BusinessDraft) {
    if (!isLast) {
      setFurthest(furthestStep(draft))
      return go(STEPS[STEPS.indexOf(step) + 1] ?? LAST_STEP)
    }
    // When only the switch failed, the next try must not found a second one.
    founded.current ??= await creation.run(newInputOf(draft))
    select('addBusiness', null)
    await switchProfile(founded.current.ProfileId, paths.reviewBusiness(founded.current.BusinessId))
    toast.success(messages.businessCreated)
  }

  return (
    <>
      <Stepper
        label={text.steps}
        steps={STEPS.map((one) => STEP_TITLES[one])}
        current={STEPS.indexOf(step)}
        onGoBack={(index) => go(STEPS[index] ?? step)}
      />
      {step === FIRST_STEP && <WhatHappens name={profile.Name} />}
      <Form form={form} onSubmit={send} guard={false} onHiddenField={(field) => go(stepOf(field))}>
        <StepFields step={step} profileTypeId={profile.ProfileTypeId} states={states} />
        <FormActions>
          <SubmitButton>{isLast ? text.foundIt : text.next}</SubmitButton>
          {step !== FIRST_STEP && <Button onClick={() => go(STEPS[STEPS.indexOf(step) - 1] ?? step)}>{text.back}</Button>}
        </FormActions>
      </Form>
    </>
  )
}

function StepFields({ step, profileTypeId, states }: { step: Step; profileTypeId: number; states: readonly State[] }) {
  switch (step) {
    case 'about':
      return <NameFields />
    case 'contact':
      return (
        <>
          <ContactFields states={states} />
          <WorkFields states={states} />
        </>
      )
    case 'license':
      return <LicenseFields states={states} />
    case 'description':
      return <AboutFields profileTypeId={profileTypeId} />
  }
}

/** In plain words, before anything is typed. */
function WhatHappens({ name }: { name: string }) {
  return (
    <Card as="section" aria-labelledby="what-happens" sunken className={styles.notice}>
      <h2 id="what-happens">{text.whatHappens}</h2>
      <ul>
        <li>{inParts(text.becomes.parts({ name: <bdi>{name}</bdi> }))}</li>
        <li>{text.comesAlong}</li>
        <li>{text.ownPaymentAccount}</li>
        <li>{text.staysYou}</li>
        <li>{text.canInvite}</li>
      </ul>
    </Card>
  )
}

function draftFor({ ProfileId, Name, ProfileCategoryIds }: ProfileSummary): BusinessDraft {
  const empty = emptyDraft(Name, ProfileCategoryIds)
  const kept = selected('addBusiness') as Partial<Kept> | null
  return (kept?.profileId === ProfileId ? keptDraft(kept.draft, empty) : null) ?? empty
}

/** All but the EIN, which has no place in a browser's storage. */
function keepDraft({ profileId, draft }: Kept): void {
  select('addBusiness', { profileId, draft: { ...draft, Ein: '' } })
}
