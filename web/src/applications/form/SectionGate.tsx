import type {
  GetAppFormEmploymentInfo,
  GetAppFormIdentityInfo,
  GetAppFormPersonalInfo,
  GetAppFormResidenceInfo,
} from '@keystead/contract/applications/form/form.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../api/query.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'

type SectionCall =
  | typeof GetAppFormPersonalInfo
  | typeof GetAppFormIdentityInfo
  | typeof GetAppFormResidenceInfo
  | typeof GetAppFormEmploymentInfo

type SectionGateProps<Op extends SectionCall> = {
  operation: Op
  formId: string
  /** The section with its latest answer; what its form holds began from the first one. */
  children: (read: OutputOf<Op>) => ReactNode
}

/** Waits for the latest of a section: one that was read a while ago has the version of before. */
export function SectionGate<Op extends SectionCall>({ operation, formId, children }: SectionGateProps<Op>) {
  const { data, error, isFetching, refetch } = useCall<SectionCall>(operation, { FormId: formId })
  const [isOpen, setIsOpen] = useState(false)
  if (data && !isFetching && !isOpen) setIsOpen(true)
  if (data && isOpen) return children(data as OutputOf<Op>)
  if (error && !isFetching) return <ErrorState failure={error} onRetry={() => void refetch()} />
  return <FormSkeleton count={6} />
}
