import { GetUserAssets, USER_ASSET_SORTS } from '@keystead/contract/assets/properties/property.operations.ts'
import { CATEGORIES } from '@keystead/contract/assets/properties/property.values.ts'
import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod'
import { Button } from '../../../ui/Button.tsx'
import { LinkChip } from '../../../ui/Chip.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { ChevronDownIcon } from '../../../ui/icons.ts'
import { Menu } from '../../../ui/Menu.tsx'
import type { ListSort, ListView } from './list-address.ts'
import styles from './PropertyList.module.css'

const SEARCH = z.object({ Text: GetUserAssets.input.shape.Text })
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
  addressOf: (change: Partial<ListView>) => string
  onText: (text: string) => void
}

/** Narrows and orders an owner's list; every choice is an address. */
export function PropertyFilters({ view, addressOf, onText }: PropertyFiltersProps) {
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

/** Asks once typing rests, or at once on Enter. */
function TextFilter({ text, onText }: { text: string; onText: (text: string) => void }) {
  const form = useContractForm(SEARCH, { Text: text })
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
