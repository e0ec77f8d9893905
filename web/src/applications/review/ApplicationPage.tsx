import { OPEN_STATES } from '@keystead/contract/applications/applications/application.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { applicationName, submittedText } from '../applications/application-words.ts'
import { ApplicationStateBadge } from '../applications/ApplicationStateBadge.tsx'
import { CriteriaResults } from '../decisions/CriteriaResults.tsx'
import { DecisionList } from '../decisions/DecisionList.tsx'
import { NoticeList } from '../decisions/NoticeList.tsx'
import { NotesSection } from '../decisions/NotesSection.tsx'
import { type DecisionDetails, useDecision } from '../decisions/use-decision.ts'
import { waitingText } from '../screening/own-next-text.ts'
import { ScreeningPart } from '../screening/ScreeningPart.tsx'
import { type ScreeningDetails, useScreenings } from '../screening/use-screenings.ts'
import { ApplicationFees } from '../fees/ApplicationFees.tsx'
import { usePageTitle } from '../../navigation/page-title.ts'
import { MainAndAside } from '../../ui/MainAndAside.tsx'
import { NowNotice } from '../../ui/NowNotice.tsx'
import { Page } from '../../ui/Page.tsx'
import { ApplicationActions } from './ApplicationActions.tsx'
import { ApplicationEvents } from './ApplicationEvents.tsx'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { ApplicationPeople } from './ApplicationPeople.tsx'
import { endReason, nowText } from './now-text.ts'
import { text } from './review.text.ts'
import { useOpened } from './use-opened.ts'

type OfApplication = { application: ApplicationDetails }

/** What comes next, who applies, and all that is known of it. */
export function ApplicationPage({ application }: OfApplication) {
  const { Home, State, IsLandlord, LandlordName } = application
  // Of several for one home each has a name of its own.
  const name = applicationName(application)
  usePageTitle(name)
  useOpened(application)
  const { data: decision } = useDecision(application)
  const screenings = useScreenings(application)
  return (
    <Page
      title={<bdi>{name}</bdi>}
      breadcrumbs={[{ text: text.applications, to: paths.applications() }]}
      status={<ApplicationStateBadge state={State} />}
      description={[IsLandlord ? text.toYou : text.to({ name: LandlordName }), submittedText(application)].filter(Boolean).join(' · ')}
      action={<ApplicationActions application={application} decision={decision} />}
    >
      <Now application={application} screenings={screenings.data} />
      <MainAndAside
        aside={
          <>
            <ApplicationFacts application={application} />
            <ApplicationEvents application={application} />
          </>
        }
      >
        {decision && <DecisionParts assetId={Home.AssetId} decision={decision} />}
        {!IsLandlord && <ScreeningPart application={application} asked={screenings} />}
        {!IsLandlord && <ApplicationFees applicationId={application.ApplicationId} isLandlord={false} />}
        <ApplicationPeople application={application} />
        {IsLandlord && <ScreeningPart application={application} asked={screenings} />}
        {IsLandlord && <ApplicationFees applicationId={application.ApplicationId} isLandlord />}
        {decision?.Notes && <NotesSection applicationId={application.ApplicationId} notes={decision.Notes} mayAdd={decision.Can.Note} />}
      </MainAndAside>
    </Page>
  )
}

/** What was decided with what comes with it, and for those who decide how the people stand to what was asked. */
function DecisionParts({ assetId, decision }: { assetId: string; decision: DecisionDetails }) {
  return (
    <>
      <DecisionList decisions={decision.Decisions} acceptedAt={decision.ConditionsAcceptedAt} />
      <NoticeList notices={decision.Notices} />
      {decision.Criteria && <CriteriaResults assetId={assetId} results={decision.Criteria} at={decision.CriteriaAt} />}
    </>
  )
}

function Now({ application, screenings }: OfApplication & { screenings: ScreeningDetails | undefined }) {
  const reason = endReason(application)
  const waiting = screenings && waitingText(screenings)
  return (
    <NowNotice now={nowText(application)} isOver={!OPEN_STATES.includes(application.State)}>
      {reason && <p>{text.reason({ reason })}</p>}
      {waiting && <p>{waiting}</p>}
    </NowNotice>
  )
}
