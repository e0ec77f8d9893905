import { OpenRenterProfileForm } from '@keystead/contract/applications/renter-profile/renter-profile.forms.ts'
import {
  GetSharedRenterProfile,
  OpenSharedRenterProfile,
  RenterProfileLinkOver,
} from '@keystead/contract/applications/renter-profile/renter-profile.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { formatDayOf, formatMoment } from '@keystead/contract/values/dates.ts'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { asCallFailure } from '../../api/failure.ts'
import { useCall, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { NeedsScript } from '../../ui/NeedsScript.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { useHeadingFocused } from '../form/use-heading-focused.ts'
import { text } from './shared-profile.text.ts'
import { StatedSummary } from './StatedSummary.tsx'
import styles from './RenterProfile.module.css'

/** The secret in the address stays out of indexes and of other people’s statistics. */
export function head(): PageHead {
  return { title: text.title, canonical: paths.properties(), noindex: true }
}

type Opened = OutputOf<typeof OpenSharedRenterProfile>

/** Where links to a renter’s profile lead. Email programs open links by themselves: nothing is read or noted before a press. */
export function SharedRenterProfileScreen() {
  const { id: token } = useParams()
  const hasScript = useHasScript()
  if (token === undefined) return <LinkOver />
  if (hasScript) return <Linked token={token} />
  return (
    <Frame>
      <NeedsScript />
    </Frame>
  )
}

function Frame({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <Page display title={name === undefined ? text.title : <bdi>{text.titleOf({ name })}</bdi>} width="narrow">
      {children}
    </Page>
  )
}

function Linked({ token }: { token: string }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isOver, setIsOver] = useState(false)
  const { data, error, refetch } = useCall(GetSharedRenterProfile, { Token: token })
  // A link that lost a part on its way is none.
  if (isOver || (!opened && error && (error.is(RenterProfileLinkOver) || error.is(CallErrors.InvalidInput)))) return <LinkOver />
  if (opened) return <Profile opened={opened} />
  if (error && !data) {
    return (
      <Frame>
        <ErrorState failure={error} onRetry={() => void refetch()} />
      </Frame>
    )
  }
  if (!data) {
    return (
      <Frame>
        <TextSkeleton />
      </Frame>
    )
  }
  return (
    <Frame name={data.Name}>
      <p className={styles.gate}>{text.gate({ name: data.Name })}</p>
      <Gate token={token} onOpened={setOpened} onOver={() => setIsOver(true)} />
    </Frame>
  )
}

type GateProps = { token: string; onOpened: (opened: Opened) => void; onOver: () => void }

function Gate({ token, onOpened, onOver }: GateProps) {
  const opening = useCommand(OpenSharedRenterProfile)
  const form = useContractForm(OpenRenterProfileForm, { Name: '' })

  async function open({ Name }: { Name: string }) {
    try {
      onOpened(await opening.run({ Token: token, Name }))
    } catch (error) {
      if (asCallFailure(error).is(RenterProfileLinkOver)) return onOver()
      throw error
    }
  }

  return (
    <Form form={form} guard={false} label={text.open} onSubmit={open}>
      <TextField name="Name" label={text.name} autoComplete="name" maxLength={60} dir="auto" />
      <FormActions>
        <SubmitButton>{text.open}</SubmitButton>
      </FormActions>
    </Form>
  )
}

function Profile({ opened: { Name, SubmittedAt, UntilAt, Stated } }: { opened: Opened }) {
  const timeZone = useTimeZone()
  useHeadingFocused()
  return (
    <Frame name={Name}>
      <div className={styles.sections}>
        <div className={styles.notice}>
          <p className={styles.strong}>{text.stated({ name: Name, day: formatDayOf(SubmittedAt, timeZone) })}</p>
          <p className={styles.help}>{text.until({ until: formatMoment(new Date(UntilAt), timeZone) })}</p>
        </div>
        <StatedSummary stated={Stated} level={2} />
      </div>
    </Frame>
  )
}

function LinkOver() {
  useHeadingFocused()
  return (
    <Frame>
      <ErrorState failure={RenterProfileLinkOver} action={<LinkButton to={paths.properties()}>{text.browse}</LinkButton>} />
    </Frame>
  )
}
