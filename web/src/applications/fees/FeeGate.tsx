import { GetApplicationFees } from '@keystead/contract/applications/fees/fee.operations.ts'
import { useCall } from '../../api/query.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Section } from '../../ui/Section.tsx'
import type { SubmitGate } from '../form/submit-gate.ts'
import { obstacleOf } from './fee-words.ts'
import { text } from './fees.text.ts'
import { OwnFee } from './OwnFee.tsx'

/** Before a form is submitted its fees are paid, where there are any. What could not be found out here, the server says. */
export const FeeGate: SubmitGate = ({ details: { ApplicationId }, children }) => {
  const { data, error, refetch } = useCall(GetApplicationFees, { ApplicationId })
  const own = (data?.Items ?? []).filter(({ IsYou }) => IsYou)
  return (
    <>
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} compact />}
      {own.length > 0 && (
        <Section title={text.title}>
          {own.map((fee) => (
            <OwnFee key={fee.FeeId} applicationId={ApplicationId} fee={fee} law={data?.Law ?? null} />
          ))}
        </Section>
      )}
      {children(obstacleOf(own))}
    </>
  )
}
