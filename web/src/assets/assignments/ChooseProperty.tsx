import { ListSearchForm } from '@keystead/contract/assets/properties/property-list.forms.ts'
import { GetDdlUserAssets } from '@keystead/contract/assets/properties/property.operations.ts'
import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SearchBox } from '../../ui/form/SearchBox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ChevronRightIcon, HomeIcon } from '../../ui/icons.ts'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import styles from './Assignments.module.css'

type ChoosePropertyProps = {
  addressOf: (assetId: string) => string
  /** Only those in which an agent may do this. */
  scope?: AgentScope | null
  /** Where there is none at all: why, and what comes first. */
  noneText: string
  first: ReactNode
}

/** The first step of an assignment that began without a property. */
export function ChooseProperty({ addressOf, scope = null, noneText, first }: ChoosePropertyProps) {
  const [text, setText] = useState('')
  const { data, error, refetch, isPlaceholderData } = useCall(
    GetDdlUserAssets,
    { Text: text || null, Scope: scope },
    { keepPrevious: true },
  )
  return (
    <>
      <SearchBox
        rules={ListSearchForm}
        text={text}
        onText={setText}
        placeholder="Title or reference code"
        maxLength={100}
        className={styles.choosing}
      />
      {error && !data && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <TableSkeleton />}
      {data?.Items.length === 0 && (
        <EmptyState
          title={messages.noPropertiesFound}
          icon={HomeIcon}
          action={text ? <Button onClick={() => setText('')}>Clear the search</Button> : first}
        >
          {text ? 'Nothing fits what you are looking for.' : noneText}
        </EmptyState>
      )}
      {data && data.Items.length > 0 && (
        <ul className={styles.choices} aria-label="Properties" aria-busy={isPlaceholderData || undefined}>
          {data.Items.map(({ Id, Text, Detail }) => (
            <li key={Id}>
              <Link to={addressOf(Id)} className={styles.choice}>
                <span>
                  {Text}
                  <small>{Detail}</small>
                </span>
                <Icon of={ChevronRightIcon} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
