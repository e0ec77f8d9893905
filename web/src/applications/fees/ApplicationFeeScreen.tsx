import { GetApplicationDetails } from '@keystead/contract/applications/applications/application.operations.ts'
import { ApplicationFeeNotFound, GetApplicationFees } from '@keystead/contract/applications/fees/fee.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useSearchParams } from 'react-router'
import { useCall } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { FeeCheckout } from './FeeCheckout.tsx'
import { text } from './fees.text.ts'

export function head(): PageHead {
  return { title: text.payTitle, noindex: true }
}

/** An applicant pays a fee of their own, and follows the payment. */
export function ApplicationFeeScreen() {
  const [search] = useSearchParams()
  const ApplicationId = search.get('id')
  const isNamed = ApplicationId !== null
  const fees = useCall(GetApplicationFees, { ApplicationId: ApplicationId ?? '' }, { enabled: isNamed })
  const application = useCall(GetApplicationDetails, { ApplicationId: ApplicationId ?? '' }, { enabled: isNamed })
  const fee = fees.data?.Items.find(({ FeeId, IsYou }) => IsYou && FeeId === search.get('fee'))
  const home = application.data?.Home.Title
  const error = fees.error ?? application.error ?? (isNamed && !(fees.data && !fee) ? null : ApplicationFeeNotFound)
  return (
    <Page
      title={text.payTitle}
      description={home && text.intro({ home })}
      breadcrumbs={[
        { text: text.applications, to: paths.applications() },
        ...(home && isNamed ? [{ text: home, to: paths.viewApplication(ApplicationId) }] : []),
      ]}
    >
      {fee && application.data && fees.data ? (
        <FeeCheckout key={fee.FeeId} fee={fee} law={fees.data.Law} application={application.data} />
      ) : error ? (
        <ErrorState
          failure={error}
          onRetry={fees.error ? () => void fees.refetch() : undefined}
          action={<LinkButton to={paths.applications()}>{text.applications}</LinkButton>}
        />
      ) : (
        <FormSkeleton />
      )}
    </Page>
  )
}
