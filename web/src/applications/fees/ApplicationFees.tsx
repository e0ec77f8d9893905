import { GetApplicationFees, WaiveApplicationFee } from '@keystead/contract/applications/fees/fee.operations.ts'
import type { FeeRead } from '@keystead/contract/applications/fees/fee.schemas.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { formatExactMoney } from '@keystead/contract/values/money.ts'
import { useState } from 'react'
import { useCall } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { lawText, limitText } from './fee-words.ts'
import { FeeLine } from './FeeLine.tsx'
import { text } from './fees.text.ts'
import { OwnFee } from './OwnFee.tsx'
import { WaiveDialog } from './WaiveDialog.tsx'
import styles from './Fees.module.css'

type ApplicationFeesProps = { applicationId: string; isLandlord: boolean }

/** How the fees of an application stand, person by person; where none is asked, nothing. */
export function ApplicationFees({ applicationId, isLandlord }: ApplicationFeesProps) {
  const { data } = useCall(GetApplicationFees, { ApplicationId: applicationId })
  const [waived, setWaived] = useState<FeeRead | null>(null)
  if (!data || data.Items.length === 0) return null
  const isLimited = data.Items.some(({ LimitedBy }) => LimitedBy !== null)
  return (
    <Section title={text.titles}>
      <ul className={styles.list}>
        {data.Items.map((fee) => (
          <li key={fee.FeeId}>
            {fee.IsYou ? (
              <OwnFee applicationId={applicationId} fee={fee} law={data.Law} />
            ) : (
              <FeeOfOther fee={fee} onWaive={() => setWaived(fee)} />
            )}
          </li>
        ))}
      </ul>
      {isLandlord && isLimited && data.Law && <p className={styles.soft}>{lawText(data.Law)}</p>}
      {waived && <WaiveDialog applicationId={applicationId} fee={waived} onClose={() => setWaived(null)} />}
    </Section>
  )
}

/** To who decides with what they can do about it; to others of the household how it stands. */
function FeeOfOther({ fee, onWaive }: { fee: FeeRead; onWaive: () => void }) {
  const mayWaive = useMay()(WaiveApplicationFee)
  const { Name, Kind, InvoiceId, GiveBackReason, GivenBack, State, CanWaive } = fee
  const isPartBack = GivenBack !== null && State !== 'givenBack'
  const limit = limitText(fee)
  const more = moreOf(fee)
  return (
    <div className={styles.fee}>
      <FeeLine
        fee={fee}
        name={
          <>
            <bdi>{Name}</bdi>
            {Kind === 'screening' && ` · ${text.kinds.screening}`}
          </>
        }
      />
      {limit && <p>{limit}</p>}
      {more && <p>{more}</p>}
      {GiveBackReason && <p className={styles.soft}>{text.goesBack({ reason: GiveBackReason })}</p>}
      {isPartBack && <p className={styles.soft}>{text.partGivenBack({ amount: formatExactMoney(GivenBack) })}</p>}
      <div className={styles.tools}>
        {CanWaive && mayWaive && (
          <Button size="sm" aria-label={text.waiveOf({ name: Name })} onClick={onWaive}>
            {text.waive}
          </Button>
        )}
        {InvoiceId !== null && (
          <LinkButton to={paths.viewInvoice(InvoiceId)} size="sm">
            {text.receipt}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

function moreOf({ State, Amount, GiveBackFailed, WaivedBy, WaiveReason }: FeeRead): string | null {
  // Of the others of a household nothing more is said.
  if (Amount === null) return null
  if (GiveBackFailed) return text.forDecider.goneWrong
  if (State === 'waived') return text.waivedBy({ name: WaivedBy ?? '', reason: WaiveReason ?? '' })
  return State === 'returned' || State === 'outside' ? text.forDecider[State] : null
}
