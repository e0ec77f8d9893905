import { GetUserAssignedAssets } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { ListSearchForm } from '@keystead/contract/properties/properties/property-list.forms.ts'
import { GetUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import type { ManagedAssetCard } from '@keystead/contract/properties/properties/property.schemas.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SearchBox } from '../../ui/form/SearchBox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ChevronRightIcon, HomeIcon } from '../../ui/icons.ts'
import { placeText } from '../../properties/properties/home-texts.ts'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { text as words } from './assign.text.ts'
import styles from './Assignments.module.css'

type ChoosePropertyProps = {
  addressOf: (assetId: string) => string
  /** Of owners what they manage; of agents where they may move tenants in. */
  from: 'managed' | 'entrusted'
  /** Where there is none at all: why, and what comes first. */
  noneText: string
  first: ReactNode
}

/** The first step of an assignment that began without a property. */
export function ChooseProperty({ addressOf, from, noneText, first }: ChoosePropertyProps) {
  const [text, setText] = useState('')
  const { choices, error, refetch, isPlaceholderData } = useChoices(from, text || null)
  return (
    <>
      <SearchBox
        rules={ListSearchForm}
        text={text}
        onText={setText}
        placeholder={words.searchPlaceholder}
        maxLength={100}
        className={styles.choosing}
      />
      {error && !choices && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !choices && <TableSkeleton />}
      {choices?.length === 0 && (
        <EmptyState
          title={messages.noPropertiesFound}
          icon={HomeIcon}
          action={text ? <Button onClick={() => setText('')}>{words.clearSearch}</Button> : first}
        >
          {text ? words.nothingFound : noneText}
        </EmptyState>
      )}
      {choices && choices.length > 0 && (
        <ul className={styles.choices} aria-label={words.properties} aria-busy={isPlaceholderData || undefined}>
          {choices.map(({ Id, Text, Detail }) => (
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

const MOST_SHOWN = 20

function useChoices(from: ChoosePropertyProps['from'], Text: string | null) {
  const isManaged = from === 'managed'
  const managed = useCall(GetUserAssets, { Text, PageSize: MOST_SHOWN }, { enabled: isManaged, keepPrevious: true })
  const entrusted = useCall(
    GetUserAssignedAssets,
    { Text, State: 'current', Scope: 'tenants', PageSize: MOST_SHOWN },
    { enabled: !isManaged, keepPrevious: true },
  )
  const { error, refetch, isPlaceholderData } = isManaged ? managed : entrusted
  const choices = isManaged
    ? managed.data?.Items.map((card) => ({ Id: card.AssetId, Text: card.Title, Detail: cardPlace(card) }))
    : entrusted.data?.Items.map(({ AssetId, Title, Place }) => ({ Id: AssetId, Text: Title, Detail: Place }))
  return { choices, error, refetch, isPlaceholderData }
}

/** Where it is: two properties may have the same title. */
function cardPlace({ UnitNumber, AddressLine, ...place }: ManagedAssetCard): string {
  const street = [AddressLine, UnitNumber && words.unit({ number: UnitNumber })].filter(Boolean).join(', ')
  return placeText({ ...place, AddressLine: street || null })
}
