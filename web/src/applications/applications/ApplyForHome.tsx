import { GetApplicationOptions } from '@keystead/contract/applications/applications/application.operations.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import { GetAssetDetails } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { useState } from 'react'
import { useCall } from '../../api/query.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { HomeIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { ApplyForm } from './ApplyForm.tsx'
import type { CostOfApplying } from './cost-of-applying.ts'
import { CreateFrame } from './CreateFrame.tsx'
import { text } from './create.text.ts'
import { OpenAlready } from './OpenAlready.tsx'

/** Applying for a home of someone else: what it is, what will be asked, and the first words to its landlord. */
export function ApplyForHome({ assetId, Cost }: { assetId: string; Cost: CostOfApplying }) {
  return (
    <CreateFrame title={text.applyTitle} description={text.applyIntro}>
      <Apply assetId={assetId} Cost={Cost} />
    </CreateFrame>
  )
}

const OBSTACLES = { ownHome: messages.ownHome, notOffered: messages.homeNotOffered } as const

function Apply({ assetId, Cost }: { assetId: string; Cost: CostOfApplying }) {
  const options = useCall(GetApplicationOptions, { AssetId: assetId })
  const home = useCall(GetAssetDetails, { AssetId: assetId })
  /** What was begun here is open at once, and the way there is not that of someone who comes back. */
  const [isBegun, setIsBegun] = useState(false)
  const isGone = home.error?.is(PropertyNotFound) ?? false

  if (options.error && !options.data) return <ErrorState failure={options.error} onRetry={() => void options.refetch()} />
  if (!options.data) return <FormSkeleton />
  const { ApplicationId, FormId, FormFrom, ProfileUntil, Obstacle } = options.data
  if (ApplicationId !== null && !isBegun) return <OpenAlready applicationId={ApplicationId} formId={FormId} />
  if (isGone) return <NotToBeHad title={messages.homeNotOffered} />
  if (home.error && !home.data) return <ErrorState failure={home.error} onRetry={() => void home.refetch()} />
  if (!home.data) return <FormSkeleton />
  if (Obstacle !== null && !isBegun) return <NotToBeHad title={OBSTACLES[Obstacle]} home={assetId} />
  return (
    <ApplyForm
      listing={home.data}
      Cost={Cost}
      formFrom={FormFrom}
      profileUntil={ProfileUntil}
      onBegun={() => setIsBegun(true)}
      onAppliedAlready={() => void options.refetch()}
    />
  )
}

/** Why it can’t be applied for, and where to go on. */
function NotToBeHad({ title, home }: { title: string; home?: string }) {
  return (
    <EmptyState
      title={title}
      icon={HomeIcon}
      action={
        <>
          {home && <LinkButton to={paths.property(home)}>{text.seeHome}</LinkButton>}
          <LinkButton to={paths.properties()}>{text.otherHomes}</LinkButton>
        </>
      }
    />
  )
}
