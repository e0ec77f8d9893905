import { GetRenterProfile } from '@keystead/contract/applications/renter-profile/renter-profile.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { isRowId } from '@keystead/contract/values/ids.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { Badge } from '../../ui/Badge.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ClipboardListIcon, SearchIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { KeepButton } from './KeepButton.tsx'
import { KeptProfile } from './KeptProfile.tsx'
import { text } from './renter-profile.text.ts'

export function head(): PageHead {
  return { title: text.title, noindex: true }
}

/** The renter’s profile of the person who is here, and of which form one can be made. */
export function RenterProfileScreen() {
  const [search] = useSearchParams()
  const FormId = [search.get('form') ?? ''].find(isRowId) ?? null
  const { data, error, refetch } = useCall(GetRenterProfile, { FormId }, { keepPrevious: true })
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
        <TextSkeleton count={6} />
      </Frame>
    )
  }
  const { Profile, FormToKeep } = data
  return (
    <Frame status={Profile && <StateBadge isValid={Profile.State === 'valid'} />}>
      {Profile ? <KeptProfile profile={Profile} newer={FormToKeep} /> : <NoneYet form={FormToKeep} />}
    </Frame>
  )
}

function Frame({ status, children }: { status?: ReactNode; children: ReactNode }) {
  return (
    <Page
      title={text.title}
      description={text.intro}
      status={status}
      breadcrumbs={[{ text: text.applications, to: paths.applications() }]}
      width="narrow"
    >
      {children}
    </Page>
  )
}

function StateBadge({ isValid }: { isValid: boolean }) {
  return <Badge tone={isValid ? 'good' : 'warn'}>{isValid ? text.valid : text.expired}</Badge>
}

function NoneYet({ form }: { form: OutputOf<typeof GetRenterProfile>['FormToKeep'] }) {
  const timeZone = useTimeZone()
  if (!form) {
    return (
      <EmptyState
        title={text.noneTitle}
        icon={ClipboardListIcon}
        action={
          <LinkButton to={paths.properties()} variant="primary" icon={SearchIcon}>
            {text.findHome}
          </LinkButton>
        }
      >
        {text.none}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={text.noneTitle} icon={ClipboardListIcon} action={<KeepButton form={form} replaces={false} />}>
      {text.noneButForm({ home: form.HomeTitle, day: formatDayOf(form.SubmittedAt, timeZone) })}
    </EmptyState>
  )
}
