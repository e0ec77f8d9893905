import { paths } from '@keystead/contract/navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useDownload } from '../../ui/use-download.ts'
import type { KeptAgreementFile } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { listText } from '@keystead/contract/text/list-text.ts'
import { AgreementFacts } from './AgreementFacts.tsx'
import { type Agreement, nextParties, ownParty } from './signing-state.ts'
import type { SigningWay } from './signing-way.ts'
import styles from './Signing.module.css'
import { text } from './signed.text.ts'
import { StateCard } from './StateCard.tsx'

type FinishedProps = {
  agreement: Agreement
  way: SigningWay
  /** Whether it was done on this page. */
  isNew: boolean
  /** Whether all have done their part. */
  isAll: boolean
}

/** One’s own part is done: who is next, or the files once everyone has signed. */
export function Finished({ agreement, way, isNew, isAll }: FinishedProps) {
  return (
    <div className={styles.parts}>
      {isAll ? <Complete agreement={agreement} way={way} isNew={isNew} /> : <OwnPartDone agreement={agreement} way={way} isNew={isNew} />}
      <div className={styles.facts}>
        <AgreementFacts agreement={agreement} />
        {way.kind === 'link' && <Invitation />}
      </div>
    </div>
  )
}

type DoneProps = Pick<FinishedProps, 'agreement' | 'way' | 'isNew'>

function OwnPartDone({ agreement, way, isNew }: DoneProps) {
  const next = nextParties(agreement).map(({ Name }) => Name)
  const names = listText(next)
  const isApprover = ownParty(agreement)?.Part === 'approver'
  return (
    <StateCard
      title={isApprover ? text.approvedTitle : text.signedTitle}
      takesFocus={isNew}
      action={
        <>
          <FileButton way={way} file="original" label={text.readPaper} />
          <ToAgreement agreement={agreement} way={way} />
        </>
      }
    >
      <p>{next.length > 0 ? text.next({ count: next.length, names }) : text.sealing}</p>
    </StateCard>
  )
}

function Complete({ agreement, way, isNew }: DoneProps) {
  const { After, SealedDigest } = agreement
  if (SealedDigest === null) {
    return (
      <StateCard title={text.completedTitle} takesFocus={isNew} action={<ToAgreement agreement={agreement} way={way} />}>
        <p role="status">{text.sealing}</p>
      </StateCard>
    )
  }
  return (
    <StateCard
      title={text.completedTitle}
      takesFocus={isNew}
      action={
        <>
          <FileButton way={way} file="signed" label={text.download} isMain />
          <FileButton way={way} file="certificate" label={text.certificate} />
          <ToAgreement agreement={agreement} way={way} />
          <LinkButton variant="quiet" to={paths.checkAgreement()}>
            {text.check}
          </LinkButton>
        </>
      }
    >
      <p>{text.completedWords}</p>
      {After && <p>{text[After]}</p>}
    </StateCard>
  )
}

/** Only those with an account have a page for it. */
function ToAgreement({ agreement, way }: { agreement: Agreement; way: SigningWay }) {
  if (way.kind === 'link') return null
  return <LinkButton to={paths.previewAgreement(agreement.AgreementId)}>{text.seeAgreement}</LinkButton>
}

function FileButton({ way, file, label, isMain = false }: { way: SigningWay; file: KeptAgreementFile; label: string; isMain?: boolean }) {
  const { isAsking, save } = useDownload(() => way.file(file, 'download'))
  return (
    <Button variant={isMain ? 'primary' : 'secondary'} icon={DownloadIcon} busy={isAsking} onClick={() => void save()}>
      {label}
    </Button>
  )
}

function Invitation() {
  return (
    <StateCard title={text.accountTitle} action={<LinkButton to={paths.signup()}>{text.makeAccount}</LinkButton>}>
      <p>{text.accountWords}</p>
    </StateCard>
  )
}
