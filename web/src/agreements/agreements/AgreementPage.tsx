import { RecordAgreementLease } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { useCommand } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { RefreshIcon } from '../../ui/icons.ts'
import { MainAndAside } from '../../ui/MainAndAside.tsx'
import { NowNotice } from '../../ui/NowNotice.tsx'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import { toast } from '../../ui/toast.tsx'
import { withToast } from '../../ui/with-toast.ts'
import type { AgreementDetails } from './agreement-details.ts'
import { AgreementActions } from './AgreementActions.tsx'
import { AgreementEvents } from './AgreementEvents.tsx'
import { AgreementFacts } from './AgreementFacts.tsx'
import { AgreementFile } from './AgreementFile.tsx'
import { AgreementFiles } from './AgreementFiles.tsx'
import { AgreementParties } from './AgreementParties.tsx'
import { AgreementStateBadge } from './AgreementStateBadge.tsx'
import { namesText, signedText } from './agreement-words.ts'
import { text } from './view-agreement.text.ts'
import styles from './Agreement.module.css'

type OfAgreement = { agreement: AgreementDetails }

/** What comes next, the paper, and all that is known of it. */
export function AgreementPage({ agreement }: OfAgreement) {
  const { Title, IsSender, SenderName, LeaseOutcome } = agreement
  return (
    <Page
      title={<bdi>{Title}</bdi>}
      breadcrumbs={[{ text: text.agreements, to: paths.myAgreements() }]}
      status={<AgreementStateBadge {...agreement} />}
      description={[agreement.Category, IsSender ? text.sentByYou : text.from({ name: SenderName }), signedText(agreement)]
        .filter(Boolean)
        .join(' · ')}
      action={<AgreementActions agreement={agreement} />}
    >
      <Now agreement={agreement} />
      <MainAndAside
        aside={
          <>
            <AgreementParties agreement={agreement} />
            {LeaseOutcome && <LeaseOfAgreement agreement={agreement} outcome={LeaseOutcome} />}
            <AgreementFiles agreement={agreement} />
            <AgreementFacts agreement={agreement} />
            <AgreementEvents agreement={agreement} />
          </>
        }
      >
        <Section title={text.paper}>
          <Paper agreement={agreement} />
        </Section>
      </MainAndAside>
    </Page>
  )
}

function Now({ agreement }: OfAgreement) {
  const { State, Ending } = agreement
  const reason = agreement.Reason ?? Ending?.Reason
  return (
    <NowNotice now={nowText(agreement)} isOver={State !== 'draft' && State !== 'sent' && State !== 'completed'}>
      {Ending && <p>{text.ending[Ending.Kind]({ day: formatDate(Ending.On) })}</p>}
      {reason && <p>{text.reason({ reason })}</p>}
    </NowNotice>
  )
}

function nowText({ Next, State, SignBy, Parties }: AgreementDetails): string {
  const day = formatDate(SignBy)
  switch (Next) {
    case 'sign':
    case 'approve':
      return text.now[Next]({ day })
    case 'waitForOthers': {
      const open = Parties.filter(
        ({ Part, State: state }) => Part !== 'copy' && Part !== 'viewer' && (state === 'sent' || state === 'viewed'),
      )
      return text.now.waitForOthers({ day, names: open.length === 0 ? text.others : namesText(open.map(({ Name }) => Name)) })
    }
    case 'none':
      return text.now.none[State]
    default:
      return text.now[Next]
  }
}

/** A draft as it would be sent, what was sent, or what was sealed. */
function Paper({ agreement: { AgreementId, State, SealedDigest, Title } }: OfAgreement) {
  const file = State === 'draft' ? 'preview' : SealedDigest === null ? 'original' : 'signed'
  return <AgreementFile key={file} agreementId={AgreementId} file={file} label={text.paperLabel({ title: Title })} mayDownload />
}

type LeaseProps = OfAgreement & { outcome: NonNullable<AgreementDetails['LeaseOutcome']> }

/** What became of the lease; what was in its way may be gone by now. */
function LeaseOfAgreement({ agreement: { AgreementId, IsSender }, outcome: { IsRecorded, Text } }: LeaseProps) {
  const may = useMay()
  const recording = useCommand(RecordAgreementLease)

  async function tryAgain() {
    await withToast(recording.run({ AgreementId }).then((now) => (now.IsRecorded ? toast.success(text.recorded) : toast.warning(now.Text))))
  }

  return (
    <Section title={text.outcome}>
      <p className={styles.note}>{Text}</p>
      {!IsRecorded && IsSender && may(RecordAgreementLease) && (
        <div className={styles.below}>
          <Button size="sm" icon={RefreshIcon} busy={recording.pending} onClick={() => void tryAgain()}>
            {text.tryAgain}
          </Button>
        </div>
      )}
    </Section>
  )
}
