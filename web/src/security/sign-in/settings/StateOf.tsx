import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallFailure } from '../../../api/failure.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { text } from '../settings.text.ts'
import styles from './StateOf.module.css'

/** How something is set now, in a line. What cannot be looked up says so, and the rest of the page stays as it is. */
export function StateOf<Data>({ query, children }: { query: UseQueryResult<Data, CallFailure>; children: (data: Data) => ReactNode }) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return text.stateUnknown
  return (
    <span className={styles.waiting}>
      <Skeleton length="half" />
    </span>
  )
}
