import { GetApplicationOptions } from '@keystead/contract/applications/applications/application.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useCall } from '../../api/query.ts'
import { ApplyLink, NotKnownYet } from './ApplyLink.tsx'
import { text } from './listing.text.ts'

/** For who is here: on with an application that is open, or to a new one. Of one’s own home there is nothing to apply for. */
export function ApplyOrGoOn({ assetId }: { assetId: string }) {
  const { data, error } = useCall(GetApplicationOptions, { AssetId: assetId })
  const begin = paths.createApplication({ property: assetId })
  if (data?.ApplicationId) {
    const { ApplicationId, FormId, FormState } = data
    const isFilledIn = FormState === 'submitted' || FormId === null
    const to = isFilledIn ? paths.viewApplication(ApplicationId) : paths.applicationForm({ id: FormId })
    return <ApplyLink to={to}>{isFilledIn ? text.seeApplication : text.goOnApplying}</ApplyLink>
  }
  if (data) return data.MayApply ? <ApplyLink to={begin}>{text.apply}</ApplyLink> : null
  // What could not be found out here, the page itself says.
  return error ? <ApplyLink to={begin}>{text.apply}</ApplyLink> : <NotKnownYet />
}
