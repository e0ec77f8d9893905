import { ListSearchForm } from '@keystead/contract/assets/properties/property-list.forms.ts'
import { GetUserAssetCounts, USER_ASSET_SORTS } from '@keystead/contract/assets/properties/property.operations.ts'
import { CATEGORIES } from '@keystead/contract/assets/properties/property.values.ts'
import { useEffect, useEffectEvent } from 'react'
import { useCall } from '../../../api/query.ts'
import { Button } from '../../../ui/Button.tsx'
import { LinkChip } from '../../../ui/Chip.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { ChevronDownIcon } from '../../../ui/icons.ts'
import { Menu } from '../../../ui/Menu.tsx'
import type { ListSort, ListView } from './list-address.ts'
import styles from './PropertyList.module.css'

const SEARCH_AFTER_MS = 500

const SORT_TEXTS: Record<ListSort, string> = {
  updated: 'Last changed',
  title: 'Title',
  city: 'City',
  'amount-low': 'Lowest amount',
  'amount-high': 'Highest amount',
}

type PropertyFiltersProps = {
  view: ListView
  /** Of the building whose units are shown. */
  buildingTitle: string | null
  addressOf: (change: Partial<ListView>) => string
  onText: (text: string) => void
}

/** Narrows and orders an owner's list; every choice is an address. */
export function PropertyFilters({ view, buildingTitle, addressOf, onText }: PropertyFiltersProps) {
  const { data: counts } = useCall(GetUserAssetCounts, {})
  const categories = [
    { text: 'All kinds', category: null },
    { text: 'Residential', category: CATEGORIES.Residential },
    { text: 'Commercial', category: CATEGORIES.Commercial },
  ] as const
  return (
    <div className={styles.filters} role="search" aria-label="Properties">
      <TextFilter text={view.text} onText={onText} />
      <div className={styles.chips}>
        {categories.map(({ text, category }) => (
          <LinkChip key={text} to={addressOf({ category })} isCurrent={view.category === category}>
            {text}
          </LinkChip>
        ))}
        {(view.buildings || Boolean(counts?.Buildings)) && (
          <LinkChip to={addressOf({ buildings: !view.buildings, buildingId: null })} isCurrent={view.buildings}>
            Buildings
          </LinkChip>
        )}
        {view.buildingId && (
          <LinkChip
            to={addressOf({ buildingId: null })}
            isCurrent
            removes={`Units of ${buildingTitle ?? 'one building'}. Show all properties again`}
          >
            Units of {shortened(buildingTitle ?? 'one building')}
          </LinkChip>
        )}
      </div>
      <Menu
        trigger={
          <Button variant="quiet" iconAfter={ChevronDownIcon}>
            Sort: {SORT_TEXTS[view.sort]}
          </Button>
        }
        entries={USER_ASSET_SORTS.map((sort) => ({
          text: SORT_TEXTS[sort],
          to: addressOf({ sort }),
          isCurrent: sort === view.sort,
        }))}
      />
    </div>
  )
}

const LONGEST_IN_CHIP = 28

/** A chip is one line on a phone, too. */
function shortened(title: string): string {
  const characters = [...title]
  return characters.length <= LONGEST_IN_CHIP ? title : `${characters.slice(0, LONGEST_IN_CHIP).join('')}…`
}

/** Asks once typing rests, or at once on Enter. */
function TextFilter({ text, onText }: { text: string; onText: (text: string) => void }) {
  const form = useContractForm(ListSearchForm, { Text: text })
  const typed = form.watch('Text')?.trim() ?? ''

  const apply = useEffectEvent((wanted: string) => {
    if (wanted !== text) onText(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(() => apply(typed), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])

  // The way back in the browser, or a link that clears the filters.
  const follow = useEffectEvent((wanted: string) => {
    if (typed !== wanted) form.setValue('Text', wanted)
  })
  useEffect(() => follow(text), [text])

  return (
    <Form form={form} onSubmit={() => onText(typed)} guard={false} className={styles.search}>
      <TextField name="Text" label="Search" placeholder="Title, address or reference code" maxLength={100} />
    </Form>
  )
}
